// Written from the source before the first run.
const stamps = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };
const expense = (id, description, category, amount, day) => ({
  id,
  description,
  category,
  amount,
  date: `2026-11-${day}T00:00:00.000Z`,
  ...stamps,
});
const income = (id, incomeSource, amount, day, notes) => ({
  id,
  incomeSource,
  amount,
  notes,
  date: `2026-11-${day}T00:00:00.000Z`,
  ...stamps,
});
const expenses = [
  expense('e1', 'Team lunch', 'food', 48, '03'),
  expense('e2', 'Train to Bonn', 'travel', 120, '05'),
  expense('e3', 'Desk lamp', 'shopping', 35, '09'),
];
const incomes = [
  income('i1', 'Stone Ltd', 2400, '01', 'Monthly pay'),
  income('i2', 'Book sales', 180, '12', 'Two copies of the atlas'),
];
const button = (page, name) => page.getByRole('button', { name, exact: true });
const row = (page, text) => page.getByRole('row').filter({ hasText: text });
const card = (page, text) => page.locator('.MuiCard-root').filter({ hasText: text });
const amounts = async (page) => page.locator('[role="gridcell"][data-field="amount"]').allTextContents();
const look = async (page) => ({
  path: new URL(page.url()).pathname,
  title: await page.locator('h4').first().textContent(),
  labels: await page.locator('.MuiFormControlLabel-label').allTextContents(),
  amounts: await amounts(page),
});

export const app = {
  source: 'fvales/Expense-Tracker-poc 0662228',
  stack: 'React 19, Rsbuild, MUI 7, MUI X Data Grid 8, React Hook Form, Yup, i18next, material-ui-confirm',
  serve: { command: 'npx rsbuild dev --port 4842', port: 4842 },
  instrument: ['--explore'],
  seed: { local: { expenseList: expenses, incomeList: incomes } },
  async state({ local }) {
    return { expenses: await local('expenseList'), incomes: await local('incomeList') };
  },
  also: [/column|menu|density|row|page|select|sort|filter|export/iu],
  calls: [
    {
      job: 'add an expense',
      route: '/expense',
      ways: [
        {
          says: /add|creat|new|submit/iu,
          about: /expens/iu,
          not: /edit|chang|updat|delet|go to|income/iu,
          fields: [
            [/date/iu, '2026-11-20'],
            [/amount/iu, 64],
            [/categor/iu, 'Health'],
            [/descri/iu, 'New glasses'],
          ],
        },
      ],
      want: ({ expenses: kept }) =>
        kept.length === 4 &&
        kept.some(
          (one) =>
            one.description === 'New glasses' &&
            Number(one.amount) === 64 &&
            one.category === 'health' &&
            one.date.startsWith('2026-11-20'),
        ),
      async hand(page) {
        await button(page, 'Add New Expense').click();
        await page.locator('input[name="date"]').fill('2026-11-20');
        await page.locator('input[name="amount"]').fill('64');
        await page.getByRole('dialog').getByRole('combobox').click();
        await page.getByRole('option', { name: 'Health' }).click();
        await page.locator('textarea[name="description"]').fill('New glasses');
        await button(page, 'Submit').click();
      },
    },
    {
      job: 'change the amount of an expense',
      route: '/expense',
      ways: [
        {
          says: /edit|chang|updat/iu,
          about: /expens/iu,
          not: /delet|income/iu,
          row: 'Desk lamp',
          fields: [[/amount/iu, 41]],
        },
      ],
      want: ({ expenses: kept }) =>
        kept.length === 3 &&
        Number(kept.find(({ id }) => id === 'e3')?.amount) === 41 &&
        kept.find(({ id }) => id === 'e3').category === 'shopping',
      async hand(page) {
        await row(page, 'Desk lamp').getByRole('button', { name: 'Edit' }).click();
        await page.locator('input[name="amount"]').fill('41');
        await button(page, 'Submit').click();
      },
    },
    {
      job: 'delete an expense',
      route: '/expense',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /expens/iu, not: /income/iu, row: 'Train to Bonn' }],
      want: ({ expenses: kept }) => kept.length === 2 && !kept.some(({ id }) => id === 'e2'),
      async hand(page) {
        await row(page, 'Train to Bonn').getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'sort the expenses by the amount',
      route: '/expense',
      ways: [{ says: /sort|amount/iu, about: /amount|sort/iu, not: /add|edit|delet|menu|set/iu }],
      look,
      want: ({ look: { amounts: shown } }) => shown.join() === '35.00,48.00,120.00',
      async hand(page) {
        await page.getByRole('columnheader', { name: 'Amount' }).click();
      },
    },
    {
      job: 'add an income',
      route: '/income',
      ways: [
        {
          says: /add|creat|new|submit/iu,
          about: /income|transaction/iu,
          not: /edit|chang|updat|delet|go to|expens/iu,
          fields: [
            [/source/iu, 'Lectures'],
            [/amount/iu, 300],
            [/date/iu, '2026-11-21'],
            [/note/iu, 'Winter term'],
          ],
        },
      ],
      want: ({ incomes: kept }) =>
        kept.length === 3 &&
        kept.some(
          (one) =>
            one.incomeSource === 'Lectures' &&
            one.amount === 300 &&
            one.notes === 'Winter term' &&
            one.date.startsWith('2026-11-21'),
        ),
      async hand(page) {
        await button(page, 'Add New Income Source').click();
        await page.locator('input[name="incomeSource"]').fill('Lectures');
        await page.locator('input[name="amount"]').fill('300');
        await page.locator('input[name="date"]').fill('2026-11-21');
        await page.locator('textarea[name="notes"]').fill('Winter term');
        await button(page, 'Submit').click();
      },
    },
    {
      job: 'change the notes of an income',
      route: '/income',
      ways: [
        {
          says: /edit|chang|updat/iu,
          about: /income|edit/iu,
          not: /delet|expens/iu,
          row: 'Book sales',
          fields: [[/note/iu, 'Three copies']],
        },
      ],
      want: ({ incomes: kept }) =>
        kept.length === 2 &&
        kept.find(({ id }) => id === 'i2')?.notes === 'Three copies' &&
        kept.find(({ id }) => id === 'i2').amount === 180,
      async hand(page) {
        await card(page, 'Book sales').getByRole('button', { name: 'Edit' }).click();
        await page.locator('textarea[name="notes"]').fill('Three copies');
        await button(page, 'Submit').click();
      },
    },
    {
      job: 'delete an income',
      route: '/income',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /income/iu, not: /expens/iu, row: 'Stone Ltd' }],
      want: ({ incomes: kept }) => kept.length === 1 && kept[0].id === 'i2',
      async hand(page) {
        await card(page, 'Stone Ltd').getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'open the page of the incomes',
      ways: [{ says: /income/iu, about: /go to|open|view|show/iu, not: /add|edit|delet/iu }],
      look,
      want: ({ look: { path, title } }) => path === '/income' && title === 'Your Income Sources',
      hand: (page) => page.getByRole('link', { name: 'Income' }).click(),
    },
    {
      job: 'switch the language to Hindi',
      ways: [{ says: /lang|hindi|english/iu, not: /dark|light|theme/iu }],
      look,
      want: ({ look: { labels } }) => labels.includes('हिंदी'),
      hand: (page) => page.getByRole('switch', { name: 'English' }).click(),
    },
    {
      job: 'switch to the dark mode',
      ways: [{ says: /dark|light|theme|mode/iu, not: /lang|hindi|english/iu }],
      look,
      want: ({ look: { labels } }) => labels.includes('Dark Mode'),
      hand: (page) => page.getByRole('switch', { name: 'Light Mode' }).click(),
    },
    {
      job: 'read the expenses',
      route: '/expense',
      rows: [
        ['Team lunch', '48.00'],
        ['Train to Bonn', 'Travel'],
      ],
    },
    {
      job: 'read the incomes',
      route: '/income',
      rows: [
        ['Stone Ltd', '2400'],
        ['Book sales', 'Two copies of the atlas'],
      ],
    },
  ],
};
