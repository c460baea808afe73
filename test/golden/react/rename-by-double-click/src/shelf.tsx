import { useState } from 'react';

interface Jar {
  id: number;
  name: string;
  kind: string;
}

/**
 * A double press on the name of a jar shows a field; Enter or a press elsewhere keeps the new name. The jars of the chosen kind
 * are for sale: the choice opens no row.
 */
export function Shelf() {
  const [jars, setJars] = useState<Jar[]>([]);
  const [renamed, setRenamed] = useState<number | null>(null);
  const [kind, setKind] = useState('sweet');
  const [draft, setDraft] = useState('');
  const keep = (id: number) => {
    setJars((all) => all.map((one) => (one.id === id ? { ...one, name: draft } : one)));
    setRenamed(null);
  };
  const sell = (id: number) => setJars((all) => all.filter((one) => one.id !== id));
  return (
    <ul>
      <button onClick={() => setKind('sour')}>Sour</button>
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
            <span
              onDoubleClick={() => {
                setRenamed(jar.id);
                setDraft(jar.name);
              }}
            >
              {jar.name}
            </span>
          )}
          <button onClick={() => setJars((all) => all.filter((one) => one.id !== jar.id))}>Remove</button>
          {kind === jar.kind && <button onClick={() => sell(jar.id)}>Sell</button>}
        </li>
      ))}
    </ul>
  );
}
