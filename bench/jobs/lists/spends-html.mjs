// Written from the source before the first run. The page shows the spends of today alone, so the seed has the date of the run.
const today = new Date().toLocaleDateString('en-CA');
const spend = (id, amount, category, note, date) => ({ id, amount, category, note, date });
const find = ({ spends }, note) => spends.find((one) => one.note === note);
const notes = ({ spends }) => spends.map(({ note }) => note).join();
const entry = (page, category) => page.locator('.expense-item', { hasText: `- ${category}` });
const rowOf = (category) => [`${today} - ${category}`, category];
const sum = (page) =>
  page.locator('#monthly-summary, #budget-summary').evaluateAll((all) => all.map((one) => one.hidden));
const section = (page, name) => page.locator('.sidebar a', { hasText: name }).click();

async function fill(page, amount, note) {
  await page.locator('#fab').click();
  await page.locator('#amount').fill(amount);
  await page.locator('#note').fill(note);
}

export const app = {
  source: 'RaviTejaKNTS/pebble-expense-tracker 741b2ae',
  stack: 'HTML, plain scripts, three pages, templates',
  serve: { command: 'python3 -m http.server 4722', port: 4722 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      expenses: [
        spend('1', 900, 'Food', 'Cake', today),
        spend('2', 12.5, 'Transport', 'Bus', today),
        spend('3', 40, 'Shopping', 'Hat', '2025-01-05'),
      ],
    },
  },
  async state({ page }) {
    const { expenses = '[]', currencySymbol, budgetAmount, widgets } = await page.evaluate(() => ({ ...localStorage }));
    return {
      spends: JSON.parse(expenses).map(({ amount, category, note, date }) => ({ amount, category, note, date })),
      settings: { currencySymbol, budgetAmount, widgets },
    };
  },
  calls: [
    {
      job: 'add an expense',
      ways: [
        {
          says: /expense|spend|amount|save/iu,
          not: /edit/iu,
          fields: [
            [/amount/iu, 25],
            [/note/iu, 'Pen'],
          ],
        },
      ],
      want: (after) => find(after, 'Pen')?.amount === 25 && after.spends.length === 4,
      async hand(page) {
        await fill(page, '25', 'Pen');
        await page.locator('#save-btn').click();
      },
    },
    {
      job: 'be refused for an expense without an amount',
      as: 'add an expense',
      fields: [[/note/iu, 'Pen']],
      async hand(page) {
        await page.locator('#fab').click();
        await page.locator('#note').fill('Pen');
        await page.locator('#save-btn').click();
      },
    },
    {
      job: 'add an expense of a category',
      ways: [
        {
          says: /expense|spend|amount|save/iu,
          not: /edit/iu,
          fields: [
            [/amount/iu, 30],
            [/note/iu, 'Train'],
            [/categor|kind|type/iu, /^transport$/iu],
          ],
        },
      ],
      want: (after) => find(after, 'Train')?.category === 'Transport' && after.spends.length === 4,
      async hand(page) {
        await fill(page, '30', 'Train');
        await page.locator('#category-btn').click();
        await page.locator('#category-menu .chip', { hasText: 'Transport' }).click();
        await page.locator('#save-btn').click();
      },
    },
    {
      job: 'add an expense of another day on its own page',
      route: '/add.html',
      ways: [
        {
          says: /expense|spend|amount|save/iu,
          fields: [
            [/amount/iu, 70],
            [/categor|kind|type/iu, /^shopping$/iu],
            [/note/iu, 'Shoes'],
            [/date|day/iu, '2025-03-04'],
          ],
        },
      ],
      want: (after) => find(after, 'Shoes')?.date === '2025-03-04' && find(after, 'Shoes').category === 'Shopping',
      async hand(page) {
        await page.locator('#amount').fill('70');
        await page.locator('#category').selectOption('Shopping');
        await page.locator('#note').fill('Shoes');
        await page.locator('#date').fill('2025-03-04');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'show all transactions',
      ways: [{ says: /all|transaction/iu, about: /transaction/iu }],
      look: (page) => page.locator('.expense-item').count(),
      want: ({ look }) => look === 3,
      hand: (page) => page.getByRole('button', { name: 'View all Transactions' }).click(),
    },
    {
      job: 'change the amount of an expense',
      ways: [{ says: /expense|spend|amount|item|save|edit/iu, row: rowOf('Food'), fields: [[/amount/iu, 850]] }],
      want: (after) => find(after, 'Cake')?.amount === 850 && find(after, 'Bus').amount === 12.5,
      async hand(page) {
        await entry(page, 'Food').locator('.item-summary').click();
        await entry(page, 'Food').locator('.edit-amount').fill('850');
        await entry(page, 'Food').locator('.save-btn').click();
      },
    },
    {
      job: 'change the note of an expense',
      ways: [{ says: /expense|spend|note|item|save|edit/iu, row: rowOf('Transport'), fields: [[/note/iu, 'Tram']] }],
      want: (after) => notes(after) === 'Cake,Tram,Hat',
      async hand(page) {
        await entry(page, 'Transport').locator('.item-summary').click();
        await entry(page, 'Transport').locator('.edit-note').fill('Tram');
        await entry(page, 'Transport').locator('.save-btn').click();
      },
    },
    {
      job: 'delete an expense',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: rowOf('Food') }],
      want: (after) => notes(after) === 'Bus,Hat',
      async hand(page) {
        await entry(page, 'Food').locator('.item-summary').click();
        await entry(page, 'Food').locator('.delete-btn').click();
      },
    },
    {
      job: 'set the budget of a month',
      ways: [{ says: /budget|setting|save/iu, fields: [[/monthly budget/iu, 1500]] }],
      want: ({ settings }) => settings.budgetAmount === '1500',
      async hand(page) {
        await section(page, 'Settings');
        await page.getByLabel('Monthly Budget').fill('1500');
        await page.locator('#settings-save').click();
      },
    },
    {
      job: 'show the remaining budget',
      ways: [{ says: /budget|setting|save|widget/iu, fields: [[/remaining budget/iu, true]] }],
      look: sum,
      want: ({ look }) => look.join() === 'true,false',
      async hand(page) {
        await section(page, 'Settings');
        await page.getByLabel('Remaining budget').check();
        await page.locator('#settings-save').click();
      },
    },
    {
      job: 'change the currency',
      ways: [{ says: /currency|setting|save/iu, fields: [[/currency/iu, /\bEUR\b/u]] }],
      want: ({ settings }) => settings.currencySymbol === '€',
      async hand(page) {
        await section(page, 'Settings');
        await page.locator('#currency-btn').click();
        await page.locator('.currency-option', { hasText: 'EUR' }).click();
        await page.locator('#settings-save').click();
      },
    },
    {
      job: 'go to the categories',
      ways: [
        { says: /categories/iu, not: /save|add|expense/iu },
        { says: /go|show|open|page/iu, fields: [[/go|show|open|page|section|link/iu, /categories/iu]] },
      ],
      look: (page) => page.locator('.sidebar-page h1').allInnerTexts(),
      want: ({ look }) => look.join() === 'Categories',
      hand: (page) => section(page, 'Categories'),
    },
    {
      job: 'read the spends of today',
      rows: [
        ['Food', '900'],
        ['Transport', '12.50'],
      ],
    },
  ],
};
