// Written from the source before the first run. The page's words are Polish. The app keeps its records in memory alone, so the
// list presses its button "Dodaj 10 (Debug)" first, and the harness beside the app does the same.
const rows = (page) => page.locator('tbody tr');
const rowOf = (page, name) => rows(page).filter({ hasText: name }).first();
const dialog = (page) => page.locator('.v-overlay--active .v-card').first();
const save = (page) => dialog(page).getByRole('button', { name: 'Zapisz' }).click();
const table = async (page) => (await rows(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' ').trim());
const people = async (page) => (await table(page)).length;

async function before(page) {
  await page.getByRole('button', { name: 'Dodaj 10 (Debug)' }).dispatchEvent('mousedown');
  await rows(page).first().waitFor();
}

async function fill(page, values) {
  for (const [label, value] of values) await dialog(page).getByLabel(label, { exact: true }).first().fill(value);
}

const address = [
  ['Kraj', 'Norway'],
  ['Kod pocztowy', '0150'],
  ['Miasto', 'Oslo'],
  ['Nr domu', '14'],
];

async function add(page, email) {
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await fill(page, [['Imię i nazwisko', 'Dora Elm'], ['E-mail', email], ...address]);
  await dialog(page).locator('.v-select').click();
  await page.getByRole('option', { name: 'tester' }).click();
  await save(page);
}

const fields = (email) => [
  [/imi[eę]|name/iu, 'Dora Elm'],
  [/e-?mail/iu, email],
  [/stanowisko|job/iu, /^tester$/u],
  [/kraj|country/iu, 'Norway'],
  [/kod|postal/iu, '0150'],
  [/miasto|city/iu, 'Oslo'],
  [/domu|house/iu, '14'],
];

export const app = {
  source: 'DawidFrankiewicz/primeo-vuetify-panel 92d1ed6',
  stack: 'Vue 3, Vite 6, Pinia, Vuetify 3, VeeValidate 4, yup, words in Polish',
  serve: { command: 'npx vite --port 4844 --strictPort', port: 4844 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  async state({ page }) {
    return { table: await table(page) };
  },
  calls: [
    {
      job: 'add an employee',
      ways: [{ says: /dodaj|pracownik|zapisz|add|employee/iu, not: /debug|10/iu, fields: fields('dora@example.com') }],
      before,
      want: (after, was) => after.table.length === was.table.length + 1 && after.table.at(-1).includes('Dora Elm'),
      hand: (page) => add(page, 'dora@example.com'),
    },
    {
      job: 'be refused for an address without a host',
      as: 'add an employee',
      fields: fields('dora'),
      before,
      hand: (page) => add(page, 'dora'),
    },
    {
      job: 'change the phone number of an employee',
      ways: [
        {
          says: /edytuj|edit|zapisz|pracownik|employee/iu,
          not: /dodaj/iu,
          row: ['Emma Davis', 'emma.davis@company.com'],
          fields: [[/telefon|phone/iu, '999-000-111']],
        },
      ],
      before,
      want: ({ table: after }) => after.find((row) => row.startsWith('Emma Davis'))?.includes('999-000-111') === true,
      async hand(page) {
        await rowOf(page, 'Emma Davis').locator('button').first().dispatchEvent('mousedown');
        await fill(page, [['Numer telefonu', '999-000-111']]);
        await save(page);
      },
    },
    {
      job: 'delete an employee after the question',
      destructive: true,
      ways: [{ says: /usu[nń]|delet|remov|tak/iu, row: ['Priya Patel', 'priya.patel@design.in'] }],
      before,
      want: ({ table: after }) => !after.some((row) => row.startsWith('Priya Patel')) && after.length === 9,
      async hand(page) {
        await rowOf(page, 'Priya Patel').locator('button').last().dispatchEvent('mousedown');
        await dialog(page).getByRole('button', { name: 'Tak' }).click();
      },
    },
    {
      job: 'sort the employees by their job',
      ways: [
        { says: /stanowisko|sort/iu, about: /stanowisko/iu },
        { says: /sort/iu, fields: [[/sort|column|kolumn/iu, /stanowisko/iu]] },
      ],
      before,
      look: async (page) => (await table(page))[0],
      want: ({ look }) => look.includes('back-end'),
      hand: (page) => page.locator('th', { hasText: 'Stanowisko' }).click(),
    },
    {
      job: 'add ten employees for a test',
      ways: [{ says: /10|debug/iu }],
      look: people,
      want: ({ look }) => look === 10,
      hand: (page) => page.getByRole('button', { name: 'Dodaj 10 (Debug)' }).dispatchEvent('mousedown'),
    },
    {
      job: 'read the employees',
      before,
      rows: [
        ['Emma Davis', 'emma.davis@company.com', 'pm'],
        ['Priya Patel', 'priya.patel@design.in', 'designer'],
      ],
    },
  ],
};
