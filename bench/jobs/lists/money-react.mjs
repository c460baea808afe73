// Written from the source and the rendered page before the first run. The app is in Russian.
const entry = (id, type, amount, category, date, comment) => ({ id, type, amount, category, date, comment });
const find = (state, comment) => state.entries.find((one) => one.comment === comment);
const path = (page) => new URL(page.url()).pathname;
const rows = (page) => page.getByRole('button', { name: 'Удалить' }).count();

export const app = {
  source: 'We1n/money c467fa8',
  stack: 'React 18, Vite, Zustand, React Hook Form, zod, CSS modules',
  serve: { command: 'npx vite --port 4652 --strictPort', port: 4652 },
  instrument: ['--explore'],
  seed: {
    local: {
      'budget-storage': {
        state: {
          transactions: [
            entry('t1', 'income', 1000, 'Зарплата', '2026-11-03', 'Ноябрь'),
            entry('t2', 'expense', 250, 'Еда', '2026-11-10', 'Рынок'),
            entry('t3', 'expense', 50, 'Транспорт', '2026-11-12', 'Автобус'),
          ],
        },
        version: 0,
      },
    },
  },
  async state({ local }) {
    const { transactions, categories = [] } = (await local('budget-storage')).state;
    return {
      entries: transactions.map(({ type, amount, category, comment }) => ({ type, amount, category, comment })),
      limits: Object.fromEntries(categories.filter(({ limit }) => limit).map(({ name, limit }) => [name, limit])),
    };
  },
  calls: [
    {
      job: 'add an expense',
      parameters: ['Сумма', 'Категория', 'Дата', 'Комментарий'],
      tool: { action: /^добавить$/iu, fields: [/сумма/iu, /категория/iu], opener: /расход/iu },
      fields: { Сумма: 120, Категория: '🍔 Еда', 'Комментарий (необязательно)': 'Хлеб' },
      want: (after) =>
        find(after, 'Хлеб')?.type === 'expense' &&
        find(after, 'Хлеб').amount === 120 &&
        find(after, 'Хлеб').category === 'Еда',
    },
    {
      job: 'add an income',
      parameters: ['Сумма', 'Категория', 'Дата', 'Комментарий'],
      tool: { action: /^добавить$/iu, fields: [/сумма/iu, /категория/iu], opener: /доход/iu },
      fields: { Сумма: 90, Категория: '🎁 Подарки', 'Комментарий (необязательно)': 'Бабушка' },
      want: (after) => find(after, 'Бабушка')?.type === 'income' && after.entries.length === 4,
    },
    {
      job: 'be refused for an expense of zero',
      parameters: ['Сумма', 'Категория'],
      tool: { action: /^добавить$/iu, fields: [/сумма/iu, /категория/iu], opener: /расход/iu },
      fields: { Сумма: 0, Категория: '🍔 Еда' },
      want: 'nothing',
    },
    {
      job: 'book the difference to the balance of the bank',
      parameters: ['Текущий баланс из банка'],
      tool: { action: /^добавить разницу как трату$/iu, fields: [/текущий баланс из банка/iu] },
      fields: { 'Текущий баланс из банка': 660 },
      want: (after) => after.entries.at(-1).amount === 40 && after.entries.at(-1).category === 'Мелкие траты',
    },
    {
      job: 'delete a transaction',
      parameters: ['row'],
      destructive: true,
      route: '/history',
      tool: { row: true, action: /^(?:удалить|×)$/iu },
      row: ['Транспорт', 'Автобус'],
      want: (after) => find(after, 'Автобус') === undefined && after.entries.length === 2,
    },
    {
      job: 'change the amount of a transaction',
      parameters: ['row', 'Сумма'],
      route: '/history',
      tool: { row: true, action: /^сохранить$/iu, fields: [/сумма/iu] },
      row: ['Транспорт', 'Автобус'],
      fields: { Сумма: 70 },
      want: (after) => find(after, 'Автобус')?.amount === 70 && after.entries.length === 3,
    },
    {
      job: 'show the transactions of a day',
      parameters: ['Фильтр по дате'],
      route: '/history',
      tool: { row: false, fields: [/фильтр по дате/iu] },
      fields: { 'Фильтр по дате': '2026-11-10' },
      look: rows,
      want: ({ look }) => look === 1,
    },
    {
      job: 'set the limit of a category',
      parameters: ['row', 'Без лимита'],
      route: '/settings',
      tool: { row: true, fields: [/без лимита|лимит/iu] },
      row: ['Транспорт'],
      fields: { 'Без лимита': 500 },
      want: (after) => after.limits['Транспорт'] === 500 && after.limits['Еда'] === undefined,
    },
    {
      job: 'choose the dark theme',
      parameters: ['Тема'],
      route: '/settings',
      tool: { fields: ['Тема'] },
      fields: { Тема: 'Тёмная' },
      look: async (page) => page.evaluate(() => document.documentElement.getAttribute('data-theme')),
      want: ({ look }) => look === 'dark',
    },
    {
      job: 'clear all data after the question',
      parameters: [],
      destructive: true,
      route: '/settings',
      tool: { row: false, action: /^(?:очистить|подтвердить)$/iu },
      want: (after) => after.entries.length === 0,
    },
    {
      job: 'go to the history',
      parameters: [],
      tool: { action: /история/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/history',
    },
    {
      job: 'read the transactions',
      parameters: [],
      route: '/history',
      tool: { kind: 'read' },
      reads: (answer) => ['Рынок', 'Автобус'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
