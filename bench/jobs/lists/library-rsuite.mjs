// Written from the source before the first run. The app keeps its books in its store alone, with a new id each time.
const user = { id: 'u1', email: 'ada@stone.test', username: 'Ada', password: 'longenough1' };

/** Returns the books of the app's store: it is a prop of the provider, which React keeps. */
const store = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('#root');
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    let fiber = root[key].stateNode.current;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    const { catalogueReducer, languageReducer } = fiber.memoizedProps.store.getState();
    const { allData, currentData } = catalogueReducer.catalogueSliderData;
    return {
      books: allData.map(({ id, image, ...book }) => book),
      shown: currentData.map(({ title }) => title),
      language: languageReducer.currentLanguage,
      theme: document.querySelector('.App').className,
      path: location.pathname.replace(/^\/book\/.*/u, '/book'),
      titles: [...document.querySelectorAll('.books-list--section h4')].map((one) => one.textContent),
    };
  });
const book = ({ look }, title) => look.books.find((one) => one.title === title);
const card = (page, title) =>
  page
    .locator('.catalogue-book__section .single-book-section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const icon = (page, title, at) => card(page, title).locator('.actions-bar svg').nth(at).click();
const open = (title) => async (page) => {
  await card(page, title).getByRole('link').click();
  await page.locator('.single-book--section h1').waitFor();
};
const dune = 'Der Wüstenplanet';
const circe = 'Circe';
const panem = 'Die Tribute von Panem: Sonnenaufgang der Ernte';
const link = (id) => (page) => page.locator(`#${id}`).click();
const button = (page, name) => page.getByRole('button', { name, exact: true });
const confirm = (page) => page.locator('.confirm-btn').click();
const openFilter = (page) => page.locator('.filter-menu > svg').click();
const settings = (page) => page.locator('.navbar-settings a').click();

export const app = {
  source: 'Victory-S29/libra-personal-library 48548b5',
  stack: 'React 18, Create React App, RSuite, Redux, FontAwesome, Splide, SCSS',
  serve: { command: 'BROWSER=none PORT=4831 npx react-scripts start', port: 4831 },
  instrument: ['--explore'],
  spent: '2026-11-29',
  seed: { local: { userState: { isLogin: true, users: [user], currentUser: user } } },
  async state({ local }) {
    return { user: await local('userState') };
  },
  also: [/log.?in|sign|register/iu, /features|technolog|about|developer/iu, /slide|next|prev|page/iu],
  calls: [
    {
      job: 'create a book',
      route: '/create-new-book',
      ways: [
        {
          says: /add|creat|book/iu,
          not: /delet|search|go to|change|edit/iu,
          fields: [
            [/title/iu, 'Middlemarch'],
            [/author/iu, 'George Eliot'],
            [/total/iu, 880],
          ],
        },
      ],
      look: store,
      want: (state) =>
        book(state, 'Middlemarch')?.author === 'George Eliot' && Number(book(state, 'Middlemarch').totalPages) === 880,
      async hand(page) {
        await page.locator('#title').fill('Middlemarch');
        await page.locator('#author').fill('George Eliot');
        await page.locator('#totalPages').fill('880');
        await button(page, 'Add').click();
        await confirm(page);
      },
    },
    {
      job: 'like a book of the catalogue',
      ways: [{ says: /lik|heart|favou?rite|toggle/iu, not: /go to|finish|saved|progress|note/iu, row: circe }],
      look: store,
      want: (state) => book(state, circe).lists.liked && !book(state, circe).lists.finished,
      hand: (page) => icon(page, circe, 0),
    },
    {
      job: 'mark a book of the catalogue as finished',
      ways: [{ says: /finish|check|toggle/iu, not: /go to|lik|saved|progress|note/iu, row: circe }],
      look: store,
      want: (state) => book(state, circe).lists.finished && !book(state, circe).lists.liked,
      hand: (page) => icon(page, circe, 1),
    },
    {
      job: 'save the open book for later',
      before: open(dune),
      ways: [{ says: /sav|bookmark|toggle/iu, not: /go to|lik|finish|progress|note/iu }],
      look: store,
      want: (state) => book(state, dune).lists.saved && book(state, dune).lists.liked,
      async hand(page) {
        await page.locator('.main-info .actions-bar svg').nth(3).click();
      },
    },
    {
      job: 'open a book',
      ways: [{ says: /open|view|show|go to|book/iu, not: /creat|add|delet|lik|finish|saved|progress/iu, row: circe }],
      look: async (page) => page.locator('.single-book--section h1').allTextContents(),
      want: ({ look }) => look[0] === circe,
      hand: open(circe),
    },
    {
      job: 'search the catalogue by the name of a book',
      ways: [{ says: /search|filter|find/iu, not: /sort by title/iu, fields: [[/search|name|book/iu, 'Dune']] }],
      look: store,
      want: ({ look }) => look.shown.join() === 'Die Schwesternschaft von Dune',
      async hand(page) {
        await openFilter(page);
        await page.getByPlaceholder('Search book, author, edition...').fill('Dune');
        await button(page, 'Search').click();
      },
    },
    {
      job: 'filter the catalogue by genre',
      ways: [{ says: /search|filter|find/iu, fields: [[/genre/iu, ['Memoir']]] }],
      look: store,
      want: ({ look }) => look.shown.length > 0 && look.shown.length < 4,
      async hand(page) {
        await openFilter(page);
        await page.locator('#Memoir').check();
        await button(page, 'Search').click();
      },
    },
    {
      job: 'sort the catalogue by name',
      ways: [{ says: /search|filter|sort/iu, fields: [[/additional|sort/iu, 'Sort by name']] }],
      look: store,
      want: ({ look }) => look.shown[0] === 'Babel: Eine arkane Geschichte',
      async hand(page) {
        await openFilter(page);
        await page.locator('#Sort_by_name').check();
        await button(page, 'Search').click();
      },
    },
    {
      job: 'show the second page of the catalogue',
      ways: [{ says: /page|next|2/iu, not: /open|book page/iu, fields: [[/page/iu, '2']] }, { says: /next/iu }],
      look: store,
      want: ({ look }) => look.shown[0] === 'Die Schwesternschaft von Dune',
      async hand(page) {
        await page.locator('.pagination-section').getByRole('button', { name: '2', exact: true }).click();
      },
    },
    {
      job: 'show the liked books',
      ways: [{ says: /lik/iu, about: /go to|open|view|show|lik/iu, not: /toggle|mark/iu }],
      look: store,
      want: ({ look }) => look.path === '/liked-books' && look.titles.length === 3,
      hand: link('likedBooks'),
    },
    {
      job: 'filter the liked books',
      route: '/liked-books',
      ways: [{ says: /search|filter|sort|set/iu, fields: [[/title|author|sort|search/iu, 'Herbert']] }],
      look: store,
      want: ({ look }) => look.titles.join() === dune,
      async hand(page) {
        await page.getByPlaceholder('Sort by title or author').fill('Herbert');
      },
    },
    {
      job: 'write a review of the open book',
      before: open(circe),
      ways: [{ says: /review/iu, not: /delet|note/iu, fields: [[/review/iu, 'A slow burn']] }],
      look: store,
      want: (state) => book(state, circe).review.text === 'A slow burn',
      async hand(page) {
        await button(page, 'Review').click();
        await page.locator('#review').fill('A slow burn');
        await page.locator('.review-popup button').click();
      },
    },
    {
      job: 'add a note to the open book',
      before: open(circe),
      ways: [
        {
          says: /note/iu,
          about: /add|new|creat/iu,
          not: /delet|edit|change/iu,
          fields: [
            [/page/iu, 40],
            [/text|note/iu, 'The island begins'],
          ],
        },
      ],
      look: store,
      want: (state) =>
        book(state, circe).notes.some(({ text, page }) => text === 'The island begins' && Number(page) === 40),
      async hand(page) {
        await button(page, 'New note').click();
        await page.locator('#page').fill('40');
        await page.locator('#text').fill('The island begins');
        await button(page, 'Confirm').click();
      },
    },
    {
      job: 'change a note of the open book',
      before: open(panem),
      ways: [
        {
          says: /note/iu,
          about: /edit|change|updat/iu,
          not: /delet|add/iu,
          row: '250',
          fields: [[/text|note/iu, 'Strong']],
        },
      ],
      look: store,
      want: (state) => book(state, panem).notes[0].text === 'Strong' && book(state, panem).notes[1].page === 300,
      async hand(page) {
        await page.locator('.note svg').nth(0).click();
        await page.locator('#noteText').fill('Strong');
        await button(page, 'Confirm').click();
      },
    },
    {
      job: 'delete a note of the open book',
      before: open(panem),
      destructive: true,
      ways: [{ says: /note/iu, about: /delet|remov/iu, row: '250' }],
      look: store,
      want: (state) => book(state, panem).notes.length === 1 && book(state, panem).notes[0].page === 300,
      async hand(page) {
        await page.locator('.note svg').nth(1).click();
        await confirm(page);
      },
    },
    {
      job: 'delete the open book',
      before: open(circe),
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /book/iu, not: /note|account/iu }],
      look: store,
      want: (state) => book(state, circe) === undefined && state.look.books.length === 17,
      async hand(page) {
        await page.locator('#delete').click();
        await confirm(page);
      },
    },
    {
      job: 'change the progress of a book',
      before: open(dune),
      ways: [
        {
          says: /chang|edit|updat|save/iu,
          not: /note|review|delet|account/iu,
          fields: [[/^progress|progress/iu, 120]],
        },
      ],
      look: store,
      want: (state) => Number(book(state, dune)?.progress) === 120 && book(state, dune).author === 'Frank Herbert',
      async hand(page) {
        await page.locator('.main-info .change-btn').click();
        await page.locator('#progress').fill('120');
        await button(page, 'Change').click();
        await confirm(page);
      },
    },
    {
      job: 'change the name of the user',
      before: settings,
      ways: [
        { says: /save|change|updat|profile/iu, not: /delet|note|theme|lang/iu, fields: [[/name/iu, 'Ada Stone']] },
      ],
      want: ({ user: kept }) => kept.currentUser.username === 'Ada Stone' && kept.users[0].username === 'Ada Stone',
      async hand(page) {
        await page.locator('#username').fill('Ada Stone');
        await button(page, 'Save changes').click();
        await confirm(page);
      },
    },
    {
      job: 'set the language to German',
      before: settings,
      ways: [
        { says: /lang/iu, fields: [[/lang/iu, 'De']] },
        { says: /lang|de/iu, not: /delet|develop/iu },
      ],
      look: store,
      want: ({ look }) => look.language === 'de',
      hand: (page) => button(page, 'De').click(),
    },
    {
      job: 'set the dark theme',
      before: settings,
      ways: [{ says: /theme|dark|moon/iu, fields: [[/theme/iu, 'dark']] }, { says: /theme|dark|moon/iu }],
      look: store,
      want: ({ look }) => look.theme.includes('dark'),
      async hand(page) {
        await page.locator('.theme-button').nth(1).click();
      },
    },
    {
      job: 'sign out',
      before: settings,
      ways: [{ says: /sign.?out|log.?out/iu }],
      want: ({ user: kept }) => kept.isLogin === false && kept.users.length === 1,
      hand: (page) => page.locator('.signoutLink').click(),
    },
    {
      job: 'delete the account',
      before: settings,
      destructive: true,
      ways: [{ says: /delet/iu, not: /book|note/iu }],
      want: ({ user: kept }) => kept.users.length === 0,
      async hand(page) {
        await page.locator('#delete').click();
        await confirm(page);
      },
    },
    {
      job: 'read the books of the catalogue',
      rows: [
        [circe, 'Madeline Miller'],
        [dune, 'Frank Herbert'],
      ],
    },
    {
      job: 'read the notes of the open book',
      before: open(panem),
      hand: open(panem),
      rows: [
        ['250', 'Die psychologischen Folgen'],
        ['300', 'Der Höhepunkt'],
      ],
    },
  ],
};
