// Written from the source before the first run.
const todo = (id, title, description, isCompleted = false) => ({
  id,
  title,
  description,
  isCompleted,
  lastUpdated: '2025-01-01T10:00:00Z',
});
const find = (state, title) => state.find((one) => one.title === title);
const shown = async (page) => page.getByRole('button', { name: 'Delete' }).count();

export const app = {
  source: 'singh1251/React-Todo 822119c',
  stack: 'React 18, Vite, Chakra UI 2, React Router',
  serve: { command: 'npx vite --port 4641 --strictPort', port: 4641 },
  instrument: ['--explore'],
  seed: {
    local: {
      todos: [
        todo(1, 'Buy milk', 'two bottles'),
        todo(2, 'Call Ann', 'about Friday'),
        todo(3, 'Write report', 'ten pages'),
      ],
    },
  },
  state: async ({ local }) =>
    ((await local('todos')) ?? []).map(({ title, description, isCompleted }) => ({ title, description, isCompleted })),
  calls: [
    {
      job: 'add a todo',
      parameters: ['title', 'description'],
      tool: { action: /add todo/iu, fields: [/title/iu, /description/iu] },
      fields: { 'Enter title': 'Paint wall', 'Enter description....': 'white' },
      want: (after) => find(after, 'Paint wall')?.description === 'white' && after.length === 4,
    },
    {
      job: 'complete a todo',
      parameters: ['row'],
      tool: { row: true, fields: [/^$|complete|todo|check/iu], only: true },
      row: 'Call Ann',
      fields: { '': true },
      want: (after) => find(after, 'Call Ann')?.isCompleted === true && find(after, 'Buy milk')?.isCompleted === false,
    },
    {
      job: 'delete a todo',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^delete$/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann') === undefined && after.length === 2,
    },
    {
      job: 'change the title and the description of a todo',
      parameters: ['row', 'title', 'description'],
      tool: { row: true, action: /^save$/iu },
      row: 'Call Ann',
      args: { title: 'Call Ben', description: 'about Monday' },
      want: (after) => find(after, 'Call Ben')?.description === 'about Monday' && after.length === 3,
    },
    {
      job: 'show the description of a todo',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true, action: /^(?!.*(?:edit|delete|save))/iu },
      row: 'Call Ann',
      look: async (page) => page.getByText('about Friday').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'search the todos',
      parameters: ['query'],
      tool: { action: /^search$/iu, fields: [/search/iu] },
      fields: { 'Search todos': 'report' },
      look: shown,
      want: ({ look }) => look === 1,
    },
    {
      job: 'show all todos again',
      parameters: [],
      tool: { action: /^reset$/iu },
      route: '/?search=report',
      look: shown,
      want: ({ look }) => look === 3,
    },
    {
      job: 'read the todos',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Write report'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
