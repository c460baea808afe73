import { useState } from 'react';

interface Jar {
  id: number;
  name: string;
  shelf: string;
}

const first: Jar[] = [
  { id: 1, name: 'Plum', shelf: 'pantry' },
  { id: 2, name: 'Fig', shelf: 'pantry' },
  { id: 3, name: 'Quince', shelf: 'pantry' },
];

/** Jars that people work on by boxes without a role: `div` and `span` with a handler, a double click, and a button in turn. */
export function App() {
  const [jars, setJars] = useState(first);
  const [adds, setAdds] = useState(false);
  const [added, setAdded] = useState('');
  const [helped, setHelped] = useState(0);
  const [renamed, setRenamed] = useState<number | null>(null);
  const [draft, setDraft] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const [shelf, setShelf] = useState('');

  const change = (id: number, part: Partial<Jar>): void =>
    setJars((all) => all.map((jar) => (jar.id === id ? { ...jar, ...part } : jar)));
  const keep = (id: number): void => {
    change(id, { name: draft });
    setRenamed(null);
  };
  const deleteAll = (): void => setJars([]);

  return (
    <main>
      <h1>Jars</h1>
      <div className="tap" onClick={() => setJars([...jars, { id: Date.now(), name: 'Blank', shelf: 'pantry' }])}>
        Add a blank jar
      </div>
      <div onClick={() => setJars(jars.map((jar) => ({ ...jar, shelf: 'cellar' })))}>Carry all to the cellar</div>
      <div className="tap" onClick={() => setAdds(true)}>
        New jar…
      </div>
      {adds && (
        <section aria-label="New jar">
          <input aria-label="Name" value={added} onChange={(event) => setAdded(event.target.value)} />
          <button
            onClick={() => {
              setJars([...jars, { id: Date.now(), name: added, shelf: 'pantry' }]);
              setAdds(false);
            }}
          >
            Add
          </button>
        </section>
      )}
      <div>
        <span className="tap" onClick={() => setHelped(helped + 1)}>
          Help
        </span>
        <span className="tap" onClick={() => setHelped(helped - 1)}>
          Help
        </span>
      </div>
      <button onClick={deleteAll}>
        <a href="#empty">Delete all jars</a>
      </button>
      <ul>
        {jars.map((jar) => (
          <li key={jar.id}>
            {renamed === jar.id ? (
              <input
                autoFocus
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
                onBlur={() => keep(jar.id)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') keep(jar.id);
                }}
              />
            ) : (
              <b
                onDoubleClick={() => {
                  setRenamed(jar.id);
                  setDraft(jar.name);
                }}
              >
                {jar.name}
              </b>
            )}
            {moved === jar.id && (
              <input aria-label="Shelf" value={shelf} onChange={(event) => setShelf(event.target.value)} />
            )}
            <button
              onClick={() => {
                if (moved === jar.id) {
                  change(jar.id, { shelf });
                  setMoved(null);
                } else {
                  setMoved(jar.id);
                  setShelf(jar.shelf);
                }
              }}
            >
              {moved === jar.id ? 'Keep' : 'Move'}
            </button>
            <span className="tap" onClick={() => change(jar.id, { shelf: 'table' })}>
              Serve
            </span>
          </li>
        ))}
      </ul>
      <output id="state">{JSON.stringify({ jars, helped })}</output>
    </main>
  );
}
