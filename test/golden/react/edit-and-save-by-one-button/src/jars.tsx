import { useState } from 'react';

import { keepName } from './api';

interface Jar {
  id: number;
  name: string;
}

/**
 * One button is "Edit" and "Save" in turn. The button "Note" only shows its field and sets the field's first value, so it saves
 * nothing; "Keep note" does.
 */
export function Jars({ jars }: { jars: Jar[] }) {
  const [edited, setEdited] = useState<number | null>(null);
  const [draft, setDraft] = useState('');
  const [noted, setNoted] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const save = (id: number) => {
    keepName(id, draft);
    setEdited(null);
  };
  return (
    <ul>
      {jars.map((jar) => (
        <li key={jar.id}>
          {edited === jar.id ? (
            <input aria-label="New name" value={draft} onChange={(event) => setDraft(event.target.value)} />
          ) : (
            <p>{jar.name}</p>
          )}
          <button
            onClick={() => {
              if (edited === jar.id) {
                save(jar.id);
              } else {
                setEdited(jar.id);
                setDraft(jar.name);
              }
            }}
          >
            {edited === jar.id ? 'Save' : 'Edit'}
          </button>
          <button
            onClick={() => {
              setNoted(jar.id);
              setNote('');
            }}
          >
            Note
          </button>
          {noted === jar.id && (
            <div>
              <input aria-label="Words" value={note} onChange={(event) => setNote(event.target.value)} />
              <button onClick={() => keepName(jar.id, note)}>Keep note</button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
