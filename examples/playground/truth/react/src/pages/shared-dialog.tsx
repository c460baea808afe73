import { useState } from 'react';

import { PortalBox } from '../parts/portal-box';
import { RenameBox } from '../parts/rename-box';
import { useShown } from '../use-shown';

/** One dialog in four places: above rows, in rows, beside rows, and in another dialog. */
export function SharedDialog() {
  const [names, setNames] = useState<Record<string, string>>({});
  const [isOpen, setOpen] = useState(false);
  useShown(names);
  const rename = (what: string) => (name: string) => setNames((before) => ({ ...before, [what]: name }));
  return (
    <main>
      <h1>Board</h1>
      <ul>
        {['Plan', 'Build'].map((card) => (
          <li key={card}>
            <b>{card}</b>
            <RenameBox opener="Rename card" onRename={rename(card)} />
          </li>
        ))}
      </ul>
      <RenameBox opener="Rename board" onRename={rename('board')} />
      <RenameBox opener="Rename team" onRename={rename('team')} />
      <button onClick={() => setOpen(true)}>Settings</button>
      {isOpen && (
        <PortalBox name="Settings" onClose={() => setOpen(false)}>
          <RenameBox opener="Rename tag" onRename={rename('tag')} />
        </PortalBox>
      )}
    </main>
  );
}
