// Written from the source before the first run.
const titles = (books) => books.map(({ title }) => title).join();
const shown = async (page) => page.locator('.section--active h1, .section--active h2').innerText();
const section = (word, title) => ({
  ways: [
    { says: word, not: /delet|remov/iu },
    {
      says: new RegExp(`go|show|open|nav|section|sect|${word.source}`, 'iu'),
      fields: [[/go|show|open|nav|section|sect|view|page/iu, word]],
    },
  ],
  look: shown,
  want: ({ look }) => look === title,
});

export const app = {
  source: 'amejid/awesome-books-es6 1915c0b',
  stack: 'HTML, ES modules with classes, no dependency',
  serve: { command: 'npx --yes http-server -p 4684 -c-1 .', port: 4684 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      booksInfo: [
        { id: 1, title: 'Emma', author: 'Jane Austen' },
        { id: 2, title: 'Dune', author: 'Frank Herbert' },
        { id: 3, title: 'Momo', author: 'Michael Ende' },
      ],
    },
  },
  async state({ local }) {
    return ((await local('booksInfo')) ?? []).map(({ title, author }) => ({ title, author }));
  },
  calls: [
    {
      job: 'add a book',
      ways: [
        {
          says: /book|add/iu,
          fields: [
            [/title/iu, 'Heidi'],
            [/author/iu, 'Johanna Spyri'],
          ],
        },
      ],
      want: (after) => after.at(-1).title === 'Heidi' && after.at(-1).author === 'Johanna Spyri',
      async hand(page) {
        await page.locator('[data-sect="2"]').click();
        await page.getByPlaceholder('Title').fill('Heidi');
        await page.getByPlaceholder('Author').fill('Johanna Spyri');
        await page.getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      job: 'be refused for a book without an author',
      as: 'add a book',
      fields: [
        [/title/iu, 'Heidi'],
        [/author/iu, ' '],
      ],
      async hand(page) {
        await page.locator('[data-sect="2"]').click();
        await page.getByPlaceholder('Title').fill('Heidi');
        await page.getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      job: 'remove a book',
      destructive: true,
      ways: [{ says: /remov|delet/iu, row: ['Dune', '"Dune" by Frank Herbert'] }],
      want: (after) => titles(after) === 'Emma,Momo',
      hand: (page) => page.locator('.book', { hasText: 'Dune' }).getByRole('button').click(),
    },
    {
      job: 'go to the form of a new book',
      ...section(/add new/iu, 'Add a new book'),
      hand: (page) => page.locator('[data-sect="2"]').click(),
    },
    {
      job: 'go to the contact',
      ...section(/contact/iu, 'Contact information'),
      hand: (page) => page.locator('[data-sect="3"]').click(),
    },
    { job: 'read the books', rows: [['Emma', 'Jane Austen'], ['Dune'], ['Momo']] },
  ],
};
