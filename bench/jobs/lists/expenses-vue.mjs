// Written from the source before the first run. Corrected later: to open an expense for editing is a step of the job "change
// the amount", and no job of its own.
const rows = async ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.expense-list tbody tr')]
      .map((row) => [...row.cells].slice(1, 6).map((cell) => cell.textContent.trim()))
      .map(([name, amount, category, date, notes]) => ({ name, amount, category, date, notes })),
  );
const find = (state, name) => state.find((one) => one.name === name);
const path = (page) => new URL(page.url()).pathname;
const dashboard = '/dashboard';

export const app = {
  source: 'muiruridennis/ExpenseTrackerVue',
  stack: 'Vue 3, Vite, Vue Router',
  serve: { command: 'npx vite --port 4634 --strictPort', port: 4634 },
  instrument: ['--explore'],
  // The app keeps its expenses in memory. The table shows each of them.
  state: rows,
  calls: [
    {
      job: 'add an expense',
      parameters: ['name', 'amount', 'category', 'date', 'notes'],
      route: dashboard,
      tool: { action: /add expense|save changes/iu, fields: [/name/iu, /amount/iu, /date/iu] },
      fields: { Name: 'Paint', Amount: 12, Category: 'Home', Date: '2025-01-05', Notes: 'white' },
      want: (after) =>
        find(after, 'Paint')?.amount === '12.00' && find(after, 'Paint').notes === 'white' && after.length === 5,
    },
    {
      job: 'delete an expense',
      parameters: ['row'],
      destructive: true,
      route: dashboard,
      tool: { row: true, action: /delete/iu },
      row: 'Bus Pass',
      want: (after) => find(after, 'Bus Pass') === undefined && after.length === 3,
    },
    {
      job: 'change the amount of an expense',
      parameters: ['row', 'amount'],
      route: dashboard,
      tool: { row: true, fields: [/amount/iu] },
      fields: { Amount: 35 },
      row: 'Bus Pass',
      want: (after) => find(after, 'Bus Pass')?.amount === '35.00' && after.length === 4,
    },
    {
      job: 'read the expenses',
      parameters: [],
      route: dashboard,
      tool: { kind: 'read' },
      reads: (answer) => ['Groceries', 'Netflix Subscription'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
    {
      job: 'open the dashboard',
      parameters: [],
      tool: { action: /dashboard/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === dashboard,
    },
    {
      job: 'log in with a wrong password',
      parameters: ['email'],
      route: '/login',
      tool: { action: /login/iu, fields: [/email/iu] },
      fields: { Email: 'a@b.example' },
      want: 'nothing',
    },
    {
      job: 'open the form of a new account',
      parameters: [],
      route: '/login',
      tool: { action: /sign ?up|create an account/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/signup',
    },
  ],
};
