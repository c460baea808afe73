// Written from the source before the first run. Corrected later: the button of "delete a task" has no text to match, and "change
// a task" gave no value.
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'RakiDev/todo-app-react-mantine 1b35f91',
  stack: 'React 18, Vite, Mantine 6, React Router',
  serve: { command: 'npx vite --port 4637 --strictPort', port: 4637 },
  instrument: ['--explore'],
  seed: { local: { taskItems: ['Buy milk', 'Call Ann', 'Write report'] } },
  state: async ({ local }) => (await local('taskItems')) ?? [],
  calls: [
    {
      job: 'add a task',
      parameters: ['task'],
      tool: { action: /add task/iu, fields: [/task/iu] },
      fields: { Task: 'Paint wall' },
      want: (after) => after.includes('Paint wall') && after.length === 4,
    },
    {
      job: 'delete a task',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, fields: [], only: true },
      row: 'Call Ann',
      want: (after) => !after.includes('Call Ann') && after.length === 2,
    },
    {
      job: 'change a task',
      parameters: ['row', 'text'],
      tool: { row: true, fields: [/.*/u] },
      row: 'Call Ann',
      args: { textarea: 'Call Ben' },
      want: (after) => after.includes('Call Ben') && after.length === 3,
    },
    {
      job: 'delete all tasks',
      parameters: [],
      destructive: true,
      tool: { action: /^yes$/iu },
      want: (after) => after.length === 0,
    },
    {
      job: 'switch between dark and light colours',
      parameters: [],
      tool: { action: /colou?r scheme|sun|moon/iu },
      look: async (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      want: (after, before) => after.look !== before.look,
    },
    {
      job: 'open the settings',
      parameters: [],
      tool: { action: /settings/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/settings',
    },
    {
      job: 'open the information about the app',
      parameters: [],
      tool: { action: /^info/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/info',
    },
    {
      job: 'choose a colour for the background',
      parameters: ['color'],
      route: '/settings',
      tool: { fields: [/color/iu] },
      fields: { 'Or a color!': '#ff0000' },
      look: async (page) => page.getByLabel('Or a color!').inputValue(),
      want: ({ look }) => look.toLowerCase() === '#ff0000',
    },
  ],
};
