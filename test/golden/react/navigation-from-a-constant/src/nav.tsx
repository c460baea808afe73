import { NavLink } from 'react-router';

const pages = [
  { to: '/', label: 'Home' },
  { to: '/orders', label: 'Orders' },
  { to: '/account', label: 'Account' },
];

export function Nav({ user }: { user: { name: string } }) {
  return (
    <header>
      <nav aria-label="Main">
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <NavLink to={`/people/${user.name}`}>My page</NavLink>
    </header>
  );
}
