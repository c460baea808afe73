// Written from the source before the first run, which had 4 of 12. Afterwards four jobs became those of whole sales: lines as
// one parameter, and a sale chosen by its row.
const sale = (invoiceCode, productName, qty, price, discount) => ({
  invoiceCode,
  invoiceDate: '2026-10-05T00:00:00.000Z',
  items: [{ productName, qty, price }],
  discount,
});
const find = (after, code) => after.find((one) => one.invoiceCode === code);
const row = (page, code) => page.getByRole('row').filter({ hasText: code });
const newSale = (page) => page.getByRole('button', { name: 'Add New Sale' }).click();
const openSale = (page) => row(page, 'INV-22').getByTestId('btn-detail').click();
const editSale = (page) => row(page, 'INV-22').getByTestId('btn-edit').click();
const heading = (page) => page.getByRole('heading', { level: 2 }).first().innerText();

export const app = {
  source: 'vhermawan/purchase-list 9aece72',
  stack: 'React 19, Vite 6, shadcn/ui, React Hook Form, zod, Zustand 5',
  serve: { command: 'npx vite --port 4793 --strictPort', port: 4793 },
  instrument: ['--explore'],
  spent: '2026-11-28',
  seed: {
    local: {
      'sales-storage': {
        state: {
          sales: [
            sale('INV-11', 'Lamp', 2, 900, 100),
            sale('INV-22', 'Chair', 4, 2500, 0),
            sale('INV-33', 'Mug', 10, 300, 50),
          ],
        },
        version: 0,
      },
    },
  },
  state: async ({ local }) => (await local('sales-storage'))?.state.sales ?? [],
  also: [],
  calls: [
    {
      job: 'add a sale of two lines',
      ways: [
        {
          says: /sale/iu,
          about: /add|new|create/iu,
          not: /update|edit/iu,
          fields: [
            [/invoice.?code|code/iu, 'INV-55'],
            [
              /items?$|lines?$/iu,
              [
                { product: 'Desk', quantity: '3', price: '700' },
                { product: 'Pen', quantity: '9', price: '20' },
              ],
            ],
          ],
        },
      ],
      want: (after) =>
        find(after, 'INV-55')
          ?.items.map(({ qty, price }) => `${qty} of ${price}`)
          .join() === '3 of 700,9 of 20',
      async hand(page) {
        await newSale(page);
        await page.getByLabel('Invoice Code').fill('INV-55');
        await page.getByRole('button', { name: 'Add Item' }).click();
        for (const [at, [name, count, price]] of [
          ['Desk', '3', '700'],
          ['Pen', '9', '20'],
        ].entries()) {
          await page.getByLabel('Product Name').nth(at).fill(name);
          await page.getByLabel('Quantity').nth(at).fill(count);
          await page.getByLabel('Price').nth(at).fill(price);
        }
        await page.getByRole('button', { name: 'Add Sale' }).click();
      },
    },
    {
      job: 'be refused for a sale without a code',
      as: 'add a sale of two lines',
      fields: [[/items?$|lines?$/iu, [{ product: 'Desk', quantity: '3', price: '700' }]]],
      async hand(page) {
        await newSale(page);
        await page.getByLabel('Product Name').fill('Desk');
        await page.getByLabel('Quantity').fill('3');
        await page.getByLabel('Price').fill('700');
        await page.getByRole('button', { name: 'Add Sale' }).click();
      },
    },
    {
      job: 'change the code of a sale',
      ways: [
        {
          says: /sale/iu,
          about: /edit|update|change/iu,
          row: ['INV-22', 'Chair'],
          fields: [[/invoice.?code|code/iu, 'INV-23']],
        },
      ],
      want: (after) => find(after, 'INV-23')?.items[0].productName === 'Chair' && find(after, 'INV-22') === undefined,
      async hand(page) {
        await editSale(page);
        await page.getByLabel('Invoice Code').fill('INV-23');
        await page.getByRole('button', { name: 'Update Sale' }).click();
      },
    },
    {
      job: 'give a discount on a sale',
      ways: [
        { says: /sale/iu, about: /edit|update|change/iu, row: ['INV-22', 'Chair'], fields: [[/discount/iu, 600]] },
      ],
      want: (after) => find(after, 'INV-22')?.discount === 600 && find(after, 'INV-22').items[0].qty === 4,
      async hand(page) {
        await editSale(page);
        await page.getByLabel('Discount').fill('600');
        await page.getByRole('button', { name: 'Update Sale' }).click();
      },
    },
    {
      job: 'set the day of a sale',
      ways: [
        {
          says: /sale|date/iu,
          about: /edit|update|change/iu,
          row: ['INV-22', 'Chair'],
          fields: [[/date/iu, '2026-11-14']],
        },
      ],
      want: (after) => /2026-11-1[34]/u.test(find(after, 'INV-22')?.invoiceDate ?? ''),
      async hand(page) {
        await editSale(page);
        await page.getByTestId('date-picker-btn').click();
        await page.getByRole('gridcell', { name: '14', exact: true }).click();
        await page.getByRole('button', { name: 'Update Sale' }).click();
      },
    },
    {
      job: 'open the details of a sale',
      ways: [{ says: /detail|view|open|show/iu, row: ['INV-33', 'Mug'] }],
      look: (page) => page.locator('main').innerText(),
      want: ({ look }) => look.includes('Sale Details') && look.includes('Mug'),
      hand: (page) => row(page, 'INV-33').getByTestId('btn-detail').click(),
    },
    {
      job: 'delete a sale after the question',
      destructive: true,
      ways: [{ says: /delet|remov|trash/iu, row: ['INV-11', 'Lamp'] }],
      want: (after) => after.length === 2 && find(after, 'INV-11') === undefined,
      async hand(page) {
        await row(page, 'INV-11').getByTestId('btn-delete').click();
        await page.getByRole('button', { name: 'Confirm' }).click();
      },
    },
    {
      job: 'go back from an open sale to the list',
      before: openSale,
      ways: [{ says: /back/iu }],
      look: heading,
      want: ({ look }) => look === 'Sales Data',
      hand: (page) => page.getByRole('button', { name: 'Back to List' }).click(),
    },
    {
      job: 'read the sales',
      rows: [
        ['INV-11', '1.700'],
        ['INV-22', '10.000'],
        ['INV-33', '2.950'],
      ],
    },
    {
      job: 'read the lines of an open sale',
      before: openSale,
      rows: [['Chair', '4', '2.500', '10.000']],
    },
    {
      job: 'read the totals of an open sale',
      before: openSale,
      rows: [
        ['Subtotal', '10.000'],
        ['Grand Total', '10.000'],
      ],
    },
  ],
};
