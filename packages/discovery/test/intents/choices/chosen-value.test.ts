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
