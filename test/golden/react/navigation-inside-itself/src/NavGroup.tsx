import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { Entry } from './navigation';

function Group({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        {entry.title}
      </button>
      {open && <NavGroup items={entry.items} />}
    </>
  );
}

export function NavGroup({ items }: { items?: Entry[] }) {
  return (
    <ul>
      {items?.map((entry) => (
        <li key={entry.title}>{entry.items ? <Group entry={entry} /> : <NavLink to={entry.to ?? '/'}>{entry.title}</NavLink>}</li>
      ))}
    </ul>
  );
}
