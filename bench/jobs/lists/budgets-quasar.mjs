// Written from the source before the first run. Each dialog is a component that a call of `$q.dialog` opens.
const budget = (id, name, description, max) => ({ id, name, description, max });
const expense = (id, description, amount, budgetId) => ({
  id,
  description,
  amount,
  budgetId,
  timestamp: 1_772_000_000_000,
});
const card = (page, name) => page.locator('.my-card', { hasText: name }).first();
const dialog = (page) => page.locator('.q-dialog-plugin').first();
const names = ({ budgets }) => budgets.map(({ name }) => name).join();
const find = ({ expenses }, description) => expenses.find((one) => one.description === description);
const path = async (page) => new URL(page.url()).pathname;

async function fill(page, values) {
  for (const [label, value] of values) await dialog(page).getByLabel(label, { exact: true }).fill(value);
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
}

async function show(page, name) {
  await card(page, name).getByRole('button', { name: 'View expense' }).click();
  await dialog(page).waitFor();
}

export const app = {
  source: 'leovoon/vue-budget-app dbfc1d2',
  stack: 'Vue 3, Vite 4, Pinia, Quasar 2 as a plugin, VueUse',
  serve: { command: 'npx vite --port 4852 --strictPort', port: 4852 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: {
    local: {
      budgets: [budget('b1', 'Food', 'weekly shop', 300), budget('b2', 'Travel', 'train and bus', 120)],
      expenses: [
        expense('e1', 'Bread', 4.5, 'b1'),
        expense('e2', 'Cheese', 12, 'b1'),
        expense('e3', 'Ticket', 60, 'b2'),
      ],
    },
  },
  async state({ local }) {
    const [budgets, expenses] = await Promise.all(['budgets', 'expenses'].map((key) => local(key)));
    return {
      budgets: budgets.map(({ id: _, ...rest }) => rest),
      expenses: expenses.map(({ id: _, timestamp: __, ...rest }) => rest),
    };
  },
  calls: [
    {
      job: 'add a budget',
      ways: [
        {
          says: /add|new|budget/iu,
          not: /expense/iu,
          fields: [
            [/name/iu, 'Garden'],
            [/description/iu, 'seeds'],
            [/max/iu, '80.25'],
          ],
        },
      ],
      want: (after) => names(after) === 'Food,Travel,Garden' && Number(after.budgets[2].max) === 80.25,
      async hand(page) {
        await page.getByRole('button', { name: 'Add Budget' }).click();
        await fill(page, [
          ['Name', 'Garden'],
          ['Description', 'seeds'],
          ['Maximum Spending', '80.25'],
        ]);
      },
    },
    {
      job: 'be refused for a budget without a limit',
      as: 'add a budget',
      fields: [
        [/name/iu, 'Garden'],
        [/description/iu, 'seeds'],
      ],
      async hand(page) {
        await page.getByRole('button', { name: 'Add Budget' }).click();
        await fill(page, [['Name', 'Garden']]);
      },
    },
    {
      job: 'add an expense',
      ways: [
        {
          says: /add|new|expense/iu,
          not: /budget/iu,
          fields: [
            [/name|description/iu, 'Rope'],
            [/amount/iu, '21.75'],
            [/budget/iu, 'Travel'],
          ],
        },
      ],
      want: (after) => find(after, 'Rope')?.budgetId === 'b2' && Number(find(after, 'Rope').amount) === 21.75,
      async hand(page) {
        await page.getByRole('button', { name: 'Add Expense', exact: true }).first().click();
        await dialog(page).locator('.q-select').click();
        await page.getByRole('option', { name: 'Travel' }).click();
        await fill(page, [
          ['Name', 'Rope'],
          ['Amount', '21.75'],
        ]);
      },
    },
    {
      job: 'add an expense to a budget',
      ways: [
        {
          says: /add|expense/iu,
          not: /view/iu,
          row: ['Food', 'weekly shop'],
          fields: [
            [/name|description/iu, 'Milk'],
            [/amount/iu, '13.45'],
          ],
        },
      ],
      want: (after) => find(after, 'Milk')?.budgetId === 'b1' && Number(find(after, 'Milk').amount) === 13.45,
      async hand(page) {
        await card(page, 'Food').getByRole('button', { name: 'Add expense' }).click();
        await fill(page, [
          ['Name', 'Milk'],
          ['Amount', '13.45'],
        ]);
      },
    },
    {
      job: 'be refused for an expense without an amount',
      as: 'add an expense to a budget',
      row: ['Food', 'weekly shop'],
      fields: [[/name|description/iu, 'Milk']],
      async hand(page) {
        await card(page, 'Food').getByRole('button', { name: 'Add expense' }).click();
        await fill(page, [['Name', 'Milk']]);
      },
    },
    {
      job: 'show the expenses of a budget',
      ways: [{ says: /view|expense|show|open/iu, not: /add|new/iu, row: ['Food', 'weekly shop'] }],
      look: (page) => page.locator('.q-dialog-plugin').allInnerTexts(),
      want: ({ look }) => look.join().includes('Cheese') && !look.join().includes('Ticket'),
      hand: (page) => show(page, 'Food'),
    },
    {
      job: 'delete a budget after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Travel', 'train and bus'] }],
      want: (after) => names(after) === 'Food' && find(after, 'Ticket')?.budgetId === 'Uncategorized',
      async hand(page) {
        await show(page, 'Travel');
        await dialog(page).getByRole('button').filter({ hasText: 'delete' }).click();
        await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
      },
    },
    {
      job: 'switch to dark colours',
      ways: [{ says: /dark|theme|light|bulb|colou?r/iu }],
      look: (page) => page.evaluate(() => document.body.classList.contains('body--dark')),
      want: ({ look }) => look === true,
      hand: (page) => page.getByRole('button').filter({ hasText: 'lightbulb' }).click(),
    },
    {
      job: 'go to the page about the app',
      ways: [
        { says: /info|about/iu },
        { says: /go|open|page/iu, fields: [[/page|go|menu|section|link/iu, /about|info/iu]] },
      ],
      look: path,
      want: ({ look }) => look === '/about',
      hand: (page) => page.locator('a[href="/about"]').click(),
    },
    {
      job: 'read the budgets',
      rows: [
        ['Food', 'weekly shop'],
        ['Travel', 'train and bus'],
      ],
    },
  ],
};
