// Written from the source before the first run.
const bookmark = (id, title, url, description, tags) => ({
  id,
  title,
  url,
  description,
  tags,
  createdAt: '2026-10-01T10:00:00.000Z',
});
const find = ({ bookmarks }, title) => bookmarks.find((one) => one.title === title);
const card = (page, title) => page.getByTestId('bookmark-card').filter({ hasText: title });
const titles = async (page) => (await page.getByTestId('bookmark-card').locator('h3').allInnerTexts()).join();
const fresh = [
  [/title/iu, 'Sea charts'],
  [/url|address|link/iu, 'https://charts.example/sea'],
];
const add = { says: /bookmark/iu, about: /add|new|creat/iu, not: /edit|update|search|import/iu };
const fill = async (page, title, url) => {
  await page.getByRole('button', { name: 'Add bookmark', exact: true }).click();
  await page.locator('#title').fill(title);
  await page.locator('#url').fill(url);
};
const send = (page) => page.locator('form button[type="submit"]').click();

export const app = {
  source: 'thienncsl/bookmark-vault 4a13578',
  stack: 'Next 16 (App Router), React 19, zod 4, Tailwind 4',
  serve: { command: 'npx next dev -p 4694', port: 4694 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      theme: 'light',
      'bookmark-vault-data': [
        bookmark('b1', 'Moss guide', 'https://moss.example/guide', 'Wet places', ['plants']),
        bookmark('b2', 'Clock parts', 'https://clocks.example/parts', 'Springs and wheels', ['craft', 'shop']),
        bookmark('b3', 'Rail maps', 'https://rail.example/maps', '', []),
      ],
    },
  },
  async state({ page, local }) {
    return {
      // The theme is written as plain text.
      theme: await page.evaluate(() => localStorage.getItem('theme')),
      bookmarks: ((await local('bookmark-vault-data')) ?? []).map(({ title, url, description, tags }) => ({
        title,
        url,
        description,
        tags,
      })),
    };
  },
  also: [/export|download/iu, /import/iu, /open|visit|link/iu],
  calls: [
    {
      job: 'add a bookmark',
      ways: [{ ...add, fields: fresh }],
      want: (after) => find(after, 'Sea charts')?.url === 'https://charts.example/sea' && after.bookmarks.length === 4,
      async hand(page) {
        await fill(page, 'Sea charts', 'https://charts.example/sea');
        await send(page);
      },
    },
    {
      job: 'add a bookmark with tags and a description',
      ways: [{ ...add, fields: [...fresh, [/description/iu, 'For the coast'], [/tags?/iu, 'travel']] }],
      want: (after) =>
        find(after, 'Sea charts')?.tags.join() === 'travel' &&
        find(after, 'Sea charts').description === 'For the coast',
      async hand(page) {
        await fill(page, 'Sea charts', 'https://charts.example/sea');
        await page.locator('#description').fill('For the coast');
        await page.locator('#tags').fill('travel');
        await page.locator('#tags').press('Enter');
        await send(page);
      },
    },
    {
      job: 'be refused for an address that is none',
      as: 'add a bookmark',
      fields: [fresh[0], [/url|address|link/iu, 'nowhere']],
      async hand(page) {
        await fill(page, 'Sea charts', 'nowhere');
        await send(page);
      },
    },
    {
      job: 'be refused for an address that is kept already',
      as: 'add a bookmark',
      fields: [fresh[0], [/url|address|link/iu, 'https://rail.example/maps']],
      async hand(page) {
        await fill(page, 'Sea charts', 'https://rail.example/maps');
        await send(page);
      },
    },
    {
      job: 'change the title of a bookmark',
      ways: [
        { says: /bookmark|edit/iu, about: /edit|update/iu, row: 'Clock parts', fields: [[/title/iu, 'Watch parts']] },
      ],
      want: (after) =>
        find(after, 'Watch parts')?.url === 'https://clocks.example/parts' && after.bookmarks.length === 3,
      async hand(page) {
        await card(page, 'Clock parts').getByTitle('Edit bookmark').click();
        await page.locator('#title').fill('Watch parts');
        await send(page);
      },
    },
    {
      job: 'be refused for a bookmark without a title',
      as: 'change the title of a bookmark',
      row: 'Clock parts',
      fields: [[/title/iu, '']],
      async hand(page) {
        await card(page, 'Clock parts').getByTitle('Edit bookmark').click();
        await page.locator('#title').fill('');
        await send(page);
      },
    },
    {
      job: 'delete a bookmark',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Moss guide' }],
      want: (after) => find(after, 'Moss guide') === undefined && after.bookmarks.length === 2,
      hand: (page) => card(page, 'Moss guide').getByTitle('Delete bookmark').click(),
    },
    {
      job: 'search the bookmarks',
      ways: [{ says: /search/iu, fields: [[/search/iu, 'rail']] }],
      look: titles,
      want: ({ look }) => look === 'Rail maps',
      hand: (page) => page.getByPlaceholder('Search bookmarks...').fill('rail'),
    },
    {
      job: 'switch to the dark mode',
      ways: [{ says: /dark|theme|mode/iu, fields: [[/dark|theme|mode/iu, true]] }, { says: /dark|theme|mode/iu }],
      want: ({ theme }) => theme === 'dark',
      hand: (page) => page.getByRole('button', { name: 'Switch to dark mode' }).click(),
    },
    {
      job: 'read the bookmarks',
      rows: [
        ['Moss guide', 'https://moss.example/guide', 'Wet places', 'plants'],
        ['Clock parts', 'https://clocks.example/parts', 'Springs and wheels', 'shop'],
        ['Rail maps', 'https://rail.example/maps'],
      ],
    },
  ],
};
