// Written from the source before the first run. The app shows a tour a second after each load, and each job begins without it.
const brief = (id, title, description, tags, status) => ({
  id,
  title,
  description,
  colors: ['#112233', '#445566', '#778899', '#aabbcc', '#ddeeff'],
  references: ['https://farm.example/board'],
  tags,
  status,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const titles = ({ briefs }) => briefs.map(({ title }) => title).join();
const find = ({ briefs }, title) => briefs.find((one) => one.title === title);
const shown = (page) => page.locator('.brief-card .card-title').allTextContents();
const isOpen = (id) => (page) => page.locator(id).evaluate((one) => one.classList.contains('active'));
const press = (page, title, button) =>
  page.locator('.brief-card', { hasText: title }).getByRole('button', { name: button }).click();

async function before(page) {
  await page.locator('#tutorialOverlay.active').waitFor();
  await page.locator('#tutorialSkip').click();
}

const jobs = [
  {
    job: 'add a brief with a description, tags and a status',
    ways: [
      {
        says: /brief/iu,
        not: /edit|update|delet|template/iu,
        fields: [
          [/name|title/iu, 'Bakery Menu'],
          [/descr/iu, 'A menu for the wall'],
          [/tags/iu, 'print, food'],
          [/status/iu, /^in progress$/iu],
        ],
      },
    ],
    want: (after) =>
      find(after, 'Bakery Menu')?.tags.join() === 'print,food' && find(after, 'Bakery Menu').status === 'in-progress',
    async hand(page) {
      await page.locator('#newBriefBtn').click();
      await page.locator('#briefTitle').fill('Bakery Menu');
      await page.locator('#briefDescription').fill('A menu for the wall');
      await page.locator('#tags').fill('print, food');
      await page.locator('#status').selectOption('in-progress');
      await page.locator('#submitBtn').click();
    },
  },
  {
    job: 'add a brief with a primary color',
    ways: [
      {
        says: /brief/iu,
        not: /edit|update|delet|template/iu,
        fields: [
          [/name|title/iu, 'Bakery Sign'],
          [/primary|colou?r ?1/iu, '#ff8800'],
        ],
      },
    ],
    want: (after) => find(after, 'Bakery Sign')?.colors[0] === '#ff8800',
    async hand(page) {
      await page.locator('#newBriefBtn').click();
      await page.locator('#briefTitle').fill('Bakery Sign');
      await page.locator('#color1').fill('#ff8800');
      await page.locator('#submitBtn').click();
    },
  },
  {
    job: 'rename a brief',
    ways: [
      {
        says: /edit|update|brief/iu,
        not: /new|creat|add|delet|template/iu,
        row: ['River Atlas'],
        fields: [[/name|title/iu, 'River Maps']],
      },
    ],
    want: (after) => titles(after) === 'Garden Poster,River Maps,Owl Stickers',
    async hand(page) {
      await press(page, 'River Atlas', 'Edit');
      await page.locator('#briefTitle').fill('River Maps');
      await page.locator('#submitBtn').click();
    },
  },
  {
    job: 'set the status of a brief',
    ways: [
      {
        says: /edit|update|status|brief/iu,
        not: /new|creat|add|delet|template|filter/iu,
        row: ['Owl Stickers'],
        fields: [[/status/iu, /^completed$/iu]],
      },
    ],
    want: (after) => find(after, 'Owl Stickers')?.status === 'completed' && after.briefs.length === 3,
    async hand(page) {
      await press(page, 'Owl Stickers', 'Edit');
      await page.locator('#status').selectOption('completed');
      await page.locator('#submitBtn').click();
    },
  },
  {
    job: 'delete a brief',
    destructive: true,
    ways: [{ says: /delet|remov/iu, row: ['Garden Poster'] }],
    want: (after) => titles(after) === 'River Atlas,Owl Stickers',
    hand: (page) => press(page, 'Garden Poster', 'Delete'),
  },
  {
    job: 'find briefs by a tag',
    ways: [{ says: /search|find|filter/iu, not: /edit|delet|templ/iu, fields: [[/search|find/iu, 'print']] }],
    look: shown,
    want: ({ look }) => look.join() === 'Garden Poster',
    hand: (page) => page.locator('#searchInput').fill('print'),
  },
  {
    job: 'show the briefs of one status',
    ways: [{ says: /status|search|filter/iu, not: /edit|delet|templ|new/iu, fields: [[/status/iu, /^idea$/iu]] }],
    look: shown,
    want: ({ look }) => look.join() === 'Owl Stickers',
    hand: (page) => page.locator('#statusFilter').selectOption('idea'),
  },
  {
    job: 'change to the light theme',
    ways: [{ says: /theme|dark|light/iu }],
    want: (after) => after.theme === 'light',
    hand: (page) => page.locator('#themeToggle').click(),
  },
  {
    job: 'fill a new brief from a template',
    ways: [
      { says: /template/iu, row: ['Brand Identity'] },
      { says: /template/iu, fields: [[/template|choice|card/iu, /brand identity/iu]] },
    ],
    look: async (page) => {
      await page.waitForFunction(() => document.querySelector('#briefTitle').value !== '').catch(() => {});
      return page.locator('#briefTitle').inputValue();
    },
    want: ({ look }) => look === 'Brand Identity',
    async hand(page) {
      await page.locator('#templatesBtn').click();
      await page.locator('.template-card', { hasText: 'Brand Identity' }).click();
    },
  },
  {
    job: 'replace all briefs with the demo data',
    destructive: true,
    ways: [{ says: /demo|sample/iu, not: /tutorial|tour/iu }],
    want: (after) => after.briefs.length === 6 && find(after, 'Fitness Tracker App') !== undefined,
    hand: (page) => page.locator('#seedDataBtn').click(),
  },
  {
    job: 'show the tutorial again',
    ways: [{ says: /tutorial|tour/iu, not: /skip|next|back/iu }],
    look: isOpen('#tutorialOverlay'),
    want: ({ look }) => look,
    hand: (page) => page.locator('#showTutorialBtn').click(),
  },
  {
    job: 'read the briefs',
    rows: [
      ['Garden Poster', 'in progress', 'For the fence'],
      ['River Atlas', 'archived', 'Ten rivers'],
      ['Owl Stickers', 'idea', 'Six owls'],
    ],
  },
];

export const app = {
  source: 'BDNIKKO/BriefVault 7de855b',
  stack: 'HTML, one plain script of two classes, cards by createElement and innerHTML, three drawn dialogs',
  serve: { command: 'python3 -m http.server 4792', port: 4792 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  also: [/skip|next|back|cancel|close/iu],
  seed: {
    local: {
      briefVault_briefs: [
        brief('b1', 'Garden Poster', 'For the fence', ['print', 'green'], 'in-progress'),
        brief('b2', 'River Atlas', 'Ten rivers', ['maps'], 'archived'),
        brief('b3', 'Owl Stickers', 'Six owls', ['birds'], 'idea'),
      ],
    },
  },
  async state({ page }) {
    const { briefVault_briefs: briefs = '[]', briefVault_theme: theme = 'dark' } = await page.evaluate(() => ({
      ...localStorage,
    }));
    return { briefs: JSON.parse(briefs), theme };
  },
  calls: jobs.map((job) => ({ ...job, before })),
};
