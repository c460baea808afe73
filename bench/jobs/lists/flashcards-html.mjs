// Written from the source before the first run. Four views are on one page, and two dialogs hold the forms.
const card = (id, front, back, box = 1) => ({
  id,
  front,
  back,
  box,
  lastReviewed: null,
  nextDue: '2026-01-05',
  createdAt: '2026-01-01T08:00:00.000Z',
  timesReviewed: 0,
  ease: 250,
});
const deck = (id, name, description, cards) => ({
  id,
  name,
  description,
  createdAt: '2026-01-01T08:00:00.000Z',
  cards,
});
const find = ({ decks }, name) => decks.find((one) => one.name === name);
const go = (page, name) => page.locator('.topnav').getByRole('button', { name }).click();
const press = (page, name, button) =>
  page.locator('.deck-card', { hasText: name }).getByRole('button', { name: button, exact: true }).click();

async function study(page, name) {
  await go(page, 'Study');
  await page.locator('#studyDeckSelector').selectOption({ label: name });
  await page.locator('#startStudyBtn').click();
}

export const app = {
  source: 'lovekeshberwal/Project-3-Mindflash 3541b76',
  stack: 'HTML, one plain script, four views, two native dialogs',
  serve: { command: 'python3 -m http.server 4795', port: 4795 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  also: [/show answer|again|hard|good/iu, /toggle theme/iu],
  seed: {
    local: {
      'mindflash:data:v1': {
        decks: [
          deck('d1', 'Rivers', 'Waters of Europe', [card('c1', 'River of Vienna', 'Danube')]),
          deck('d2', 'Chess', 'Openings', [card('c2', 'First move', 'Pawn'), card('c3', 'Slow piece', 'King', 5)]),
          deck('d3', 'Trees', 'Leaves and bark', [card('c4', 'White bark', 'Birch')]),
        ],
      },
      'mindflash:prefs:v1': { theme: 'dark' },
    },
  },
  async state({ page, local }) {
    const { decks } = (await local('mindflash:data:v1')) ?? { decks: [] };
    const { theme } = (await local('mindflash:prefs:v1')) ?? {};
    const shown = await page.locator('.deck-card h3').allTextContents();
    const total = await page.locator('#statTotal').textContent();
    const front = await page.locator('#studyPanel:not([hidden]) #cardFront').allTextContents();
    return { decks, theme, shown, total, front };
  },
  calls: [
    {
      job: 'make a new deck',
      ways: [
        {
          says: /deck/iu,
          not: /edit|update|delete|search|study|card/iu,
          fields: [
            [/name/iu, 'Clouds'],
            [/description/iu, 'High and low'],
          ],
        },
      ],
      want: (after) => find(after, 'Clouds')?.description === 'High and low' && after.decks.length === 4,
      async hand(page) {
        await page.locator('#addDeckBtn').click();
        await page.locator('#deckNameInput').fill('Clouds');
        await page.locator('#deckDescInput').fill('High and low');
        await page.locator('#saveDeckBtn').click();
      },
    },
    {
      job: 'change the description of a deck',
      ways: [
        {
          says: /edit|update|deck/iu,
          not: /\badd|new|create|delete|search|study/iu,
          row: 'Chess',
          fields: [[/description/iu, 'Endgames']],
        },
      ],
      want: (after) => find(after, 'Chess')?.description === 'Endgames' && after.decks.length === 3,
      async hand(page) {
        await press(page, 'Chess', 'Edit');
        await page.locator('#deckDescInput').fill('Endgames');
        await page.locator('#saveDeckBtn').click();
      },
    },
    {
      job: 'delete a deck',
      destructive: true,
      ways: [{ says: /delete|remove/iu, not: /edit|all data|reset/iu, row: 'Trees' }],
      want: (after) => find(after, 'Trees') === undefined && after.decks.length === 2,
      async hand(page) {
        await press(page, 'Trees', 'Delete');
      },
    },
    {
      job: 'add a card to a deck',
      ways: [
        {
          says: /card/iu,
          not: /edit|delete|study/iu,
          row: 'Trees',
          fields: [
            [/front/iu, 'Red wood'],
            [/back/iu, 'Yew'],
          ],
        },
      ],
      want: (after) => find(after, 'Trees')?.cards.some(({ front, back }) => front === 'Red wood' && back === 'Yew'),
      async hand(page) {
        await press(page, 'Trees', 'Add Card');
        await page.locator('#cardFrontInput').fill('Red wood');
        await page.locator('#cardBackInput').fill('Yew');
        await page.locator('#saveCardBtn').click();
      },
    },
    {
      job: 'find a deck by a word',
      ways: [{ says: /search|find|filter/iu, fields: [[/search/iu, 'bark']] }],
      want: ({ shown }) => shown.length === 1 && shown[0] === 'Trees',
      hand: (page) => page.locator('#deckSearch').fill('bark'),
    },
    {
      job: 'read the decks',
      rows: [
        ['Rivers', 'Waters of Europe'],
        ['Chess', 'Openings', '2 cards'],
        ['Trees', 'Leaves and bark'],
      ],
    },
    {
      job: 'study a deck from its card',
      ways: [{ says: /study/iu, not: /edit|delete|\badd/iu, row: 'Rivers' }],
      want: ({ front }) => front[0] === 'River of Vienna',
      hand: (page) => press(page, 'Rivers', 'Study'),
    },
    {
      job: 'start a session with a chosen deck',
      ways: [{ says: /session|study/iu, not: /edit|delete|\badd/iu, fields: [[/deck|study/iu, 'Trees']] }],
      want: ({ front }) => front[0] === 'White bark',
      hand: (page) => study(page, 'Trees'),
    },
    {
      job: 'grade the open card as easy',
      ways: [{ says: /grade|easy/iu, fields: [[/grade/iu, /^easy$/iu]] }, { says: /easy/iu }],
      want: (after) => find(after, 'Trees')?.cards[0]?.box === 3,
      async before(page) {
        await study(page, 'Trees');
        await page.locator('#showAnswerBtn').click();
      },
      hand: (page) => page.locator('[data-grade=easy]').click(),
    },
    {
      job: 'show the figures of one deck',
      ways: [
        { says: /deck|analytics|figure/iu, not: /study|search|edit|delete/iu, fields: [[/deck|analytics/iu, 'Chess']] },
      ],
      want: ({ total }) => total === '2',
      async hand(page) {
        await go(page, 'Analytics');
        await page.locator('#analyticsDeckSelector').selectOption({ label: 'Chess' });
      },
    },
    {
      job: 'read the figures',
      rows: [
        ['Total Cards', '4'],
        ['Mastered', '1'],
      ],
      before: (page) => go(page, 'Analytics'),
    },
    {
      job: 'choose the light theme',
      ways: [{ says: /theme|setting/iu, fields: [[/theme/iu, /^light$/iu]] }],
      want: ({ theme }) => theme === 'light',
      async hand(page) {
        await go(page, 'Settings');
        await page.locator('#themeSelect').selectOption('light');
      },
    },
    {
      job: 'erase all data',
      destructive: true,
      ways: [{ says: /reset|erase/iu, about: /data|all/iu }],
      want: ({ decks }) => decks.length === 0,
      async hand(page) {
        await go(page, 'Settings');
        await page.locator('#resetAllBtn').click();
      },
    },
  ],
};
