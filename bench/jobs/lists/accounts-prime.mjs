// Written from the source before the first run. The page's words are Russian.
const account = (id, mark, type, login, password) => ({
  id,
  mark: [{ text: mark }],
  markInput: mark,
  type,
  login,
  password,
});
const rowOf = (page, number) => page.locator('form.accounts__table-row').nth(number);
const field = (page, number, placeholder) => rowOf(page, number).getByPlaceholder(placeholder);
const logins = ({ accounts }) => accounts.map(({ login }) => login).join();

export const app = {
  source: 'talorr/test-task-accounts 342d716',
  stack: 'Vue 3, Vite 6, Pinia, PrimeVue 4',
  serve: { command: 'npx vite --port 4732 --strictPort', port: 4732 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      accounts: [
        account(0, 'north', 'LDAP', 'ada', null),
        account(1, 'south', 'Локальная', 'ben', 'secret-1'),
        account(2, 'west', 'LDAP', 'cora', null),
      ],
    },
  },
  async state({ page }) {
    const { accounts = '[]' } = await page.evaluate(() => ({ ...localStorage }));
    return { accounts: JSON.parse(accounts) };
  },
  calls: [
    {
      job: 'change the login of an account',
      ways: [
        {
          says: /логин|учётн|аккаунт|account|login|set|edit/iu,
          row: ['ada', 'north'],
          fields: [[/логин|login/iu, 'anna']],
        },
      ],
      want: (after) => logins(after) === 'anna,ben,cora',
      async hand(page) {
        await field(page, 0, 'Введите логин').fill('anna');
        await field(page, 0, 'Введите логин').blur();
      },
    },
    {
      job: 'change the marks of an account',
      ways: [
        { says: /метк|учётн|account|mark|set|edit/iu, row: ['cora', 'west'], fields: [[/метк|mark/iu, 'west;hill']] },
      ],
      want: ({ accounts }) => accounts[2].markInput === 'west;hill',
      async hand(page) {
        await field(page, 2, 'Введите метки').fill('west;hill');
        await field(page, 2, 'Введите метки').blur();
      },
    },
    {
      job: 'change the type of an account',
      ways: [{ says: /тип|учётн|account|type|set|edit/iu, row: ['ben', 'south'], fields: [[/тип|type/iu, /^LDAP$/u]] }],
      want: ({ accounts }) => accounts[1].type === 'LDAP',
      async hand(page) {
        await rowOf(page, 1).locator('.p-select').click();
        await page.getByRole('option', { name: 'LDAP' }).click();
        await page.locator('h2').click();
      },
    },
    {
      job: 'delete an account',
      destructive: true,
      ways: [{ says: /delet|remov|trash|удал/iu, row: ['cora', 'west'] }],
      look: (page) => page.locator('form.accounts__table-row').count(),
      want: ({ look }) => look === 2,
      hand: (page) => rowOf(page, 2).locator('button').last().click(),
    },
    {
      job: 'add an empty account',
      ways: [{ says: /add|new|plus|добав|учётн/iu, not: /delet|remov/iu }],
      look: (page) => page.locator('form.accounts__table-row').count(),
      want: ({ look }) => look === 4,
      hand: (page) => page.locator('.accounts__header button').click(),
    },
  ],
};
