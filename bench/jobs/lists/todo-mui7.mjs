// Written from the source before the first run.
const entry = (id, task, isDone) => ({ id, task, isDone, isEditing: false });
const find = (tasks, name) => tasks.find(({ task }) => task === name);
const names = (tasks) => tasks.map(({ task }) => task).join();
const shown = async (page) =>
  (await page.locator('.TodoDiv .left span:last-child').allInnerTexts()).filter(Boolean).join();
const filter = (word) => [
  { says: new RegExp(word, 'iu'), about: /show|filter|display/iu },
  {
    says: new RegExp(`show|filter|display|choice|values|${word}`, 'iu'),
    fields: [[/show|filter|display|choice|values/iu, new RegExp(`^${word}`, 'iu')]],
  },
];

export const app = {
  source: 'PardeepSingh17/TodoApp fefc7e8',
  stack: 'React 19, Vite 7, MUI 7',
  serve: { command: 'npx vite --port 4683 --strictPort', port: 4683 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: { todos: [entry('a', 'Buy milk', false), entry('b', 'Call Ada', true), entry('c', 'Pay rent', false)] },
  },
  async state({ local }) {
    return ((await local('todos')) ?? []).map(({ task, isDone }) => ({ task, isDone }));
  },
  calls: [
    {
      job: 'add a task',
      ways: [{ says: /task/iu, about: /add/iu, not: /edit|save/iu, fields: [[/task/iu, 'Water plants']] }],
      want: (after) => find(after, 'Water plants')?.isDone === false && after.length === 4,
      async hand(page) {
        await page.getByLabel('Enter Task').fill('Water plants');
        await page.getByRole('button', { name: 'Add task' }).click();
      },
    },
    {
      job: 'be refused for a task that exists',
      as: 'add a task',
      fields: [[/task/iu, 'Buy milk']],
      async hand(page) {
        await page.getByLabel('Enter Task').fill('Buy milk');
        await page.getByRole('button', { name: 'Add task' }).click();
      },
    },
    {
      job: 'complete a task',
      ways: [
        { says: /done|complete|toggle|check/iu, row: 'Buy milk', fields: [[/done|complete|toggle|check/iu, true]] },
        { says: /done|complete|toggle|check/iu, row: 'Buy milk' },
      ],
      want: (after) => find(after, 'Buy milk').isDone === true,
      hand: (page) => page.locator('.TodoDiv', { hasText: 'Buy milk' }).getByRole('checkbox').click(),
    },
    {
      job: 'rename a task',
      ways: [
        { says: /edit|sav|task/iu, about: /edit|sav/iu, row: 'Pay rent', fields: [[/edit|task/iu, 'Pay the rent']] },
      ],
      want: (after) => names(after) === 'Buy milk,Call Ada,Pay the rent',
      async hand(page) {
        await page.locator('.TodoDiv', { hasText: 'Pay rent' }).locator('.editIcon').click();
        await page.locator('.Edit input').fill('Pay the rent');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'delete a task',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Buy milk' }],
      want: (after) => names(after) === 'Call Ada,Pay rent',
      hand: (page) => page.locator('.TodoDiv', { hasText: 'Buy milk' }).locator('.deleteIcon').click(),
    },
    {
      job: 'show the completed tasks alone',
      ways: filter('completed'),
      look: shown,
      want: ({ look }) => look === 'Call Ada',
      hand: (page) => page.getByRole('button', { name: /^Completed/u }).click(),
    },
    {
      job: 'show the pending tasks alone',
      ways: filter('pending'),
      look: shown,
      want: ({ look }) => look === 'Buy milk,Pay rent',
      hand: (page) => page.getByRole('button', { name: /^Pending/u }).click(),
    },
    { job: 'read the tasks', rows: [['Buy milk'], ['Call Ada'], ['Pay rent']] },
  ],
};
