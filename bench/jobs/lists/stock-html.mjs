// Written from the source before the first run.
const item = (id, itemName, itemQuantity, itemLocation) => ({ id, itemName, itemQuantity, itemLocation });
const names = ({ items }) => items.map(({ itemName }) => itemName).join();
const find = ({ items }, name) => items.find(({ itemName }) => itemName === name);
const rowOf = (name) => [`Name: ${name}`, name];
const edit = (page, name) =>
  page.locator('#inventoryList li', { hasText: name }).getByRole('button', { name: 'Edit' }).click();
const save = (page) => page.getByRole('button', { name: 'Save changes' }).click();

export const app = {
  source: 'EdwardN93/inventory-tracker 6b87318',
  stack: 'HTML, one plain script, rows by createElement',
  serve: { command: 'python3 -m http.server 4734', port: 4734 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: { items: [item(1, 'Rope', 12, 'Shed'), item(2, 'Nails', 3, 'Cellar'), item(3, 'Paint', 8, 'Attic')] },
  },
  async state({ page }) {
    const { items = '[]' } = await page.evaluate(() => ({ ...localStorage }));
    return { items: JSON.parse(items) };
  },
  calls: [
    {
      job: 'add an item',
      ways: [
        {
          says: /item|add/iu,
          not: /edit|save/iu,
          fields: [
            [/name/iu, 'Tape'],
            [/quantity/iu, 7],
            [/location/iu, 'Desk'],
          ],
        },
      ],
      want: (after) => find(after, 'Tape')?.itemQuantity === 7 && names(after) === 'Rope,Nails,Paint,Tape',
      async hand(page) {
        await page.locator('#itemName').fill('Tape');
        await page.locator('#itemQuantity').fill('7');
        await page.locator('#itemLocation').fill('Desk');
        await page.getByRole('button', { name: 'Add Item' }).click();
      },
    },
    {
      job: 'be refused for an item without a location',
      as: 'add an item',
      fields: [
        [/name/iu, 'Tape'],
        [/quantity/iu, 7],
      ],
      async hand(page) {
        await page.locator('#itemName').fill('Tape');
        await page.locator('#itemQuantity').fill('7');
        await page.getByRole('button', { name: 'Add Item' }).click();
      },
    },
    {
      job: 'be refused for a quantity of zero',
      as: 'add an item',
      fields: [
        [/name/iu, 'Tape'],
        [/quantity/iu, 0],
        [/location/iu, 'Desk'],
      ],
      async hand(page) {
        await page.locator('#itemName').fill('Tape');
        await page.locator('#itemQuantity').fill('0');
        await page.locator('#itemLocation').fill('Desk');
        await page.getByRole('button', { name: 'Add Item' }).click();
      },
    },
    {
      job: 'change the quantity of an item',
      ways: [{ says: /item|edit|save|change/iu, not: /add/iu, row: rowOf('Paint'), fields: [[/quantity/iu, 20]] }],
      want: (after) => find(after, 'Paint')?.itemQuantity === 20 && find(after, 'Rope').itemQuantity === 12,
      async hand(page) {
        await edit(page, 'Paint');
        await page.locator('#m-product-qty').fill('20');
        await save(page);
      },
    },
    {
      job: 'rename an item',
      ways: [{ says: /item|edit|save|change/iu, not: /add/iu, row: rowOf('Rope'), fields: [[/name/iu, 'Chain']] }],
      want: (after) => names(after) === 'Chain,Nails,Paint',
      async hand(page) {
        await edit(page, 'Rope');
        await page.locator('#m-product-name').fill('Chain');
        await save(page);
      },
    },
    {
      job: 'drop all items',
      destructive: true,
      ways: [{ says: /drop|clear|delet/iu }],
      want: (after) => after.items.length === 0,
      hand: (page) => page.getByRole('button', { name: 'Drop DB' }).click(),
    },
    {
      job: 'read the inventory',
      rows: [
        ['Rope', '12', 'Shed'],
        ['Nails', '3', 'Cellar'],
        ['Paint', '8', 'Attic'],
      ],
    },
  ],
};
