import { Link } from 'react-router';

const pages = [
  ['/invoices', 'Table with row menus and bulk selection'],
  ['/tasks', 'Inline editing'],
  ['/pickup', 'Autocomplete with a slow server'],
  ['/people', 'Virtual list'],
  ['/feed', 'Infinite scroll'],
  ['/votes', 'Optimistic update'],
  ['/report', 'Error boundary'],
  ['/settings', 'Lazy route and suspense'],
  ['/catalog', 'Live filters'],
  ['/shapes', 'Option buttons'],
  ['/order', 'Right to left'],
  ['/elements', 'Shadow roots'],
  ['/frames', 'Frames'],
  ['/board', 'Drag handles'],
  ['/menus', 'Menus of choices'],
] as const;

export function HomePage() {
  return (
    <main>
      <h1>Patterns in React</h1>
      <nav aria-label="Patterns">
        <ul>
          {pages.map(([path, title]) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
