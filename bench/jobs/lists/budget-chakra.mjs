// Written from the source and the rendered page before the first run.
const charge = (id, source, dueDate, amount, pending) => ({ id, source, dueDate, amount, pending });
const card = (id, source, balance) => ({
  id,
  source,
  balance,
  limit: 3000,
  dueDate: 12,
  minimumPayment: 35,
  interest: 20,
  pending: true,
});
const find = (list, source) => list.find((one) => one.source === source);
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'denvermullets/simple-budget-control af7b3b7',
  stack: 'React 18, Vite, Chakra UI 2, React Router, react-datepicker',
  serve: { command: 'npx vite --port 4653 --strictPort', port: 4653 },
  instrument: ['--explore'],
  seed: {
    local: {
      simpleBudget: {
        accountInfo: {
          amountFree: 1200,
          payPeriodStart: '2026-11-01T12:00:00.000Z',
          payPeriodEnd: '2026-11-14T12:00:00.000Z',
        },
        monthlyRecurring: [
          charge(1, 'Rent', 3, 900, true),
          charge(2, 'Gym', 10, 30, false),
          charge(3, 'Phone', 20, 25, true),
        ],
        creditCards: [card(4, 'Blue card', 700), card(5, 'Red card', 90)],
        loans: [
          {
            ...card(6, 'Car loan', 5000),
            originalAmount: 9000,
            remainingPayments: 20,
            endDate: '8/20/28',
          },
        ],
      },
    },
  },
  async state({ local }) {
    const { accountInfo, monthlyRecurring, creditCards, loans } = await local('simpleBudget');
    const plain = (list) => list.map(({ source, amount, pending, dueDate }) => ({ source, amount, pending, dueDate }));
    return {
      free: accountInfo.amountFree,
      charges: plain(monthlyRecurring),
      cards: plain(creditCards),
      loans: plain(loans),
    };
  },
  calls: [
    {
      job: 'add a monthly charge',
      parameters: [],
      route: '/monthly-recurring',
      tool: { action: /^\+ add$/iu },
      want: (after) => find(after.charges, 'New charge') !== undefined && after.cards.length === 2,
    },
    {
      job: 'add a credit card',
      parameters: [],
      route: '/credit-cards',
      tool: { action: /^\+ add$/iu },
      want: (after) => find(after.cards, 'New Credit Card') !== undefined && after.charges.length === 3,
    },
    {
      job: 'delete a monthly charge',
      parameters: ['row'],
      destructive: true,
      route: '/monthly-recurring',
      tool: { row: true, action: /^delete credit card$/iu },
      row: 'Gym',
      want: (after) => find(after.charges, 'Gym') === undefined && after.charges.length === 2,
    },
    {
      job: 'delete a credit card',
      parameters: ['row'],
      destructive: true,
      route: '/credit-cards',
      tool: { row: true, action: /^delete credit card$/iu },
      row: 'Red card',
      want: (after) => find(after.cards, 'Red card') === undefined && after.cards.length === 1,
    },
    {
      job: 'mark a charge as pending',
      parameters: ['row'],
      route: '/monthly-recurring',
      tool: { row: true, fields: [/^$|pending|source|check/iu], only: true },
      row: 'Gym',
      fields: { '': true },
      want: (after) => find(after.charges, 'Gym')?.pending === true && find(after.charges, 'Rent')?.pending === true,
    },
    {
      job: 'rename a charge',
      parameters: ['row', 'Source'],
      route: '/monthly-recurring',
      tool: { row: true, fields: [/^source$/iu] },
      row: 'Gym',
      fields: { Source: 'Pool' },
      want: (after) => find(after.charges, 'Pool')?.amount === 30 && find(after.charges, 'Gym') === undefined,
    },
    {
      job: 'set the amount that is free',
      parameters: ['Current amount free'],
      tool: { row: false, fields: [/current amount free/iu] },
      fields: { 'Current amount free': 1500 },
      want: (after) => after.free === 1500,
    },
    {
      job: 'sort the charges by amount',
      parameters: [],
      route: '/monthly-recurring',
      tool: { row: false, action: /^amount$/iu },
      look: async (page) => page.locator('tbody tr td:first-child').allInnerTexts(),
      want: ({ look }) => ['Phone,Gym,Rent', 'Rent,Gym,Phone'].includes(look.map((text) => text.trim()).join(',')),
    },
    {
      job: 'reset the charges to the current pay period',
      parameters: [],
      tool: { action: /^reset to current pay period$/iu },
      want: ({ charges }) => find(charges, 'Gym').pending === true && find(charges, 'Phone').pending === false,
    },
    {
      job: 'go to the loans',
      parameters: [],
      tool: { action: /^loans$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/loans',
    },
    {
      job: 'read the monthly charges',
      parameters: [],
      route: '/monthly-recurring',
      tool: { kind: 'read' },
      reads: (answer) => ['Rent', 'Phone'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
