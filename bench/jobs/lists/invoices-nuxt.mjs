// Written from the source before the first run.
const part = (id, name, quantity, price) => ({ id, name, quantity, price });
const invoice = (id, client, status, items) => ({
  id,
  status,
  fromStreet: '1 Union Terrace',
  fromCity: 'London',
  fromZip: 'E1 3EZ',
  fromCountry: 'United Kingdom',
  toClientName: client,
  toClientEmail: `${client.split(' ')[0].toLowerCase()}@example.org`,
  toStreet: '2 Mill Lane',
  toCity: 'Leeds',
  toZip: 'LS1 1AA',
  toCountry: 'United Kingdom',
  invoiceDate: Date.UTC(2026, 9, 1, 12),
  paymentTerms: 30,
  description: `Work for ${client}`,
  items,
});
const find = (state, client) => state.invoices.find((one) => one.client === client);
const path = (page) => new URL(page.url()).pathname;
const press = (page, name) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click();

export const app = {
  source: 'ravdz/invoice-app 693a26b',
  stack: 'Nuxt 3, Pinia, Vuelidate, Tailwind',
  serve: { command: 'npx nuxt dev --port 4666', port: 4666 },
  instrument: ['--explore'],
  also: [/item|date|terms/iu, /paid|draft|filter|edit/iu],
  seed: {
    local: {
      invoices: {
        invoices: [
          invoice('RT3080', 'Jensen Huang', 0, [part('p1', 'Logo', 2, 100)]),
          invoice('XM9141', 'Alex Grim', 1, [part('p2', 'Design', 1, 250), part('p3', 'Print', 3, 20)]),
          invoice('FV2353', 'Anita Wain', 2, [part('p4', 'Banner', 1, 40)]),
        ],
        filterBy: [],
      },
    },
  },
  async state({ local }) {
    const { invoices, filterBy } = await local('invoices');
    return {
      filterBy,
      invoices: invoices.map((one) => ({
        client: one.toClientName,
        email: one.toClientEmail,
        status: one.status,
        terms: one.paymentTerms,
        description: one.description,
      })),
    };
  },
  calls: [
    {
      job: 'save the draft of a new invoice',
      ways: [
        {
          says: /draft/iu,
          fields: [
            [/client.?s name|client name/iu, 'Dee Stone'],
            [/client.?s email|client email/iu, 'dee@example.org'],
            [/description/iu, 'A fence'],
          ],
        },
      ],
      want(after) {
        const one = find(after, 'Dee Stone');
        return (
          one?.status === 2 &&
          one.email === 'dee@example.org' &&
          one.description === 'A fence' &&
          after.invoices.length === 4
        );
      },
      async hand(page) {
        await press(page, 'New Invoice');
        await page.locator('#toClientName').fill('Dee Stone');
        await page.locator('#toClientEmail').fill('dee@example.org');
        await page.locator('#description').fill('A fence');
        await press(page, 'Save as Draft');
      },
    },
    {
      job: 'be refused when sending an invoice with a client alone',
      ways: [{ says: /send/iu, fields: [[/client.?s name|client name/iu, 'Dee Stone']] }],
      want: 'nothing',
      async hand(page) {
        await press(page, 'New Invoice');
        await page.locator('#toClientName').fill('Dee Stone');
        await press(page, 'Save and Send');
        await page.getByText("can't be empty").first().waitFor();
      },
    },
    {
      job: 'open an invoice',
      ways: [
        {
          says: /open|show|view|go|invoice|details/iu,
          not: /new|edit|draft|send|save|filter/iu,
          row: ['#XM9141', 'XM9141', 'Alex Grim'],
        },
      ],
      look: async (page) => path(page),
      want: ({ look }) => look === '/invoices/XM9141',
      hand: (page) => page.getByRole('link', { name: 'Alex Grim' }).click(),
    },
    {
      job: 'show the pending invoices alone',
      ways: [
        { says: /pending/iu },
        { says: /pending|status|filter/iu, fields: [[/pending/iu, true]] },
        { says: /pending|status|filter/iu, fields: [[/status|filter/iu, /pending/iu]] },
        { says: /status|filter|pending/iu, row: 'Pending' },
      ],
      want: (after) => after.filterBy.join() === '1' && after.invoices.length === 3,
      async hand(page) {
        await press(page, 'Filter by status');
        await press(page, 'Pending');
      },
    },
    {
      job: 'mark an open invoice as paid',
      route: '/invoices/XM9141',
      ways: [{ says: /paid|status/iu }],
      want: (after) => find(after, 'Alex Grim')?.status === 0 && find(after, 'Anita Wain')?.status === 2,
      hand: (page) => press(page, 'Change status'),
    },
    {
      job: 'change the client of an open invoice',
      route: '/invoices/XM9141',
      ways: [
        {
          says: /save|edit|change|update|invoice/iu,
          not: /draft|send|new/iu,
          fields: [[/client.?s name|client name/iu, 'Alexa Grim']],
        },
      ],
      want: (after) =>
        find(after, 'Alexa Grim')?.email === 'alex@example.org' && find(after, 'Alexa Grim').status === 1,
      async hand(page) {
        await press(page, 'Edit');
        await page.locator('#toClientName').fill('Alexa Grim');
        await press(page, 'Save Changes');
      },
    },
    {
      job: 'change the payment terms of an open invoice',
      route: '/invoices/XM9141',
      ways: [
        {
          says: /save|edit|change|update|invoice/iu,
          not: /draft|send|new/iu,
          fields: [[/payment terms/iu, /net 7 days/iu]],
        },
        { says: /save|edit|change|update/iu, not: /draft|send|new/iu, fields: [[/payment terms/iu, 'Net 7 Days']] },
      ],
      want: (after) => find(after, 'Alex Grim')?.terms === 7,
      async hand(page) {
        await press(page, 'Edit');
        await page.getByRole('button', { name: 'Payment Terms' }).click();
        await page.getByText('Net 7 Days').click();
        await press(page, 'Save Changes');
      },
    },
    {
      job: 'delete an open invoice after the question',
      destructive: true,
      route: '/invoices/XM9141',
      ways: [{ says: /delet|remov/iu, not: /item/iu }],
      want: (after) => find(after, 'Alex Grim') === undefined && after.invoices.length === 2,
      async hand(page) {
        await press(page, 'Delete');
        await page.getByText('Confirm Deletion').waitFor();
        await page.locator('.fixed').getByRole('button', { name: 'Delete', exact: true }).last().click();
      },
    },
    {
      job: 'go back to the list from an open invoice',
      route: '/invoices/XM9141',
      ways: [{ says: /back|home|invoices/iu, not: /new|edit|save|paid|status/iu }],
      look: async (page) => path(page),
      want: ({ look }) => look === '/',
      hand: (page) => press(page, 'Go back'),
    },
    {
      job: 'switch to the dark theme',
      ways: [{ says: /dark|theme/iu }, { says: /dark|theme/iu, fields: [[/dark|theme|mode/iu, /dark/iu]] }],
      look: (page) => page.evaluate(() => document.documentElement.classList.contains('dark')),
      want: ({ look }) => look === true,
      hand: (page) => press(page, 'Dark theme'),
    },
    {
      job: 'read the invoices',
      rows: [
        ['RT3080', 'Jensen Huang', '$200'],
        ['XM9141', 'Alex Grim', '$310'],
      ],
    },
    {
      job: 'read the items of an open invoice',
      route: '/invoices/XM9141',
      rows: [
        ['Design', '250'],
        ['Print', '60'],
      ],
    },
  ],
};
