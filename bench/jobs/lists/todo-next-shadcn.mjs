// Written from the source before the first run.
const date = new Date();
const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');
const todo = (id, title, description, completed = false) => ({ id, title, description, completed, date: day });
const find = (state, title) => state.find((one) => one.title === title);

export const app = {
  source: 'parameshwar-arroju/todo-imagined 5d52db5',
  stack: 'Next 15, shadcn/ui, Zustand',
  serve: { command: 'npx next dev --port 4642', port: 4642 },
  instrument: ['--explore'],
  seed: {
    local: {
      'todo-storage': {
        state: {
          todos: [
            todo('1', 'Buy milk', 'two bottles'),
            todo('2', 'Call Ann', 'about Friday'),
            todo('3', 'Write report', ''),
          ],
        },
        version: 0,
      },
    },
  },
  state: async ({ local }) =>
    ((await local('todo-storage'))?.state.todos ?? []).map(({ title, description, completed }) => ({
      title,
      description,
      completed,
    })),
  calls: [
    {
      job: 'add a task',
      parameters: ['title', 'description'],
      tool: { row: false, fields: [/task title/iu, /description/iu] },
      fields: { 'Task title': 'Paint wall', 'Add a description': 'white' },
      want: (after) => find(after, 'Paint wall')?.description === 'white' && after.length === 4,
    },
    {
      job: 'change the description of a task',
      parameters: ['row', 'description'],
      tool: { row: true, fields: [/task title/iu, /description/iu] },
      row: 'Call Ann',
      fields: { 'Add a description': 'about Monday' },
      want: (after) => find(after, 'Call Ann')?.description === 'about Monday' && after.length === 3,
    },
    {
      job: 'delete a task',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^delete$/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann') === undefined && after.length === 2,
    },
    {
      job: 'complete a task',
      parameters: ['row'],
      tool: { row: true, fields: [/^$|complete|todo|check/iu], only: true },
      row: 'Call Ann',
      fields: { '': true },
      want: (after) => find(after, 'Call Ann')?.completed === true && find(after, 'Buy milk')?.completed === false,
    },
    {
      job: 'choose a day of the week',
      parameters: ['day'],
      tool: { kind: /.*/u, place: /^(?!.*dialog)/iu, fields: [/day|date/iu] },
      args: {},
      look: async (page) => page.getByText('No tasks for this day').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'read the tasks of the day',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Write report'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
