// Written from the source before the first run.
const find = (tasks, name) => tasks.find((task) => task.name === name);
const names = ({ tasks }) => tasks.map(({ name }) => name).join();

export const app = {
  source: 'MiguelLamas/react-todo fd0816c',
  stack: 'React 18, Vite 4, Heroicons, plain CSS',
  serve: { command: 'npx vite --port 4681 --strictPort --base /', port: 4681 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      'react-todo.tasks': [
        { id: 1, name: 'Buy milk', checked: false },
        { id: 2, name: 'Call Ada', checked: true },
        { id: 3, name: 'Pay rent', checked: false },
      ],
      'react-todo.theme': 'light',
      'react-todo.color': '240',
    },
  },
  async state({ local }) {
    return {
      tasks: ((await local('react-todo.tasks')) ?? [])
        .map(({ name, checked }) => ({ name, checked }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
      theme: await local('react-todo.theme'),
      hue: Number(await local('react-todo.color')),
    };
  },
  calls: [
    {
      job: 'add a task',
      ways: [{ says: /task/iu, about: /add/iu, not: /edit|update|confirm/iu, fields: [[/task/iu, 'Water plants']] }],
      want: (after) => find(after.tasks, 'Water plants')?.checked === false && after.tasks.length === 4,
      async hand(page) {
        await page.getByLabel('Enter Task').fill('Water plants');
        await page.getByRole('button', { name: 'Add Task' }).click();
      },
    },
    {
      job: 'be refused for a task without a name',
      as: 'add a task',
      fields: [[/task/iu, '']],
      hand: (page) => page.getByRole('button', { name: 'Add Task' }).click(),
    },
    {
      job: 'check a task',
      ways: [
        {
          says: /check|done|complete|toggle|task|item/iu,
          about: /check|done|complete|toggle/iu,
          not: /updat|edit/iu,
          row: 'Buy milk',
          fields: [[/check|done|complete|toggle|task|item|name/iu, true]],
        },
        { says: /check|done|complete|toggle/iu, row: 'Buy milk' },
      ],
      want: (after) => find(after.tasks, 'Buy milk').checked === true,
      hand: (page) => page.locator('label', { hasText: 'Buy milk' }).click(),
    },
    {
      job: 'uncheck a task',
      as: 'check a task',
      row: 'Call Ada',
      fields: [[/check|done|complete|toggle|task|item|name/iu, false]],
      want: (after) => find(after.tasks, 'Call Ada').checked === false,
      hand: (page) => page.locator('label', { hasText: 'Call Ada' }).click(),
    },
    {
      job: 'rename a task',
      ways: [
        { says: /task/iu, about: /updat|edit|renam/iu, row: 'Pay rent', fields: [[/task|name/iu, 'Pay the rent']] },
      ],
      want: (after) => names(after) === 'Buy milk,Call Ada,Pay the rent',
      async hand(page) {
        await page.getByRole('button', { name: 'Update Pay rent Task' }).click();
        await page.getByLabel('Update Task').fill('Pay the rent');
        await page.getByRole('dialog').getByRole('button').click();
      },
    },
    {
      job: 'delete a task',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Buy milk' }],
      want: (after) => names(after) === 'Call Ada,Pay rent',
      hand: (page) => page.getByRole('button', { name: 'Delete Buy milk Task' }).click(),
    },
    {
      job: 'switch to the dark theme',
      ways: [
        { says: /theme|dark/iu, not: /color|colour|hue|picking/iu },
        { says: /theme|dark/iu, not: /color|colour|hue|picking/iu, fields: [[/theme|dark/iu, true]] },
      ],
      want: (after) => after.theme === 'dark',
      hand: (page) => page.getByRole('switch').click(),
    },
    {
      job: 'set the colour of the theme',
      ways: [{ says: /colo|hue/iu, fields: [[/colo|hue/iu, 120]] }],
      want: (after) => after.hue === 120,
      async hand(page) {
        await page.getByRole('button', { name: 'Enable color picking mode' }).click();
        await page.getByLabel('Change color theme slider').fill('120');
      },
    },
    { job: 'read the tasks', rows: [['Buy milk'], ['Call Ada'], ['Pay rent']] },
  ],
};
