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
        </ul>
      </nav>
    </main>
  );
}
