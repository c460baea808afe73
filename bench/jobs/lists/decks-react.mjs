// Written from the source before the first run.
const decks = [
  {
    id: 11,
    name: 'Trees of the park',
    cards: [
      { id: 1, question: 'Bark that peels white?', answer: 'Birch' },
      { id: 2, question: 'Needles that fall?', answer: 'Larch' },
      { id: 3, question: 'Keys as fruit?', answer: 'Maple' },
    ],
  },
  { id: 12, name: 'Knots', cards: [{ id: 1, question: 'Loop at an end?', answer: 'Bowline' }] },
  {
    id: 13,
    name: 'Rivers',
    cards: [
      { id: 1, question: 'Flows through Vienna?', answer: 'Danube' },
      { id: 2, question: 'Flows through Prague?', answer: 'Vltava' },
    ],
  },
];
const find = ({ decks: all }, name) => all.find((one) => one.name === name);
const shown = async (page) => (await page.locator('main').innerText()).replaceAll(/\s+/gu, ' ');
const openDeck = (name) => (page) => page.getByText(name, { exact: true }).click();
const openTrees = openDeck('Trees of the park');
const plus = (page) => page.getByRole('button', { name: '+' }).click();
const study = async (page) => {
  await openDeck('Rivers')(page);
  await page.getByRole('button', { name: 'Study' }).click();
  await page.getByRole('button', { name: 'In order' }).click();
};
const addCard = { says: /card|deck/iu, about: /add|new|creat/iu, not: /edit|update|delet|study/iu };
const editCard = { says: /card|edit|update/iu, about: /edit|update|change/iu };

export const app = {
  source: 'jens-vadim-heim/flashcards 49e5d7c',
  stack: 'React 19, Vite 7, Tailwind 4, lucide',
  serve: { command: 'npx vite --port 4762 --strictPort', port: 4762 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: { local: { decks } },
  async state({ local }) {
    return {
      decks: ((await local('decks')) ?? []).map(({ name, cards }) => ({
        name,
        cards: cards.map(({ question, answer }) => `${question} ${answer}`),
      })),
    };
  },
  also: [/back|exit|flashcards|home/iu, /study|shuffle/iu],
  calls: [
    {
      job: 'create a deck',
      ways: [{ says: /deck/iu, about: /add|new|creat/iu, not: /delet|study/iu, fields: [[/name|deck/iu, 'Clouds']] }],
      want: (after) => find(after, 'Clouds')?.cards.length === 0 && after.decks.length === 4,
      async hand(page) {
        await plus(page);
        await page.getByPlaceholder('Deck name...').fill('Clouds');
        await page.getByRole('button', { name: 'Create deck' }).click();
      },
    },
    {
      job: 'open a deck',
      ways: [{ says: /deck|open|select|show/iu, about: /open|select|choose|show|view/iu, row: 'Knots' }],
      look: shown,
      want: ({ look }) => look.includes('Bowline'),
      hand: openDeck('Knots'),
    },
    {
      job: 'add a card to the open deck',
      before: openTrees,
      ways: [
        {
          ...addCard,
          fields: [
            [/question/iu, 'Leaves that shiver?'],
            [/answer/iu, 'Aspen'],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Trees of the park').cards.at(-1) === 'Leaves that shiver? Aspen' &&
        find(after, 'Trees of the park').cards.length === 4,
      async hand(page) {
        await plus(page);
        await page.getByLabel('Question').fill('Leaves that shiver?');
        await page.getByLabel('Answer').fill('Aspen');
        await page.getByRole('button', { name: 'Add', exact: true }).click();
      },
    },
    {
      job: 'change the answer of a card',
      before: openTrees,
      ways: [{ ...editCard, row: 'Needles that fall?', fields: [[/answer/iu, 'European larch']] }],
      want: (after) => find(after, 'Trees of the park').cards[1] === 'Needles that fall? European larch',
      async hand(page) {
        await page.getByText('Needles that fall?').click();
        await page.getByLabel('Answer').fill('European larch');
        await page.getByRole('button', { name: 'Update' }).click();
      },
    },
    {
      job: 'delete a card',
      before: openTrees,
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Keys as fruit?' }],
      want: (after) =>
        find(after, 'Trees of the park')?.cards.length === 2 &&
        !find(after, 'Trees of the park').cards.some((card) => card.endsWith('Maple')),
      async hand(page) {
        await page.getByText('Keys as fruit?').click();
        await page.getByRole('button', { name: 'Delete' }).last().click();
      },
    },
    {
      job: 'delete the open deck',
      before: openTrees,
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /deck/iu }],
      want: (after) => find(after, 'Trees of the park') === undefined && after.decks.length === 2,
      hand: (page) => page.getByRole('button', { name: 'Delete' }).first().click(),
    },
    {
      job: 'go back to the decks',
      before: openTrees,
      ways: [{ says: /back|home|decks/iu, not: /delet|study/iu }],
      look: shown,
      want: ({ look }) => look.includes('Rivers'),
      hand: (page) => page.getByText('Back', { exact: true }).click(),
    },
    {
      job: 'begin to study a deck in order',
      before: openDeck('Rivers'),
      ways: [{ says: /study|order/iu, about: /order/iu }],
      look: shown,
      want: ({ look }) => look.includes('1/2') && look.includes('Vienna'),
      async hand(page) {
        await page.getByRole('button', { name: 'Study' }).click();
        await page.getByRole('button', { name: 'In order' }).click();
      },
    },
    {
      job: 'flip the card',
      before: study,
      ways: [{ says: /flip|answer/iu, about: /flip/iu }],
      look: shown,
      want: ({ look }) => look.includes('Danube'),
      hand: (page) => page.getByRole('button', { name: 'Flip' }).click(),
    },
    {
      job: 'go to the next card',
      before: study,
      ways: [{ says: /next|forward|right/iu }],
      look: shown,
      want: ({ look }) => look.includes('2/2') && look.includes('Prague'),
      hand: (page) => page.locator('main .flex.gap-4 button').last().click(),
    },
    {
      job: 'leave the study',
      before: study,
      ways: [{ says: /exit|leave|close/iu, not: /delet/iu }],
      look: shown,
      want: ({ look }) => look.includes('Danube') && look.includes('Vltava'),
      hand: (page) => page.getByRole('button', { name: 'Exit to deck view' }).click(),
    },
    {
      job: 'read the decks',
      rows: [
        ['Trees of the park', '3 cards'],
        ['Rivers', '2 cards'],
      ],
    },
    {
      job: 'read the cards of the open deck',
      before: openTrees,
      rows: [
        ['Bark that peels white?', 'Birch'],
        ['Keys as fruit?', 'Maple'],
      ],
    },
  ],
};
