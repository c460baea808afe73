// Written from the source before the first run.
const task = (id, title, complete = false) => ({ id, title, complete });
const find = (state, title) => state.find((one) => one.title === title);
const shown = async (page) => page.locator('input[type=checkbox]').count();

export const app = {
  source: 'Frtook/task-manager f92649b',
  stack: 'Next 15, Tailwind, Zustand, lucide-react',
  serve: { command: 'npx next dev --port 4652', port: 4652 },
  instrument: ['--explore'],
  seed: {
    local: {
      tasks: {
        state: { tasks: [task(1, 'Buy milk'), task(2, 'Call Ann'), task(3, 'Write report', true)] },
        version: 0,
      },
      theme: { state: { theme: 'dark' }, version: 0 },
    },
  },
  state: async ({ local }) =>
    ((await local('tasks'))?.state.tasks ?? []).map(({ title, complete }) => ({ title, complete })),
  calls: [
    {
      job: 'add a task',
      parameters: ['title'],
      tool: { action: /add task/iu, fields: [/new task/iu] },
      fields: { 'Add a new task': 'Paint wall' },
      want: (after) => find(after, 'Paint wall')?.complete === false && after.length === 4,
    },
    {
      job: 'complete a task',
      parameters: ['row'],
      tool: { row: true, fields: [/^$|complete|check|task/iu], only: true, noAction: true },
      row: 'Call Ann',
      fields: { '': true },
      want: (after) => find(after, 'Call Ann')?.complete === true && find(after, 'Buy milk')?.complete === false,
    },
    {
      job: 'delete a task',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /trash|delete/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann') === undefined && after.length === 2,
    },
    {
      job: 'rename a task',
      parameters: ['row', 'title'],
      tool: { row: true, action: /save|edit/iu, fields: [/.*/u] },
      row: 'Call Ann',
      args: { edited_title: 'Call Ben' },
      want: (after) => find(after, 'Call Ben') !== undefined && after.length === 3,
    },
    {
      job: 'show the completed tasks alone',
      parameters: ['filter'],
      tool: { row: false, fields: [/filter/iu] },
      args: { filter: 'complete' },
      look: shown,
      want: ({ look }) => look === 1,
    },
    {
      job: 'switch between dark and light',
      parameters: [],
      tool: { row: false, action: /sun|moon|theme/iu },
      look: async (page) => page.evaluate(() => document.documentElement.className),
      want: ({ look }) => look === 'light',
    },
    {
      job: 'read the tasks',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Write report'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
