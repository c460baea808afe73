import { describe, expect, test } from 'vitest';

import { itemLists } from '../../src/lists/item-lists.js';
import { readApp, readHtml, readVue, type ReadApp } from '../intents/read-app.js';

/** Returns the lists of each tool: the label, the labels of the fields, and the buttons. */
function listsOf(app: ReadApp): object[] {
  const text = (index: number | undefined): string | null =>
    index === undefined ? null : (app.intents[index]?.labels[0]?.text ?? app.intents[index]?.placeholder ?? '?');
  return app.tools.flatMap((tool) =>
    itemLists(tool, app).map(({ label, fields, add, remove }) => [label, fields.map(text), text(add), text(remove)]),
  );
}
const react = (form: string, more = ''): ReadApp =>
  readApp({
    'App.tsx': `import { useState } from 'react'; import { useFieldArray, useForm } from 'react-hook-form';
    export function App() {
      const [lines, setLines] = useState([{ item: '' }]); const [client, setClient] = useState(''); ${more}
      const keep = () => fetch('/api/invoices', { method: 'POST', body: JSON.stringify({ client, lines }) });
      return <form onSubmit={keep}><input aria-label="Client" value={client} onChange={(e) => setClient(e.target.value)} />${form}<button>Send</button></form>;
    }`,
  });
const row = (button = ''): string =>
  `{lines.map((line, at) => <li key={at}><input aria-label="Item" value={line.item} onChange={() => setLines([])} />${button}</li>)}`;
const add = '<button type="button" onClick={() => setLines([...lines, { item: "" }])}>Add line</button>';
const remove = '<button type="button" onClick={() => setLines(lines.filter((_, i) => i !== at))}>Remove</button>';
const list = ['Lines', ['Item'], 'Add line', 'Remove'];

describe('a loop of fields in a form whose list a button of the form grows is a list', () => {
  test.each([
    ['that a setter copies (React)', react(row(remove) + add), list],
    [
      'that a function of the app grows (React)',
      react(
        `${row('<button type="button" onClick={() => dropLine(at)}>×</button>')}<button type="button" onClick={handleAddLine}>Another</button>`,
        'const handleAddLine = () => setLines((all) => [...all, { item: "" }]); const dropLine = (at) => setLines((all) => all.toSpliced(at, 1));',
      ),
      ['Lines', ['Item'], 'Another', '×'],
    ],
    ['without a button that takes an item away (React)', react(row() + add), ['Lines', ['Item'], 'Add line', null]],
    [
      'of useFieldArray (React)',
      react(
        `{fields.map((field, at) => <div key={field.id}><input aria-label="Guest" {...register(\`guests.\${at}.name\`)} /><button type="button" onClick={() => remove(at)}>Remove guest</button></div>)}
        <button type="button" onClick={() => append({ name: '' })}>Add guest</button>`,
        "const { control, register } = useForm(); const { fields, append, remove } = useFieldArray({ control, name: 'guests' });",
      ),
      ['Guests', ['Guest'], 'Add guest', 'Remove guest'],
    ],
    [
      'of a reactive object (Vue)',
      readVue(
        `<form @submit.prevent="keep"><input aria-label="Title" v-model="form.task.title">
        <div v-for="(subtask, at) in form.task.subtasks" :key="at"><input v-model="subtask.title" :placeholder="hints[at]"><b @click="deleteSubtask(at)">x</b></div>
        <button type="button" @click.stop="addSubtask">+ Add New Subtask</button><button>Keep</button></form>`,
        `import { reactive } from 'vue'; const form = reactive({ task: { title: '', subtasks: [] } }); const hints = { 0: 'Coffee' };
        const addSubtask = () => { form.task.subtasks.push({ title: '' }); }; const deleteSubtask = (at) => { form.task.subtasks.splice(at, 1); };
        const keep = () => fetch('/api/tasks', { method: 'POST', body: JSON.stringify(form) });`,
      ),
      ['Subtasks', [expect.anything()], '+ Add New Subtask', expect.anything()],
    ],
    [
      'that a script draws (HTML)',
      readHtml(
        `<form id="form"><input id="client"><ul id="lines"></ul><button type="button" id="add">Add line</button><button>Send</button></form>
        <script>let lines = [];
        function draw() { document.getElementById('lines').innerHTML = lines.map((line, at) => \`<li><input aria-label="Item" value="\${line.item}"><button type="button" onclick="removeLine(\${at})">Remove</button></li>\`).join(''); }
        function removeLine(at) { lines.splice(at, 1); draw(); }
        document.getElementById('add').addEventListener('click', () => { lines.push({ item: '' }); draw(); });
        document.getElementById('form').addEventListener('submit', () => fetch('/api/invoices', { method: 'POST', body: JSON.stringify(lines) }));</script>`,
      ),
      list,
    ],
  ])('%s', (_, app, expected) => {
    expect(listsOf(app)).toEqual([expected]);
  });
});

describe('no list are', () => {
  test.each([
    [
      'records that the button of the form makes',
      readApp({
        'App.tsx': `import { useState } from 'react'; export function App() { const [todos, setTodos] = useState([]); const [text, setText] = useState('');
        const add = () => setTodos([...todos, { text }]);
        return <form><input aria-label="New" value={text} onChange={(e) => setText(e.target.value)} /><button type="button" onClick={add}>Add</button>
        {todos.map((todo) => <li key={todo.id}><input aria-label="Text" value={todo.text} /><button type="button" onClick={() => setTodos(todos.filter((one) => one !== todo))}>Remove</button></li>)}</form>; }`,
      }),
    ],
    ['rows of ticks', react(row(remove).replace('<input', '<input type="checkbox"') + add)],
    [
      'fields whose list a button only sorts',
      react(`${row(remove)}<button type="button" onClick={() => setLines([...lines].sort())}>Sort</button>`),
    ],
    [
      'fields whose list a button empties',
      react(`${row(remove)}<button type="button" onClick={() => setLines([])}>Clear</button>`),
    ],
    [
      'fields whose button sends the new item',
      react(
        `${row(remove)}<button type="button" onClick={() => { fetch('/api/lines', { method: 'POST' }); setLines([...lines, {}]); }}>Add line</button>`,
      ),
    ],
    [
      'fields of another list than the button grows',
      react(
        row(remove) + add.replaceAll('Lines', 'Others').replaceAll('lines', 'others'),
        'const [others, setOthers] = useState([]);',
      ),
    ],
  ])('%s', (_, app) => {
    expect(listsOf(app)).toEqual([]);
  });
});
