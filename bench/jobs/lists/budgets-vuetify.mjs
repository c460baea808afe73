// Written from the source before the first run. The form that creates the account is shown without a user alone, so no job
// uses it. The app has no question before a deletion. The button of a form is disabled while a field is empty.
const day = (number) => Date.UTC(2026, 9, number, 15);
const budget = (id, name, amount, color) => ({ id, createdAt: day(1), color, name, amount });
const expense = (id, name, amount, budgetId, number) => ({
  id,
  createdAt: day(number),
  name,
  amount,
  budget_id: budgetId,
});
const keep = { not: /delet|exclu|remov|apag/iu };
const place = (page) => new URL(page.url()).pathname;
const row = (page, name) => page.locator('tbody tr', { hasText: name });
const card = (page, name) => page.locator('.v-card', { has: page.locator('.v-card-title', { hasText: name }) });
const form = (page, field) => page.locator('form', { has: page.getByLabel(field) });
const send = (page, field) => form(page, field).getByRole('button', { name: 'Cadastrar' }).click();
const names = (list) => list.map(({ name }) => name).join();
const spent = ({ expenses }, name) => expenses.find((one) => one.name === name);

async function spend(page, name, amount) {
  await page.getByLabel('Nome da Despesa').fill(name);
  await page.getByLabel('Valor', { exact: true }).fill(String(amount));
}
async function choose(page, name) {
  await page.locator('.v-select').click();
  await page.locator('.v-overlay .v-list-item', { hasText: name }).click();
}
const firstRow = (page) => page.locator('tbody tr').first().innerText();

export const app = {
  source: 'betogroo/vue-budgeting e9e7458',
  stack: 'Vue 3, Vite 4, Vuetify 3.3 with an alias and defaults, Pinia, in Portuguese',
  serve: { command: 'npx vite --port 4872', port: 4872 },
  spent: '2026-11-29',
  instrument: ['--explore'],
  seed: {
    local: {
      userName: '"Ana"',
      budgets: [
        budget('market', 'Mercado', 600, 'rgba(20,120,200,0.9)'),
        budget('trip', 'Viagem', 2000, 'rgba(200,90,20,0.9)'),
      ],
      expenses: [
        expense('rice', 'Arroz', 25, 'market', 11),
        expense('bread', 'Pão', 8, 'market', 12),
        expense('hotel', 'Hotel', 900, 'trip', 13),
        expense('ticket', 'Passagem', 750, 'trip', 14),
        expense('fruit', 'Frutas', 31, 'market', 15),
        expense('soap', 'Sabonete', 6, 'market', 16),
      ],
    },
  },
  async state({ local }) {
    return {
      user: (await local('userName')) ?? null,
      budgets: ((await local('budgets')) ?? []).map(({ name, amount }) => ({ name, amount })),
      expenses: ((await local('expenses')) ?? []).map(({ name, amount, budget_id: of }) => ({ name, amount, of })),
    };
  },
  calls: [
    {
      job: 'add a budget',
      ways: [
        {
          says: /orçamento|cadastr|adicion|budget|add|creat/iu,
          ...keep,
          fields: [
            [/orçamento|budget/iu, 'Lazer'],
            [/quantidade|amount/iu, 300],
          ],
        },
      ],
      want: ({ budgets }) => budgets.length === 3 && budgets[2].name === 'Lazer' && budgets[2].amount === 300,
      async hand(page) {
        await page.getByLabel('Nome do Orçamento').fill('Lazer');
        await page.getByLabel('Quantidade').fill('300');
        await send(page, 'Quantidade');
      },
    },
    {
      job: 'be refused for a budget without a name',
      as: 'add a budget',
      fields: [
        [/orçamento|budget/iu, ''],
        [/quantidade|amount/iu, 300],
      ],
      hand: (page) => page.getByLabel('Quantidade').fill('300'),
    },
    {
      job: 'add an expense',
      ways: [
        {
          says: /despesa|cadastr|adicion|expense|add|creat/iu,
          ...keep,
          fields: [
            [/despesa|expense/iu, 'Leite'],
            [/valor|amount/iu, 12],
          ],
        },
      ],
      want: (after) => spent(after, 'Leite')?.amount === 12 && spent(after, 'Leite').of === 'market',
      async hand(page) {
        await spend(page, 'Leite', 12);
        await send(page, 'Nome da Despesa');
      },
    },
    {
      job: 'add an expense to another budget',
      ways: [
        {
          says: /despesa|cadastr|adicion|expense|add|creat/iu,
          ...keep,
          fields: [
            [/despesa|expense/iu, 'Museu'],
            [/valor|amount/iu, 40],
            [/categoria|category|orçamento|budget/iu, 'Viagem'],
          ],
        },
      ],
      want: (after) => spent(after, 'Museu')?.amount === 40 && spent(after, 'Museu').of === 'trip',
      async hand(page) {
        await spend(page, 'Museu', 40);
        await choose(page, 'Viagem');
        await send(page, 'Nome da Despesa');
      },
    },
    {
      job: 'be refused for an expense without a name',
      as: 'add an expense',
      fields: [
        [/despesa|expense/iu, ''],
        [/valor|amount/iu, 12],
      ],
      hand: (page) => page.getByLabel('Valor', { exact: true }).fill('12'),
    },
    {
      job: 'delete a recent expense',
      destructive: true,
      ways: [{ says: /delet|exclu|remov/iu, not: /user/iu, row: ['Passagem', 'ticket'] }],
      want: ({ expenses }) => expenses.length === 5 && !names(expenses).includes('Passagem'),
      hand: (page) => row(page, 'Passagem').getByRole('button').click(),
    },
    {
      job: 'open a budget',
      ways: [{ says: /orçamento|budget|open|show|ver|view/iu, ...keep, row: ['Viagem', 'trip'] }],
      look: place,
      want: ({ look }) => look === '/budget/trip',
      hand: (page) => card(page, 'Viagem').getByRole('button', { name: 'Ver Orçamento' }).click(),
    },
    {
      job: 'open the page of all expenses',
      ways: [{ says: /todas|despesas|expenses/iu, not: /delet|exclu|remov|cadastr|adicion|read/iu }],
      look: place,
      want: ({ look }) => look === '/expenses',
      hand: (page) => page.getByText('ver todas as despesas').click(),
    },
    {
      job: 'read the budgets',
      rows: [
        ['Mercado', '600,00'],
        ['Viagem', '2.000,00'],
      ],
    },
    {
      job: 'delete the user with everything',
      destructive: true,
      ways: [{ says: /delet|exclu|remov/iu, about: /user|usuário/iu, not: /despesa|orçamento|expense|budget/iu }],
      want: ({ user, budgets, expenses }) => user === null && budgets.length === 0 && expenses.length === 0,
      hand: (page) => page.getByRole('button', { name: 'Delete User' }).click(),
    },
    {
      job: 'delete a budget on its page',
      route: '/budget/trip',
      destructive: true,
      ways: [{ says: /delet|exclu|remov/iu, about: /orçamento|budget/iu, not: /user|usuário/iu }],
      want: ({ budgets, expenses }) =>
        names(budgets) === 'Mercado' && expenses.every(({ of }) => of === 'market') && expenses.length === 4,
      hand: (page) => page.getByRole('button', { name: 'Excluir Orçamento' }).click(),
    },
    {
      job: 'add an expense on the page of a budget',
      route: '/budget/trip',
      ways: [
        {
          says: /despesa|cadastr|adicion|expense|add|creat/iu,
          ...keep,
          fields: [
            [/despesa|expense/iu, 'Táxi'],
            [/valor|amount/iu, 55],
            [/categoria|category|orçamento|budget/iu, 'Viagem'],
          ],
        },
      ],
      want: (after) => spent(after, 'Táxi')?.amount === 55 && spent(after, 'Táxi').of === 'trip',
      async hand(page) {
        await spend(page, 'Táxi', 55);
        await choose(page, 'Viagem');
        await send(page, 'Nome da Despesa');
      },
    },
    {
      job: 'delete an expense on the page of its budget',
      route: '/budget/market',
      destructive: true,
      ways: [{ says: /delet|exclu|remov/iu, not: /user/iu, row: ['Pão', 'bread'] }],
      want: ({ expenses }) => expenses.length === 5 && !names(expenses).includes('Pão'),
      hand: (page) => row(page, 'Pão').getByRole('button').click(),
    },
    {
      job: 'delete an expense on the page of all',
      route: '/expenses',
      destructive: true,
      ways: [{ says: /delet|exclu|remov/iu, not: /user/iu, row: ['Arroz', 'rice'] }],
      want: ({ expenses }) => expenses.length === 5 && !names(expenses).includes('Arroz'),
      hand: (page) => row(page, 'Arroz').getByRole('button').click(),
    },
    {
      job: 'open the budget of an expense',
      route: '/expenses',
      ways: [{ says: /orçamento|budget|open|go to|show|view/iu, ...keep, row: ['Hotel', 'hotel'] }],
      look: place,
      want: ({ look }) => look === '/budget/trip',
      hand: (page) => row(page, 'Hotel').getByRole('link').click(),
    },
    {
      job: 'sort the expenses by name',
      route: '/expenses',
      ways: [{ says: /nome|sort|name/iu, not: /delet|exclu|remov|cadastr|adicion/iu }],
      look: firstRow,
      want: ({ look }) => look.includes('Arroz'),
      async hand(page) {
        await page.locator('thead th', { hasText: 'Nome' }).click();
        await page.locator('tbody tr').first().filter({ hasText: 'Arroz' }).waitFor();
      },
    },
    {
      job: 'read the expenses',
      route: '/expenses',
      rows: [
        ['Arroz', '25,00', 'Mercado'],
        ['Passagem', '750,00', 'Viagem'],
        ['Sabonete', '6,00', 'Mercado'],
      ],
    },
  ],
};
