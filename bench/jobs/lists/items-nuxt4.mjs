// Written from the source before the first run. The page's words are Spanish.
const item = (id, title, value) => ({ id, title, value });
const list = ({ items }) => items.map(({ title, value }) => `${title} ${value}`).join();
const seeded = 'Apples 4,Bread 9,Candles 2';
const rowOf = (page, title) => page.locator('.item', { hasText: title });
const titles = async (page) => (await page.locator('.item-title').allInnerTexts()).join();
const dialog = (page) => page.locator('.dialog-content');

async function add(page, title, value) {
  await page.getByRole('button', { name: 'Agregar Item' }).click();
  await page.locator('#item-title').fill(title);
  await page.locator('#item-value').fill(String(value));
  await dialog(page).getByRole('button', { name: 'Agregar' }).click();
}

export const app = {
  source: 'brujo-rojas/counter-nuxt 8d4bce2',
  stack: 'Nuxt 4, Vuex 4, Sass, words in Spanish',
  serve: { command: 'npx nuxt dev --port 4841', port: 4841 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: { local: { 'counter-items': [item(1, 'Apples', 4), item(2, 'Bread', 9), item(3, 'Candles', 2)] } },
  async state({ local }) {
    const items = (await local('counter-items')) ?? [];
    return { items: items.map(({ title, value }) => ({ title, value })) };
  },
  calls: [
    {
      job: 'add an item',
      ways: [
        {
          says: /add|agregar|item/iu,
          fields: [
            [/t[ií]tulo|title/iu, 'Dates'],
            [/valor|value/iu, 7],
          ],
        },
      ],
      want: (after) => list(after) === `${seeded},Dates 7`,
      hand: (page) => add(page, 'Dates', 7),
    },
    {
      job: 'be refused for an item without a title',
      as: 'add an item',
      fields: [
        [/t[ií]tulo|title/iu, ' '],
        [/valor|value/iu, 7],
      ],
      hand: (page) => add(page, ' ', 7),
    },
    {
      job: 'be refused for a value that is too high',
      as: 'add an item',
      fields: [
        [/t[ií]tulo|title/iu, 'Eggs'],
        [/valor|value/iu, 50],
      ],
      hand: (page) => add(page, 'Eggs', 50),
    },
    {
      job: 'raise the value of an item',
      ways: [{ says: /incre|raise|plus|mas|add/iu, about: /incre|raise|plus/iu, row: 'Bread' }],
      want: (after) => list(after) === 'Apples 4,Bread 10,Candles 2',
      hand: (page) => rowOf(page, 'Bread').locator('.increment-btn').click(),
    },
    {
      job: 'lower the value of an item',
      ways: [{ says: /decre|lower|minus|menos/iu, row: 'Bread' }],
      want: (after) => list(after) === 'Apples 4,Bread 8,Candles 2',
      hand: (page) => rowOf(page, 'Bread').locator('.decrement-btn').click(),
    },
    {
      job: 'delete an item',
      destructive: true,
      ways: [{ says: /delet|remov|trash|elimin|borrar/iu, row: 'Candles' }],
      want: (after) => list(after) === 'Apples 4,Bread 9',
      hand: (page) => rowOf(page, 'Candles').locator('.delete-btn').click(),
    },
    {
      job: 'search the items',
      ways: [{ says: /buscar|search|filter|filtro/iu, fields: [[/buscar|search/iu, 'brea']] }],
      look: titles,
      want: ({ look }) => look === 'Bread',
      hand: (page) => page.getByPlaceholder('Buscar').fill('brea'),
    },
    {
      job: 'show the items from a lowest to a highest value',
      ways: [
        {
          says: /filter|filtro|min|max/iu,
          fields: [
            [/min/iu, 3],
            [/max/iu, 8],
          ],
        },
      ],
      look: titles,
      want: ({ look }) => look === 'Apples',
      async hand(page) {
        await page.locator('.right-filters input').first().fill('3');
        await page.locator('.right-filters input').last().fill('8');
      },
    },
    {
      job: 'clear the filters',
      ways: [{ says: /reset|clear|limpiar/iu }],
      async before(page) {
        await page.getByPlaceholder('Buscar').pressSequentially('brea');
        await page.locator('.item', { hasText: 'Apples' }).waitFor({ state: 'detached' });
      },
      look: titles,
      want: ({ look }) => look === 'Apples,Bread,Candles',
      hand: (page) => page.getByRole('button', { name: /Reset/u }).click(),
    },
    {
      job: 'sort the items by their value, lowest first',
      ways: [
        {
          says: /sort|orden/iu,
          fields: [
            [/sort|orden/iu, /valor|value/iu],
            [/ascend/iu, true],
          ],
        },
      ],
      look: titles,
      want: ({ look }) => look === 'Candles,Apples,Bread',
      async hand(page) {
        await page.locator('.sort-select').selectOption('value');
        await page.locator('.sort-checkbox input').check();
      },
    },
    {
      job: 'read the items',
      rows: [
        ['Apples', '4'],
        ['Bread', '9'],
        ['Candles', '2'],
      ],
    },
  ],
};
