// Written from the source before the first run. The app keeps its tasks in IndexedDB, so a harness beside it fills them. The
// chosen statuses are in the storage of the browser. A change of a task loses its date of creation, so no job compares that.
const tasks = [
  {
    id: 1,
    title: 'Paint the fence',
    description: 'Two coats of green paint',
    status: 'new',
    expirationDate: '2026-12-01T10:00:00.000Z',
    dateCreated: '2026-11-01T10:00:00.000Z',
  },
  {
    id: 2,
    title: 'Mend the bicycle',
    description: 'The chain and both brakes',
    status: 'in-progress',
    expirationDate: '2026-12-02T10:00:00.000Z',
    dateCreated: '2026-11-02T10:00:00.000Z',
  },
];

/** A day of the month that the calendar shows first. */
const month = new Date().toLocaleDateString('sv').slice(0, 7);
const due = `${month}-28`;

/** Opens the app's database, and puts tasks into it if there are any. Returns all tasks. */
const database = (page, put = []) =>
  page.evaluate(async (given) => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const db = await done(indexedDB.open('task-db'));
    const store = db.transaction('tasks', 'readwrite').objectStore('tasks');
    for (const { expirationDate, dateCreated, ...rest } of given) {
      const dates = { expirationDate: new Date(expirationDate), dateCreated: new Date(dateCreated) };
      await done(store.put({ ...rest, ...dates }));
    }
    const all = await done(store.getAll());
    db.close();
    return all.map(({ title, description, status, expirationDate }) => ({
      title,
      description,
      status,
      expires: new Date(expirationDate).toLocaleDateString('sv'),
    }));
  }, put);

async function filled(page) {
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'task-db'));
  await database(page, tasks);
  await page.reload();
  await page.getByText('Paint the fence').waitFor();
}
async function filtered(page) {
  await filled(page);
  await page.getByText('In progress').first().click();
  await page.getByText('Paint the fence').waitFor({ state: 'detached' });
}
const named = (state, title) => state.tasks.find((task) => task.title === title);
const card = (page, title) => page.locator('.relative', { hasText: title }).last();
const edit = (page, title) => card(page, title).locator('.cursor-pointer').click();
const box = (page, label) => page.locator('label', { hasText: label }).last().locator('input, select').first();
const save = (page, name) => page.getByRole('button', { name, exact: true }).click();
async function pick(page) {
  await page.locator('.dp__input').click();
  await page.locator('.dp__cell_inner:not(.dp__cell_offset)', { hasText: /^28$/u }).click();
  await page.getByText('Select', { exact: true }).click();
}
const shown = async (page) => (await page.locator('h2').allInnerTexts()).join(', ');

export const app = {
  source: 'Stafora/vue3-tracker 9c64f42',
  stack: 'Vue 3.5, Vite 6, Pinia, VeeValidate 4 with yup, jenesius-vue-modal (IndexedDB)',
  serve: { command: 'npx vite --config ./config/vite.config.ts --port 4861 --strictPort', port: 4861 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  async state({ page, local }) {
    return { tasks: await database(page), statuses: (await local('status')) ?? [] };
  },
  calls: [
    {
      job: 'add a task',
      route: '/',
      before: filled,
      ways: [
        {
          says: /add|creat|new/iu,
          not: /edit|delet|updat/iu,
          fields: [
            [/title/iu, 'Buy new lamps'],
            [/descri/iu, 'Three of them for the hall'],
            [/status/iu, 'In progress'],
            [/expire|date/iu, due],
          ],
        },
      ],
      want(after) {
        const made = named(after, 'Buy new lamps');
        return made?.status === 'in-progress' && made.expires === due && after.tasks.length === 3;
      },
      async hand(page) {
        await save(page, 'Add');
        await box(page, 'Title').fill('Buy new lamps');
        await box(page, 'Description').fill('Three of them for the hall');
        await box(page, 'Status').selectOption('In progress');
        await pick(page);
        await save(page, 'Create');
      },
    },
    {
      job: 'be refused for a short title',
      as: 'add a task',
      route: '/',
      before: filled,
      fields: [
        [/title/iu, 'Lamps'],
        [/descri/iu, 'Three of them for the hall'],
        [/status/iu, 'In progress'],
        [/expire|date/iu, due],
      ],
      async hand(page) {
        await save(page, 'Add');
        await box(page, 'Title').fill('Lamps');
        await box(page, 'Description').fill('Three of them for the hall');
        await pick(page);
        await save(page, 'Create');
      },
    },
    {
      job: 'change the description of a task',
      route: '/',
      before: filled,
      ways: [
        {
          says: /edit|chang|updat/iu,
          not: /creat|add|delet/iu,
          row: ['Mend the bicycle'],
          fields: [[/descri/iu, 'The chain, brakes and bell']],
        },
      ],
      want: (after) =>
        named(after, 'Mend the bicycle')?.description === 'The chain, brakes and bell' && after.tasks.length === 2,
      async hand(page) {
        await edit(page, 'Mend the bicycle');
        await page.getByText('Update Task').waitFor();
        await box(page, 'Description').fill('The chain, brakes and bell');
        await save(page, 'Update');
      },
    },
    {
      job: 'change the status of a task',
      route: '/',
      before: filled,
      ways: [
        {
          says: /edit|chang|updat|status/iu,
          not: /creat|add|delet|filter/iu,
          row: ['Paint the fence'],
          fields: [[/status/iu, 'Complited']],
        },
      ],
      want: (after) =>
        named(after, 'Paint the fence')?.status === 'complited' &&
        named(after, 'Paint the fence').description === 'Two coats of green paint',
      async hand(page) {
        await edit(page, 'Paint the fence');
        await page.getByText('Update Task').waitFor();
        await box(page, 'Status').selectOption('Complited');
        await save(page, 'Update');
      },
    },
    {
      job: 'be refused for a short description',
      as: 'change the description of a task',
      route: '/',
      before: filled,
      row: ['Mend the bicycle'],
      fields: [[/descri/iu, 'Chain']],
      async hand(page) {
        await edit(page, 'Mend the bicycle');
        await page.getByText('Update Task').waitFor();
        await box(page, 'Description').fill('Chain');
        await save(page, 'Update');
      },
    },
    {
      job: 'delete a task',
      route: '/',
      before: filled,
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Paint the fence'] }],
      want: (after) => after.tasks.map(({ title }) => title).join() === 'Mend the bicycle',
      hand: (page) => card(page, 'Paint the fence').getByRole('button', { name: 'Delete' }).click(),
    },
    {
      job: 'show the tasks in progress alone',
      route: '/',
      before: filled,
      ways: [
        {
          says: /filter|status|show|choos|set/iu,
          not: /edit|creat|delet/iu,
          fields: [[/status|filter|show|choos/iu, ['In progress']]],
        },
        { says: /in progress|filter|status/iu, not: /edit|creat|delet/iu, fields: [[/in progress/iu, true]] },
      ],
      look: shown,
      want: ({ state, look }) => state.statuses.join() === 'in-progress' && look === 'Mend the bicycle',
      async hand(page) {
        await page.getByText('In progress').first().click();
        await page.getByText('Paint the fence').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'show the new tasks and those in progress',
      as: 'show the tasks in progress alone',
      route: '/',
      before: filled,
      fields: [[/status|filter|show|choos/iu, ['New', 'In progress']]],
      want: (after) => after.statuses.toSorted().join() === 'in-progress,new',
      async hand(page) {
        await page.getByText('In progress').first().click();
        await page.getByText('New', { exact: true }).first().click();
      },
    },
    {
      job: 'show all tasks again',
      route: '/',
      before: filtered,
      ways: [
        {
          says: /filter|status|show|choos|set/iu,
          not: /edit|creat|delet/iu,
          fields: [[/status|filter|show|choos/iu, []]],
        },
        { says: /in progress|filter|status/iu, not: /edit|creat|delet/iu, fields: [[/in progress/iu, false]] },
      ],
      look: shown,
      want: ({ state, look }) => state.statuses.length === 0 && look === 'Paint the fence, Mend the bicycle',
      async hand(page) {
        await page.getByText('In progress').first().click();
        await page.getByText('Paint the fence').waitFor();
      },
    },
    {
      job: 'read the tasks',
      route: '/',
      before: filled,
      rows: [
        ['Paint the fence', 'Two coats of green paint'],
        ['Mend the bicycle', 'The chain and both brakes'],
      ],
    },
  ],
};
