// Written from the source before the first run.
const book = (id, title, author, genre, isRead, rating, review = '') => ({
  id,
  title,
  author,
  genre,
  rating,
  review,
  isRead,
  dateFinished: '',
  dateAdded: '2026-01-05',
});
const find = ({ books }, title) => books.find((one) => one.title === title);
const titles = ({ books }) => books.map(({ title }) => title).join();
const card = (page, title) => page.locator('.book-card', { hasText: title });
const shown = (page) => page.locator('.book-card h3').allInnerTexts();
const form = (page) => page.locator('form');
const opened = (page) => page.getByRole('button', { name: 'Add New Literary Treasure' }).click();
const box = (page, words) => form(page).getByPlaceholder(words);

export const app = {
  source:
    'thbappy7706/alpine-tailwind-oneliners 2d6bd1f, Bookshelf-Tracker.html alone, with its own copies of Alpine and Tailwind',
  stack: 'HTML, Alpine 3, Tailwind, one page',
  serve: { command: 'python3 -m http.server 4762', port: 4762 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      bookshelf: [
        book(1, 'Emma', 'Jane Austen', 'Romance', true, 4, 'Witty'),
        book(2, 'Dune', 'Frank Herbert', 'Science Fiction', false, 0),
        book(3, 'Momo', 'Michael Ende', 'Fantasy', false, 5),
      ],
    },
  },
  async state({ local }) {
    return {
      books: ((await local('bookshelf')) ?? []).map(
        ({ title, author, genre, rating, review, isRead, dateFinished }) => ({
          title,
          author,
          genre,
          rating,
          review,
          isRead: String(isRead),
          dateFinished,
        }),
      ),
    };
  },
  calls: [
    {
      job: 'add a book',
      ways: [
        {
          says: /book|volume|librar|literary|treasure|add/iu,
          not: /edit|update|search|filter/iu,
          fields: [
            [/title/iu, 'Heidi'],
            [/author/iu, 'Johanna Spyri'],
            [/genre/iu, 'Classic'],
          ],
        },
      ],
      want: (after) => find(after, 'Heidi')?.genre === 'Classic' && after.books.length === 4,
      async hand(page) {
        await opened(page);
        await box(page, 'title of your').fill('Heidi');
        await box(page, "author's name").fill('Johanna Spyri');
        await box(page, 'Fiction, Mystery').fill('Classic');
        await form(page).locator('[type=submit]').click();
      },
    },
    {
      job: 'be refused for a book without an author',
      as: 'add a book',
      fields: [[/title/iu, 'Heidi']],
      async hand(page) {
        await opened(page);
        await box(page, 'title of your').fill('Heidi');
        await form(page).locator('[type=submit]').click();
      },
    },
    {
      job: 'add a book that was read',
      ways: [
        {
          says: /book|volume|librar|literary|treasure|add/iu,
          not: /edit|update|search|filter/iu,
          fields: [
            [/title/iu, 'Matilda'],
            [/author/iu, 'Roald Dahl'],
            [/status|is ?read/iu, /completed|true/iu],
            [/date/iu, '2026-05-01'],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Matilda')?.isRead === 'true' && find(after, 'Matilda').dateFinished === '2026-05-01',
      async hand(page) {
        await opened(page);
        await box(page, 'title of your').fill('Matilda');
        await box(page, "author's name").fill('Roald Dahl');
        await form(page).locator('label', { hasText: 'Completed' }).click();
        await form(page).locator('[type=date]').fill('2026-05-01');
        await form(page).locator('[type=submit]').click();
      },
    },
    {
      job: 'add a book with a rating',
      ways: [
        {
          says: /book|volume|librar|literary|treasure|add/iu,
          not: /edit|update|search|filter/iu,
          fields: [
            [/title/iu, 'Krabat'],
            [/author/iu, 'Otfried Preussler'],
            [/rating|star/iu, 4],
          ],
        },
      ],
      want: (after) => find(after, 'Krabat')?.rating === 4,
      async hand(page) {
        await opened(page);
        await box(page, 'title of your').fill('Krabat');
        await box(page, "author's name").fill('Otfried Preussler');
        await form(page).locator('svg.star').nth(3).click();
        await form(page).locator('[type=submit]').click();
      },
    },
    {
      job: 'rename a book',
      ways: [
        {
          says: /book|volume|edit|update/iu,
          not: /add/iu,
          row: ['Dune'],
          fields: [[/title/iu, 'Dune Messiah']],
        },
      ],
      want: (after) => titles(after) === 'Emma,Dune Messiah,Momo',
      async hand(page) {
        await card(page, 'Dune').getByRole('button').first().click();
        await box(page, 'title of your').fill('Dune Messiah');
        await form(page).locator('[type=submit]').click();
      },
    },
    {
      job: 'write a review of a book',
      ways: [
        {
          says: /book|volume|edit|update/iu,
          not: /add/iu,
          row: ['Momo'],
          fields: [[/review|note/iu, 'A quiet wonder']],
        },
      ],
      want: (after) => find(after, 'Momo')?.review === 'A quiet wonder' && find(after, 'Emma').review === 'Witty',
      async hand(page) {
        await card(page, 'Momo').getByRole('button').first().click();
        await box(page, 'Share your thoughts').fill('A quiet wonder');
        await form(page).locator('[type=submit]').click();
      },
    },
    {
      job: 'delete a book',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Dune'] }],
      want: (after) => titles(after) === 'Emma,Momo',
      hand: (page) => card(page, 'Dune').getByRole('button').nth(1).click(),
    },
    {
      job: 'search the books',
      ways: [{ says: /search|find|explore/iu, not: /add|update/iu, fields: [[/search|find/iu, 'austen']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Emma',
      hand: (page) => page.getByPlaceholder('Find books or authors').fill('austen'),
    },
    {
      job: 'show only the books that were read',
      ways: [
        {
          says: /status|filter|explore|search/iu,
          not: /add|update/iu,
          fields: [[/reading status|filter status/iu, /completed/iu]],
        },
      ],
      look: shown,
      want: ({ look }) => look.join() === 'Emma',
      hand: (page) => page.locator('select').first().selectOption('read'),
    },
    {
      job: 'show only one genre',
      ways: [{ says: /genre|filter|explore|search/iu, not: /add|update/iu, fields: [[/genre/iu, 'Fantasy']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Momo',
      hand: (page) => page.locator('select').nth(1).selectOption('Fantasy'),
    },
    {
      job: 'read the books',
      rows: [
        ['Emma', 'Jane Austen', 'Romance'],
        ['Dune', 'Frank Herbert'],
        ['Momo', 'Michael Ende'],
      ],
    },
    {
      job: 'read the figures of the shelf',
      rows: [
        ['Total Volumes', '3'],
        ['Books Read', '1'],
      ],
    },
  ],
};
