// Written from the source before the first run.
const task = (id, title, more = {}) => ({
  id,
  title,
  status: 'To Do',
  category: 'Feature',
  description: `About ${title}`,
  priority: 'Medium',
  createdAt: '2025-03-01T10:00:00.000Z',
  ...more,
});
const find = (state, title) => state.find((one) => one.title === title);
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'rus1kkk/Task-manager 6149428',
  stack: 'React 19, Vite, Mantine, Zustand, React Router',
  serve: { command: 'npx vite --port 4632 --strictPort', port: 4632 },
  instrument: ['--explore'],
  seed: {
    local: {
      tasks: [task('11', 'Fix login'), task('12', 'Write docs', { priority: 'Low' }), task('13', 'Add search')],
    },
  },
  state: async ({ local }) => (await local('tasks')) ?? [],
  calls: [
    {
      job: 'add a task with title, status, category, priority and description',
      parameters: ['title', 'status', 'category', 'priority', 'description'],
      tool: { action: /save/iu, fields: [/title/iu, /status/iu, /priority/iu] },
      route: '/task/new',
      fields: { Title: 'Paint wall', Status: 'Done', Category: 'Bug', Priority: 'High', Description: 'white' },
      want: (after) => {
        const one = find(after, 'Paint wall');
        return (
          one?.status === 'Done' && one.category === 'Bug' && one.priority === 'High' && one.description === 'white'
        );
      },
    },
    {
      job: 'add a task from the list',
      parameters: ['title', 'description'],
      tool: { action: /save/iu, fields: [/title/iu, /description/iu] },
      fields: { Title: 'Plant tree', Description: 'oak' },
      want: (after) => find(after, 'Plant tree')?.description === 'oak' && after.length === 4,
    },
    {
      job: 'delete a task',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /trash|delete/iu },
      row: 'Write docs',
      want: (after) => find(after, 'Write docs') === undefined && after.length === 2,
    },
    {
      job: 'open a task',
      parameters: ['row'],
      tool: { row: true, action: /settings|adjust/iu },
      row: 'Write docs',
      look: async (page) => path(page),
      want: ({ look }) => look === '/task/12',
    },
    {
      job: 'open the form of a new task',
      parameters: [],
      tool: { action: /add task/iu, fields: [] },
      look: async (page) => path(page),
      want: ({ look }) => look === '/task/new',
    },
    {
      job: 'change the priority of a task on its page',
      parameters: ['priority'],
      route: '/task/12',
      tool: { action: /save/iu, fields: [/priority/iu] },
      fields: { Priority: 'High' },
      want: (after) => find(after, 'Write docs')?.priority === 'High' && after.length === 3,
    },
    {
      job: 'read the tasks',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) =>
        ['Fix login', 'Write docs', 'Add search'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
    {
      job: 'close the form of a task',
      parameters: [],
      route: '/task/12',
      tool: { action: /close/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/',
    },
  ],
};
