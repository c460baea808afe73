import { describe, expect, test } from 'vitest';

import { readApp, readHtml, readVue } from '../intents/read-app.js';

const page = (body: string): Record<string, string> => ({
  'App.tsx': `import { useState } from 'react';
  export function App() {
    const [open, setOpen] = useState(false); const [editing, setEditing] = useState(null); const [shown, setShown] = useState(null); const [pots, setPots] = useState([]);
    const edit = (pot) => { setEditing(pot); setOpen(true); };
    return <>${body}</>;
  }`,
});
const form = '<form onSubmit={keep}><input aria-label="Plant" /><button>Keep</button></form>';
const ofForms = (summaries: { fields: string[] }[]): { fields: string[] }[] =>
  summaries.filter(({ fields }) => fields.length > 0);

describe('the dialog of a form', () => {
  test('that a button of the page and a button of a row open is a tool for each (React)', () => {
    const app = readApp(
      page(
        `<button onClick={() => { setEditing(null); setOpen(true); }}>New pot</button>
        <ul>{pots.map((pot) => <li key={pot.id}><b>{pot.plant}</b><button onClick={() => edit(pot)}>Change</button></li>)}</ul>
        {open && <div role="dialog" aria-label="Pot">${form}</div>}`,
      ),
    );
    expect(ofForms(app.summaries())).toEqual([
      { kind: 'form', fields: ['Plant'], action: 'Keep', openers: ['New pot'] },
      { kind: 'row-action', fields: ['Plant'], action: 'Keep', openers: ['Change'] },
    ]);
    expect(app.tools.map(({ chosenBy }) => chosenBy !== undefined)).toEqual([false, true]);
  });

  test('that a button of the page and a button of a row open is a tool for each (Vue)', () => {
    const app = readVue(
      `<button @click="add">New pot</button>
      <ul><li v-for="pot in pots" :key="pot.id"><b>{{ pot.plant }}</b><button @click="change(pot)">Change</button></li></ul>
      <div role="dialog" v-if="open"><form @submit.prevent="keep"><input aria-label="Plant" v-model="plant"><button>Keep</button></form></div>`,
      `import { ref } from 'vue'; const pots = ref([]); const open = ref(false); const plant = ref('');
      const add = () => { plant.value = ''; open.value = true; }; const change = (pot) => { plant.value = pot.plant; open.value = true; };`,
    );
    expect(ofForms(app.summaries())).toEqual([
      { kind: 'form', fields: ['Plant'], action: 'Keep', openers: ['New pot'] },
      { kind: 'row-action', fields: ['Plant'], action: 'Keep', openers: ['Change'] },
    ]);
  });

  test.each([
    ['that rows alone open is one tool', '', '{open && ', '}'],
    [
      'that the page shows without a press is one tool',
      '<button onClick={() => setOpen(true)}>New pot</button>',
      '',
      '',
    ],
  ])('%s', (_, opener, before, after) => {
    const app = readApp(
      page(
        `${opener}<ul>{pots.map((pot) => <li key={pot.id}><b>{pot.plant}</b><button onClick={() => edit(pot)}>Change</button></li>)}</ul>
        ${before}<div role="dialog" aria-label="Pot">${form}</div>${after}`,
      ),
    );
    expect(ofForms(app.summaries())).toHaveLength(1);
  });

  test('that the details of a row open is a tool of that row', () => {
    const app = readApp(
      page(
        `<button onClick={() => { setEditing(null); setOpen(true); }}>New pot</button>
        <ul>{pots.map((pot) => <li key={pot.id}><b>{pot.plant}</b><button onClick={() => setShown(pot)}>Details</button></li>)}</ul>
        {shown && <div role="dialog" aria-label="Details"><button onClick={() => edit(shown)}>Change</button></div>}
        {open && <div role="dialog" aria-label="Pot">${form}</div>}`,
      ),
    );
    expect(ofForms(app.summaries())).toEqual([
      { kind: 'form', fields: ['Plant'], action: 'Keep', openers: ['New pot'] },
      { kind: 'row-action', fields: ['Plant'], action: 'Keep', openers: ['Details', 'Change'] },
    ]);
  });
});

describe('a second button in a form that is always there', () => {
  const uses = [
    { kind: 'form', fields: ['Plant'], action: 'Add', openers: [] },
    { kind: 'row-action', fields: ['Plant'], action: 'Update', openers: ['Change'] },
  ];

  test('that a button of a row shows is a tool of that row (HTML)', () => {
    const html = (look: string): ReturnType<typeof readHtml> =>
      readHtml(`<form><label>Plant <input id="plant"></label><button type="button" id="add">Add</button>
        <button type="button" id="update" ${look}>Update</button></form><div id="pots"></div>
        <script>
        const update = document.getElementById('update');
        function draw(pots) {
          let box = '';
          pots.forEach((pot, i) => { box += \`<div class="card"><h5>\${pot.plant}</h5><button onclick="change(\${i})">Change</button></div>\`; });
          document.getElementById('pots').innerHTML = box;
        }
        function change(i) { plant.value = pots[i].plant; update.classList.remove('d-none'); update.hidden = false; }
        document.getElementById('add').onclick = () => pots.push(plant.value);
        update.onclick = () => { pots[0] = plant.value; };
        </script>`);
    expect(ofForms(html('class="btn d-none"').summaries())).toEqual(uses);
    expect(ofForms(html('hidden').summaries())).toEqual(uses);
    const always = ofForms(html('class="btn"').summaries());
    expect(always).toEqual([{ kind: 'form', fields: ['Plant'], action: 'Update', openers: [] }]);
  });

  test('is none outside of a form: a link that shows "Close" stays a tool (HTML)', () => {
    const app = readHtml(`<a href="#" id="more">Categories</a><button id="close" hidden>Close</button><script>
      document.getElementById('more').onclick = () => { document.getElementById('close').hidden = false; };</script>`);
    expect(app.summaries()).toContainEqual({ kind: 'action', fields: [], action: 'Categories', openers: [] });
  });

  test('that a button of a row shows is a tool of that row (React)', () => {
    const app = readApp(
      page(
        `<form><input aria-label="Plant" />{editing ? <button type="button" onClick={keep}>Update</button> : <button type="button" onClick={add}>Add</button>}</form>
        <ul>{pots.map((pot) => <li key={pot.id}><b>{pot.plant}</b><button onClick={() => setEditing(pot)}>Change</button></li>)}</ul>`,
      ),
    );
    expect(ofForms(app.summaries())).toContainEqual(uses[1]);
  });
});
