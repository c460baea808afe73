import { expect, test } from 'vitest';

import { assess } from '../../../src/risk/assess.js';
import { readHtml, readReact, readVue, type ReadApp } from '../../intents/read-app.js';

function riskOf({ tools, ...appModel }: ReadApp): string {
  const [only, ...others] = tools;
  if (only === undefined || others.length > 0) throw new Error(`${tools.length} tools`);
  return assess([only], appModel).level;
}

/** A page with one button, and a script that keeps tasks. */
const page = (code: string, label = 'Clear all'): string =>
  riskOf(
    readHtml(`<button id="b">${label}</button><ul id="list"></ul><script>
      const KEY = 'my-tasks';
      let tasks = JSON.parse(localStorage.getItem(KEY)) || [];
      let shownIds = [];
      function save() { localStorage.setItem(KEY, JSON.stringify(tasks)); }
      function load() { try { tasks = JSON.parse(localStorage.getItem(KEY)); } catch { tasks = []; } }
      document.getElementById('b').addEventListener('click', () => { ${code} });
    </script>`),
  );

test.each([
  ['the whole storage', "localStorage.clear(); list.innerHTML = '';", 'Start over'],
  ['a list that is emptied and kept', 'tasks = []; save();', 'Start over'],
  ['a list whose length is set', 'tasks.length = 0; save();', 'Start over'],
  ['a list whose text is kept', "localStorage.setItem(KEY, '[]'); load();", 'Start over'],
  ['an empty list that is kept', 'localStorage.setItem(KEY, JSON.stringify([]))', 'Start over'],
  ['the only key', 'localStorage.removeItem(KEY); location.reload();', 'Reset'],
  ['a database', "indexedDB.deleteDatabase('tasks')", 'Start over'],
])('a press that empties %s is destructive', (_, code, label) => {
  expect(page(code, label)).toBe('destructive');
});

test.each([
  ['a press that signs out', 'localStorage.clear(); location.href = "/login";', 'Leave'],
  ['a press with the words of signing out', 'localStorage.clear();', 'Log out'],
  ['the storage of a session', 'sessionStorage.clear();', 'Start over'],
  ['a theme', "localStorage.removeItem('my-theme');", 'Reset'],
  ['a filter', "localStorage.removeItem('tasks');", 'Clear filters'],
  ['a list that only the page shows', 'shownIds = []; tasks.push(1); save();', 'Add one'],
  ['a list that is filled again', 'tasks = []; tasks.push(1); save();', 'Add one'],
  ['a list that is read again', 'load(); save();', 'Refresh all'],
])('%s is caution', (_, code, label) => {
  expect(page(code, label)).toBe('caution');
});

const keeps = "function save() { localStorage.setItem('tasks', JSON.stringify(tasks)); }";
test.each([
  [
    'that starts empty and is read later',
    `let tasks = [];\n${keeps}\ntasks = JSON.parse(localStorage.getItem('tasks')) || [];`,
  ],
  ['in the line of its first value', `let tasks = []; ${keeps}`],
  [
    'that is constant, and grows',
    `const tasks = [];\n${keeps}\ntasks.push(...JSON.parse(localStorage.getItem('tasks')));`,
  ],
])('keeping a list %s is caution', (_, script) => {
  const app = readHtml(`<button id="b">Tick</button><script>
    ${script}
    document.getElementById('b').addEventListener('click', () => { tasks[0].done = true; save(); });
  </script>`);
  expect(riskOf(app)).toBe('caution');
});

test('a state of React or Vue that is emptied and kept is destructive too', () => {
  const react = readReact(
    '<button onClick={() => { setTasks([]); localStorage.setItem("tasks", JSON.stringify([])); }}>Go</button>',
    "import { useState } from 'react';",
  );
  expect(riskOf(react)).toBe('destructive');
  const vue = readVue(
    '<button @click="drop">Go</button>',
    "import { ref } from 'vue'; const tasks = ref([]); function drop() { tasks.value = []; localStorage.removeItem('tasks'); }",
  );
  expect(riskOf(vue)).toBe('destructive');
});

test('a form that keeps a record and empties its own list is no loss', () => {
  const app =
    readHtml(`<form id="f"><input name="title" aria-label="Title"><button>Clear and save</button></form><script>
    let errors = []; let items = [];
    document.getElementById('f').addEventListener('submit', () => { items = []; localStorage.setItem('items', JSON.stringify([title.value])); });
  </script>`);
  expect(riskOf(app)).toBe('caution');
});
