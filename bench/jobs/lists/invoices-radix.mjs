// Written from the source before the first run.
const address = (street, city) => ({ street, city, postCode: 'E1 3EZ', country: 'United Kingdom' });
const invoice = (id, clientName, status, name, price) => ({
  id,
  createdAt: '2026-10-01',
  paymentDue: '2026-10-31',
  description: `Work for ${clientName}`,
  paymentTerms: 30,
  clientName,
  clientEmail: `${clientName.split(' ')[0].toLowerCase()}@example.org`,
  status,
  senderAddress: address('1 Union Terrace', 'London'),
  clientAddress: address('2 Mill Lane', 'Leeds'),
  items: [{ name, quantity: 2, price, total: 2 * price }],
  total: 2 * price,
});
const find = ({ invoices }, name) => invoices.find(({ clientName }) => clientName === name);
const path = async (page) => new URL(page.url()).pathname;
const listed = async (page) => (await page.locator('a[href^="/invoice/"]').allInnerTexts()).join(' ');
const dialog = (page) => page.getByRole('dialog');
const draft = [
  [/client.?s name/iu, 'Dee Stone'],
  [/client.?s email/iu, 'dee@example.org'],
  [/invoice date|created ?at/iu, '2026-11-02'],
  [/items?$|item list/iu, [{ name: 'Banner', price: 40 }]],
];
const fillDraft = async (page, name) => {
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await dialog(page).locator('[name="clientName"]').fill(name);
  await dialog(page).locator('[name="clientEmail"]').fill('dee@example.org');
  await dialog(page).locator('[name="createdAt"]').fill('2026-11-02');
  await dialog(page).locator('[name="items.0.name"]').fill('Banner');
  await dialog(page).locator('[name="items.0.price"]').fill('40');
};

export const app = {
  source: 'nofuenterr/invoice-app 520d0c3',
  stack: 'React 19, Vite 7, React Router 7, Radix UI, React Hook Form, zod 4, Zustand, Tailwind 4',
  serve: { command: 'npx vite --port 4693 --strictPort', port: 4693 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      'invoice-storage': {
        state: {
          invoiceList: [
            invoice('RT3080', 'Jensen Huang', 'paid', 'Brand guide', 900),
            invoice('XM9141', 'Alex Grim', 'pending', 'Email design', 250),
            invoice('FV2353', 'Anita Wain', 'draft', 'Logo sketches', 40),
          ],
          hasHydrated: true,
        },
        version: 0,
      },
      'theme-storage': { state: { dark: false }, version: 0 },
    },
  },
  async state({ local }) {
    const { invoiceList } = (await local('invoice-storage')).state;
    return {
      invoices: invoiceList.map(({ clientName, clientEmail, status, total, items }) => ({
        clientName,
        clientEmail,
        status,
        total,
        items: items.map(({ name, quantity, price }) => ({ name, quantity, price })),
      })),
      dark: (await local('theme-storage')).state.dark,
    };
  },
  calls: [
    {
      job: 'save the draft of a new invoice',
      ways: [{ says: /draft|invoice/iu, about: /draft/iu, not: /edit|changes|send|discard/iu, fields: draft }],
      want: (after) => find(after, 'Dee Stone')?.status === 'draft' && find(after, 'Dee Stone').total === 40,
      async hand(page) {
        await fillDraft(page, 'Dee Stone');
        await page.getByRole('button', { name: 'Save as draft' }).click();
      },
    },
    {
      job: "be refused for an invoice without the client's name",
      as: 'save the draft of a new invoice',
      fields: [[/client.?s name/iu, ''], ...draft.slice(1)],
      async hand(page) {
        await fillDraft(page, '');
        await page.getByRole('button', { name: 'Save as draft' }).click();
      },
    },
    {
      job: 'send a new invoice',
      ways: [{ says: /send|invoice/iu, about: /send/iu, not: /edit|changes|draft|discard/iu, fields: draft }],
      want: (after) => find(after, 'Dee Stone')?.status === 'pending',
      async hand(page) {
        await fillDraft(page, 'Dee Stone');
        await page.getByRole('button', { name: 'Save & Send' }).click();
      },
    },
    {
      job: 'open an invoice',
      ways: [{ says: /invoice|open|view/iu, row: ['#XM9141', 'XM9141', 'Alex Grim'] }],
      look: path,
      want: ({ look }) => look === '/invoice/XM9141',
      hand: (page) => page.locator('a[href="/invoice/XM9141"]').click(),
    },
    {
      job: 'show the pending invoices alone',
      ways: [
        { says: /filter|status|pending/iu, fields: [[/filter|status|choice|values/iu, [/^pending$/iu]]] },
        { says: /pending/iu, fields: [[/pending/iu, true]] },
        { says: /pending/iu },
      ],
      look: listed,
      want: ({ look }) => look.includes('Alex Grim') && !look.includes('Jensen Huang') && !look.includes('Anita Wain'),
      async hand(page) {
        await page.getByRole('button', { name: 'Filter invoices by status' }).click();
        await page.getByRole('checkbox', { name: 'Pending' }).click();
      },
    },
    {
      job: 'switch to the dark theme',
      ways: [{ says: /theme|dark/iu, fields: [[/theme|dark/iu, true]] }, { says: /theme|dark/iu }],
      want: ({ dark }) => dark === true,
      hand: (page) => page.getByRole('switch').click(),
    },
    {
      job: 'change the client of an invoice',
      route: '/invoice/XM9141',
      ways: [{ says: /invoice|changes/iu, about: /edit|save|changes/iu, fields: [[/client.?s name/iu, 'Alexa Grim']] }],
      want: (after) => find(after, 'Alexa Grim')?.total === 500 && after.invoices.length === 3,
      async hand(page) {
        await page.getByRole('button', { name: 'Edit' }).click();
        await dialog(page).locator('[name="clientName"]').fill('Alexa Grim');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'be refused for an address that is no email',
      as: 'change the client of an invoice',
      route: '/invoice/XM9141',
      fields: [[/client.?s email/iu, 'nobody']],
      async hand(page) {
        await page.getByRole('button', { name: 'Edit' }).click();
        await dialog(page).locator('[name="clientEmail"]').fill('nobody');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'mark an invoice as paid',
      route: '/invoice/XM9141',
      ways: [{ says: /paid/iu }],
      want: (after) => find(after, 'Alex Grim').status === 'paid' && find(after, 'Anita Wain').status === 'draft',
      hand: (page) => page.getByRole('button', { name: 'Mark as Paid' }).click(),
    },
    {
      job: 'delete an invoice after the question',
      destructive: true,
      // The app goes back after it, so the list is the page before.
      before: (page) => page.locator('a[href="/invoice/XM9141"]').click(),
      ways: [{ says: /delet|remov/iu }],
      want: (after) => find(after, 'Alex Grim') === undefined && after.invoices.length === 2,
      async hand(page) {
        await page.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'read the invoices',
      rows: [
        ['RT3080', 'Jensen Huang', '1,800.00', 'Paid'],
        ['XM9141', 'Alex Grim', '500.00', 'Pending'],
        ['FV2353', 'Anita Wain', '80.00', 'Draft'],
      ],
    },
  ],
};
