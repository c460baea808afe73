// Written from the source before the first run. Comments need a user from an outside service, so no job posts one.
const entry = (id, title, category, upvotes, status) => ({
  id,
  title,
  category,
  upvotes,
  status,
  description: `About ${title.toLowerCase()}`,
});
const find = (state, title) => state.find((one) => one.title === title);
const path = (page) => new URL(page.url()).pathname;
const titles = async (page) => (await page.locator('article h2').allInnerTexts()).join();

export const app = {
  source: 'JoannaLapa/product-feedback-app 5b779b0',
  stack: 'Vue 3, Vite 4, Pinia, Headless UI, Vuelidate, Tailwind 3',
  serve: { command: 'npx vite --port 4671 --strictPort', port: 4671 },
  instrument: ['--explore'],
  seed: {
    local: {
      feedbacks: [
        entry(1, 'Dark theme', 'feature', 90, 'suggestion'),
        entry(2, 'Bigger buttons', 'ui', 40, 'suggestion'),
        entry(3, 'Broken search', 'bug', 10, 'suggestion'),
        entry(4, 'Faster start', 'enhancement', 70, 'planned'),
        entry(5, 'Team pages', 'feature', 30, 'in-progress'),
      ],
    },
  },
  async state({ local }) {
    return (await local('feedbacks')).map(({ title, category, status, description }) => ({
      title,
      category,
      status,
      description,
    }));
  },
  calls: [
    {
      job: 'add a feedback of a category',
      parameters: ['Feedback Title', 'Category', 'Feedback Detail'],
      route: '/add',
      tool: { action: /^add feedback$/iu, fields: [/^feedback title$/iu, /^feedback detail$/iu] },
      fields: { 'Feedback Title': 'New icons', Category: 'UI', 'Feedback Detail': 'Rounder' },
      // Corrected on 2026-11-27: the app keeps the name of the option, "UI", and the list had expected "ui".
      want: (after) =>
        find(after, 'New icons')?.category === 'UI' && find(after, 'New icons').description === 'Rounder',
    },
    {
      job: 'be refused for a feedback without a title',
      parameters: ['Feedback Detail'],
      route: '/add',
      tool: { action: /^add feedback$/iu, fields: [/^feedback title$/iu, /^feedback detail$/iu] },
      fields: { 'Feedback Title': ' ', 'Feedback Detail': 'Rounder' },
      want: 'nothing',
    },
    {
      job: 'change the title of a feedback',
      parameters: ['Feedback Title'],
      route: '/edit/0',
      tool: { action: /^save changes$/iu, fields: [/^feedback title$/iu] },
      fields: { 'Feedback Title': 'Darker theme' },
      want: (after) => find(after, 'Darker theme') !== undefined && find(after, 'Dark theme') === undefined,
    },
    {
      job: 'delete a feedback',
      parameters: [],
      destructive: true,
      route: '/edit/0',
      tool: { action: /^delete$/iu },
      want: (after) => find(after, 'Dark theme') === undefined && after.length === 4,
    },
    {
      job: 'vote for a feedback',
      parameters: ['row'],
      tool: { row: true, action: /vote|arrow|upvotes/iu },
      row: 'Bigger buttons',
      look: async (page) => (await page.locator('article button').allInnerTexts()).map((text) => text.trim()).join(),
      want: ({ look }) => look === '90,41,10',
    },
    {
      job: 'open a feedback',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true, kind: /row-action|navigation/u, action: /link/iu },
      row: 'Bigger buttons',
      look: async (page) => path(page),
      want: ({ look }) => look === '/1',
    },
    {
      job: 'show the feedbacks of a category',
      parameters: ['category'],
      tool: { row: false, fields: [/categor/iu], only: true },
      fields: { Category: 'UI' },
      look: titles,
      want: ({ look }) => look === 'Bigger buttons',
    },
    {
      job: 'sort by the fewest votes',
      parameters: ['Sort by'],
      tool: { fields: [/sort by/iu] },
      fields: { 'Sort by': 'Least Upvotes' },
      look: titles,
      want: ({ look }) => look === 'Broken search,Bigger buttons,Dark theme',
    },
    {
      job: 'go to the roadmap',
      parameters: [],
      tool: { action: /^view$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/roadmap',
    },
    {
      job: 'show what is in progress on the roadmap',
      parameters: ['title'],
      route: '/roadmap',
      tool: { row: true, fields: [], only: true },
      row: ['In-Progress', 'In-Progress (1)'],
      look: async (page) => (await page.locator('article h3:visible').allInnerTexts()).join(),
      want: ({ look }) => look === 'Team pages',
    },
    {
      job: 'go back to the list',
      parameters: [],
      route: '/roadmap',
      tool: { action: /^go back$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/',
    },
    {
      job: 'read the suggestions',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Dark theme', 'Broken search'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
