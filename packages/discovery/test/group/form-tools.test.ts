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

const dialog = (mode: string): [string[], string | null][] =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [mode, setMode] = useState(''); const [deck, setDeck] = useState(''); const [card, setCard] = useState('');
        const [shown, setShown] = useState(false);
        return <main>
          <button onClick={() => { setMode('deck'); setShown(true); }}>New deck</button>
          <button onClick={() => { setMode('card'); setShown(true); }}>New card</button>
          {shown && <dialog open aria-label="New">
            {mode === 'deck' ? <section>
              <input aria-label="Deck" value={deck} onChange={(e) => setDeck(e.target.value)} />${mode}
            </section> : <section>
              <input aria-label="Card" value={card} onChange={(e) => setCard(e.target.value)} />
              <button onClick={() => mode === 'deck' ? addDeck(deck) : addCard(card)}>Add</button>
            </section>}
          </dialog>}
        </main>;
      }`,
  })
    .summaries()
    .filter(({ fields }) => fields.length > 0)
    .map(({ fields, action }) => [fields, action]);
const ownButton = '<button onClick={() => addDeck(deck)}>Create deck</button>';

test('a mode of a dialog with a button of its own keeps its fields, and the dialog has the others', () => {
  const tools = dialog(ownButton);
  expect(tools).toContainEqual([['Deck'], 'Create deck']);
  expect(tools).toContainEqual([['Card'], 'Add']);
  expect(tools.filter(([fields]) => fields.length > 1)).toEqual([]);
});

test('a mode without a button of its own leaves its field to the button of the dialog', () => {
  expect(dialog('')).toContainEqual([['Deck', 'Card'], 'Add']);
});
