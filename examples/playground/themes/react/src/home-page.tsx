import { Link } from 'react-router';

export function HomePage() {
  return (
    <main>
      <h1>Themes in React</h1>
      <nav aria-label="Themes">
        <ul>
          <li>
            <Link to="/dynamic">Dynamic ids and classes</Link>
          </li>
          <li>
            <Link to="/labels">Plain labels</Link>
          </li>
          <li>
            <Link to="/labels/hard">Hidden labels</Link>
          </li>
          <li>
            <Link to="/join/once">One long form</Link>
          </li>
          <li>
            <Link to="/join/you">Step by step</Link>
          </li>
        </ul>
      </nav>
    </main>
  );
}
