// Written from the source before the first run. Four tabs show one section each, and the first shows four figures.
const book = (id, title, author, isbn, genre, available, total) => ({
  id,
  title,
  author,
  isbn,
  genre,
  availableCopies: available,
  totalCopies: total,
});
const member = (id, name, email, phone, booksBorrowed) => ({ id, name, email, phone, booksBorrowed });
const find = (all, key, value) => all.find((one) => one[key] === value);
const shown = (page, table) => page.locator(`#${table} tr td:first-child`).allInnerTexts();
const tab = (page, name) => page.getByRole('navigation').getByRole('button', { name }).click();
const press = (page, table, name, button) =>
  page.locator(`#${table} tr`, { hasText: name }).getByRole('button', { name: button }).click();

async function fill(page, given) {
  for (const [id, value] of Object.entries(given)) await page.locator(`#${id}`).fill(value);
}

export const app = {
  source: 'khaganshu/library-management 73d6cfd',
  stack: 'HTML, one plain script, four tabs, rows by createElement and innerHTML',
  root: 'app/managmentSyatem',
  serve: { command: 'python3 -m http.server 4771', port: 4771 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  also: [/cancel/iu, /dashboard|transactions/iu],
  seed: {
    local: {
      books: [
        book(11, 'Ivory Road', 'Ada Brook', '978-11', 'Travel', 2, 3),
        book(12, 'Quiet Sea', 'Ben Cole', '978-12', 'Novel', 1, 1),
        book(13, 'Red Maps', 'Cora Dean', '978-13', 'Travel', 4, 4),
      ],
      members: [
        member(21, 'Dora Elm', 'dora@site.org', '555-0101', 1),
        member(22, 'Emil Fox', 'emil@site.org', '555-0102', 0),
      ],
      transactions: [{ id: 31, memberId: 21, bookId: 11, borrowDate: '2026-10-02', status: 'borrowed' }],
    },
  },
  async state({ page }) {
    const all = await page.evaluate(() => ({ ...localStorage }));
    const parsed = (key) => JSON.parse(all[key] ?? '[]');
    return { books: parsed('books'), members: parsed('members'), loans: parsed('transactions') };
  },
  calls: [
    {
      job: 'add a book',
      ways: [
        {
          says: /book/iu,
          not: /edit|update|search|borrow|return/iu,
          fields: [
            [/title/iu, 'Salt and Snow'],
            [/author/iu, 'Gil Hart'],
            [/isbn/iu, '978-14'],
            [/genre/iu, 'Novel'],
            [/copies/iu, 5],
          ],
        },
      ],
      want: (after) => find(after.books, 'title', 'Salt and Snow')?.totalCopies === 5 && after.books.length === 4,
      async hand(page) {
        await tab(page, 'Books');
        await page.getByRole('button', { name: 'Add New Book' }).click();
        await fill(page, {
          bookTitle: 'Salt and Snow',
          bookAuthor: 'Gil Hart',
          bookISBN: '978-14',
          bookGenre: 'Novel',
          bookCopies: '5',
        });
        await page.locator('#bookForm').getByRole('button', { name: 'Add Book' }).click();
      },
    },
    {
      job: 'change the copies of a book',
      ways: [
        {
          says: /edit|update|book/iu,
          not: /add|search|borrow|return/iu,
          row: ['Quiet Sea'],
          fields: [[/copies/iu, 6]],
        },
      ],
      want: (after) => find(after.books, 'title', 'Quiet Sea')?.totalCopies === 6 && after.books.length === 3,
      async hand(page) {
        await tab(page, 'Books');
        await press(page, 'booksTable', 'Quiet Sea', 'Edit');
        await page.locator('#editBookCopies').fill('6');
        await page.getByRole('button', { name: 'Update Book' }).click();
      },
    },
    {
      job: 'delete a book',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /member/iu, row: ['Red Maps'] }],
      want: (after) => after.books.map(({ title }) => title).join() === 'Ivory Road,Quiet Sea',
      async hand(page) {
        await tab(page, 'Books');
        await press(page, 'booksTable', 'Red Maps', 'Delete');
      },
    },
    {
      job: 'search the books',
      ways: [{ says: /search|book/iu, not: /member|add|edit/iu, fields: [[/search/iu, 'travel']] }],
      look: (page) => shown(page, 'booksTable'),
      want: ({ look }) => look.join() === 'Ivory Road,Red Maps',
      async hand(page) {
        await tab(page, 'Books');
        await page.locator('#bookSearch').pressSequentially('travel');
      },
    },
    {
      job: 'register a member',
      ways: [
        {
          says: /member|register/iu,
          not: /edit|update|search|borrow/iu,
          fields: [
            [/name/iu, 'Gus Hill'],
            [/e-?mail/iu, 'gus@site.org'],
            [/phone/iu, '555-0103'],
          ],
        },
      ],
      want: (after) => find(after.members, 'name', 'Gus Hill')?.phone === '555-0103' && after.members.length === 3,
      async hand(page) {
        await tab(page, 'Members');
        await page.getByRole('button', { name: 'Register New Member' }).click();
        await fill(page, { memberName: 'Gus Hill', memberEmail: 'gus@site.org', memberPhone: '555-0103' });
        await page.locator('#memberForm').getByRole('button', { name: 'Register' }).click();
      },
    },
    {
      job: 'be refused for a member with a wrong address',
      as: 'register a member',
      fields: [
        [/name/iu, 'Gus Hill'],
        [/e-?mail/iu, 'gus@site'],
        [/phone/iu, '555-0103'],
      ],
      async hand(page) {
        await tab(page, 'Members');
        await page.getByRole('button', { name: 'Register New Member' }).click();
        await fill(page, { memberName: 'Gus Hill', memberEmail: 'gus@site', memberPhone: '555-0103' });
        await page.locator('#memberForm').getByRole('button', { name: 'Register' }).click();
      },
    },
    {
      job: 'change the phone of a member',
      ways: [
        {
          says: /edit|update|member/iu,
          not: /add|search|regist|book/iu,
          row: ['Emil Fox'],
          fields: [[/phone/iu, '555-9']],
        },
      ],
      want: (after) => find(after.members, 'name', 'Emil Fox')?.phone === '555-9' && after.members.length === 2,
      async hand(page) {
        await tab(page, 'Members');
        await press(page, 'membersTable', 'Emil Fox', 'Edit');
        await page.locator('#editMemberPhone').fill('555-9');
        await page.getByRole('button', { name: 'Update Member' }).click();
      },
    },
    {
      job: 'delete a member',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /book/iu, row: ['Emil Fox'] }],
      want: (after) => after.members.map(({ name }) => name).join() === 'Dora Elm',
      async hand(page) {
        await tab(page, 'Members');
        await press(page, 'membersTable', 'Emil Fox', 'Delete');
      },
    },
    {
      job: 'search the members',
      ways: [{ says: /search|member/iu, not: /book|add|edit|regist/iu, fields: [[/search/iu, 'emil']] }],
      look: (page) => shown(page, 'membersTable'),
      want: ({ look }) => look.join() === 'Emil Fox',
      async hand(page) {
        await tab(page, 'Members');
        await page.locator('#memberSearch').pressSequentially('emil');
      },
    },
    {
      job: 'borrow a book',
      ways: [
        {
          says: /borrow|lend/iu,
          not: /return/iu,
          fields: [
            [/member/iu, 'Emil Fox (0/3 books)'],
            [/book/iu, 'Quiet Sea (1 available)'],
          ],
        },
      ],
      want: (after) => after.loans.some(({ memberId, bookId }) => memberId === 22 && bookId === 12),
      async hand(page) {
        await tab(page, 'Transactions');
        await page.getByRole('button', { name: 'Borrow Book' }).first().click();
        await page.locator('#borrowMember').selectOption('22');
        await page.locator('#borrowBook').selectOption('12');
        await page.locator('#borrowBookForm').getByRole('button', { name: 'Borrow Book' }).click();
      },
    },
    {
      job: 'return a book',
      ways: [{ says: /return/iu, not: /borrow/iu, fields: [[/transaction/iu, 'Dora Elm - Ivory Road']] }],
      want: (after) => find(after.loans, 'id', 31)?.status === 'returned',
      async hand(page) {
        await tab(page, 'Transactions');
        await page.getByRole('button', { name: 'Return Book' }).first().click();
        await page.locator('#returnTransaction').selectOption('31');
        await page.locator('#returnBookForm').getByRole('button', { name: 'Return Book' }).click();
      },
    },
    {
      job: 'read the books',
      rows: [
        ['Ivory Road', 'Ada Brook', '978-11', 'Travel', '2', '3'],
        ['Quiet Sea', 'Ben Cole', 'Novel'],
      ],
      before: (page) => tab(page, 'Books'),
    },
    {
      job: 'read the members',
      rows: [
        ['Dora Elm', 'dora@site.org', '555-0101', '1'],
        ['Emil Fox', 'emil@site.org', '0'],
      ],
      before: (page) => tab(page, 'Members'),
    },
    {
      job: 'read the transactions',
      rows: [['Dora Elm', 'Ivory Road', '2026-10-02', 'borrowed']],
      before: (page) => tab(page, 'Transactions'),
    },
    {
      job: 'read the figures of the library',
      rows: [
        ['Total Books', '3'],
        ['Total Members', '2'],
        ['Available Books', '7'],
      ],
      before: (page) => tab(page, 'Dashboard'),
    },
  ],
};
