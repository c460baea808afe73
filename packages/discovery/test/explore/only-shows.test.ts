import { expect, test } from 'vitest';

import { onlyShows } from '../../src/explore/only-shows.js';
import { readApp, readHtml, readReact } from '../intents/read-app.js';

/** Decides for the button of a page that keeps tasks. */
const shows = (code: string): boolean =>
  onlyShows(
    readHtml(`<button id="b">History</button><div id="part" class="hidden"></div><script>
      let tasks = [];
      const part = document.getElementById('part');
      const made = () => { const sums = {}; const lines = []; for (const one of tasks) { sums[one.kind] = 1; lines.push(one.title); } return lines; };
      const kept = () => { const all = tasks; all.push({}); return all; };
      document.getElementById('b').addEventListener('click', () => { part.classList.remove('hidden'); ${code} });
    </script>`).intent('History').handlers,
  );

test.each([
  ['sorts a copy', 'part.innerHTML = [...tasks].sort().join()', true],
  ['sorts what it filters', 'part.innerHTML = tasks.filter(Boolean).sort().join()', true],
  ['fills a list and an object of its own', 'part.innerHTML = made().join()', true],
  [
    'fills a list anew behind its first entry',
    "part.innerHTML = '<option>Choose</option>'; tasks.forEach(() => part.appendChild(document.createElement('option')))",
    true,
  ],
  ['adds to a list that it leaves', "part.appendChild(document.createElement('li'))", false],
  [
    'fills the part with an element that it makes',
    "const box = document.createElement('input'); box.type = 'text'; box.id = tasks.getName(); part.replaceChildren(); part.showModal(); part.append(box)",
    true,
  ],
  [
    'presses a link that it makes',
    "const link = document.createElement('a'); link.href = '/export'; link.click()",
    false,
  ],
  ["sorts the app's own list", 'tasks.sort(); part.innerHTML = tasks.join()', false],
  ["adds to the app's own list under another name", 'part.innerHTML = kept().join()', false],
  ['keeps what it made', "const next = []; next.push(1); localStorage.setItem('tasks', next);", false],
])('a press that shows a part and %s: %j', (_, code, expected) => {
  expect(shows(code)).toBe(expected);
});

test.each([
  ['sets its own member to a literal', 'this.step = 0;', true],
  ['sets its own member to what it keeps', 'this.step = this.load();', false],
])('a method that shows a part and %s: %j', (_, code, expected) => {
  const page = readHtml(`<button id="b">Tour</button><div id="part" class="hidden"></div><script>
    class Tour {
      constructor() { document.getElementById('b').addEventListener('click', () => this.start()); }
      start() { ${code} document.getElementById('part').classList.remove('hidden'); }
    }
    new Tour();
  </script>`);
  expect(onlyShows(page.intent('Tour').handlers)).toBe(expected);
});

/** Decides for the listener of a button that a script creates. */
const presses = (code: string): boolean => {
  const page = readHtml(`<button id="b">Add jar</button><div id="dialogs"></div><script>
    class Jars {
      constructor(app) { this.app = app; document.getElementById('b').addEventListener('click', (event) => this.press(event)); }
      press(event) { ${code} }
    }
    new Jars(window.app);
  </script>`);
  return onlyShows(page.intent('Add jar').handlers);
};
const made = `const dialog = document.createElement('dialog'); const home = document.getElementById('dialogs');`;

test.each([
  ['opens the dialog that it puts into the page', `${made} home.append(dialog); dialog.showModal();`, true],
  [
    'opens a dialog and keeps a record',
    `${made} home.append(dialog); dialog.showModal(); localStorage.setItem('a', 1);`,
    false,
  ],
  ['puts an element into the page', `${made} home.append(dialog);`, false],
  ['gives its place to a box', `event.target.closest('button').replaceWith(box()); `, false],
  [
    'gives its place to a box that it makes',
    `event.target.closest('button').replaceWith(document.createElement('input'));`,
    true,
  ],
  [
    'gives the place of another element away',
    `document.getElementById('dialogs').replaceWith(document.createElement('p'));`,
    false,
  ],
  ['draws a part by a method of an object', 'this.app.renderJar(1, true);', true],
  ['draws and changes a record', 'this.app.renderJar(1, true); this.app.update(1);', false],
])('a press that %s', (_, code, expected) => {
  expect(presses(code)).toBe(expected);
});

test('a list of its own that becomes a state is no view alone', () => {
  const app = readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() { const [tasks, setTasks] = useState([]); const [open, setOpen] = useState(false);
        return <button onClick={() => { const next = [...tasks]; next.push({}); setTasks(next); setOpen(true); }}>Add</button>; }`,
  });
  expect(onlyShows(app.intent('Add').handlers)).toBe(false);
});

test.each([
  ['opens a modal of a library', "modals.openContextModal({ modal: 'label' })", true],
  [
    'opens a modal and keeps a record',
    "modals.openContextModal({ modal: 'label' }); localStorage.setItem('label', 'a')",
    false,
  ],
  ['closes a modal', 'modals.closeModal()', false],
])('a press that %s: %j', (_, code, expected) => {
  const page = readReact(
    '<button onClick={press}>Label</button>',
    `import { modals } from '@mantine/modals';\nconst press = () => { ${code}; };`,
  );
  expect(onlyShows(page.intent('Label').handlers)).toBe(expected);
});
