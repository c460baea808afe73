// Written from the source before the first run.
const task = (name, more = {}) => ({
  key: name,
  parentKey: null,
  childKeys: [],
  name,
  desc: '',
  date: '2020-01-02T00:00:00.000Z',
  time: '23:59',
  priority: 4,
  level: 1,
  isCompleted: false,
  ...more,
});
const entries = (tasks) => JSON.stringify(tasks.map((one) => [one.key, one]));
const find = (state, name) => state.find((one) => one.name === name);
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'Ordinal43/vue3-todolist-app d84f3da',
  stack: 'Vue 3, Vite, Vuetify, Pinia',
  serve: { command: 'npx vite --port 4631 --strictPort', port: 4631, path: '/vue3-todolist-app/' },
  instrument: ['--url', 'http://localhost:4631/vue3-todolist-app/', '--explore'],
  seed: {
    local: { 'todo-list-tasks': entries([task('Buy milk'), task('Call Ann'), task('Old', { isCompleted: true })]) },
  },
  async state({ local }) {
    const kept = (await local('todo-list-tasks')) ?? [];
    return kept.map(([, { name, desc, priority, isCompleted }]) => ({ name, desc, priority, isCompleted }));
  },
  calls: [
    {
      job: 'add a task with a name and a description',
      parameters: ['name', 'description'],
      route: '/vue3-todolist-app/',
      tool: { action: /add task/iu, fields: [/task ?name|name/iu] },
      fields: { 'Task name': 'Paint wall', Description: 'white' },
      want: (after) => find(after, 'Paint wall')?.desc === 'white',
    },
    {
      job: 'complete a task',
      parameters: ['row'],
      route: '/vue3-todolist-app/',
      tool: { row: true, kind: 'row-action', fields: [] },
      row: 'Buy milk',
      want: (after) => find(after, 'Buy milk')?.isCompleted === true,
    },
    {
      job: 'delete a task',
      parameters: ['row'],
      destructive: true,
      route: '/vue3-todolist-app/',
      tool: { row: true, action: /trash|delete/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann') === undefined && after.length === 2,
    },
    {
      job: 'open the upcoming tasks',
      parameters: [],
      route: '/vue3-todolist-app/',
      tool: { action: /upcoming/iu },
      look: async (page) => path(page),
      want: ({ look }) => look.endsWith('/upcoming'),
    },
    {
      job: 'open the completed tasks',
      parameters: [],
      route: '/vue3-todolist-app/',
      tool: { action: /completed|done|finished/iu },
      look: async (page) => path(page),
      want: ({ look }) => look.endsWith('/finished'),
    },
    {
      job: 'open the details of a task',
      parameters: ['row'],
      route: '/vue3-todolist-app/',
      tool: { row: true, action: /open|detail/iu },
      row: 'Buy milk',
      look: async (page) => page.locator('.v-dialog').count(),
      want: ({ look }) => look > 0,
    },
    {
      job: 'delete all tasks of the storage',
      parameters: [],
      destructive: true,
      route: '/vue3-todolist-app/',
      tool: { action: /clear|delete|storage|yes/iu, row: false },
      want: (after) => after.length === 0,
    },
    {
      job: 'read the overdue tasks',
      parameters: [],
      route: '/vue3-todolist-app/',
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Call Ann'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
