import { expect, test } from 'vitest';

import { otherWays } from '../../src/synthesize/other-ways.js';
import { readApp } from '../intents/read-app.js';

/** Returns the ways to the form behind "New task", beside the first one. */
function waysBeside(buttons: string): (string | undefined)[][] {
  const app = readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [open, setOpen] = useState(false); const [edit, setEdit] = useState(false); const [all, setAll] = useState([]);
        return <><button onClick={() => { setEdit(false); setOpen(true); }}>New task</button>${buttons}
          {open && <div role="dialog" aria-label="Task"><form onSubmit={keep}><input aria-label="Title" /><button>Keep</button></form></div>}</>;
      }`,
  });
  const [form] = app.tools.filter(({ kind, fields }) => kind === 'form' && fields.length > 0);
  return otherWays(app)
    .alike(form!)
    .map(({ openers }) => openers.map((opener) => app.intents[opener]?.labels[0]?.text));
}

test('another button that sets the same is another way', () => {
  expect(waysBeside('<button onClick={() => { setEdit(false); setOpen(true); }}>+</button>')).toEqual([['+']]);
});

test.each([
  ['sets another value', '<button onClick={() => { setEdit(true); setOpen(true); }}>Edit</button>'],
  [
    'is in a row',
    '<ul>{all.map((one) => <li key={one.id}>{one.title}<button onClick={() => { setEdit(false); setOpen(true); }}>Again</button></li>)}</ul>',
  ],
])('a button that %s is no other way', (_, button) => {
  expect(waysBeside(button)).toEqual([]);
});

/** Returns the row tools that the button "Drop" of a dialog may be. The dialog has an opener outside of rows, too. */
function rowToolsOf(opener: string): (readonly [string, string | undefined])[] {
  const app = readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [open, setOpen] = useState(false); const [id, setId] = useState(null); const [all, setAll] = useState([]);
        return <><button onClick={() => setOpen(true)}>New task</button>
          <ul>{all.map((one) => <li key={one.id}>{one.title}${opener}</li>)}</ul>
          {open && <div role="dialog" aria-label="Task"><form onSubmit={keep}><input aria-label="Title" /><button>Keep</button></form>
            {isRecord() && <button onClick={() => drop(id)}>Drop</button>}</div>}</>;
      }`,
  });
  const [action] = app.tools.filter((tool) => tool.action === app.intent('Drop').index && tool.row === null);
  return otherWays(app)
    .ofRows(action!)
    .map(({ kind, openers }) => [kind, app.intents[openers.at(-1)!]?.labels[0]?.text] as const);
}

test('an action of a dialog that rows open may be a tool of the row', () => {
  const opener = '<button onClick={() => { setId(one.id); setOpen(true); }}>Change</button>';
  expect(rowToolsOf(opener)).toEqual([['row-action', 'Change']]);
  expect(rowToolsOf('')).toEqual([]);
});
