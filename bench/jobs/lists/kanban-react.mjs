// Written from the source before the first run. Corrected later: "Recent activity" as an exact text, and the values of a new
// name and of the target of a move.
const card = (id, title, description) => ({ id, title, description });
const columnOf = (state, title) => Object.keys(state).find((key) => state[key].some((one) => one.title === title));

export const app = {
  source: 'mhagel/kanban d193930',
  stack: 'React 19, Vite, Tailwind',
  serve: { command: 'npx vite --port 4636 --strictPort', port: 4636 },
  instrument: ['--explore'],
  seed: {
    local: {
      'kanban.state.v1': {
        todo: [card('k1', 'Buy milk', 'two bottles'), card('k2', 'Call Ann')],
        inprogress: [card('k3', 'Write report')],
        done: [],
      },
    },
  },
  state: async ({ local }) => (await local('kanban.state.v1')) ?? {},
  calls: [
    {
      job: 'add a card to a column',
      parameters: ['title', 'description', 'column'],
      tool: { action: /^add$/iu, fields: [/title/iu, /description/iu] },
      fields: { 'New card title': 'Paint wall', 'Description (optional)': 'white' },
      want: (after) => columnOf(after, 'Paint wall') === 'todo' && after.todo.length === 3,
    },
    {
      job: 'remove a card',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /✕|remove|delete|close/iu },
      row: 'Call Ann',
      want: (after) => columnOf(after, 'Call Ann') === undefined && after.todo.length === 1,
    },
    {
      job: 'search the cards',
      parameters: ['query'],
      tool: { fields: [/search/iu] },
      fields: { 'Search cards...': 'report' },
      look: async (page) => page.locator('[data-card-id]').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'rename a card',
      parameters: ['row', 'title'],
      tool: { row: true, fields: [/.*/u] },
      fields: { '': 'Call Ben' },
      row: 'Call Ann',
      want: (after) => columnOf(after, 'Call Ben') === 'todo',
    },
    {
      job: 'move a card to a column',
      parameters: ['row', 'column'],
      tool: { row: true, action: /move/iu },
      row: 'Call Ann',
      want: (after) => columnOf(after, 'Call Ann') === 'done',
    },
    {
      job: 'show the recent activity',
      parameters: [],
      tool: { action: /activity/iu },
      look: async (page) => page.getByText('Recent activity', { exact: true }).count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'read the cards',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Write report'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
