import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';

import { people } from '../../../api/people';
import { useShown } from '../use-shown';

export function PeoplePage() {
  const [invited, setInvited] = useState<string[]>([]);
  const [rendered, setRendered] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 3,
    onChange: (now) => setRendered(now.getVirtualItems().length),
  });
  useShown({ invited, rendered });

  async function invite(name: string) {
    await fetch('/api/invitations', { method: 'POST', body: JSON.stringify({ name }) });
    setInvited((before) => [...before, name]);
  }

  return (
    <main>
      <h1>People</h1>
      <div ref={box} style={{ height: 320, overflow: 'auto' }}>
        <ul aria-label="People" style={{ height: rows.getTotalSize(), position: 'relative', margin: 0, padding: 0 }}>
          {rows.getVirtualItems().map((row) => (
            <li
              key={row.key}
              style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${row.start}px)` }}
            >
              <strong>{people[row.index]}</strong>
              <button type="button" onClick={() => invite(people[row.index]!)}>
                Invite
              </button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
