// Written from the source before the first run. The details of a transaction link to a route without a name, so no job opens
// them. Each list of tags is data, so a tag is a text.
const tag = (id, name, type, color) => ({ id, name, type, color });
const [salary, gift, food, commute] = [
  tag('tag-salary', 'Salary', 'income', 'indigo'),
  tag('tag-gift', 'Gift', 'income', 'teal-6'),
  tag('tag-food', 'Food', 'expense', 'red-14'),
  tag('tag-commute', 'Commute', 'expense', 'pink-7'),
];
const transaction = (id, name, amount, date, one) => ({
  id,
  name,
  amount,
  type: amount < 0 ? 'Expense' : 'Income',
  tags: [one],
  date,
});
const at = (place) => `/Vue-Expense-Tracker/#/${place}`;
const home = at('');
const act = { not: /delet|remov|clon/iu };
const place = (page) => new URL(page.url()).hash.slice(1);
const shown = (page) => page.locator('.q-page').innerText();
const find = ({ transactions }, name) => transactions.find((one) => one.name === name);
const tags = (state) => state.tags.map(({ name }) => name).join();
const item = (page, name) => page.locator('.q-list .q-item', { hasText: name }).first();
const card = (page, name) => page.locator('.grid-style-transition', { hasText: name });
const icon = (where, name) => where.getByRole('button').filter({ hasText: name }).first();
const done = (page) => icon(page.locator('.q-form'), 'done').click();
const answer = (page) => page.locator('.q-dialog').getByRole('button', { name: 'OK' }).click();

async function fill(page, kind, name, amount) {
  await page.getByLabel(`${kind} Name`).fill(name);
  await page.getByLabel(`${kind} Amount`).fill(String(amount));
}
async function choose(page, label, option) {
  await page.locator('.q-select', { hasText: label }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}
async function byYear(page) {
  await choose(page, 'Group By', 'Year');
  await page.getByText('2026 (3 transactions').waitFor();
}

export const app = {
  source: 'moustafa-shaaban/Vue-Expense-Tracker fd62c4d',
  stack: 'Vue 3.5, Quasar 2 by its CLI, Pinia 3 with persisted stores, vue-i18n, hash router with a base',
  serve: { command: 'npx quasar dev -p 4871', port: 4871 },
  spent: '2026-11-29',
  instrument: ['--explore', '--url', 'http://localhost:4871/Vue-Expense-Tracker/'],
  seed: {
    local: {
      settings: { darkMode: false, language: 'en', sideBar: false, currency: 'USD', hasCompletedSetup: true },
      transactions: {
        transactions: [
          transaction('bread', 'Bread', -12, '2026/11/03', food),
          transaction('wages', 'Wages', 900, '2026/11/01', salary),
          transaction('bus', 'Bus ticket', -3, '2026/10/20', commute),
        ],
        tags: [salary, gift, food, commute],
        groupBy: 'month',
        totalAmount: 0,
      },
    },
  },
  async state({ local }) {
    const { transactions, tags: all } = await local('transactions');
    const { language, darkMode } = await local('settings');
    return {
      transactions: transactions.map(({ name, amount, type }) => ({ name, amount, type })),
      tags: all.map(({ name, type, color }) => ({ name, type, color })),
      language,
      darkMode,
    };
  },
  calls: [
    {
      job: 'add an expense',
      route: at('transaction/create'),
      ways: [
        {
          says: /add|new|creat|expens|transact|save/iu,
          ...act,
          fields: [
            [/name/iu, 'Paint'],
            [/amount/iu, 40],
          ],
        },
      ],
      want: (after) => find(after, 'Paint')?.amount === -40 && find(after, 'Paint').type === 'Expense',
      async hand(page) {
        await fill(page, 'Expense', 'Paint', 40);
        await done(page);
      },
    },
    {
      job: 'be refused for an expense without a name',
      as: 'add an expense',
      route: at('transaction/create'),
      fields: [
        [/name/iu, ''],
        [/amount/iu, 40],
      ],
      async hand(page) {
        await fill(page, 'Expense', '', 40);
        await done(page);
      },
    },
    {
      job: 'add an income',
      route: at('transaction/create'),
      ways: [
        {
          says: /add|new|creat|expens|incom|transact|save/iu,
          ...act,
          fields: [
            [/type|kind|expense|income|toggle|transaction/iu, /income/iu],
            [/name/iu, 'Lottery'],
            [/amount/iu, 75],
          ],
        },
      ],
      want: (after) => find(after, 'Lottery')?.amount === 75 && find(after, 'Lottery').type === 'Income',
      async hand(page) {
        await page.getByText('Income', { exact: true }).click();
        await fill(page, 'Income', 'Lottery', 75);
        await done(page);
      },
    },
    {
      job: 'change the name of a transaction',
      route: at('transaction/bread/update'),
      ways: [{ says: /updat|edit|chang|creat|expens|transact|save/iu, ...act, fields: [[/name/iu, 'Rye bread']] }],
      want: (after) => find(after, 'Rye bread')?.amount === -12 && after.transactions.length === 3,
      async hand(page) {
        await page.getByLabel('Expense Name').fill('Rye bread');
        await done(page);
      },
    },
    {
      job: 'clone a transaction under another name',
      route: at('transaction/bread/clone'),
      ways: [
        {
          says: /clon|copy|add|creat|expens|transact|save/iu,
          not: /delet|remov/iu,
          fields: [[/name/iu, 'More bread']],
        },
      ],
      want: (after) => find(after, 'More bread')?.amount === -12 && after.transactions.length === 4,
      async hand(page) {
        await page.getByLabel('Expense Name').fill('More bread');
        await done(page);
      },
    },
    {
      job: 'delete a transaction after the question',
      route: home,
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Bus ticket', 'bus'] }],
      want: (after) => after.transactions.map(({ name }) => name).join() === 'Bread,Wages',
      async hand(page) {
        await icon(item(page, 'Bus ticket'), 'delete').click();
        await answer(page);
      },
    },
    {
      job: 'open the form that changes a transaction',
      route: home,
      ways: [{ says: /updat|edit|chang/iu, ...act, row: ['Wages', 'wages'] }],
      look: place,
      want: ({ look }) => look === '/transaction/wages/update',
      async hand(page) {
        await icon(item(page, 'Wages'), 'more_vert').click();
        await page.locator('.q-menu').getByText('Update').click();
      },
    },
    {
      job: 'open the form that clones a transaction',
      route: home,
      ways: [{ says: /clon|copy/iu, not: /delet|remov/iu, row: ['Wages', 'wages'] }],
      look: place,
      want: ({ look }) => look === '/transaction/wages/clone',
      async hand(page) {
        await icon(item(page, 'Wages'), 'more_vert').click();
        await page.locator('.q-menu').getByText('Clone').click();
      },
    },
    {
      job: 'search the transactions',
      route: home,
      ways: [{ says: /search|filter|find/iu, fields: [[/search/iu, 'bus']] }],
      look: shown,
      want: ({ look }) => look.includes('Bus ticket') && !look.includes('Bread'),
      async hand(page) {
        await page.getByLabel('Search by Name').fill('bus');
        await page.getByText('Bread').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'group the transactions by year',
      route: home,
      ways: [{ says: /group|search|filter/iu, fields: [[/group/iu, /year/iu]] }],
      look: shown,
      want: ({ look }) => look.includes('2026 (3 transactions'),
      hand: byYear,
    },
    {
      job: 'show the transactions with a tag alone',
      route: home,
      ways: [{ says: /tag|filter|search/iu, not: /open|go/iu, fields: [[/tag/iu, ['Food']]] }],
      look: shown,
      want: ({ look }) => look.includes('Bread') && !look.includes('Wages'),
      async hand(page) {
        await choose(page, 'Filter Transactions By Tags', 'Food');
        await page.getByText('Wages').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'open the page of the tags',
      route: home,
      ways: [{ says: /tags|navigat|menu|go to|page/iu, not: /filter|toggle|theme|food|delet/iu }],
      look: place,
      want: ({ look }) => look === '/tags',
      async hand(page) {
        await icon(page.locator('.q-header'), 'menu').click();
        await page.locator('.q-drawer').getByText('Tags', { exact: true }).click();
      },
    },
    {
      job: 'read the transactions',
      route: home,
      rows: [
        ['Bread', '2026/11/03'],
        ['Wages', '2026/11/01'],
        ['Bus ticket', '2026/10/20'],
      ],
    },
    {
      job: 'add a tag',
      route: at('create-tag'),
      ways: [
        {
          says: /add|new|creat|tag|save/iu,
          ...act,
          fields: [
            [/name/iu, 'Sport'],
            [/type/iu, /expense/iu],
            [/colou?r/iu, /lime/iu],
          ],
        },
      ],
      want: (after) => {
        const made = after.tags.find(({ name }) => name === 'Sport');
        return made?.type === 'expense' && made.color === 'lime';
      },
      async hand(page) {
        await page.getByLabel('Tag Name').fill('Sport');
        await choose(page, 'Select Type', 'Expense');
        await choose(page, 'Select Color', 'Lime lime');
        await done(page);
      },
    },
    {
      job: 'be refused for a tag without a name',
      as: 'add a tag',
      route: at('create-tag'),
      fields: [
        [/name/iu, ''],
        [/type/iu, /expense/iu],
        [/colou?r/iu, /lime/iu],
      ],
      hand: done,
    },
    {
      job: 'delete a tag after the question',
      route: at('tags'),
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Gift', 'tag-gift'] }],
      want: (after) => tags(after) === 'Salary,Food,Commute',
      async hand(page) {
        await card(page, 'Gift').getByRole('button', { name: 'Delete' }).click();
        await answer(page);
      },
    },
    {
      job: 'search the tags',
      route: at('tags'),
      ways: [{ says: /search|filter|find/iu, fields: [[/search|filter/iu, 'sal']] }],
      look: shown,
      want: ({ look }) => look.includes('Salary') && !look.includes('Commute'),
      async hand(page) {
        await page.getByPlaceholder('Search').fill('sal');
        await page.getByText('Commute').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'show the details of a tag',
      route: at('tags'),
      ways: [{ says: /detail|open|show|view/iu, not: /delet|remov|search/iu, row: ['Food', 'tag-food'] }],
      look: place,
      want: ({ look }) => look === '/tag-details/tag-food',
      async hand(page) {
        await card(page, 'Food').getByRole('link', { name: 'Details' }).click();
      },
    },
    {
      job: 'rename a tag',
      route: at('tag-details/tag-food'),
      ways: [{ says: /updat|edit|renam|chang|tag|save/iu, ...act, fields: [[/name/iu, 'Meals']] }],
      want: (after) => tags(after) === 'Salary,Gift,Meals,Commute',
      async hand(page) {
        await page.getByRole('button', { name: 'Update' }).click();
        await page.getByLabel('Tag Name').fill('Meals');
        await done(page);
      },
    },
    {
      job: 'delete the tag of a page after the question',
      route: at('tag-details/tag-gift'),
      destructive: true,
      ways: [{ says: /delet|remov/iu }],
      want: (after) => tags(after) === 'Salary,Food,Commute',
      async hand(page) {
        await page.getByRole('button', { name: 'Delete' }).click();
        await answer(page);
      },
    },
    {
      job: 'show the transactions of the tag of a page',
      route: at('tag-details/tag-food'),
      ways: [{ says: /transact/iu, not: /delet|remov|updat/iu }],
      look: place,
      want: ({ look }) => look === '/transactions-by-tag/tag-food',
      async hand(page) {
        await page.getByText('Transactions with this tag').click();
      },
    },
    {
      job: 'choose the language',
      route: at('settings'),
      ways: [{ says: /lang|setting/iu, fields: [[/lang/iu, /العربية/u]] }],
      want: (after) => after.language === 'ar',
      hand: (page) => choose(page, 'Language', 'العربية'),
    },
    {
      job: 'switch the dark mode on',
      route: at('settings'),
      ways: [{ says: /theme|dark|setting/iu, fields: [[/theme|dark/iu, true]] }],
      want: (after) => after.darkMode === true,
      hand: (page) => page.getByRole('switch', { name: 'Toggle Theme' }).click(),
    },
  ],
};
