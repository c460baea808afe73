import { expect, test } from 'vitest';

import { readApp } from '../read-app.js';

const chooses = (handler: string): unknown =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App(props) {
        const [size, setSize] = useState('s');
        const [open, setOpen] = useState(false);
        return <button onClick={(e) => { ${handler} }}>x</button>;
      }`,
  }).intents[0]?.chooses?.value;

test.each([
  ["setSize('m')", 'm'],
  ['setSize(2)', 2],
  ["e.preventDefault(); setSize('m'); props.onChange()", 'm'],
  ["setSize('m'); save()", undefined],
  ["setSize('m'); setOpen(true)", undefined],
  ['setOpen(true)', undefined],
  ['setSize(e.target.value)', undefined],
])('%s chooses %s', (handler, value) => {
  expect(chooses(handler)).toBe(value);
});

const allChosen = (...handlers: string[]): unknown =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [filter, setFilter] = useState('');
        const [page, setPage] = useState(1);
        const [open, setOpen] = useState(false);
        const [direction, setDirection] = useState('asc');
        return <>${handlers.map((handler) => `<button onClick={() => { ${handler} }}>x</button>`).join('')}</>;
      }`,
  }).intents.map(({ chooses }) => chooses?.value);

test.each([
  [
    ["setFilter(''); setPage(1)", "setFilter('done'); setPage(1)"],
    ['', 'done'],
  ],
  [
    ["setDirection('asc'); setFilter('name')", "setDirection('asc'); setFilter('date')"],
    ['name', 'date'],
  ],
  [
    ["setFilter('a'); setOpen(true)", "setFilter('b'); setOpen(true)"],
    [undefined, undefined],
  ],
  [
    ["setFilter('a'); setPage(1)", "setFilter('a'); setPage(2)"],
    [undefined, undefined],
  ],
  [
    ["setFilter('a'); setPage(1)", "setFilter('b'); setPage(2)"],
    [undefined, undefined],
  ],
  [["setFilter('a'); setPage(1)"], [undefined]],
  [
    ["setFilter('a'); setPage(1)", "setFilter('b')"],
    [undefined, 'b'],
  ],
])('%j choose %j', (handlers, values) => {
  expect(allChosen(...handlers)).toEqual(values);
});
