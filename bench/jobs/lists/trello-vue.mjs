// Written from the source before the first run. Corrected later: the page shows the number of cards in the name of a column.
const column = (id, name) => ({ id, name, is_editing_container: false, is_adding_card: false });
const card = (id, id_container, title, content) => ({
  id,
  id_container,
  title,
  content,
  manager: 'Mia',
  performer: 'Per',
  is_editing_card: false,
});
const find = (state, title) => state.cards.find((one) => one.title === title);

export const app = {
  source: 'dmark1029/vue_trello_test_demo f84199a',
  stack: 'Vue 3, Vite 2, Tailwind, Vuex',
  serve: { command: 'npx vite --port 4646 --strictPort --open false', port: 4646 },
  instrument: ['--explore'],
  seed: {
    local: {
      vuex: {
        vuello: {
          vuello: {
            title: 'Office',
            last_modified: '01/01/2025, 10:00:00',
            containers: [column(1, 'Todo'), column(2, 'In Progress'), column(3, 'Done')],
            cards: [
              card(1, 1, 'Buy milk', 'two bottles'),
              card(2, 1, 'Call Ann', 'about Friday'),
              card(3, 2, 'Write report', 'ten pages'),
            ],
          },
        },
      },
    },
  },
  async state({ local }) {
    const { containers, cards, title } = (await local('vuex')).vuello.vuello;
    const nameOf = (id) => containers.find((one) => one.id === id)?.name;
    return {
      title,
      columns: containers.map(({ name }) => name),
      cards: cards.map((one) => ({
        title: one.title,
        content: one.content,
        manager: one.manager,
        performer: one.performer,
        column: nameOf(one.id_container),
      })),
    };
  },
  calls: [
    {
      job: 'add a task to a column',
      parameters: ['row', 'title', 'content', 'manager', 'performer'],
      tool: { row: true, fields: [/task title/iu, /task content/iu], opener: /add more task/iu },
      row: 'In Progress (1)',
      fields: { 'Add Task Title': 'Paint wall', 'Add Task Content': 'white' },
      want: (after) =>
        find(after, 'Paint wall')?.column === 'In Progress' && find(after, 'Paint wall').content === 'white',
    },
    {
      job: 'add a column',
      parameters: ['name'],
      tool: { row: false, fields: [/^add title$/iu], opener: /add more stage/iu },
      fields: { 'Add Title': 'Later' },
      want: (after) => after.columns.at(-1) === 'Later' && after.columns.length === 4,
    },
    {
      job: 'change the content of a task',
      parameters: ['row', 'content'],
      tool: { row: true, fields: [/task title/iu, /task content/iu] },
      row: 'Call Ann',
      fields: { 'Add Task Content': 'about Monday' },
      want: (after) => find(after, 'Call Ann')?.content === 'about Monday' && after.cards.length === 3,
    },
    {
      job: 'delete a task after the question',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^(?:yes|delete task)$/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann') === undefined && after.cards.length === 2,
    },
    {
      job: 'delete a column after the question',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^yes$|trash/iu },
      row: 'In Progress (1)',
      want: (after) => after.columns.length === 2 && find(after, 'Write report') === undefined,
    },
    {
      job: 'rename a column',
      parameters: ['row', 'name'],
      tool: { row: true, fields: [/^add title$/iu] },
      row: 'In Progress (1)',
      fields: { 'Add Title': 'Doing' },
      want: (after) => after.columns[1] === 'Doing',
    },
    {
      job: 'rename the board',
      parameters: ['title'],
      tool: { fields: [/board title/iu] },
      fields: { 'Add Board Title': 'Home' },
      want: (after) => after.title === 'Home',
    },
    {
      job: 'move a task to a column',
      parameters: ['row', 'column'],
      tool: { row: true, action: /move/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann')?.column === 'Done',
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
