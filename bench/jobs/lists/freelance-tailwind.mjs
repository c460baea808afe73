// Written from the source before the first run. Afterwards, the texts of clients and invoices took the place of patterns, because
// the choices are data.
const client = (_id, name, company, email, projectCount, totalRevenue) => ({
  _id,
  name,
  company,
  email,
  phone: '555-0100',
  address: { street: '', city: 'Ely', state: '', zipCode: '', country: '' },
  notes: '',
  status: 'active',
  projectCount,
  totalRevenue,
});
const clients = [
  client('c1', 'Ada Stone', 'Stoneworks', 'ada@stone.test', 2, 1200),
  client('c2', 'Ben Moss', 'Moss Ltd', 'ben@moss.test', 1, 0),
  client('c3', 'Cleo Hart', 'Hartland', 'cleo@hart.test', 0, 0),
];
const project = (_id, name, description, of, status, billingType) => ({
  _id,
  name,
  description,
  client: of,
  status,
  priority: 'medium',
  startDate: '2026-10-01',
  endDate: '2026-12-20',
  budget: 3000,
  hourlyRate: 60,
  billingType,
});
const projects = [
  project('p1', 'Bakery site', 'Shop window', 'c1', 'in-progress', 'hourly'),
  project('p2', 'Harbour map', 'Printed map', 'c2', 'planning', 'fixed'),
  project('p3', 'Logo refresh', 'New colours', 'c1', 'on-hold', 'fixed'),
];
const invoice = (_id, invoiceNumber, of, on, status, total) => ({
  _id,
  invoiceNumber,
  client: of,
  project: on,
  status,
  issueDate: '2026-11-02',
  dueDate: '2026-11-30',
  items: [{ description: 'Work', quantity: 1, rate: total, amount: total }],
  notes: '',
  tax: 0,
  discount: 0,
  subtotal: total,
  total,
  createdAt: '2026-11-02T10:00:00.000Z',
});
const invoices = [
  invoice('i1', 'INV-101', 'c1', 'p1', 'paid', 1200),
  invoice('i2', 'INV-102', 'c2', 'p2', 'sent', 450),
  invoice('i3', 'INV-103', 'c1', 'p3', 'draft', 300),
];
const payment = (_id, of, on, amount, paymentMethod, transactionId) => ({
  _id,
  client: of,
  invoice: on,
  amount,
  paymentMethod,
  transactionId,
  status: 'completed',
  paymentDate: '2026-11-10T10:00:00.000Z',
});
const payments = [payment('m1', 'c1', 'i1', 700, 'cash', 'TX-71'), payment('m2', 'c1', 'i1', 500, 'paypal', 'TX-72')];

const open = (path) => async (page) => {
  await page.locator(`aside a[href="${path}"]`).click();
  await page.locator('main h1, h1').first().waitFor();
};
const onClients = open('/clients');
const onProjects = open('/projects');
const onInvoices = open('/invoices');
const onPayments = open('/payments');
const row = (page, text) => page.getByRole('row').filter({ hasText: text });
const edit = (page, text) => row(page, text).getByRole('button').first().click();
const remove = (page, text) => row(page, text).getByRole('button').last().click();
const box = (page, label) =>
  page
    .locator('form label')
    .filter({ hasText: new RegExp(`^${label}\\*?$`, 'u') })
    .locator('..')
    .locator('input,select,textarea');
const send = (page) => page.locator('form button[type=submit]').click();
const named = (list, name) => list.find((one) => one.name === name);
const numbered = (list, invoiceNumber) => list.find((one) => one._id === invoiceNumber);

export const app = {
  source: 'TechyAadi12/Freelacer-SaaS ecff13c',
  stack: 'React 19, Vite 7, Tailwind 3, React Router 7, contexts over a mock server in storage',
  serve: { command: 'npx vite --port 4793 --strictPort', port: 4793 },
  instrument: ['--explore'],
  spent: '2026-11-29',
  seed: {
    local: {
      freelancer_clients: clients,
      freelancer_projects: projects,
      freelancer_invoices: invoices,
      freelancer_payments: payments,
      theme: 'light',
    },
  },
  async state({ local }) {
    return {
      clients: (await local('freelancer_clients')) ?? [],
      projects: (await local('freelancer_projects')) ?? [],
      invoices: (await local('freelancer_invoices')) ?? [],
      payments: (await local('freelancer_payments')) ?? [],
    };
  },
  also: [
    /dashboard|clients|projects|invoices|payments|analytics/iu,
    /search/iu,
    /log.?in|sign|register|account/iu,
    /day|period|range/iu,
  ],
  calls: [
    {
      job: 'add a client',
      route: '/clients',
      ways: [
        {
          says: /client/iu,
          about: /add|new|creat/iu,
          not: /delet|edit|project|invoice/iu,
          fields: [
            [/client_?name|^name|name/iu, 'Dora Finch'],
            [/email/iu, 'dora@finch.test'],
            [/company/iu, 'Finch & Co'],
            [/city/iu, 'Hull'],
          ],
        },
      ],
      want: ({ clients: all }) =>
        all.length === 4 &&
        named(all, 'Dora Finch')?.email === 'dora@finch.test' &&
        named(all, 'Dora Finch').company === 'Finch & Co' &&
        named(all, 'Dora Finch').address.city === 'Hull',
      async hand(page) {
        await onClients(page);
        await page.getByRole('button', { name: 'New Client' }).click();
        await box(page, 'Client Name').fill('Dora Finch');
        await box(page, 'Email Address').fill('dora@finch.test');
        await box(page, 'Company Name').fill('Finch & Co');
        await box(page, 'City').fill('Hull');
        await send(page);
      },
    },
    {
      job: 'change the phone of a client',
      route: '/clients',
      before: onClients,
      ways: [
        {
          says: /client/iu,
          about: /edit|updat|chang|save/iu,
          not: /delet|add|new|creat/iu,
          row: 'Ben Moss',
          fields: [[/phone/iu, '555-0199']],
        },
      ],
      want: ({ clients: all }) => named(all, 'Ben Moss')?.phone === '555-0199' && all.length === 3,
      async hand(page) {
        await onClients(page);
        await edit(page, 'Ben Moss');
        await box(page, 'Phone Number').fill('555-0199');
        await send(page);
      },
    },
    {
      job: 'delete a client after the question',
      route: '/clients',
      before: onClients,
      destructive: true,
      ways: [{ says: /delet|remov|trash/iu, row: 'Cleo Hart' }],
      want: ({ clients: all }) => all.length === 2 && named(all, 'Cleo Hart') === undefined,
      async hand(page) {
        await onClients(page);
        await remove(page, 'Cleo Hart');
      },
    },
    {
      job: 'read the clients',
      route: '/clients',
      before: onClients,
      hand: onClients,
      rows: [
        ['Ada Stone', 'Stoneworks', '$1,200.00'],
        ['Ben Moss', 'Moss Ltd', 'ben@moss.test'],
        ['Cleo Hart', 'active'],
      ],
    },
    {
      job: 'add a project with a fixed price',
      route: '/projects',
      ways: [
        {
          says: /project/iu,
          about: /add|new|creat/iu,
          not: /delet|edit|invoice/iu,
          fields: [
            [/project_?name|^name|name/iu, 'Ferry poster'],
            [/client/iu, 'Cleo Hart'],
            [/priority/iu, /High/u],
            [/billing/iu, /Fixed/u],
            [/budget/iu, 900],
          ],
        },
      ],
      want: ({ projects: all }) => {
        const made = named(all, 'Ferry poster');
        return (
          made?.client === 'c3' &&
          made.priority === 'high' &&
          made.billingType === 'fixed' &&
          Number(made.budget) === 900
        );
      },
      async hand(page) {
        await onProjects(page);
        await page.getByRole('button', { name: 'New Project' }).click();
        await box(page, 'Project Name').fill('Ferry poster');
        await box(page, 'Client').selectOption('c3');
        await box(page, 'Priority').selectOption('high');
        await box(page, 'Billing Type').selectOption('fixed');
        await box(page, 'Total Budget').fill('900');
        await send(page);
      },
    },
    {
      job: 'finish a project',
      route: '/projects',
      before: onProjects,
      ways: [
        {
          says: /project/iu,
          about: /edit|updat|chang|save/iu,
          not: /delet|add|new|creat/iu,
          row: 'Bakery site',
          fields: [[/status/iu, /Completed/u]],
        },
      ],
      want: ({ projects: all }) =>
        named(all, 'Bakery site')?.status === 'completed' && named(all, 'Harbour map')?.status === 'planning',
      async hand(page) {
        await onProjects(page);
        await edit(page, 'Bakery site');
        await box(page, 'Status').selectOption('completed');
        await send(page);
      },
    },
    {
      job: 'delete a project after the question',
      route: '/projects',
      before: onProjects,
      destructive: true,
      ways: [{ says: /delet|remov|trash/iu, row: 'Logo refresh' }],
      want: ({ projects: all }) => all.length === 2 && named(all, 'Logo refresh') === undefined,
      async hand(page) {
        await onProjects(page);
        await remove(page, 'Logo refresh');
      },
    },
    {
      job: 'read the projects',
      route: '/projects',
      before: onProjects,
      hand: onProjects,
      rows: [
        ['Bakery site', 'Shop window', 'Ada Stone', '$60.00/hr'],
        ['Harbour map', 'Ben Moss', 'planning'],
        ['Logo refresh', 'on-hold', '$3,000.00 (Fixed)'],
      ],
    },
    {
      job: 'create an invoice with one item',
      route: '/invoices',
      ways: [
        {
          says: /invoice/iu,
          about: /add|new|creat/iu,
          not: /delet|edit/iu,
          fields: [
            [/client/iu, 'Ben Moss'],
            [/due/iu, '2027-01-15'],
            [/items|lines/iu, [{ description: 'Sketches', qty: 4, rate: 50 }]],
          ],
        },
        {
          says: /invoice/iu,
          about: /add|new|creat/iu,
          not: /delet|edit/iu,
          fields: [
            [/client/iu, 'Ben Moss'],
            [/due/iu, '2027-01-15'],
            [/descr/iu, 'Sketches'],
            [/qty|quantity/iu, 4],
            [/rate/iu, 50],
          ],
        },
      ],
      want: ({ invoices: all }) => {
        const made = all[3];
        return (
          made?.client === 'c2' &&
          made.dueDate === '2027-01-15' &&
          made.items.length === 1 &&
          made.items[0].description === 'Sketches' &&
          made.total === 200
        );
      },
      async hand(page) {
        await onInvoices(page);
        await page.getByRole('button', { name: 'New Invoice' }).click();
        await box(page, 'Client').selectOption('c2');
        await box(page, 'Due Date').fill('2027-01-15');
        await page.getByPlaceholder('Description').fill('Sketches');
        await page.getByPlaceholder('Qty').fill('4');
        await page.getByPlaceholder('Rate').fill('50');
        await send(page);
      },
    },
    {
      job: 'mark an invoice as paid',
      route: '/invoices',
      before: onInvoices,
      ways: [
        {
          says: /invoice/iu,
          about: /edit|updat|chang|save/iu,
          not: /delet|add|new|creat/iu,
          row: 'INV-102',
          fields: [[/status/iu, /^Paid/u]],
        },
      ],
      want: ({ invoices: all }) => numbered(all, 'i2')?.status === 'paid' && numbered(all, 'i3')?.status === 'draft',
      async hand(page) {
        await onInvoices(page);
        await edit(page, 'INV-102');
        await box(page, 'Status').selectOption('paid');
        await send(page);
      },
    },
    {
      job: 'give a discount on an invoice',
      route: '/invoices',
      before: onInvoices,
      ways: [
        {
          says: /invoice/iu,
          about: /edit|updat|chang|save/iu,
          not: /delet|add|new|creat/iu,
          row: 'INV-103',
          fields: [[/discount/iu, 30]],
        },
      ],
      want: ({ invoices: all }) => numbered(all, 'i3')?.total === 270 && numbered(all, 'i2')?.total === 450,
      async hand(page) {
        await onInvoices(page);
        await edit(page, 'INV-103');
        await page.getByText('Discount:').locator('..').locator('input').fill('30');
        await send(page);
      },
    },
    {
      job: 'delete an invoice after the question',
      route: '/invoices',
      before: onInvoices,
      destructive: true,
      ways: [{ says: /delet|remov|trash/iu, row: 'INV-103' }],
      want: ({ invoices: all }) => all.length === 2 && numbered(all, 'i3') === undefined,
      async hand(page) {
        await onInvoices(page);
        await remove(page, 'INV-103');
      },
    },
    {
      job: 'read the invoices',
      route: '/invoices',
      before: onInvoices,
      hand: onInvoices,
      rows: [
        ['INV-101', 'Ada Stone', '$1,200.00', 'paid'],
        ['INV-102', 'Ben Moss', 'Harbour map'],
        ['INV-103', 'draft'],
      ],
    },
    {
      job: 'record a payment',
      route: '/payments',
      ways: [
        {
          says: /payment/iu,
          about: /record|add|new|creat/iu,
          not: /delet/iu,
          fields: [
            [/invoice/iu, 'INV-102 - Ben Moss ($450.00)'],
            [/amount/iu, 200],
            [/method/iu, /Cash/u],
            [/transaction|reference/iu, 'TX-90'],
          ],
        },
      ],
      want: ({ payments: all }) =>
        all.length === 3 &&
        all[2].invoiceId === 'i2' &&
        Number(all[2].amount) === 200 &&
        all[2].paymentMethod === 'cash' &&
        all[2].transactionId === 'TX-90',
      async hand(page) {
        await onPayments(page);
        await page.getByRole('button', { name: 'Record Payment' }).click();
        await box(page, 'Select Invoice').selectOption('i2');
        await box(page, 'Amount Received').fill('200');
        await box(page, 'Payment Method').selectOption('cash');
        await page.getByPlaceholder('e.g. BANK-12345678').fill('TX-90');
        await send(page);
      },
    },
    {
      job: 'delete a payment after the question',
      route: '/payments',
      before: onPayments,
      destructive: true,
      ways: [{ says: /delet|remov|trash/iu, row: ['TX-72', '$500.00'] }],
      want: ({ payments: all }) => all.length === 1 && all[0]._id === 'm1',
      async hand(page) {
        await onPayments(page);
        await remove(page, 'TX-72');
      },
    },
    {
      job: 'read the payments',
      route: '/payments',
      before: onPayments,
      hand: onPayments,
      rows: [
        ['INV-101', 'cash', '$700.00', 'TX-71'],
        ['paypal', '$500.00', 'TX-72'],
      ],
    },
    {
      job: 'turn the dark mode on',
      ways: [{ says: /theme|dark/iu }],
      look: (page) => page.evaluate(() => document.documentElement.classList.contains('dark')),
      want: ({ look }) => look === true,
      hand: (page) => page.getByTitle('Switch to dark mode').click(),
    },
    {
      job: 'read the totals',
      route: '/dashboard',
      rows: [['3', '1', '$1,200.00', '$750.00']],
    },
    {
      job: 'read the recent invoices',
      route: '/dashboard',
      rows: [
        ['INV-103', 'Ada Stone', '$300.00'],
        ['INV-102', 'Ben Moss', 'sent'],
        ['INV-101', 'paid'],
      ],
    },
    {
      job: 'read the recent projects',
      route: '/dashboard',
      rows: [
        ['Logo refresh', 'Ada Stone', 'on-hold'],
        ['Harbour map', 'Ben Moss', 'planning'],
        ['Bakery site', 'in-progress'],
      ],
    },
    {
      job: 'read the top clients',
      route: '/analytics',
      before: open('/analytics'),
      hand: open('/analytics'),
      rows: [
        ['Ada Stone', '$1,200.00', '100%'],
        ['Ben Moss', '1 Projects'],
      ],
    },
    {
      job: 'open the invoices from the dashboard',
      route: '/dashboard',
      ways: [
        {
          says: /invoice|page|navig|view/iu,
          about: /view|open|go|navig/iu,
          not: /delet|edit|new|creat|read/iu,
          fields: [[/page|view|go|link/iu, /Invoices/u]],
        },
        { says: /view all|invoices/iu, about: /view|open|go/iu, not: /delet|edit|new|creat|read/iu },
      ],
      look: (page) => page.evaluate(() => location.pathname),
      want: ({ look }) => look === '/invoices',
      hand: onInvoices,
    },
  ],
};
