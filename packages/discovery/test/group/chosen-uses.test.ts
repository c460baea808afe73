import { describe, expect, test } from 'vitest';

import { readApp, readVue } from '../intents/read-app.js';

const form = (fields = '<input aria-label="Amount" />'): string =>
  `{open && <div role="dialog" aria-label="Entry"><form onSubmit={keep}>${fields}<button>Keep</button></form></div>}`;
const page = (body: string): Record<string, string> => ({
  'App.tsx': `import { useState } from 'react';
  export function App() {
    const [open, setOpen] = useState(false); const [kind, setKind] = useState('expense'); const [all, setAll] = useState([]);
    const begin = (chosen) => { setKind(chosen); setOpen(true); };
    return <>${body}</>;
  }`,
});
const forms = (app: ReturnType<typeof readApp>) =>
  app.summaries().flatMap(({ fields, openers, kind }) => (fields.length === 0 ? [] : [[kind, openers]]));

describe('the dialog of a form that buttons open', () => {
  test('each for a kind of its own is a tool for each (React)', () => {
    const app = readApp(
      page(
        `<button onClick={() => begin('expense')}>Expense</button><button onClick={() => begin('income')}>Income</button>${form()}`,
      ),
    );
    expect(forms(app)).toEqual([
      ['form', ['Expense']],
      ['form', ['Income']],
    ]);
    expect(app.tools.map(({ chosenBy }) => chosenBy !== undefined)).toEqual([true, true]);
  });

  test('each for a kind of its own is a tool for each (Vue)', () => {
    const app = readVue(
      `<button @click="begin('expense')">Expense</button><button @click="begin('income')">Income</button>
      <div role="dialog" v-if="open"><form @submit.prevent="keep"><input aria-label="Amount" v-model="amount"><button>Keep</button></form></div>`,
      `import { ref } from 'vue'; const kind = ref('expense'); const open = ref(false); const amount = ref('');
      function begin(chosen) { kind.value = chosen; open.value = true; }`,
    );
    expect(forms(app)).toEqual([
      ['form', ['Expense']],
      ['form', ['Income']],
    ]);
  });

  test('each for a text in the state that shows it is a tool for each (React)', () => {
    const shown = (test: string): ReturnType<typeof readApp> =>
      readApp({
        'App.tsx': `import { useState } from 'react';
        export function App() {
          const [kind, setKind] = useState(null);
          return <><button onClick={() => setKind('expense')}>Expense</button><button onClick={() => setKind('income')}>Income</button>
            {${test} && <div role="dialog" aria-label="Entry"><form onSubmit={keep}><input aria-label="Amount" /><button>Keep</button></form></div>}</>;
        }`,
      });
    expect(forms(shown('kind !== null'))).toEqual([
      ['form', ['Expense']],
      ['form', ['Income']],
    ]);
    expect(forms(shown("kind === 'income'"))).toEqual([['form', ['Income']]]);
    expect(forms(shown("kind !== 'expense'"))).toEqual([['form', ['Income']]]);
  });

  test('to add and to edit by one object of flags is a tool for each (Vue)', () => {
    const app = readVue(
      `<button @click="add">Add</button><button @click="change">Change</button>
      <div role="dialog" v-if="view.open"><form @submit.prevent="keep"><input aria-label="Amount" v-model="amount"><button>Keep</button></form></div>`,
      `import { reactive, ref } from 'vue'; const view = ref({ open: false, edit: false }); const amount = ref('');
      const add = () => { view.value = { open: true, edit: false }; }; const change = () => { view.value = { open: true, edit: true }; };`,
    );
    expect(forms(app)).toEqual([
      ['form', ['Add']],
      ['form', ['Change']],
    ]);
  });

  test.each([
    [
      'for the same kind is one tool',
      `<button onClick={() => begin('expense')}>Expense</button><button onClick={() => begin('expense')}>Spend</button>`,
    ],
    [
      'without a kind is one tool',
      `<button onClick={() => setOpen(true)}>Expense</button><button onClick={() => setOpen(true)}>Spend</button>`,
    ],
    [
      'of which one is in a row is one tool of the page',
      `<button onClick={() => begin('expense')}>Expense</button><ul>{all.map((one) => <li key={one.id}>{one.name}<button onClick={() => begin(one.kind)}>Again</button></li>)}</ul>`,
    ],
  ])('%s', (_, openers) => {
    expect(forms(readApp(page(openers + form()))).filter(([kind]) => kind === 'form')).toHaveLength(1);
  });

  test('each for a kind, and a row as well, is one tool for the row', () => {
    const app = readApp(
      page(
        `<button onClick={() => begin('expense')}>Expense</button><button onClick={() => begin('income')}>Income</button>
        <ul>{all.map((one) => <li key={one.id}>{one.name}<button onClick={() => begin(one.kind)}>Again</button></li>)}</ul>${form()}`,
      ),
    );
    expect(forms(app)).toEqual([
      ['form', ['Expense']],
      ['form', ['Income']],
      ['row-action', ['Again']],
    ]);
  });
});

describe('a button beside the submit of a form', () => {
  const fields = (button: string) =>
    readApp({
      'App.tsx': `import { useState } from 'react';
      export function App({ add, look }) {
        const [name, setName] = useState(''); const [mail, setMail] = useState(''); const [town, setTown] = useState('');
        const draft = () => { const one = { name, mail, town, state: 'draft' }; setTimeout(() => { add(one); }, 100); };
        return <form onSubmit={() => add({ name, mail, town })}>
          <input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} />
          <input aria-label="Mail" value={mail} onChange={(e) => setMail(e.target.value)} />
          <input aria-label="Town" value={town} onChange={(e) => setTown(e.target.value)} />
          ${button}<button>Send</button></form>;
      }`,
    })
      .summaries()
      .map((tool) => [tool.action, tool.fields.length]);

  test('that passes the fields on is a tool with the fields', () => {
    expect(fields('<button type="button" onClick={draft}>Save as draft</button>')).toEqual([
      ['Save as draft', 3],
      ['Send', 3],
    ]);
  });

  test('that passes one of them is a tool of its own', () => {
    expect(fields('<button type="button" onClick={() => look(town)}>Find the town</button>')).toEqual([
      ['Send', 3],
      ['Find the town', 0],
    ]);
  });
});
