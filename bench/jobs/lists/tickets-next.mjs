// Written from the source before the first run.
const task = (id, title, status, priority) => ({
  id,
  title,
  status,
  priority,
  createdAt: `2026-10-${String(30 - id).padStart(2, '0')}T10:00:00.000Z`,
  updatedAt: '2026-10-30T10:00:00.000Z',
  customFields: [],
});
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
const titles = (page) => page.locator('tbody tr td:nth-child(3)').allInnerTexts();
const sheet = (page) => page.getByRole('dialog');
const chosen = async (page) => (await page.getByText(/row\(s\) selected$/u).allInnerTexts()).join();
const path = async (page) => new URL(page.url()).pathname;
/** Waits until the page has written its filters into the address: each change of it takes the ticks away. */
const steady = async (page) => {
  for (let last = ''; last !== page.url();) {
    last = page.url();
    await page.waitForTimeout(1500);
  }
};
const tick = (...names) =>
  async function (page) {
    await steady(page);
    for (const name of names) await rowOf(page, name).getByRole('checkbox').click();
  };
const openNew = (page) => page.locator('main button').first().click();
// The labels are not tied to the selects.
const choose = async (page, label, option) => {
  await sheet(page).getByRole('combobox').nth(['Priority', 'Status'].indexOf(label)).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const menuOf = async (row, page, item) => {
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: item }).click();
};
const filterBy = async (page, status) => {
  await page
    .locator('main')
    .getByRole('button', { name: /^Status/u })
    .first()
    .click();
  await page.getByRole('option', { name: status, exact: true }).click();
  await page.keyboard.press('Escape');
};
const cardOf = (page, title) => page.locator('main .shadow-sm.relative', { hasText: title });
const add = { says: /task/iu, about: /add|new|creat/iu, not: /edit|update|search|filter/iu };
const edit = { says: /task|edit/iu, about: /edit|update|save|change/iu };

export const app = {
  source: 'alifarooq9/gfe-assign 2d7c6cc',
  stack: 'Next 15 (App Router), React 19, shadcn/ui, TanStack Query, React Hook Form, zod 3, Zustand, dnd-kit',
  serve: { command: 'npx next dev -p 4742', port: 4742 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: { local: { tasks } },
  async state({ local }) {
    return {
      tasks: ((await local('tasks')) ?? []).map(({ title, status, priority, customFields }) => ({
        title,
        status,
        priority,
        more: customFields.map(({ name, type, value }) => `${name} ${type} ${value}`),
      })),
    };
  },
  also: [/page/iu, /view|kanban|table/iu, /priority/iu, /sort/iu],
  calls: [
    {
      job: 'add a task',
      ways: [{ ...add, fields: [[/title/iu, 'Stack the hay']] }],
      want: (after) => find(after, 'Stack the hay')?.status === 'not_started' && after.tasks.length === 13,
      async hand(page) {
        await openNew(page);
        await sheet(page).getByLabel('Title').fill('Stack the hay');
        await page.getByRole('button', { name: 'Create' }).click();
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
        await sheet(page).getByLabel('Title').fill('Stack the hay');
        await choose(page, 'Status', 'In Progress');
        await choose(page, 'Priority', 'Urgent');
        await page.getByRole('button', { name: 'Create' }).click();
      },
    },
    {
      job: 'add a task with a field of its own',
      ways: [
        {
          ...add,
          fields: [
            [/title/iu, 'Stack the hay'],
            [/custom|field/iu, { name: 'place', value: 'North barn' }],
          ],
        },
      ],
      want: (after) => find(after, 'Stack the hay')?.more.join() === 'place text North barn',
      async hand(page) {
        await openNew(page);
        await sheet(page).getByLabel('Title').fill('Stack the hay');
        await page.getByRole('button', { name: 'Add Custom Field' }).click();
        await sheet(page).getByLabel('Name').fill('place');
        await sheet(page).getByLabel('Text Value').fill('North barn');
        await page.getByRole('button', { name: 'Create' }).click();
      },
    },
    {
      job: 'be refused for a title of one letter',
      as: 'add a task',
      fields: [[/title/iu, 'H']],
      async hand(page) {
        await openNew(page);
        await sheet(page).getByLabel('Title').fill('H');
        await page.getByRole('button', { name: 'Create' }).click();
      },
    },
    {
      job: 'rename a task',
      ways: [{ ...edit, row: 'Mend the gate', fields: [[/title/iu, 'Mend both gates']] }],
      want: (after) => find(after, 'Mend both gates')?.priority === 'medium' && after.tasks.length === 12,
      async hand(page) {
        await menuOf(rowOf(page, 'Mend the gate'), page, 'Edit');
        await sheet(page).getByLabel('Title').fill('Mend both gates');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'set a task to completed',
      ways: [{ ...edit, row: 'Call the vet', fields: [[/status/iu, /^completed$/iu]] }],
      want: (after) =>
        find(after, 'Call the vet').status === 'completed' && find(after, 'Dig the pond').status === 'not_started',
      async hand(page) {
        await menuOf(rowOf(page, 'Call the vet'), page, 'Edit');
        await choose(page, 'Status', 'Completed');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'delete a task after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Sweep the yard' }],
      want: (after) => find(after, 'Sweep the yard') === undefined && after.tasks.length === 11,
      async hand(page) {
        await menuOf(rowOf(page, 'Sweep the yard'), page, 'Delete');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
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
      look: chosen,
      want: ({ look }) => look.startsWith('1 of'),
      hand: tick('Count the hens'),
    },
    {
      job: 'delete the selected tasks',
      destructive: true,
      before: tick('Order seeds', 'Bake the bread'),
      ways: [{ says: /delet|remov/iu, about: /bulk|selected|tasks/iu }],
      want: (after) =>
        after.tasks.length === 10 &&
        find(after, 'Order seeds') === undefined &&
        find(after, 'Bake the bread') === undefined,
      async hand(page) {
        await page.getByRole('button', { name: /^Actions/u }).click();
        await page.getByRole('menuitem', { name: /^Delete/u }).click();
      },
    },
    {
      job: 'search the tasks',
      ways: [{ says: /search|find/iu, about: /search/iu, fields: [[/search|title/iu, 'hedge']] }],
      look: titles,
      want: ({ look }) => look.join() === 'Trim the hedge',
      hand: (page) => page.getByPlaceholder(/^Search from/u).fill('hedge'),
    },
    {
      job: 'show the completed tasks alone',
      ways: [
        {
          says: /status|filter/iu,
          about: /filter|status/iu,
          not: /add|edit/iu,
          fields: [[/status|filter/iu, /^completed$/iu]],
        },
      ],
      look: titles,
      want: ({ look }) => look.join() === 'Mend the gate,Count the hens,Trim the hedge',
      hand: (page) => filterBy(page, 'Completed'),
    },
    {
      job: 'sort the tasks by title',
      ways: [
        {
          says: /sort|order|title/iu,
          about: /sort|title/iu,
          not: /add|edit|search/iu,
          fields: [[/sort|title|order|direction/iu, /^asc/iu]],
        },
        { says: /sort|asc/iu, about: /title/iu, not: /add|edit|search|desc/iu },
      ],
      look: titles,
      want: ({ look }) => look[0] === 'Air the barn',
      async hand(page) {
        await page.locator('thead').getByRole('button', { name: 'Title' }).click();
        await page.getByRole('menuitemcheckbox', { name: 'Asc' }).click();
      },
    },
    {
      job: 'show the second page',
      ways: [
        { says: /page/iu, fields: [[/^page|page$/iu, /^2$/u]] },
        { says: /page/iu, fields: [[/^page|page$/iu, 2]] },
        { says: /next/iu, about: /page/iu },
      ],
      look: titles,
      want: ({ look }) => look.join() === 'Air the barn,Label the jars',
      hand: (page) => page.locator('button:has(.lucide-chevron-right)').click(),
    },
    {
      job: 'show twenty tasks on a page',
      ways: [{ says: /rows|size|per page/iu, fields: [[/rows|size|per page/iu, /^20$/u]] }],
      look: titles,
      want: ({ look }) => look.length === 12,
      async hand(page) {
        await page.getByRole('combobox').last().click();
        await page.getByRole('option', { name: '20' }).click();
      },
    },
    {
      job: 'go to the board',
      ways: [
        { says: /go to|open|navigat|menu|view/iu, fields: [[/page|to|menu|link|choice|view/iu, /^kanban/iu]] },
        { says: /kanban/iu },
      ],
      look: path,
      want: ({ look }) => look === '/kanban',
      async hand(page) {
        await page.getByRole('link', { name: 'Kanban View' }).click();
        await page.waitForURL('**/kanban**', { waitUntil: 'commit', timeout: 30_000 });
      },
    },
    {
      job: 'read the tasks',
      rows: [
        ['Order seeds', 'High', 'In Progress'],
        ['Dig the pond', 'None', 'Not Started'],
      ],
    },
    {
      job: 'read the cards of the board',
      route: '/kanban',
      before: (page) => page.getByText('Label the jars').waitFor(),
      rows: [
        ['Label the jars', 'In Progress'],
        ['Air the barn', 'Not Started'],
      ],
    },
    {
      job: 'rename a card of the board',
      route: '/kanban',
      ways: [{ ...edit, row: 'Wash the wool', fields: [[/title/iu, 'Wash all the wool']] }],
      want: (after) => find(after, 'Wash all the wool')?.priority === 'medium' && after.tasks.length === 12,
      async hand(page) {
        await menuOf(cardOf(page, 'Wash the wool'), page, 'Edit');
        await sheet(page).getByLabel('Title').fill('Wash all the wool');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'delete a card of the board after the question',
      route: '/kanban',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Air the barn' }],
      want: (after) => find(after, 'Air the barn') === undefined && after.tasks.length === 11,
      async hand(page) {
        await menuOf(cardOf(page, 'Air the barn'), page, 'Delete');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'move a card to another priority',
      route: '/kanban',
      ways: [
        { says: /move|drag/iu, row: 'Paint the fence', fields: [[/to|column|priority/iu, /^high$/iu]] },
        { ...edit, row: 'Paint the fence', fields: [[/priority/iu, /^high$/iu]] },
      ],
      want: (after) => find(after, 'Paint the fence').priority === 'high' && after.tasks.length === 12,
      async hand(page) {
        await menuOf(cardOf(page, 'Paint the fence'), page, 'Edit');
        await choose(page, 'Priority', 'High');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
  ],
};
