// Written from the source before the first run. The page shows one month, so the seed has the month of the run.
const now = new Date();
const monthOf = (offset) => new Date(now.getFullYear(), now.getMonth() + offset, 1);
const key = (date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
const title = (date) => date.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
const month = key(now);
const spend = (id, amount, categoryId, day) => ({ id, amount, categoryId, date: `${month}-${day}` });
const find = ({ spends }, amount) => spends.find((one) => one.amount === amount);
const kinds = ({ spends }) => spends.map(({ categoryId }) => categoryId).join();
const shown = (page) => page.locator('#current-month').innerText();
const tab = (page, name) => page.locator('.tab-btn', { hasText: name }).click();
const part = (word) => ({
  ways: [
    { says: word, not: /add|save|set|delet|expense/iu },
    {
      says: new RegExp(`tab|view|show|open|go|section|${word.source}`, 'iu'),
      fields: [[/tab|view|show|open|go|section|page/iu, word]],
    },
  ],
});

export const app = {
  source: 'pruthvi2805/ExpenseTracker f469268',
  stack: 'HTML, ES modules, Vite 5, parts by innerHTML',
  serve: { command: 'npx vite --port 4761 --strictPort', port: 4761 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      'et-settings': { currency: 'USD' },
      'et-expenses': [
        spend('a1', 50, 'groceries', '01'),
        spend('a2', 20, 'transport', '02'),
        spend('a3', 35, 'health', '03'),
      ],
      'et-income': { [month]: 2000 },
      'et-budgets': { [month]: { groceries: 300 } },
      'kp-theme': 'dark',
    },
  },
  async state({ local }) {
    return {
      spends: ((await local('et-expenses')) ?? []).map(({ amount, categoryId, date }) => ({
        amount,
        categoryId,
        date,
      })),
      income: (await local('et-income')) ?? {},
      budgets: (await local('et-budgets')) ?? {},
    };
  },
  calls: [
    {
      job: 'add an expense',
      ways: [
        {
          says: /expense|spend|add|amount/iu,
          not: /delet|budget|income/iu,
          fields: [
            [/amount/iu, 25],
            [/categor/iu, /^dining out$/iu],
          ],
        },
      ],
      want: (after) => find(after, 25)?.categoryId === 'dining' && after.spends.length === 4,
      async hand(page) {
        await tab(page, 'Add');
        await page.locator('#expense-amount').fill('25');
        await page.locator('#expense-category').selectOption('dining');
        await page.locator('#save-expense-btn').click();
      },
    },
    {
      job: 'be refused for an expense of nothing',
      as: 'add an expense',
      fields: [
        [/amount/iu, 0],
        [/categor/iu, /^dining out$/iu],
      ],
      async hand(page) {
        await tab(page, 'Add');
        await page.locator('#expense-amount').fill('0');
        await page.locator('#save-expense-btn').click();
      },
    },
    {
      job: 'add an expense of another day',
      ways: [
        {
          says: /expense|spend|add|amount/iu,
          not: /delet|budget|income/iu,
          fields: [
            [/amount/iu, 70],
            [/categor/iu, /^housing$/iu],
            [/date|day/iu, `${month}-15`],
          ],
        },
      ],
      want: (after) => find(after, 70)?.date === `${month}-15` && find(after, 70).categoryId === 'housing',
      async hand(page) {
        await tab(page, 'Add');
        await page.locator('#expense-amount').fill('70');
        await page.locator('#expense-category').selectOption('housing');
        await page.locator('#expense-date-btn').click();
        await page.locator(`.date-picker__day[data-date="${month}-15"]`).click();
        await page.locator('#save-expense-btn').click();
      },
    },
    {
      job: 'delete an expense',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Health'] }],
      want: (after) => kinds(after) === 'groceries,transport',
      async hand(page) {
        await tab(page, 'History');
        await page.locator('.expense-row', { hasText: 'Health' }).locator('.delete-btn').click();
      },
    },
    {
      job: 'set the income of the month',
      ways: [{ says: /income|budget/iu, fields: [[/income/iu, 3000]] }],
      want: ({ income }) => income[month] === 3000,
      async hand(page) {
        await tab(page, 'Budget');
        await page.locator('#income-input').fill('3000');
        await page.locator('#income-input').blur();
      },
    },
    {
      job: 'set the budget of a category',
      ways: [
        { says: /budget|categor/iu, fields: [[/transport/iu, 120]] },
        { says: /budget|categor/iu, row: 'Transport', fields: [[/budget|amount|limit|value/iu, 120]] },
      ],
      want: ({ budgets }) => budgets[month].transport === 120 && budgets[month].groceries === 300,
      async hand(page) {
        await tab(page, 'Budget');
        await page.locator('[data-category="transport"]').fill('120');
        await page.locator('[data-category="transport"]').blur();
      },
    },
    {
      job: 'go to the month before',
      ways: [
        { says: /prev|before|last month/iu, not: /delet/iu },
        { says: /month|prev/iu, fields: [[/month|direction/iu, /prev/iu]] },
      ],
      look: shown,
      want: ({ look }) => look === title(monthOf(-1)),
      hand: (page) => page.locator('#prev-month').click(),
    },
    {
      job: 'go to the month after',
      ways: [
        { says: /next|after/iu, not: /delet/iu },
        { says: /month|next/iu, fields: [[/month|direction/iu, /next/iu]] },
      ],
      look: shown,
      want: ({ look }) => look === title(monthOf(1)),
      hand: (page) => page.locator('#next-month').click(),
    },
    {
      job: 'show the history',
      ...part(/history/iu),
      look: (page) => page.locator('.expense-row').count(),
      want: ({ look }) => look === 3,
      hand: (page) => tab(page, 'History'),
    },
    {
      job: 'show the charts',
      ...part(/charts?/iu),
      look: (page) => page.locator('.donut-chart').count(),
      want: ({ look }) => look === 1,
      hand: (page) => tab(page, 'Charts'),
    },
    {
      job: 'switch to the light look',
      ways: [{ says: /dark|theme|light/iu }],
      look: (page) => page.locator('html').getAttribute('data-theme'),
      want: ({ look }) => look === null,
      hand: (page) => page.locator('#theme-toggle').click(),
    },
    {
      job: 'show how to use it',
      ways: [{ says: /how to use|help/iu }],
      look: (page) => page.locator('.help-modal.show').count(),
      want: ({ look }) => look === 1,
      hand: (page) => page.locator('#help-link').click(),
    },
    {
      job: 'read the spending of each category',
      rows: [
        ['Groceries', '$50'],
        ['Transport', '$20'],
        ['Health', '$35'],
      ],
    },
    {
      job: 'read the sums of the month',
      rows: [
        ['Income', '$2,000'],
        ['Spent', '$105'],
        ['Left', '$1,895'],
      ],
    },
    {
      job: 'read the history',
      before: (page) => tab(page, 'History'),
      rows: [
        ['Groceries', `${now.toLocaleDateString('en-US', { month: 'short' })} 1`, '$50'],
        ['Health', '$35'],
      ],
    },
  ],
};
