import { describe, expect, test } from 'vitest';

import { openerRules } from '../../../src/intents/openers/link-openers.js';
import { readApp, readHtml, type ReadApp } from '../read-app.js';

const openersOf = (app: ReadApp, kind: string): (string | undefined)[] =>
  app.boundaries
    .filter((boundary) => boundary.kind === kind)
    .flatMap(({ openers }) => openers.map((index) => app.intents[index]?.labels[0]?.text));

/** The rules in order, each with a page in which the button Edit opens the dialog or menu. */
const cases: [rule: string, kind: string, app: () => ReadApp][] = [
  [
    'target attribute',
    'dialog',
    () => readHtml('<button commandfor="m" command="show-modal">Edit</button><dialog id="m"><input></dialog>'),
  ],
  [
    'link to a dialog',
    'dialog',
    () => readHtml('<a href="#m">Edit</a><a href="#top">Top</a><p id="top"></p><dialog id="m"><input></dialog>'),
  ],
  [
    'state',
    'dialog',
    () =>
      readApp({
        'App.tsx': `import { useState } from 'react';
          export function App() {
            const [open, setOpen] = useState(false);
            return <><button onClick={() => setOpen(true)}>Edit</button><EditDialog open={open}><input /></EditDialog></>;
          }`,
      }),
  ],
  [
    'method call',
    'dialog',
    () => readHtml(`<button onclick="m.showModal()">Edit</button><dialog id="m"><input></dialog>`),
  ],
  [
    'carried id',
    'region',
    () =>
      readHtml(`<button data-tab="m">Edit</button><button data-tab="x">Gone</button><div id="m"><input></div><script>
        document.querySelectorAll('[data-tab]').forEach((tab) => tab.addEventListener('click', () =>
          document.getElementById(tab.dataset.tab).classList.add('active')));</script>`),
  ],
  [
    'part in a call',
    'component',
    () =>
      readApp({
        'App.tsx': `import { modals } from './modals';
          function Form() { return <><input aria-label="Name" /><button>Save</button></>; }
          export function App() { return <button onClick={() => modals.open({ content: <Form /> })}>Edit</button>; }`,
      }),
  ],
  [
    'Bootstrap dropdown',
    'menu',
    () =>
      readHtml(
        '<div><button data-bs-toggle="dropdown">Edit</button><ul class="dropdown-menu"><li><a href="/x">X</a></li></ul></div>',
      ),
  ],
];

describe('openers', () => {
  test.each(cases)('%s opens a %s', (_, kind, app) => {
    expect(openersOf(app(), kind)).toEqual(['Edit']);
  });

  test('a component that a call receives outside of a handler has no opener', () => {
    const app = readApp({
      'App.tsx': `import { registry } from './registry';
        function Form() { return <><input aria-label="Name" /><button>Save</button></>; }
        export function App() {
          registry.add({ content: <Form /> });
          return <button onClick={() => registry.clear()}>Edit</button>;
        }`,
    });
    expect(openersOf(app, 'component')).toEqual([]);
  });

  test('a button that hides the part which its attribute names only dismisses it, and one that keeps something acts', () => {
    const dismisses = (more: string): unknown =>
      readHtml(`<div class="modal" id="m"><input><button data-modal="m">Cancel it</button></div><script>
        const close = (id) => document.getElementById(id).classList.remove('active');
        document.querySelectorAll('[data-modal]').forEach((one) => one.addEventListener('click', () => {
          const id = one.getAttribute('data-modal'); ${more} close(id); }));</script>`).intents[1]?.dismisses;
    expect(dismisses('')).toBeDefined();
    expect(dismisses("localStorage.setItem('a', id);")).toBeUndefined();
  });

  test('a part that a press shows after it kept something has no opener', () => {
    const page = (before: string): ReadApp =>
      readHtml(`<button onclick="${before}done('m')">Edit</button><div id="m"><input></div><script>
        function done(id) { document.getElementById(id).style.display = 'block'; }</script>`);
    expect(openersOf(page(''), 'region')).toEqual(['Edit']);
    expect(openersOf(page("localStorage.setItem('a', 1); "), 'region')).toEqual([]);
  });

  test('every rule has a case, in order', () => {
    expect(cases.map(([rule]) => rule)).toEqual(openerRules.map(({ name }) => name));
  });
});

describe('a press that writes to the storage', () => {
  const app = (start: string): ReadApp =>
    readApp({
      'App.tsx': `import { useState } from 'react';
        export function App() {
          const [run, setRun] = useState(null);
          const begin = () => { ${start} };
          const end = () => { localStorage.removeItem('run'); setRun(null); };
          return run ? <button onClick={end}>Stop</button> : <button onClick={begin}>Start</button>;
        }`,
    });
  const acts = ({ summaries }: ReadApp): [string | null, string[]][] =>
    summaries().map(({ action, openers }) => [action, openers]);

  test('opens nothing: the page shows its result', () => {
    const kept = `const made = { at: Date.now() }; localStorage.setItem('run', JSON.stringify(made)); setRun(made);`;
    expect(acts(app(kept))).toEqual([
      ['Stop', []],
      ['Start', []],
    ]);
  });

  test('opens a part if it sets a flag, which the storage only remembers', () => {
    expect(acts(app(`localStorage.setItem('run', 'yes'); setRun(true);`))).toEqual([['Stop', ['Start']]]);
  });
});

describe('a button that adds a record and shows it', () => {
  const app = (handler: string): ReadApp =>
    readApp({
      'App.tsx': `import { useState } from 'react';
        export function App() {
          const [notes, setNotes] = useState([]);
          const [tabs, setTabs] = useState([]);
          const [chosen, setChosen] = useState(null);
          return <>
            <button onClick={() => { ${handler} }}>Press</button>
            {chosen && <form><input aria-label="Title" /><button>Save</button></form>}
          </>;
        }`,
    });

  test.each(['setNotes([...notes, { id: 1 }]); setChosen(1)', 'setNotes((old) => [{ id: 1 }, ...old]); setChosen(1)'])(
    'is no opener: %s',
    (handler) => {
      expect(openersOf(app(handler), 'form')).toEqual([]);
    },
  );

  test.each(['setChosen(1)', 'setNotes([]); setChosen(1)', 'setNotes([...notes]); setChosen(1)'])(
    'is an opener if it adds nothing: %s',
    (handler) => {
      expect(openersOf(app(handler), 'form')).toEqual(['Press']);
    },
  );
});
