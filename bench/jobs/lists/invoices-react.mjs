// Written from the source and the rendered page before the first run.
const invoice = (id, clientName, status, itemsPrice) => ({
  id,
  clientName,
  status,
  clientEmail: `${clientName.split(' ')[0].toLowerCase()}@example.org`,
  createdAt: '2026-10-01',
  paymentDue: '2026-10-31',
  paymentTerms: 30,
  description: `Work for ${clientName}`,
  senderAddressStreet: '1 Union Terrace',
  senderAddressCity: 'London',
  senderAddressPostCode: 'E1 3EZ',
  senderAddressCountry: 'United Kingdom',
  clientAddressStreet: '2 Mill Lane',
  clientAddressCity: 'Leeds',
  clientAddressPostCode: 'LS1 1AA',
  clientAddressCountry: 'United Kingdom',
  itemsName: 'Design',
  itemsQty: 2,
  itemsPrice,
  itemsTotal: 2 * itemsPrice,
});
const find = (state, clientName) => state.find((one) => one.clientName === clientName);
const path = (page) => new URL(page.url()).pathname;
const cards = (page) => page.locator('.card').count();
// The page of an invoice is empty after a reload: only the list leads to it.
const open = (clientName) => (page) => page.locator('.card', { hasText: clientName }).locator('a').click();

export const app = {
  source: 'martinjurkov/invoice_app-typescript 20e4c8e',
  stack: 'React 18, Create React App, TypeScript, plain CSS',
  serve: { command: 'npx react-scripts start', port: 4651 },
  instrument: ['--explore'],
  seed: {
    local: {
      data: [
        invoice('RT3080', 'Jensen Huang', 'paid', 100),
        invoice('XM9141', 'Alex Grim', 'pending', 250),
        invoice('FV2353', 'Anita Wain', 'draft', 40),
      ],
    },
  },
  // The app saves two seconds after the press, behind a spinner.
  async state({ page, local }) {
    await page.locator('.overlay.loading').first().waitFor({ state: 'hidden' });
    return ((await local('data')) ?? []).map(({ clientName, clientEmail, status, createdAt, itemsPrice }) => ({
      clientName,
      clientEmail,
      status,
      createdAt,
      itemsPrice,
    }));
  },
  calls: [
    {
      job: 'save the draft of a new invoice',
      parameters: ["Client's Name", "Client's Email", 'Invoice Date'],
      tool: { action: /^save as draft$/iu, fields: [/client's name/iu, /client's email/iu] },
      fields: { "Client's Name": 'Dee Stone', "Client's Email": 'dee@example.org', 'Invoice Date': '2026-11-02' },
      want: (after) => find(after, 'Dee Stone')?.status === 'draft' && after.length === 4,
    },
    {
      job: 'be refused when sending an invoice without its details',
      parameters: ["Client's Name"],
      tool: { action: /^save & send$/iu, fields: [/client's name/iu] },
      fields: { "Client's Name": 'Dee Stone' },
      want: 'nothing',
    },
    {
      job: 'open an invoice',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true },
      row: ['#XM9141', 'XM9141', 'Alex Grim'],
      look: async (page) => path(page),
      want: ({ look }) => look === '/invoice-view/XM9141',
    },
    {
      job: 'delete an open invoice after the question',
      parameters: [],
      destructive: true,
      before: open('Alex Grim'),
      tool: { action: /^delete$/iu },
      want: (after) => find(after, 'Alex Grim') === undefined && after.length === 2,
    },
    {
      job: 'mark an open invoice as paid',
      parameters: [],
      before: open('Alex Grim'),
      tool: { action: /^mark as paid$/iu },
      want: (after) => find(after, 'Alex Grim')?.status === 'paid' && find(after, 'Anita Wain')?.status === 'draft',
    },
    {
      job: 'change the client of an open invoice',
      parameters: ["Client's Name"],
      before: open('Alex Grim'),
      tool: { action: /^save changes$/iu, fields: [/client's name/iu] },
      fields: { "Client's Name": 'Alexa Grim' },
      want: (after) => find(after, 'Alexa Grim')?.itemsPrice === 250 && find(after, 'Alex Grim') === undefined,
    },
    {
      job: 'show the pending invoices alone',
      parameters: [],
      tool: { action: /^pending$/iu },
      look: cards,
      want: ({ look }) => look === 1,
    },
    {
      job: 'show all invoices again',
      parameters: [],
      async before(page) {
        await page.getByRole('button', { name: 'Filter by status' }).click();
        await page.getByRole('button', { name: 'pending', exact: true }).click();
      },
      tool: { action: /^all$/iu },
      look: cards,
      want: ({ look }) => look === 3,
    },
    {
      job: 'switch between light and dark',
      parameters: [],
      tool: { action: /light|dark|mode|moon|sun/iu },
      look: async (page) => page.evaluate(() => document.body.style.backgroundColor),
      want: ({ look }) => look === 'rgb(20, 22, 37)',
    },
    {
      job: 'go back to the list from an open invoice',
      parameters: [],
      before: open('Alex Grim'),
      tool: { row: false, action: /back/iu, fields: [], only: true },
      look: async (page) => path(page),
      want: ({ look }) => look === '/',
    },
    {
      job: 'read the invoices',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Alex Grim', 'Jensen Huang'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
