// Written from the source before the first run.
const payment = (name, category, date, amount, recurring = false) => ({
  avatar: '/x.jpg',
  name,
  category,
  date: `2024-08-${date}T10:00:00Z`,
  amount,
  recurring,
});
const path = (page) => new URL(page.url()).pathname;
const names = async (page) =>
  (await page.locator('tbody tr').allInnerTexts()).map((text) => text.split('\t')[0].trim());
const budget = (state, category) => state.budgets.find((one) => one.category === category);
const pot = (state, name) => state.pots.find((one) => one.name === name);

export const app = {
  source: 'AslamtoIbrahim/personal-finance-app 816c29f',
  stack: 'React 19, Vite 7, shadcn/ui, Redux Toolkit, React Hook Form, zod, TanStack Table',
  serve: { command: 'npx vite --port 4672 --strictPort', port: 4672 },
  instrument: ['--explore'],
  seed: {
    local: {
      financial_application: {
        balance: { current: 4836, income: 3814, expenses: 1700 },
        transactions: [
          payment('Emma Jones', 'General', '19', 75),
          payment('Savory Bistro', 'Dining Out', '18', -55, true),
          payment('Green Market', 'Groceries', '17', -40),
        ],
        budgets: [
          { category: 'Dining Out', maximum: 75, theme: '#CCD7A7' },
          { category: 'Groceries', maximum: 200, theme: '#277C78' },
        ],
        pots: [
          { name: 'Holiday', target: 1500, total: 500, theme: '#826CB0' },
          { name: 'Laptop', target: 1000, total: 10, theme: '#93674F' },
        ],
      },
    },
  },
  async state({ local }) {
    const { budgets, pots } = await local('financial_application');
    return {
      budgets: budgets.map(({ category, maximum }) => ({ category, maximum })),
      pots: pots.map(({ name, target, total }) => ({ name, target, total })),
    };
  },
  calls: [
    {
      job: 'add a budget for a category',
      parameters: ['Budget Category', 'Maximum Spend'],
      route: '/budgets',
      tool: { action: /^add budget$/iu, fields: [/^budget category$/iu, /^maximum spend$/iu] },
      fields: { 'Budget Category': 'Bills', 'Maximum Spend': 300 },
      want: (after) => budget(after, 'Bills')?.maximum === 300 && after.budgets.length === 3,
    },
    {
      job: 'change the maximum of a budget',
      parameters: ['row', 'Maximum Spend'],
      route: '/budgets',
      tool: { row: true, fields: [/^maximum spend$/iu] },
      row: 'Groceries',
      fields: { 'Maximum Spend': 250 },
      want: (after) => budget(after, 'Groceries')?.maximum === 250 && budget(after, 'Dining Out')?.maximum === 75,
    },
    {
      job: 'delete a budget after the question',
      parameters: ['row'],
      destructive: true,
      route: '/budgets',
      tool: { row: true, action: /^delete$/iu },
      row: 'Groceries',
      want: (after) => budget(after, 'Groceries') === undefined && after.budgets.length === 1,
    },
    {
      job: 'add a pot',
      parameters: ['Pot Name', 'Target'],
      route: '/pots',
      tool: { row: false, action: /^add pot$/iu, fields: [/^pot name$/iu, /^target$/iu] },
      fields: { 'Pot Name': 'Bicycle', Target: 700 },
      want: (after) => pot(after, 'Bicycle')?.target === 700,
    },
    {
      job: 'be refused for a pot with a short name',
      parameters: ['Pot Name', 'Target'],
      route: '/pots',
      tool: { row: false, action: /^add pot$/iu, fields: [/^pot name$/iu, /^target$/iu] },
      fields: { 'Pot Name': 'X', Target: 700 },
      want: 'nothing',
    },
    {
      job: 'change the target of a pot',
      parameters: ['row', 'Target'],
      route: '/pots',
      tool: { row: true, fields: [/^pot name$/iu, /^target$/iu] },
      row: 'Laptop',
      fields: { Target: 1200 },
      want: (after) => pot(after, 'Laptop')?.target === 1200 && pot(after, 'Holiday')?.target === 1500,
    },
    {
      job: 'delete a pot after the question',
      parameters: ['row'],
      destructive: true,
      route: '/pots',
      tool: { row: true, action: /^delete$/iu },
      row: 'Laptop',
      want: (after) => pot(after, 'Laptop') === undefined && after.pots.length === 1,
    },
    {
      job: 'add money to a pot',
      parameters: ['row', 'Maximum Spend'],
      route: '/pots',
      tool: { row: true, action: /^confirm$/iu, opener: /^add moey$/iu },
      row: 'Holiday',
      fields: { 'Maximum Spend': 50 },
      want: (after) => pot(after, 'Holiday')?.total === 550 && pot(after, 'Laptop')?.total === 10,
    },
    {
      job: 'withdraw money from a pot',
      parameters: ['row', 'Maximum Spend'],
      route: '/pots',
      tool: { row: true, action: /^confirm$/iu, opener: /^withdraw$/iu },
      row: 'Holiday',
      fields: { 'Maximum Spend': 50 },
      want: (after) => pot(after, 'Holiday')?.total === 450 && pot(after, 'Laptop')?.total === 10,
    },
    {
      job: 'search the transactions by name',
      parameters: ['Search name'],
      route: '/transations',
      tool: { row: false, fields: [/search/iu] },
      fields: { 'Search name': 'Green' },
      look: names,
      want: ({ look }) => look.length === 1,
    },
    {
      job: 'show the transactions of a category',
      parameters: ['Category'],
      route: '/transations',
      tool: { row: false, fields: [/category/iu] },
      fields: { Category: 'Groceries' },
      look: names,
      want: ({ look }) => look.length === 1,
    },
    {
      job: 'sort the transactions by name',
      parameters: ['sort'],
      route: '/transations',
      tool: { row: false, fields: [/sort/iu] },
      fields: { sort_select: 'Z to A' },
      look: names,
      want: ({ look }) => look.length === 3 && /Savory/u.test(look[0]) && /Emma/u.test(look[2]),
    },
    {
      job: 'go to the pots',
      parameters: [],
      route: '/overview',
      tool: { action: /^pots$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/pots',
    },
    {
      job: 'read the transactions',
      parameters: [],
      route: '/transations',
      tool: { kind: 'read' },
      reads: (answer) => ['Emma Jones', 'Green Market'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
