import { describe, expect, test } from 'vitest';

import { readApp, type ReadApp } from '../read-app.js';

const app = (markup: string): ReadApp =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [open, setOpen] = useState(false);
        const [item, setItem] = useState(null);
        return <><button onClick={() => setOpen(true)}>Open</button><button onClick={() => setItem(1)}>Pick</button>${markup}</>;
      }`,
  });

/** Prints each boundary but the page: its kind, and the labels of its openers. */
const print = (read: ReadApp): string[] =>
  read.boundaries
    .slice(1)
    .map(({ kind, openers }) => `${kind} by ${openers.map((index) => read.intents[index]?.labels[0]?.text).join('/')}`);

describe('conditions', () => {
  test.each([
    ['a condition around a control is a region', '{open && <p><input /></p>}', ['region by Open']],
    ['a condition around a form is the condition of the form', '{open && <form><input /></form>}', ['form by Open']],
    [
      'controls and a form share the region',
      '{open && <div><input /><form><input /></form></div>}',
      ['region by Open', 'form by '],
    ],
    ['the else of an empty state is a region', '{item === null ? <p>x</p> : <p><input /></p>}', ['region by Pick']],
    ['a condition without a control is left out', '{open && <p>x</p>}', []],
  ])('%s', (_, markup, boundaries) => {
    expect(print(app(markup))).toEqual(boundaries);
  });
});
