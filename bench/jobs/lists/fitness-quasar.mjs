// Written from the source before the first run. The app keeps its records in IndexedDB, so a harness beside it fills them.
// Its form of a measurement refuses every save, because two forms provide fields under one key. So no job saves one.
const measurement = (id, name, description, measurementType) => ({
  id,
  name,
  description,
  measurementType,
  activityStatus: 'Enabled',
  createdAt: '2026-02-01T08:00:00.000Z',
});
const records = {
  measurements: [
    measurement('m1', 'Weight', 'on the scales', 'Lbs'),
    measurement('m2', 'Waist', 'at the navel', 'Inches'),
  ],
  measurementRecords: [
    {
      id: 'r1',
      parentId: 'm1',
      note: 'after breakfast',
      recordStatus: 'Completed',
      parentType: 'Lbs',
      value: 181,
      createdAt: '2026-02-01T08:00:00.000Z',
    },
  ],
};

/** Opens the app's database, and puts records into it or takes all of it out. */
const database = (page, put) =>
  page.evaluate(async (given) => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const db = await done(indexedDB.open('FitnessTracker'));
    const found = {};
    for (const name of db.objectStoreNames) {
      const store = db.transaction(name, 'readwrite').objectStore(name);
      for (const item of given?.[name] ?? []) await done(store.put(item));
      found[name] = await done(store.getAll());
    }
    db.close();
    return found;
  }, put);

/** Waits until the app has made its database, fills it, and loads the page again. */
async function filled(page) {
  const made = async () =>
    (await indexedDB.databases()).some(({ name, version }) => name === 'FitnessTracker' && version > 1);
  await page.waitForFunction(made);
  await database(page, records);
  await page.reload();
  await page.waitForLoadState('networkidle');
}
async function onOptions(page) {
  await filled(page);
  await page.getByText('Options', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Clear All App Data' }).waitFor();
}
async function onRecords(page) {
  await filled(page);
  await page.getByRole('tab', { name: 'Records' }).click();
  await page.getByText('Measurement Records').waitFor();
}
const dialog = (page) => page.locator('.q-dialog').last();
const inRow = (page, name, icon) =>
  page.locator('tbody tr', { hasText: name }).getByRole('button').filter({ hasText: icon }).click();
const path = async (page) => new URL(page.url()).pathname;
const names = ({ measurements }) => measurements.map(({ name }) => name);
const answer = (page) => dialog(page).getByRole('button', { name: 'OK' }).click();
async function choose(page, label, option) {
  await dialog(page).locator('.q-select', { hasText: label }).click();
  await page.getByRole('option', { name: option }).click();
}
const table = async (page) => (await page.locator('tbody').allInnerTexts()).join(' ');

export const app = {
  source: 'michael-255/fitness-tracker-v14 377ed00',
  stack: 'Vue 3.2, Vite 2, Pinia, Quasar 2, Dexie (IndexedDB)',
  serve: { command: 'npx vite --port 4853 --strictPort --base /', port: 4853 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  async state({ page }) {
    const { measurements, measurementRecords, exercises } = await database(page);
    return {
      measurements: measurements.map(({ id: _, createdAt: __, ...rest }) => rest),
      measurementRecords: measurementRecords.map(({ id: _, createdAt: __, ...rest }) => rest),
      exercises: exercises.length,
    };
  },
  calls: [
    {
      job: 'show the details of a measurement',
      route: '/measurements',
      before: filled,
      ways: [{ says: /detail|show|open|view|summar/iu, not: /edit|delet|report/iu, row: ['Waist', 'm2'] }],
      look: (page) => page.locator('.q-dialog').allInnerTexts(),
      want: ({ look }) => look.join().includes('at the navel'),
      async hand(page) {
        await inRow(page, 'Waist', 'summarize');
        await dialog(page).getByText('at the navel').waitFor();
      },
    },
    {
      job: 'delete a measurement after the question',
      route: '/measurements',
      before: filled,
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /all|clear/iu, row: ['Waist', 'm2'] }],
      want: (after) => names(after).join() === 'Weight',
      async hand(page) {
        await inRow(page, 'Waist', 'delete');
        await answer(page);
      },
    },
    {
      job: 'clear all measurements after the question',
      route: '/measurements',
      before: filled,
      destructive: true,
      ways: [{ says: /clear/iu, not: /app data|column|search/iu }],
      want: (after) => after.measurements.length === 0 && after.measurementRecords.length === 1,
      async hand(page) {
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
        await answer(page);
      },
    },
    {
      job: 'search the measurements',
      route: '/measurements',
      before: filled,
      ways: [{ says: /search|filter|find/iu, fields: [[/search|filter|query|text/iu, 'wais']] }],
      look: table,
      want: ({ look }) => look.includes('Waist') && !look.includes('Weight'),
      async hand(page) {
        await page.getByPlaceholder('Search').fill('wais');
        await page.locator('tbody tr', { hasText: 'Weight' }).waitFor({ state: 'detached' });
      },
    },
    {
      job: 'show the descriptions in the table',
      route: '/measurements',
      before: filled,
      ways: [{ says: /column|visible/iu, fields: [[/column|visible/iu, ['Name', 'Description']]] }],
      look: table,
      want: ({ look }) => look.includes('at the navel'),
      async hand(page) {
        await page.locator('.q-table__top .q-select').click();
        await page.getByRole('option', { name: 'Description' }).click();
        await page.getByText('at the navel').waitFor();
      },
    },
    {
      job: 'read the measurements',
      route: '/measurements',
      before: filled,
      rows: [['Weight'], ['Waist']],
    },
    {
      job: 'add a record of a measurement',
      route: '/measurements',
      before: onRecords,
      ways: [
        {
          says: /creat|add|new|record/iu,
          not: /edit|delet/iu,
          fields: [
            [/parent activity/iu, /Waist/u],
            [/note/iu, 'in the evening'],
            [/value/iu, 34],
          ],
        },
      ],
      want: (after) => after.measurementRecords.some((one) => one.parentId === 'm2' && one.value === 34),
      async hand(page) {
        await page.getByRole('button', { name: 'Create' }).click();
        await choose(page, 'Parent Activity', /Waist/u);
        await dialog(page).getByLabel('Note').fill('in the evening');
        await dialog(page).getByLabel('Value').fill('34');
        await dialog(page).getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'be refused for a record without a value',
      as: 'add a record of a measurement',
      route: '/measurements',
      before: onRecords,
      fields: [
        [/parent activity/iu, /Waist/u],
        [/note/iu, 'in the evening'],
      ],
      async hand(page) {
        await page.getByRole('button', { name: 'Create' }).click();
        await choose(page, 'Parent Activity', /Waist/u);
        await dialog(page).getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'change the value of a record',
      route: '/measurements',
      before: onRecords,
      ways: [
        {
          says: /edit|chang|updat|record/iu,
          not: /creat|add|new|delet/iu,
          row: ['r1', '181'],
          fields: [[/value/iu, 179]],
        },
      ],
      want: ({ measurementRecords: [only] }) => only.value === 179 && only.note === 'after breakfast',
      async hand(page) {
        await inRow(page, 'r1', 'edit');
        await dialog(page).getByLabel('Value').fill('179');
        await dialog(page).getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'delete a record after the question',
      route: '/measurements',
      before: onRecords,
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /all|clear/iu, row: ['r1', '181'] }],
      want: (after) => after.measurementRecords.length === 0 && after.measurements.length === 2,
      async hand(page) {
        await inRow(page, 'r1', 'delete');
        await answer(page);
      },
    },
    {
      job: 'load the default exercises',
      before: onOptions,
      ways: [{ says: /exercise/iu, not: /go to|read|all/iu }],
      want: (after, before) => after.exercises > before.exercises && after.measurements.length === 2,
      hand: (page) => page.getByRole('button', { name: 'Exercises' }).click(),
    },
    {
      job: 'clear all data of the app after the question',
      before: onOptions,
      destructive: true,
      ways: [{ says: /clear.*app data|clear all/iu }],
      want: (after) => after.measurements.length === 0 && after.measurementRecords.length === 0,
      async hand(page) {
        await page.getByRole('button', { name: 'Clear All App Data' }).click();
        await answer(page);
      },
    },
    {
      job: 'go to the workouts',
      route: '/measurements',
      before: filled,
      ways: [
        { says: /workout/iu, not: /load|record/iu },
        { says: /go|open|page/iu, fields: [[/page|go|menu|section|link/iu, /workout/iu]] },
      ],
      look: path,
      want: ({ look }) => look === '/workouts',
      hand: (page) => page.getByText('Workouts', { exact: true }).first().click(),
    },
  ],
};
