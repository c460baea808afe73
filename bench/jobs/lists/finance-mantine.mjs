// Written from the source before the first run.
const user = (id, name, role, status) => ({
  id,
  name,
  email: `${name.split(' ')[0].toLowerCase()}@example.org`,
  role,
  status,
  avatar: '',
  createdAt: '2026-03-01T10:00:00.000Z',
});
const entry = (id, date, description, category, type, amount, status = 'completed') => ({
  id,
  date,
  description,
  category,
  type,
  amount,
  status,
  account: 'Checking',
});
const entries = [
  entry('TXN001', '2026-10-01', 'Harvest fair', 'Income', 'credit', 900),
  entry('TXN002', '2026-10-02', 'Night train', 'Transportation', 'debit', 75.5),
  entry('TXN003', '2026-10-03', 'Piano lesson', 'Entertainment', 'debit', 40, 'pending'),
  entry('TXN004', '2026-10-04', 'Roof repair', 'Utilities', 'debit', 310),
  entry('TXN005', '2026-10-05', 'Market bread', 'Food', 'debit', 12.25),
  entry('TXN006', '2026-10-06', 'Book royalty', 'Income', 'credit', 130, 'failed'),
  entry('TXN007', '2026-10-07', 'Dentist visit', 'Health', 'debit', 88),
  entry('TXN008', '2026-10-08', 'Winter coat', 'Shopping', 'debit', 149),
  entry('TXN009', '2026-10-09', 'Concert seats', 'Entertainment', 'debit', 64),
  entry('TXN010', '2026-10-10', 'Garden soil', 'Shopping', 'debit', 22),
];
const dialog = (page) => page.getByRole('dialog');
const rowOf = (page, name) => page.locator('tbody tr', { hasText: name });
const rows = async (page) =>
  (await page.locator('tbody tr').allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' '));
const find = ({ entries: all }, description) => all.find((one) => one.description === description);
const person = ({ users }, name) => users.find((one) => one.name === name);
const path = async (page) => new URL(page.url()).pathname;
const choose = async (page, label, option) => {
  await dialog(page).getByRole('textbox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const menuOf = async (page, name, item) => {
  await rowOf(page, name).getByRole('button').click();
  await page.getByRole('menuitem', { name: item }).click();
};
const newUser = [
  [/^name/iu, 'Ada Byron'],
  [/e-?mail/iu, 'ada@example.org'],
];
const newEntry = [
  [/date/iu, '2026-11-02'],
  [/description/iu, 'Violin strings'],
  [/amount/iu, 31],
];

export const app = {
  source: 'amanoli11/mantine-todo-hub b8bbc16',
  stack: 'React 18, Vite 5, Mantine 8, TanStack Query, React Router 6',
  serve: { command: 'npx vite --port 4695 --strictPort', port: 4695 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      users_data: [
        user('1', 'Bela Kron', 'Admin', 'Active'),
        user('2', 'Cora Lind', 'User', 'Active'),
        user('3', 'Dov Marsh', 'Editor', 'Inactive'),
      ],
      financehub_transactions: entries,
    },
  },
  async state({ local }) {
    return {
      users: ((await local('users_data')) ?? []).map(({ name, email, role, status }) => ({
        name,
        email,
        role,
        status,
      })),
      entries: ((await local('financehub_transactions')) ?? []).map(({ id: _, ...one }) => one),
    };
  },
  also: [/print/iu, /export|download/iu, /dashboard|users|transaction|accounts/iu, /search/iu, /theme|dark/iu],
  calls: [
    {
      job: 'add a user',
      route: '/users',
      ways: [{ says: /user/iu, about: /add|creat|new/iu, not: /edit|update|search/iu, fields: newUser }],
      want: (after) => person(after, 'Ada Byron')?.email === 'ada@example.org' && after.users.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: 'Add User' }).click();
        await dialog(page).getByLabel('Name').fill('Ada Byron');
        await dialog(page).getByLabel('Email').fill('ada@example.org');
        await page.getByRole('button', { name: 'Create User' }).click();
      },
    },
    {
      job: 'be refused for an address that is no email',
      route: '/users',
      as: 'add a user',
      fields: [newUser[0], [/e-?mail/iu, 'nobody']],
      async hand(page) {
        await page.getByRole('button', { name: 'Add User' }).click();
        await dialog(page).getByLabel('Name').fill('Ada Byron');
        await dialog(page).getByLabel('Email').fill('nobody');
        await page.getByRole('button', { name: 'Create User' }).click();
      },
    },
    {
      job: 'change the role of a user',
      route: '/users',
      ways: [{ says: /user|edit/iu, about: /edit|update/iu, row: 'Cora Lind', fields: [[/role/iu, /^editor$/iu]] }],
      want: (after) => person(after, 'Cora Lind').role === 'Editor' && person(after, 'Bela Kron').role === 'Admin',
      async hand(page) {
        await rowOf(page, 'Cora Lind').getByRole('button').first().click();
        await choose(page, 'Role', 'Editor');
        await page.getByRole('button', { name: 'Update User' }).click();
      },
    },
    {
      job: 'delete a user after the question',
      route: '/users',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Dov Marsh' }],
      want: (after) => person(after, 'Dov Marsh') === undefined && after.users.length === 2,
      async hand(page) {
        await rowOf(page, 'Dov Marsh').getByRole('button').last().click();
        await page.getByRole('button', { name: 'Delete User' }).click();
      },
    },
    {
      job: 'search the users',
      route: '/users',
      ways: [{ says: /search/iu, about: /user/iu, fields: [[/search/iu, 'Cora']] }],
      look: rows,
      want: ({ look }) => look.length === 1 && look[0].includes('Cora Lind'),
      hand: (page) => page.getByPlaceholder(/^Search users/u).fill('Cora'),
    },
    {
      job: 'read the users',
      route: '/users',
      rows: [
        ['Bela Kron', 'bela@example.org', 'Admin', 'Active'],
        ['Dov Marsh', 'dov@example.org', 'Editor', 'Inactive'],
      ],
    },
    {
      job: 'add a transaction',
      route: '/transactions',
      ways: [{ says: /transaction/iu, about: /add|creat|new/iu, not: /edit|update|search/iu, fields: newEntry }],
      want: (after) => find(after, 'Violin strings')?.amount === 31 && after.entries.length === 11,
      async hand(page) {
        await page.getByRole('button', { name: 'Add Transaction' }).click();
        await dialog(page).getByLabel('Date').fill('2026-11-02');
        await dialog(page).getByLabel('Description').fill('Violin strings');
        await dialog(page).getByLabel('Amount').fill('31');
        await page.getByRole('button', { name: 'Create Transaction' }).click();
      },
    },
    {
      job: 'add an income of a category',
      route: '/transactions',
      ways: [
        {
          says: /transaction/iu,
          about: /add|creat|new/iu,
          not: /edit|update|search/iu,
          fields: [...newEntry, [/type/iu, /credit/iu], [/category/iu, /^investment$/iu]],
        },
      ],
      want: (after) =>
        find(after, 'Violin strings')?.type === 'credit' && find(after, 'Violin strings').category === 'Investment',
      async hand(page) {
        await page.getByRole('button', { name: 'Add Transaction' }).click();
        await dialog(page).getByLabel('Description').fill('Violin strings');
        await dialog(page).getByLabel('Amount').fill('31');
        await choose(page, 'Type', 'Credit (Income)');
        await choose(page, 'Category', 'Investment');
        await page.getByRole('button', { name: 'Create Transaction' }).click();
      },
    },
    {
      job: 'be refused for a transaction of nothing',
      route: '/transactions',
      as: 'add a transaction',
      fields: [newEntry[0], newEntry[1], [/amount/iu, 0]],
      async hand(page) {
        await page.getByRole('button', { name: 'Add Transaction' }).click();
        await dialog(page).getByLabel('Description').fill('Violin strings');
        await dialog(page).getByLabel('Amount').fill('0');
        await page.getByRole('button', { name: 'Create Transaction' }).click();
      },
    },
    {
      job: 'change the amount of a transaction',
      route: '/transactions',
      ways: [{ says: /transaction|edit/iu, about: /edit|update/iu, row: 'Dentist visit', fields: [[/amount/iu, 95]] }],
      want: (after) => find(after, 'Dentist visit').amount === 95 && find(after, 'Winter coat').amount === 149,
      async hand(page) {
        await menuOf(page, 'Dentist visit', 'Edit');
        await dialog(page).getByLabel('Amount').fill('95');
        await page.getByRole('button', { name: 'Update Transaction' }).click();
      },
    },
    {
      job: 'show the details of a transaction',
      route: '/transactions',
      ways: [{ says: /view|detail|show|open/iu, row: 'Roof repair' }],
      look: async (page) => (await dialog(page).allInnerTexts()).join(' '),
      want: ({ look }) => look.includes('Transaction Details') && look.includes('Roof repair'),
      hand: (page) => menuOf(page, 'Roof repair', 'View Details'),
    },
    {
      job: 'delete a transaction after the question',
      route: '/transactions',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Garden soil' }],
      want: (after) => find(after, 'Garden soil') === undefined && after.entries.length === 9,
      async hand(page) {
        await menuOf(page, 'Garden soil', 'Delete');
        await page.getByRole('button', { name: 'Delete Transaction' }).click();
      },
    },
    {
      job: 'search the transactions',
      route: '/transactions',
      ways: [{ says: /search/iu, about: /transaction/iu, fields: [[/search/iu, 'night']] }],
      look: rows,
      want: ({ look }) => look.length === 1 && look[0].includes('Night train'),
      hand: (page) => page.getByPlaceholder(/^Search transactions/u).fill('night'),
    },
    {
      job: 'show the pending transactions alone',
      route: '/transactions',
      ways: [
        { says: /filter|status|pending|search/iu, about: /filter|status/iu, fields: [[/status/iu, /^pending$/iu]] },
      ],
      look: rows,
      want: ({ look }) => look.length === 1 && look[0].includes('Piano lesson'),
      async hand(page) {
        await page.getByPlaceholder('Status').click();
        await page.getByRole('option', { name: 'Pending' }).click();
      },
    },
    {
      job: 'clear the filters',
      route: '/transactions',
      before: (page) => page.getByPlaceholder(/^Search transactions/u).fill('night'),
      destructive: true,
      ways: [{ says: /clear|reset|refresh/iu, about: /filter/iu, not: /delet/iu }],
      look: rows,
      want: ({ look }) => look.length === 8,
      hand: (page) => page.locator('main button:has(.tabler-icon-refresh)').click(),
    },
    {
      job: 'sort the transactions by amount',
      route: '/transactions',
      ways: [
        { says: /sort|amount|order/iu, about: /sort|order/iu, fields: [[/sort|by|column/iu, /amount/iu]] },
        { says: /sort|amount/iu, about: /sort/iu, not: /add|creat|edit|update/iu },
      ],
      look: rows,
      want: ({ look }) => look[0].includes('Harvest fair'),
      hand: (page) => page.getByRole('columnheader', { name: 'Amount' }).click(),
    },
    {
      job: 'show the second page of the transactions',
      route: '/transactions',
      ways: [
        { says: /page/iu, fields: [[/page/iu, /^2$/u]] },
        { says: /page/iu, fields: [[/page/iu, 2]] },
        { says: /next page/iu },
      ],
      look: rows,
      want: ({ look }) => look.length === 2 && look[1].includes('Harvest fair'),
      hand: (page) => page.getByRole('button', { name: '2', exact: true }).click(),
    },
    {
      job: 'go to the users',
      ways: [
        { says: /go to|open|navigat|menu|page/iu, fields: [[/page|to|menu|link|choice/iu, /^users/iu]] },
        { says: /users/iu, not: /search/iu },
      ],
      look: path,
      want: ({ look }) => look === '/users',
      hand: (page) => page.getByRole('button', { name: 'Users' }).click(),
    },
    {
      job: 'read the transactions',
      route: '/transactions',
      rows: [
        ['Garden soil', 'Shopping', '22', 'completed'],
        ['Piano lesson', 'Entertainment', '40', 'pending'],
      ],
    },
  ],
};
