import { Link } from 'react-router';

export function Home() {
  return (
    <main>
      <h1>Widgets</h1>
      <p>The same booking on every page, with the controls of one library each.</p>
      <nav aria-label="Libraries">
        <ul>
          <li>
            <Link to="/controlled">React, controlled</Link>
          </li>
          <li>
            <Link to="/uncontrolled">React, uncontrolled</Link>
          </li>
          <li>
            <Link to="/react-hook-form">react-hook-form</Link>
          </li>
          <li>
            <Link to="/mui">MUI</Link>
          </li>
          <li>
            <Link to="/antd">Ant Design</Link>
          </li>
          <li>
            <Link to="/radix">Radix</Link>
          </li>
          <li>
            <Link to="/mantine">Mantine</Link>
          </li>
          <li>
            <Link to="/headless-ui">Headless UI</Link>
          </li>
        </ul>
      </nav>
    </main>
  );
}
