import { expect, test } from 'vitest';

import { readApp } from '../intents/read-app.js';

const form = (add: string): [string[], string | null][] =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [note, setNote] = useState(''); const [list, setList] = useState([]);
        const [entry, setEntry] = useState({ name: '', sets: '' });
        const add = () => { ${add} };
        return <form onSubmit={keep}>
          <input aria-label="Note" value={note} onChange={(e) => setNote(e.target.value)} />
          <input aria-label="Name" value={entry.name} onChange={(e) => setEntry({ ...entry, name: e.target.value })} />
          <input aria-label="Sets" value={entry.sets} onChange={(e) => setEntry({ ...entry, sets: e.target.value })} />
          <button type="button" onClick={add}>Add</button><button>Keep</button>
        </form>;
      }`,
  })
    .summaries()
    .map(({ fields, action }) => [fields, action]);

test('a button that adds an entry of some fields to a list is a tool with these fields', () => {
  expect(form(`setList((before) => [...before, entry]); setEntry({ name: '', sets: '' });`)).toEqual([
    [['Note', 'Name', 'Sets'], 'Keep'],
    [['Name', 'Sets'], 'Add'],
  ]);
});

test.each([
  ['only empties the fields', `setEntry({ name: '', sets: '' });`],
  ['only adds a line', `setList((before) => [...before, {}]);`],
])('a button that %s has no fields', (_, add) => {
  expect(form(add).filter(([fields]) => fields.length > 0)).toEqual([[['Note', 'Name', 'Sets'], 'Keep']]);
});
