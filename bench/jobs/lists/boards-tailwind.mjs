// Written from the source and the rendered page before the first run. Corrected later: subtasks and columns are one array each.
const task = (id, title) => ({
  id,
  title,
  description: `About ${title.toLowerCase()}`,
  status: 'Todo',
  subtasks: [
    { title: `Plan: ${title}`, isCompleted: true },
    { title: `Do: ${title}`, isCompleted: false },
  ],
});
const column = (name, tasks) => ({ name, color: '#49C4E5', tasks });
const board = (state, name) => state.boards.find((one) => one.name === name);
const titles = (state, name, index) =>
  board(state, name)
    ?.columns[index].tasks.map(({ title }) => title)
    .join();
const open = (title) => (page) => page.locator('article', { hasText: title }).click();

export const app = {
  source: 'UnTalPeluca/kanban-task-management 14110a1',
  stack: 'Vue 3, Vite 3, Pinia, Tailwind',
  serve: { command: 'npx vite --port 4654 --strictPort', port: 4654 },
  instrument: ['--explore'],
  seed: {
    local: {
      theme: 'light',
      boards: {
        boards: [
          {
            name: 'House',
            columns: [
              column('Open', [task('a1', 'Buy milk'), task('a2', 'Call Ann')]),
              column('Closed', [task('a3', 'Fix door')]),
            ],
          },
          { name: 'Garden', columns: [column('Open', [task('b1', 'Plant tree')]), column('Closed', [])] },
        ],
        selectedBoard: 0,
        selectedColumn: 0,
        selectedTask: 0,
      },
    },
  },
  async state({ local }) {
    const { boards, selectedBoard } = await local('boards');
    return {
      selected: boards[selectedBoard]?.name,
      boards: boards.map(({ name, columns }) => ({
        name,
        columns: columns.map((one) => ({
          name: one.name,
          tasks: one.tasks.map(({ title, description, subtasks }) => ({ title, description, subtasks })),
        })),
      })),
    };
  },
  calls: [
    {
      job: 'add a task with two subtasks',
      parameters: ['Title', 'Description', 'Subtasks'],
      tool: { action: /^create task$/iu, fields: [/^title$/iu, /^description$/iu] },
      fields: {
        Title: 'Paint wall',
        Description: 'White',
        Subtasks: [{ title: 'Buy paint' }, { title: 'Paint' }],
      },
      want: (after) => titles(after, 'House', 0) === 'Buy milk,Call Ann,Paint wall',
    },
    {
      job: 'be refused for a task without subtasks',
      parameters: ['Title'],
      tool: { action: /^create task$/iu, fields: [/^title$/iu, /^description$/iu] },
      fields: { Title: 'Paint wall' },
      want: 'nothing',
    },
    {
      job: 'open a task',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true },
      row: 'Call Ann',
      look: async (page) => page.getByRole('heading', { name: 'Call Ann', level: 4 }).count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'change the title of an open task',
      parameters: ['Title'],
      before: open('Call Ann'),
      tool: { action: /^save changes$/iu, fields: [/^title$/iu] },
      fields: { Title: 'Call Ben' },
      want: (after) => titles(after, 'House', 0) === 'Buy milk,Call Ben',
    },
    {
      job: 'move an open task to another column',
      parameters: ['Current Status'],
      before: open('Call Ann'),
      tool: { fields: [/current status/iu] },
      fields: { 'Current Status': 'Closed' },
      want: (after) => titles(after, 'House', 1) === 'Fix door,Call Ann' && titles(after, 'House', 0) === 'Buy milk',
    },
    {
      job: 'delete an open task after the question',
      parameters: [],
      destructive: true,
      before: open('Call Ann'),
      tool: { row: false, action: /^(?:delete|delete task)$/iu },
      want: (after) => titles(after, 'House', 0) === 'Buy milk' && titles(after, 'House', 1) === 'Fix door',
    },
    {
      job: 'create a board with two columns',
      parameters: ['Board Name', 'Board Columns'],
      tool: { action: /^create new board$/iu, fields: [/^board name$/iu] },
      fields: { 'Board Name': 'Travel', Columns: [{ name: 'Open' }, { name: 'Closed' }] },
      want: (after) =>
        board(after, 'Travel')
          ?.columns.map(({ name }) => name)
          .join() === 'Open,Closed',
    },
    {
      job: 'rename the board',
      parameters: ['Board Name'],
      tool: { action: /^save changes$/iu, fields: [/^board name$/iu] },
      fields: { 'Board Name': 'Home' },
      want: (after) => titles(after, 'Home', 0) === 'Buy milk,Call Ann' && after.boards.length === 2,
    },
    {
      job: 'delete the board after the question',
      parameters: [],
      destructive: true,
      tool: { row: false, action: /^(?:delete|delete board)$/iu },
      want: (after) => after.boards.map(({ name }) => name).join() === 'Garden',
    },
    {
      job: 'choose a board',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true },
      row: 'Garden',
      want: (after) => after.selected === 'Garden' && after.boards.length === 2,
    },
    {
      job: 'hide the sidebar',
      parameters: [],
      tool: { action: /^hide sidebar$/iu },
      look: async (page) => (await page.getByText('ALL BOARDS').first().boundingBox())?.x < 0,
      want: ({ look }) => look === true,
    },
    {
      job: 'read the tasks',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Fix door'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
