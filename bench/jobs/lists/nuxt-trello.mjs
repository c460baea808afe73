// Written from the source before the first run.
const board = {
  columns: [
    {
      id: 'c1',
      name: 'todo',
      tasks: [
        { id: 't1', name: 'Buy milk', description: 'two bottles' },
        { id: 't2', name: 'Call Ann', description: '' },
      ],
    },
    { id: 'c2', name: 'in progress', tasks: [{ id: 't3', name: 'Write report', description: '' }] },
    { id: 'c3', name: 'done', tasks: [] },
  ],
};
const task = (state, name) => state.columns.flatMap(({ tasks }) => tasks).find((one) => one.name === name);
const column = (state, name) => state.columns.find((one) => one.name === name);
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'JacobHsu/nuxt-trello 9259ff4',
  stack: 'Nuxt 3 (client only), Nuxt UI 2, Pinia',
  serve: { command: 'npx nuxt dev --port 4633', port: 4633 },
  instrument: ['--explore'],
  seed: { local: { board } },
  state: async ({ local }) => {
    const kept = (await local('board')) ?? board;
    return {
      columns: kept.columns.map(({ name, tasks }) => ({
        name,
        tasks: tasks.map((one) => ({ name: one.name, description: one.description })),
      })),
    };
  },
  calls: [
    {
      job: 'add a task to a column',
      parameters: ['row', 'name'],
      tool: { row: true, fields: [/create new task/iu] },
      fields: { 'Create new task': 'Paint wall' },
      row: 'in progress',
      want: (after) => column(after, 'in progress')?.tasks.some(({ name }) => name === 'Paint wall') === true,
    },
    {
      job: 'add a column',
      parameters: ['name'],
      tool: { fields: [/create new column/iu] },
      fields: { 'Create new column': 'later' },
      want: (after) => column(after, 'later') !== undefined,
    },
    {
      job: 'delete a column',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /trash|delete/iu },
      row: 'in progress',
      want: (after) => column(after, 'in progress') === undefined && after.columns.length === 2,
    },
    {
      job: 'open a task',
      parameters: ['row'],
      tool: { row: true, kind: /row-action|navigation/u, action: /task|go/iu },
      row: 'Call Ann',
      look: async (page) => path(page),
      want: ({ look }) => look === '/tasks/t2',
    },
    {
      job: 'delete a task on its page',
      parameters: [],
      destructive: true,
      route: '/tasks/t1',
      tool: { action: /delete task/iu },
      want: (after) => task(after, 'Buy milk') === undefined && task(after, 'Call Ann') !== undefined,
    },
    {
      job: 'rename a task on its page',
      parameters: ['name'],
      route: '/tasks/t1',
      tool: { fields: ['Name'] },
      fields: { Name: 'Buy bread' },
      want: (after) => task(after, 'Buy bread') !== undefined && task(after, 'Buy milk') === undefined,
    },
    {
      job: 'describe a task on its page',
      parameters: ['description'],
      route: '/tasks/t1',
      tool: { fields: ['Description'] },
      fields: { Description: 'brown' },
      want: (after) => task(after, 'Buy milk')?.description === 'brown',
    },
    {
      job: 'read the columns and tasks',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Write report'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
