// Written from the source before the first run. The app has the base `/budget-app/`; it is served from the root instead.
const source = { id: 'primary', type: 'hourly', hourlyRate: 30, hoursPerWeek: 40, grossSalary: 0, state: 'WI' };
const incomeSources = [{ ...source, description: 'Bakery' }];
const expense = (id, name, amount) => ({ id, name, description: name, amount });
const expenses = [
  expense('rent', 'Rent', 900),
  expense('x1', 'Groceries', 420),
  expense('x2', 'Bus pass', 61),
  expense('x3', 'Streaming', 14),
];
const scenario = (name) => ({
  name,
  incomeSources,
  expenses,
  savingsMode: 'none',
  filingStatus: 'single',
  customSavings: 0,
});
const kept = {
  incomeSources,
  expenses,
  scenarios: { Main: scenario('Main'), Lean: scenario('Lean'), Coast: scenario('Coast') },
  currentScenario: 'Lean',
  selectedMonth: '2026-11',
  selectedSourceId: 'primary',
  savingsMode: 'none',
  savingsGoals: [
    { id: 'yearly', name: 'Yearly Savings Goal', target: 10000 },
    { id: 'g1', name: 'Canoe', target: 800 },
    { id: 'g2', name: 'Winter tyres', target: 450 },
  ],
  savingsLogs: {
    '2026-11': [
      { id: 'l1', goalId: 'g1', amount: 120, date: '2026-11-03' },
      { id: 'l2', goalId: 'g2', amount: 75.5, date: '2026-11-09' },
    ],
  },
};
const findExpense = ({ expenses: all }, name) => all.find((one) => one.name === name);
const rowOf = (page, name) =>
  page.locator('.chakra-stack:has(> input)').filter({ has: page.locator(`input[value="${name}"]`) });
const cardOf = (page, name) => page.locator('.chakra-card', { hasText: name });
const press = (page, name) => page.getByRole('button', { name }).first().click();

export const app = {
  source: 'ArchILLtect/budget-app-solo 72d5f5d',
  stack: 'React 19, Vite 7, Chakra UI 2, Zustand 5, React Router 7',
  serve: { command: 'npx vite --base / --port 4767 --strictPort', port: 4767 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: { local: { 'budget-app-storage': { state: kept, version: 0 } } },
  async state({ local, page }) {
    const { state } = (await local('budget-app-storage')) ?? { state: kept };
    return {
      path: await page.evaluate(() => location.pathname),
      scenarios: Object.keys(state.scenarios).toSorted(),
      current: state.currentScenario,
      filing: state.scenarios[state.currentScenario]?.filingStatus,
      hours: state.incomeSources[0]?.hoursPerWeek,
      rate: state.incomeSources[0]?.hourlyRate,
      expenses: state.expenses.map(({ name, amount }) => ({ name, amount })),
      savings: state.savingsMode,
      goals: state.savingsGoals.map(({ name, target }) => ({ name, target: target ?? 0 })),
      logs: (state.savingsLogs['2026-11'] ?? []).map(({ goalId, amount }) => ({ goalId, amount })),
      month: state.selectedMonth,
      plans: Object.entries(state.monthlyPlans ?? {}).map(([month, plan]) => `${month} ${plan.scenarioName}`),
      undo: state.importUndoWindowMinutes ?? 30,
    };
  },
  also: [/show|hide|breakdown|planner|tracker|imports|settings|accounts/iu, /reset|prune|expire|fixed income/iu],
  calls: [
    {
      job: 'make a scenario of the current plan',
      ways: [
        { says: /scenario/iu, about: /creat|new|add/iu, not: /delet|plan\b/iu, fields: [[/name/iu, 'Sabbatical']] },
      ],
      want: (after) => after.scenarios.includes('Sabbatical') && after.scenarios.length === 4,
      async hand(page) {
        await press(page, '+');
        await page.getByPlaceholder('Scenario Name').fill('Sabbatical');
        await page.getByRole('button', { name: 'Create' }).click();
      },
    },
    {
      job: 'choose another scenario',
      ways: [
        {
          says: /scenario/iu,
          about: /choos|select|scenario/iu,
          not: /creat|delet|new/iu,
          fields: [[/scenario/iu, 'Coast']],
        },
      ],
      want: (after) => after.current === 'Coast',
      hand: (page) => page.locator('select').first().selectOption('Coast'),
    },
    {
      job: 'delete the scenario after the question',
      destructive: true,
      ways: [{ says: /delet/iu, about: /scenario/iu, not: /expens|source|goal/iu }],
      want: (after) => !after.scenarios.includes('Lean') && after.scenarios.length === 2,
      hand: (page) => page.getByRole('button', { name: 'Delete', exact: true }).click(),
    },
    {
      job: 'set the hours and the pay of the job',
      ways: [
        {
          says: /income|hour|rate|source/iu,
          about: /income|hour/iu,
          fields: [
            [/rate/iu, 34],
            [/hours/iu, 32],
          ],
        },
      ],
      want: (after) => after.hours === 32 && after.rate === 34,
      async hand(page) {
        await press(page, 'Show Income Inputs');
        await page.getByPlaceholder('Enter your hourly rate').fill('34');
        await page.getByPlaceholder('Enter hours per week').fill('32');
      },
    },
    {
      job: 'file as head of a household',
      ways: [
        { says: /filing|status|income/iu, about: /filing/iu, fields: [[/filing|status/iu, /head of household/iu]] },
      ],
      want: (after) => after.filing === 'headOfHousehold',
      async hand(page) {
        await press(page, 'Show Income Inputs');
        await page.getByText('Head of household').click();
      },
    },
    {
      job: 'add an expense',
      ways: [{ says: /add.*expens|expens.*add/iu, not: /remov|delet/iu }],
      want: (after) => after.expenses.length === 5,
      hand: (page) => press(page, 'Add Expense'),
    },
    {
      job: 'change the amount of an expense',
      ways: [
        {
          says: /expens|amount/iu,
          about: /amount|expens/iu,
          not: /add|remov/iu,
          row: 'Groceries',
          fields: [[/amount/iu, 380]],
        },
      ],
      want: (after) => findExpense(after, 'Groceries')?.amount === 380 && findExpense(after, 'Bus pass').amount === 61,
      hand: (page) => rowOf(page, 'Groceries').getByPlaceholder('Amount').fill('380'),
    },
    {
      job: 'remove an expense after the question',
      destructive: true,
      ways: [{ says: /remov|delet/iu, about: /expens/iu, row: 'Bus pass' }],
      want: (after) => findExpense(after, 'Bus pass') === undefined && after.expenses.length === 3,
      hand: (page) => rowOf(page, 'Bus pass').getByRole('button', { name: 'Remove expense' }).click(),
    },
    {
      job: 'include savings of a tenth',
      ways: [{ says: /saving|include/iu, about: /includ/iu, fields: [[/saving|includ/iu, /^10\s?%?$/u]] }],
      want: (after) => after.savings === '10',
      hand: (page) => page.getByText('10%').click(),
    },
    {
      job: 'add a savings goal',
      route: '/tracker',
      ways: [{ says: /add.*goal|goal.*add/iu }],
      want: (after) => after.goals.length === 4,
      hand: (page) => press(page, 'Add Savings Goal'),
    },
    {
      job: 'raise the target of a goal',
      route: '/tracker',
      ways: [{ says: /goal|edit/iu, about: /edit|goal/iu, row: 'Canoe', fields: [[/goal|target/iu, 950]] }],
      want: (after) => after.goals.find(({ name }) => name === 'Canoe')?.target === 950,
      async hand(page) {
        await cardOf(page, 'Canoe').getByRole('button', { name: 'Edit' }).click();
        await page.getByPlaceholder('Enter savings goal').fill('950');
      },
    },
    {
      job: 'delete a savings goal',
      route: '/tracker',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /goal/iu, row: 'Winter tyres' }],
      want: (after) => after.goals.length === 2 && !after.goals.some(({ name }) => name === 'Winter tyres'),
      hand: (page) => cardOf(page, 'Winter tyres').getByRole('button', { name: 'Delete This Goal' }).click(),
    },
    {
      job: 'log savings for a goal',
      route: '/tracker',
      ways: [
        {
          says: /entry|saving|log/iu,
          about: /add|entry/iu,
          not: /delet|reset/iu,
          fields: [
            [/amount/iu, 60],
            [/goal|saving/iu, /winter tyres/iu],
          ],
        },
      ],
      want: (after) =>
        after.logs.length === 3 && after.logs.some(({ goalId, amount }) => goalId === 'g2' && amount === 60),
      async hand(page) {
        await page.locator('select').last().selectOption({ label: 'Winter tyres' });
        await page.getByPlaceholder('Enter amount').fill('60');
        await press(page, 'Add Entry');
      },
    },
    {
      job: 'delete an entry of the savings log',
      route: '/tracker',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /log|entry|saving/iu, not: /goal|plan/iu, row: ['$75.50', '2026-11-09'] }],
      want: (after) => after.logs.length === 1 && after.logs[0].amount === 120,
      hand: (page) => page.locator('li', { hasText: '$75.50' }).locator('button').last().click(),
    },
    {
      job: 'plan the month by a scenario',
      route: '/tracker',
      ways: [{ says: /plan|scenario/iu, about: /plan|use/iu, not: /remov/iu, fields: [[/scenario|plan/iu, 'Coast']] }],
      want: (after) => after.plans.join() === '2026-11 Coast',
      async hand(page) {
        await press(page, 'Set Plan');
        await page.getByRole('dialog').locator('select').selectOption('Coast');
        await press(page, 'Use Scenario');
      },
    },
    {
      job: 'go to the next month',
      route: '/tracker',
      ways: [{ says: /next month/iu }],
      want: (after) => after.month === '2026-12',
      hand: (page) => press(page, 'Next Month'),
    },
    {
      job: 'lengthen the time to undo an import',
      route: '/settings',
      ways: [
        {
          says: /setting|undo|import/iu,
          about: /save|setting/iu,
          not: /reset|prune|expire/iu,
          fields: [[/undo/iu, 45]],
        },
      ],
      want: (after) => after.undo === 45,
      async hand(page) {
        await page.getByLabel('Undo Window (minutes)').fill('45');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
      },
    },
    {
      job: 'read the savings log',
      route: '/tracker',
      before: (page) => page.getByText('Winter tyres').first().waitFor(),
      rows: [
        ['120.00', '2026-11-03'],
        ['75.50', '2026-11-09'],
      ],
    },
    {
      job: 'read the savings goals',
      route: '/tracker',
      before: (page) => page.getByText('Winter tyres').first().waitFor(),
      rows: [
        ['Canoe', '800.00'],
        ['Winter tyres', '450.00'],
      ],
    },
  ],
};
