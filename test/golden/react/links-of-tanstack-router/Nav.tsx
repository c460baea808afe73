import { Link } from '@tanstack/react-router';

export function Nav() {
  return (
    <nav aria-label="Main">
      <Link to="/about">About</Link>
      <Link to="/search" search={{ query: 'tanstack' }}>
        Search
      </Link>
    </nav>
  );
}
