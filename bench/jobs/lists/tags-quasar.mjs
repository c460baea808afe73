// Written from the source before the first run.
const day = 1_764_000_000_000;
const tags = [
  { id: 't1', name: 'Home' },
  { id: 't2', name: 'Work' },
];
const note = (id, title, content, own) => ({ id, title, content, tags: own, dateAdded: day });
const find = ({ notes }, title) => notes.find((one) => one.title === title);
const titles = ({ notes }) => notes.map(({ title }) => title).join();
const names = ({ tags: all }) => all.map(({ name }) => name).join();
const path = async (page) => new URL(page.url()).pathname;
const card = (page, text) => page.locator('.q-card', { hasText: text });
const text = (title, content) => [
  [/title/iu, title],
  [/content/iu, content],
];

export const app = {
  source: 'MoustafaShaaban/Vue_Notes_App 8bff32d',
  stack: 'Vue 3, Vite 5, Pinia, Quasar 2, vue-multiselect',
  serve: { command: 'npx vite --port 4685 --strictPort --base /', port: 4685 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      tagsStorage: tags,
      notesStorage: [
        note('n1', 'Groceries', 'Milk and bread', [tags[0]]),
        note('n2', 'Meeting', 'Ask about the plan', [tags[1]]),
        note('n3', 'Holiday', 'Pack the tent', []),
      ],
    },
  },
  async state({ local }) {
    return {
      notes: ((await local('notesStorage')) ?? []).map(({ title, content, tags: own }) => ({
        title,
        content,
        tags: own.map(({ name }) => name),
      })),
      tags: ((await local('tagsStorage')) ?? []).map(({ name }) => ({ name })),
    };
  },
  calls: [
    {
      job: 'add a note',
      route: '/add-note',
      ways: [{ says: /note/iu, about: /add/iu, not: /edit/iu, fields: text('Birthday', 'Bake a cake') }],
      want: (after) => find(after, 'Birthday')?.content === 'Bake a cake',
      async hand(page) {
        await page.getByLabel('Note Title').fill('Birthday');
        await page.getByLabel('Note Content').fill('Bake a cake');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'be refused for a note without a title',
      as: 'add a note',
      route: '/add-note',
      fields: text('', 'Bake'),
      async hand(page) {
        await page.getByLabel('Note Content').fill('Bake');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'add a tag',
      route: '/add-tag',
      ways: [{ says: /tag/iu, about: /add/iu, not: /edit/iu, fields: [[/tag|name/iu, 'Garden']] }],
      want: (after) => names(after) === 'Home,Work,Garden',
      async hand(page) {
        await page.getByLabel('Tag Name').fill('Garden');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'search the notes',
      ways: [{ says: /search/iu, fields: [[/search/iu, 'tent']] }],
      look: async (page) => (await page.locator('.note-card .text-h6').allInnerTexts()).join(),
      want: ({ look }) => look === 'Holiday',
      hand: (page) => page.locator('input[type=search]').fill('tent'),
    },
    {
      job: 'show the details of a note',
      ways: [{ says: /detail|open|note/iu, about: /detail/iu, row: 'Meeting' }],
      look: path,
      want: ({ look }) => look === '/note-detail/n2',
      hand: (page) => card(page, 'Meeting').getByRole('link', { name: 'Details' }).click(),
    },
    {
      job: 'delete a note after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /note/iu, row: 'Groceries' }],
      want: (after) => titles(after) === 'Meeting,Holiday',
      async hand(page) {
        await card(page, 'Groceries').getByRole('button').first().click();
        await page.getByText('Delete', { exact: true }).click();
        await page.getByRole('button', { name: 'OK' }).click();
      },
    },
    {
      job: 'change the title of an open note',
      route: '/note-detail/n2',
      ways: [{ says: /edit|note/iu, about: /edit/iu, not: /add/iu, fields: [[/title/iu, 'Big meeting']] }],
      want: (after) => titles(after) === 'Groceries,Big meeting,Holiday',
      async hand(page) {
        await page.getByRole('button', { name: 'Edit' }).click();
        await page.getByLabel('Note Title').fill('Big meeting');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'rename an open tag',
      route: '/tag-detail/t1',
      ways: [{ says: /edit|tag/iu, about: /edit/iu, not: /add/iu, fields: [[/tag|name/iu, 'House']] }],
      want: (after) => names(after) === 'House,Work',
      async hand(page) {
        await page.getByRole('button', { name: 'Edit' }).click();
        await page.getByLabel('Tag Name').fill('House');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'delete a tag after the question',
      route: '/tags',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /tag/iu, row: 'Work' }],
      want: (after) => names(after) === 'Home',
      async hand(page) {
        await card(page, 'Work').getByRole('button').first().click();
        await page.getByText('Delete', { exact: true }).click();
        await page.getByRole('button', { name: 'OK' }).click();
      },
    },
    {
      job: 'show the notes of a tag',
      route: '/tags',
      ways: [{ says: /note/iu, about: /with this tag/iu, row: 'Work' }],
      look: path,
      want: ({ look }) => look === '/notes-by-tag/t2',
      hand: (page) => card(page, 'Work').getByRole('link', { name: 'Notes With This Tag' }).click(),
    },
    {
      job: 'go to all tags',
      ways: [
        { says: /tags/iu, not: /add|search/iu },
        { says: /go|open|show|nav/iu, fields: [[/page|go|to|link|menu/iu, /tags/iu]] },
      ],
      look: path,
      want: ({ look }) => look === '/tags',
      async hand(page) {
        await page.locator('.q-toolbar button').first().click();
        await page.getByText('All Tags').click();
      },
    },
    {
      job: 'switch to the dark mode',
      ways: [{ says: /dark/iu }],
      look: async (page) => page.locator('body.body--dark').count(),
      want: ({ look }) => look === 1,
      async hand(page) {
        await page.locator('.q-toolbar button').first().click();
        await page.getByText('Toggle Dark Mode').click();
      },
    },
    { job: 'read the notes', rows: [['Groceries', 'Milk and bread'], ['Meeting'], ['Holiday']] },
  ],
};
