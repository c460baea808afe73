// Written from the source before the first run. Corrected later: the key of the field for the type is its id.
const entry = (id, type, description, amount) => ({ id, type, description, amount, date: '2025-01-05T10:00:00.000Z' });
const find = (state, description) => state.find((one) => one.description === description);

export const app = {
  source: 'ThomBator/expense-tracker 317d98a',
  stack: 'HTML, ES modules, template elements',
  serve: { command: 'python3 -m http.server 4643', port: 4643 },
  instrument: ['--explore'],
  seed: {
    local: {
      ids: [1, 2, 3],
      transactions: [
        entry(1, 'expense', 'Rent', '900'),
        entry(2, 'expense', 'Food', '80'),
        entry(3, 'income', 'Salary', '2000'),
      ],
    },
  },
  state: async ({ local }) =>
    ((await local('transactions')) ?? []).map(({ type, description, amount }) => ({ type, description, amount })),
  calls: [
    {
      job: 'add an expense',
      parameters: ['type', 'description', 'amount'],
      tool: { action: /^add$/iu, fields: [/type/iu, /description/iu, /amount/iu] },
      args: { 'transaction-type': 'expense', description: 'Paint', amount: 12 },
      want: (after) => find(after, 'Paint')?.type === 'expense' && find(after, 'Paint').amount === '12',
    },
    {
      job: 'add an income',
      parameters: ['type', 'description', 'amount'],
      tool: { action: /^add$/iu, fields: [/type/iu, /description/iu, /amount/iu] },
      args: { 'transaction-type': 'income', description: 'Bonus', amount: 50 },
      want: (after) => find(after, 'Bonus')?.type === 'income' && after.length === 4,
    },
    {
      job: 'be refused without an amount',
      parameters: ['type', 'description'],
      tool: { action: /^add$/iu, fields: [/type/iu, /description/iu, /amount/iu] },
      args: { 'transaction-type': 'income', description: 'Bonus' },
      want: 'nothing',
    },
    {
      job: 'be refused for a negative amount',
      parameters: ['type', 'description', 'amount'],
      tool: { action: /^add$/iu, fields: [/type/iu, /description/iu, /amount/iu] },
      args: { 'transaction-type': 'income', description: 'Bonus', amount: -5 },
      want: 'nothing',
    },
    {
      job: 'delete an expense',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /delete/iu },
      row: 'Food',
      want: (after) => find(after, 'Food') === undefined && after.length === 2,
    },
    {
      job: 'delete an income',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /delete/iu },
      row: 'Salary',
      want: (after) => find(after, 'Salary') === undefined && after.length === 2,
    },
    {
      job: 'read the transactions',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Rent', 'Food'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
