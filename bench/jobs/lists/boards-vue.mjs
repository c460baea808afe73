// Written from the source and the rendered page before the first run. Cards and columns have no working buttons.
const at = '2026-11-01T10:00:00.000Z';
const card = (id, title, priority) => ({
  id,
  title,
  description: `About ${title.toLowerCase()}`,
  priority,
  tags: [],
  createdAt: at,
  updatedAt: at,
});
const board = (id, title, columns) => ({
  id,
  title,
  description: `All of ${title}`,
  ownerId: 'user_1',
  isPublic: false,
  columns,
  settings: {
    theme: 'light',
    allowComments: true,
    allowAttachments: true,
    autoArchive: false,
    workflowRules: [],
  },
  members: [],
  createdAt: at,
  updatedAt: at,
});
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'lenhattan2313/kanban-vuejs 3e2cd43',
  stack: 'Vue 3, Vite 7, Pinia, Vue Router, Tailwind 4',
  serve: { command: 'npx vite --port 4655 --strictPort', port: 4655 },
  instrument: ['--explore'],
  seed: {
    local: {
      kanban_boards_list: [
        board('b1', 'House', [
          {
            id: 'c1',
            title: 'Open',
            cards: [card('k1', 'Paint wall', 'high'), card('k2', 'Fix door', 'low')],
            createdAt: at,
            updatedAt: at,
          },
          { id: 'c2', title: 'Closed', cards: [card('k3', 'Buy lamp', 'medium')], createdAt: at, updatedAt: at },
        ]),
        board('b2', 'Garden', []),
        board('b3', 'Office', []),
      ],
    },
  },
  state: async ({ local }) => ((await local('kanban_boards_list')) ?? []).map(({ title }) => title),
  calls: [
    {
      job: 'create a board',
      parameters: ['name'],
      tool: { action: /^create$/iu, fields: [/board name/iu] },
      fields: { 'Enter board name...': 'Travel' },
      want: (after) => after.join() === 'House,Garden,Office,Travel',
    },
    {
      job: 'be refused for a board without a name',
      parameters: ['name'],
      tool: { action: /^create$/iu, fields: [/board name/iu] },
      fields: { 'Enter board name...': ' ' },
      want: 'nothing',
    },
    {
      job: 'delete a board after the question',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^delete board$/iu },
      row: ['Garden', 'Open board: Garden'],
      want: (after) => after.join() === 'House,Office',
    },
    {
      job: 'open a board',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true, action: /^(?!.*delete)/iu },
      row: ['Garden', 'Open board: Garden'],
      look: async (page) => path(page),
      want: ({ look }) => look === '/board/b2',
    },
    {
      job: 'go to the members',
      parameters: [],
      route: '/boards',
      tool: { action: /^members$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/members',
    },
    {
      job: 'go to the settings',
      parameters: [],
      route: '/boards',
      tool: { row: false, action: /^settings$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/settings',
    },
    {
      job: 'go back to the boards',
      parameters: [],
      route: '/members',
      tool: { action: /^boards$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/boards',
    },
    {
      job: 'collapse the sidebar',
      parameters: [],
      route: '/boards',
      tool: { action: /^toggle sidebar$/iu },
      look: async (page) => page.getByRole('link', { name: 'Members' }).getByText('Members').count(),
      want: ({ look }) => look === 0,
    },
    {
      job: 'read the boards',
      parameters: [],
      route: '/boards',
      tool: { kind: 'read' },
      reads: (answer) => ['House', 'Office'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
    {
      job: 'read the cards of a board',
      parameters: [],
      route: '/board/b1',
      tool: { kind: 'read' },
      reads: (answer) => ['Paint wall', 'Buy lamp'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
