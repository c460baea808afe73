// Written from the source before the first run.
const note = (id, title) => ({ id, title });
const task = (id, noteId, description, completed = false) => ({ id, noteId, description, completed });
const find = (state, title) => state.notes.find((one) => one.title === title);
const tasksOf = (state, title) => state.tasks.filter(({ noteId }) => noteId === find(state, title)?.id);

export const app = {
  source: 'neketli/notes-todo-vue3 ff07ff7',
  stack: 'Vue 3, Vue CLI, Vue Router, Vuex',
  serve: { command: 'npx vue-cli-service serve --port 4661', port: 4661 },
  instrument: ['--explore'],
  seed: {
    local: {
      notes: [note('n1', 'Garden'), note('n2', 'Shopping'), note('n3', 'Work')],
      tasks: [
        task('t1', 'n1', 'Water roses'),
        task('t2', 'n2', 'Milk'),
        task('t3', 'n2', 'Bread', true),
        task('t4', 'n3', 'Write report'),
      ],
    },
  },
  state: async ({ local }) => ({ notes: (await local('notes')) ?? [], tasks: (await local('tasks')) ?? [] }),
  calls: [
    {
      job: 'add a note',
      route: '/note/add',
      parameters: ['title'],
      tool: { action: /добавить заметку/iu, fields: [/что будем делать|заголовок/iu] },
      args: { title: 'Music' },
      want: (after) => find(after, 'Music') !== undefined && after.notes.length === 4,
    },
    {
      job: 'delete a note after the question',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^да$|trash|delete/iu },
      row: 'Shopping',
      want: (after) => find(after, 'Shopping') === undefined && after.notes.length === 2,
    },
    {
      job: 'open the form of a new note',
      parameters: [],
      tool: { action: /новая заметка/iu },
      look: async (page) => page.locator('#title').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'open a note',
      parameters: ['row'],
      tool: { row: true, action: /pencil|edit|note/iu },
      row: 'Shopping',
      look: async (page) => new URL(page.url()).pathname,
      want: ({ look }) => look === '/note/n2',
    },
    {
      job: 'rename a note',
      route: '/note/n2',
      parameters: ['title'],
      tool: { action: /^сохранить$/iu, fields: [/что будем делать|заголовок/iu] },
      args: { title: 'Groceries' },
      want: (after) => find(after, 'Groceries') !== undefined && after.notes.length === 3,
    },
    {
      job: 'add a task to the open note',
      route: '/note/n2',
      parameters: ['task'],
      tool: { action: /добавить задачу|plus/iu, fields: [/новая задачка/iu] },
      args: { todo: 'Eggs' },
      look: async (page) => page.locator('.task__description').allTextContents(),
      want: ({ look }) => look.includes('Eggs') && look.length === 3,
    },
    {
      job: 'tick a task of the open note',
      route: '/note/n2',
      parameters: ['row', 'completed'],
      tool: { row: true, fields: [/.*/u], noAction: true },
      row: 'Milk',
      fields: { '': true },
      look: async (page) => page.locator('.task.is-completed').count(),
      want: ({ look }) => look === 2,
    },
    {
      job: 'delete a task of the open note after the question',
      route: '/note/n2',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^удалить$|trash/iu },
      row: 'Milk',
      look: async (page) => page.locator('.task__description').allTextContents(),
      want: ({ look }) => look.length === 1 && look[0] === 'Bread',
    },
    {
      job: 'delete the open note after the question',
      route: '/note/n2',
      parameters: [],
      destructive: true,
      tool: { row: false, action: /^удалить$/iu },
      want: (after) => find(after, 'Shopping') === undefined && tasksOf(after, 'Work').length === 1,
    },
    {
      job: 'read the notes',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Garden', 'Work'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
