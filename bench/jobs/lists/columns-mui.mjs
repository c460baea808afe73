// Written from the source before the first run.
const person = (id, name, age, role, team) => ({
  id: String(id),
  name,
  email: `${name.split(' ')[0].toLowerCase()}@example.org`,
  age,
  role,
  team,
});
const people = [
  person(1, 'Bela Kron', 41, 'Baker', 'North'),
  person(2, 'Cora Lind', 28, 'Sailor', 'South'),
  person(3, 'Dov Marsh', 57, 'Miller', 'North'),
  person(4, 'Edda Moor', 33, 'Baker', 'South'),
  person(5, 'Finn Oster', 62, 'Potter', 'North'),
  person(6, 'Gita Pohl', 24, 'Sailor', 'South'),
  person(7, 'Hugo Rand', 45, 'Miller', 'North'),
  person(8, 'Ines Sand', 38, 'Potter', 'South'),
  person(9, 'Jon Thal', 51, 'Baker', 'North'),
  person(10, 'Kaja Ulm', 29, 'Sailor', 'South'),
  person(11, 'Lars Voss', 36, 'Miller', 'North'),
  person(12, 'Mia Wall', 47, 'Potter', 'South'),
];
const column = (label, fixed) => ({ label, visible: true, fixed });
const table = {
  data: people,
  columns: {
    name: column('Name', true),
    email: column('Email', true),
    age: column('Age', true),
    role: column('Role', true),
    team: column('Team', false),
  },
  sortBy: 'name',
  sortOrder: 'asc',
  searchQuery: '',
  currentPage: 0,
  rowsPerPage: 10,
};
const first = (page) => page.locator('tbody tr td:first-child').allInnerTexts();
const manage = (page) => page.getByRole('button', { name: 'Manage Columns' }).click();

export const app = {
  source: 'TIRTH-25/dynamic-data-table-manager-nextjs 2b654e3',
  stack: 'Next 14 (App Router), React 18, MUI 5, Redux Toolkit, redux-persist, React Hook Form',
  serve: { command: 'npx next dev -p 4744', port: 4744 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      'persist:root': { table: JSON.stringify(table), _persist: JSON.stringify({ version: -1, rehydrated: true }) },
    },
  },
  async state({ local }) {
    const kept = await local('persist:root');
    const { columns = {} } = kept?.table === undefined ? {} : JSON.parse(kept.table);
    return { columns: Object.entries(columns).map(([key, { label, visible }]) => `${key} ${label} ${visible}`) };
  },
  also: [/import/iu, /page/iu],
  calls: [
    {
      job: 'add a column',
      ways: [
        {
          says: /column|field/iu,
          about: /add|new|manag/iu,
          fields: [
            [/field name|name|key/iu, 'shift'],
            [/display|label/iu, 'Shift of work'],
          ],
        },
      ],
      want: ({ columns }) => columns.includes('shift Shift of work true') && columns.length === 6,
      async hand(page) {
        await manage(page);
        await page.getByLabel(/^Field Name/u).fill('shift');
        await page.getByLabel('Display Label').fill('Shift of work');
        await page.getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      job: 'hide a column',
      ways: [
        { says: /column|visib|hid|show/iu, row: 'Team', fields: [[/visib|show|column/iu, false]] },
        { says: /column|visib|hid/iu, row: 'Team' },
      ],
      want: ({ columns }) => columns.includes('team Team false'),
      async hand(page) {
        await manage(page);
        await page.getByRole('checkbox', { name: 'visible' }).click();
      },
    },
    {
      job: 'search the people',
      ways: [{ says: /search|find/iu, about: /search/iu, fields: [[/search/iu, 'finn']] }],
      look: first,
      want: ({ look }) => look.join() === 'Finn Oster',
      hand: (page) => page.getByPlaceholder(/^Search across/u).fill('finn'),
    },
    {
      job: 'sort the people by age',
      ways: [
        { says: /sort|order/iu, fields: [[/sort|by|column|order/iu, /^age$/iu]] },
        { says: /sort|\bage\b/iu, about: /\bage\b/iu, not: /page|add|export/iu },
      ],
      look: first,
      want: ({ look }) => look[0] === 'Gita Pohl',
      hand: (page) => page.getByRole('columnheader', { name: 'Age' }).getByRole('button').click(),
    },
    {
      job: 'show the second page',
      ways: [
        { says: /page/iu, fields: [[/^page|page$/iu, /^2$/u]] },
        { says: /page/iu, fields: [[/^page|page$/iu, 2]] },
        { says: /next page/iu },
      ],
      look: first,
      want: ({ look }) => look.join() === 'Lars Voss,Mia Wall',
      hand: (page) => page.getByRole('button', { name: 'Go to next page' }).click(),
    },
    {
      job: 'show five people on a page',
      ways: [{ says: /rows|size|per page/iu, fields: [[/rows|size|per page/iu, /^5$/u]] }],
      look: first,
      want: ({ look }) => look.length === 5,
      async hand(page) {
        await page.getByRole('combobox').click();
        await page.getByRole('option', { name: '5', exact: true }).click();
      },
    },
    {
      job: 'go back to the first page',
      before: (page) => page.getByRole('button', { name: 'Go to next page' }).click(),
      ways: [
        { says: /page/iu, fields: [[/^page|page$/iu, /^1$/u]] },
        { says: /page/iu, fields: [[/^page|page$/iu, 1]] },
        { says: /previous page/iu },
      ],
      look: first,
      want: ({ look }) => look.length === 10 && look[0] === 'Bela Kron',
      hand: (page) => page.getByRole('button', { name: 'Go to previous page' }).click(),
    },
    {
      job: 'export the people',
      ways: [{ says: /export|download/iu }],
      before: (page) =>
        page.evaluate(() => {
          const { createObjectURL } = URL;
          URL.createObjectURL = (blob) => {
            document.title = `exported ${blob.size > 200}`;
            return createObjectURL.call(URL, blob);
          };
        }),
      look: (page) => page.title(),
      want: ({ look }) => look === 'exported true',
      hand: (page) => page.getByRole('button', { name: 'Export CSV' }).click(),
    },
    {
      job: 'read the people',
      rows: [
        ['Cora Lind', 'cora@example.org', '28', 'Sailor', 'South'],
        ['Finn Oster', 'finn@example.org', '62', 'Potter'],
      ],
    },
  ],
};
