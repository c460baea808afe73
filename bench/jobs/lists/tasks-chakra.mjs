// Written from the source before the first run.
const task = (id, title, status, priority) => ({ id, title, status, priority, customFields: {} });
const tasks = [
  task(1, 'Paint the fence', 'not_started', 'low'),
  task(2, 'Order seeds', 'in_progress', 'high'),
  task(3, 'Mend the gate', 'completed', 'medium'),
  task(4, 'Sweep the yard', 'not_started', 'none'),
  task(5, 'Call the vet', 'in_progress', 'urgent'),
  task(6, 'Wash the wool', 'not_started', 'medium'),
  task(7, 'Count the hens', 'completed', 'low'),
  task(8, 'Bake the bread', 'not_started', 'high'),
  task(9, 'Dig the pond', 'not_started', 'none'),
  task(10, 'Trim the hedge', 'completed', 'low'),
  task(11, 'Air the barn', 'not_started', 'urgent'),
  task(12, 'Label the jars', 'in_progress', 'medium'),
];
const find = ({ tasks: all }, title) => all.find((one) => one.title === title);
const rowOf = (page, title) => page.locator('tbody tr', { hasText: title });
const titles = (page) => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
const drawer = (page) => page.getByRole('dialog');
const tick = (...names) =>
  async function (page) {
    for (const name of names) await rowOf(page, name).locator('label').click();
  };
const selected = async (page) => (await page.getByText(/^\d+ selected$/u).allInnerTexts()).join();
const choose = async (page, label, option) => {
  await drawer(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const openNew = (page) => page.getByRole('button', { name: 'create a new task' }).click();
const openFilter = (page) => page.locator('#root button:not([aria-label])').first().click();
const add = { says: /task/iu, about: /add|new|creat/iu, not: /edit|update|filter|field/iu };
const edit = { says: /task|edit/iu, about: /edit|update|change/iu };

export const app = {
  source: 'abhinavdc/sympl-tasks f330832',
  stack: 'React 19, Vite 6, Chakra UI 3, Zustand 5, zod 3',
  serve: { command: 'npx vite --port 4741 --strictPort', port: 4741 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: { local: { theme: 'light', 'task-store': { state: { tasks, customFieldDefinitions: [] }, version: 0 } } },
  async state({ page, local }) {
    const { state } = (await local('task-store')) ?? { state: {} };
    return {
      theme: await page.evaluate(() => localStorage.getItem('theme')),
      tasks: (state.tasks ?? []).map(({ title, status, priority }) => ({ title, status, priority })),
      columns: (state.customFieldDefinitions ?? []).map(({ label, type }) => `${label} ${type}`),
    };
  },
  also: [/select/iu, /previous|next|page/iu, /priority/iu],
  calls: [
    {
      job: 'add a task',
      ways: [{ ...add, fields: [[/title/iu, 'Stack the hay']] }],
      want: (after) => find(after, 'Stack the hay')?.status === 'not_started' && after.tasks.length === 13,
      async hand(page) {
        await openNew(page);
        await drawer(page).getByLabel('Title').fill('Stack the hay');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'add a task of a status and a priority',
      ways: [
        {
          ...add,
          fields: [
            [/title/iu, 'Stack the hay'],
            [/status/iu, /^in progress$/iu],
            [/priority/iu, /^urgent$/iu],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Stack the hay')?.status === 'in_progress' && find(after, 'Stack the hay').priority === 'urgent',
      async hand(page) {
        await openNew(page);
        await drawer(page).getByLabel('Title').fill('Stack the hay');
        await choose(page, 'Status', 'In Progress');
        await choose(page, 'Priority', 'Urgent');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'be refused for a title of two letters',
      as: 'add a task',
      fields: [[/title/iu, 'Hi']],
      async hand(page) {
        await openNew(page);
        await drawer(page).getByLabel('Title').fill('Hi');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'rename a task',
      ways: [{ ...edit, row: 'Mend the gate', fields: [[/title/iu, 'Mend both gates']] }],
      want: (after) => find(after, 'Mend both gates')?.priority === 'medium' && after.tasks.length === 12,
      async hand(page) {
        await page.getByRole('button', { name: 'Edit Task: Mend the gate' }).click();
        await drawer(page).getByLabel('Title').fill('Mend both gates');
        await page.getByRole('button', { name: 'Update' }).click();
      },
    },
    {
      job: 'set a task to completed',
      ways: [{ ...edit, row: 'Call the vet', fields: [[/status/iu, /^completed$/iu]] }],
      want: (after) =>
        find(after, 'Call the vet').status === 'completed' && find(after, 'Dig the pond').status === 'not_started',
      async hand(page) {
        await page.getByRole('button', { name: 'Edit Task: Call the vet' }).click();
        await choose(page, 'Status', 'Completed');
        await page.getByRole('button', { name: 'Update' }).click();
      },
    },
    {
      job: 'delete a task after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Sweep the yard' }],
      want: (after) => find(after, 'Sweep the yard') === undefined && after.tasks.length === 11,
      async hand(page) {
        await page.getByRole('button', { name: 'Delete Task: Sweep the yard' }).click();
        await drawer(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'select a task',
      ways: [
        {
          says: /select|check|choose|tick/iu,
          row: 'Count the hens',
          fields: [[/select|check|choose|row|task/iu, true]],
        },
        { says: /select|check|choose|tick/iu, row: 'Count the hens' },
      ],
      look: selected,
      want: ({ look }) => look === '1 selected',
      hand: tick('Count the hens'),
    },
    {
      job: 'select all tasks',
      ways: [
        { says: /select|check|tick|all/iu, about: /all/iu, fields: [[/select|check|all/iu, true]] },
        { says: /(?:select|check|tick) all/iu },
      ],
      look: selected,
      want: ({ look }) => look === '12 selected',
      hand: (page) => page.locator('thead label').click(),
    },
    {
      job: 'delete the selected tasks after the question',
      destructive: true,
      before: tick('Order seeds', 'Bake the bread'),
      ways: [{ says: /delet|remov/iu, about: /bulk|selected|tasks/iu }],
      want: (after) =>
        after.tasks.length === 10 &&
        find(after, 'Order seeds') === undefined &&
        find(after, 'Bake the bread') === undefined,
      async hand(page) {
        await page
          .locator('[data-scope="popover"] button, [data-scope="action-bar"] button', { hasText: 'Delete' })
          .click();
        await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'show the completed tasks alone',
      ways: [{ says: /filter/iu, about: /filter/iu, fields: [[/status/iu, /^completed$/iu]] }],
      look: titles,
      want: ({ look }) => look.join() === 'Mend the gate,Count the hens,Trim the hedge',
      async hand(page) {
        await openFilter(page);
        await choose(page, 'Status', 'Completed');
        await page.getByRole('button', { name: 'Apply Filter' }).click();
      },
    },
    {
      job: 'find tasks by a word of the title',
      ways: [{ says: /filter|search|find/iu, about: /filter|search/iu, fields: [[/title|search/iu, 'hedge']] }],
      look: titles,
      want: ({ look }) => look.join() === 'Trim the hedge',
      async hand(page) {
        await openFilter(page);
        await drawer(page).getByLabel('Title').fill('hedge');
        await page.getByRole('button', { name: 'Apply Filter' }).click();
      },
    },
    {
      job: 'clear the filter',
      async before(page) {
        await openFilter(page);
        await drawer(page).getByLabel('Title').fill('hedge');
        await page.getByRole('button', { name: 'Apply Filter' }).click();
        await page.getByText('Trim the hedge').waitFor();
      },
      destructive: true,
      ways: [{ says: /clear|reset/iu, about: /filter/iu, not: /delet/iu }],
      look: titles,
      want: ({ look }) => look.length === 10,
      async hand(page) {
        await openFilter(page);
        await page.getByRole('button', { name: 'Clear Filter' }).click();
      },
    },
    {
      job: 'sort the tasks by title',
      ways: [
        { says: /sort|order/iu, about: /sort/iu, fields: [[/sort|by|column|order/iu, /task|title/iu]] },
        { says: /sort|order/iu, about: /task|title/iu, not: /add|creat|edit/iu },
      ],
      look: titles,
      want: ({ look }) => look[0] === 'Air the barn',
      hand: (page) => page.getByRole('columnheader', { name: 'Task' }).click(),
    },
    {
      job: 'show the second page',
      ways: [
        { says: /page/iu, fields: [[/page/iu, /^2$/u]] },
        { says: /page/iu, fields: [[/page/iu, 2]] },
        { says: /next page/iu },
      ],
      look: titles,
      want: ({ look }) => look.join() === 'Air the barn,Label the jars',
      hand: (page) => page.getByRole('button', { name: 'next page' }).click(),
    },
    {
      job: 'show five tasks on a page',
      ways: [{ says: /size|per page|rows|page/iu, fields: [[/size|per page|rows|page|show/iu, /^5$/u]] }],
      look: titles,
      want: ({ look }) => look.length === 5,
      async hand(page) {
        await page.getByRole('combobox').first().click();
        await page.getByRole('option', { name: '5', exact: true }).click();
      },
    },
    {
      job: 'change to dark colours',
      ways: [
        { says: /dark|theme|colou?r/iu, fields: [[/dark|theme|colou?r|mode/iu, /dark/iu]] },
        { says: /dark|theme|colou?r/iu },
      ],
      want: ({ theme }) => theme === 'dark',
      hand: (page) => page.getByRole('button', { name: 'Toggle color mode' }).click(),
    },
    {
      job: 'add a column of numbers',
      ways: [
        {
          says: /field|column/iu,
          about: /add|custom/iu,
          fields: [
            [/name|fields/iu, 'Cost'],
            [/type/iu, /^number$/iu],
          ],
        },
        { says: /field|column/iu, about: /custom/iu, fields: [[/field/iu, { name: 'Cost', type: /^number$/iu }]] },
      ],
      want: ({ columns }) => columns.join() === 'Cost number',
      async hand(page) {
        await openNew(page);
        await page.getByRole('button', { name: 'Add/Modify Fields' }).click();
        await page.getByRole('button', { name: 'Add Custom Field' }).click();
        await page.getByPlaceholder('Enter field name').fill('Cost');
        await page.getByRole('combobox').last().click();
        await page.getByRole('option', { name: 'Number', exact: true }).click();
        await page.getByRole('button', { name: 'Save', exact: true }).click();
      },
    },
    {
      job: 'read the tasks',
      rows: [
        ['Order seeds', 'High', 'In Progress'],
        ['Dig the pond', 'None', 'Not Started'],
      ],
    },
  ],
};
