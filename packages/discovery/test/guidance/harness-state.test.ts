import { expect, test } from 'vitest';

import { harnessState } from '../../src/guidance/harness-state.js';
import { readApp, readHtml, type ReadApp } from '../intents/read-app.js';

const stateFor = (app: ReadApp, label: string): string => harnessState(app.intent(label), app, []);

const tasks = (fields: string, script = 'tasks.push({ title: t.value, day: d.value }); draw();'): ReadApp =>
  readHtml(`<form id="f">${fields}<button>Add task</button></form><ul id="list"></ul><script>
    let tasks = JSON.parse(localStorage.getItem('tasks')) || [];
    const drop = (id) => { tasks = tasks.filter((task) => task.id !== id); draw(); };
    function draw() { list.innerHTML = tasks.map((task) => \`<li>\${task.title} <button onclick="drop(\${task.id})">Delete</button></li>\`).join(''); }
    document.getElementById('f').addEventListener('submit', () => { ${script} });
  </script>`);
const fields =
  '<label for="t">Title</label><input id="t" required><label for="d">Day</label><input id="d" type="date">';

test('the state of a row in an empty list first adds a record by the form of the app', () => {
  expect(stateFor(tasks(fields), 'Delete')).toBe(
    `"delete": { route: "/", setup: async ({ page }) => { await page.locator("[id=\\"t\\"]").fill('Sample'); ` +
      `await page.locator("[id=\\"d\\"]").fill('2026-01-15'); await page.getByRole("button", { name: "Add task" }).click(); } },`,
  );
});

test('a form behind an opener is opened first', () => {
  const app = readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [tasks, setTasks] = useState([]); const [open, setOpen] = useState(false); const [title, setTitle] = useState('');
        return <><button onClick={() => setOpen(true)}>New task</button>
          {open && <form onSubmit={() => setTasks([...tasks, { title }])}><label>Title <input value={title} onChange={(e) => setTitle(e.target.value)} /></label><button>Save</button></form>}
          {tasks.map((task) => <li key={task.id}>{task.title}<button onClick={() => setTasks(tasks.filter((one) => one !== task))}>Delete</button></li>)}</>;
      }`,
  });
  expect(stateFor(app, 'Delete')).toContain('{ name: "New task" }).click(); await page.getByLabel("Title").fill');
});

test.each([
  ['a form with a password', `${fields}<label for="p">Password</label><input id="p" type="password">`, undefined],
  ['a form that adds nothing', fields, 'send(t.value)'],
])('%s is no form that adds a record', (_, inside, script) => {
  expect(stateFor(tasks(inside, script), 'Delete')).toBe('"delete": { route: "/" },');
});

test('a control outside of rows needs no record', () => {
  expect(stateFor(tasks(fields), 'Add task')).toBe('"add-task": { route: "/" },');
});
