// Written from the source before the first run. The app is in Russian.
const todo = (id, text, completed = false) => ({ id, text, completed, createdAt: 1_700_000_000_000 });
const note = (id, title, todos = []) => ({
  id,
  title,
  todos,
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
});
const find = (state, title) => state.find((one) => one.title === title);
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'SGI12/nuxt-todo-app 489e8ca',
  stack: 'Nuxt 3 (client only), Pinia',
  serve: { command: 'npx nuxt dev --port 4638', port: 4638 },
  instrument: ['--explore'],
  seed: {
    local: {
      notes: [
        note('n1', 'Покупки', [todo('a', 'Молоко'), todo('b', 'Хлеб', true)]),
        note('n2', 'Работа', [todo('c', 'Отчёт')]),
      ],
    },
  },
  state: async ({ local }) =>
    ((await local('notes')) ?? []).map(({ title, todos }) => ({
      title,
      todos: todos.map(({ text, completed }) => ({ text, completed })),
    })),
  calls: [
    {
      job: 'create a note',
      parameters: [],
      tool: { action: /создать заметку/iu },
      want: (after) => after.length === 3 && find(after, 'Новая заметка') !== undefined,
    },
    {
      job: 'open a note for editing',
      parameters: ['row'],
      tool: { row: true, action: /редактировать/iu },
      row: 'Работа',
      look: async (page) => path(page),
      want: ({ look }) => look === '/note/n2',
    },
    {
      job: 'delete a note after the question',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /удалить/iu },
      row: 'Работа',
      want: (after) => find(after, 'Работа') === undefined && after.length === 1,
    },
    {
      job: 'rename a note and save it',
      parameters: ['title'],
      route: '/note/n2',
      tool: { action: /сохранить/iu, fields: [/название/iu] },
      fields: { 'Название заметки': 'Офис' },
      want: (after) => find(after, 'Офис') !== undefined && after.length === 2,
    },
    {
      job: 'add a task to a note',
      parameters: ['text'],
      route: '/note/n2',
      tool: { action: /добавить/iu, fields: [/задач/iu] },
      fields: { 'Добавить новую задачу...': 'Письмо' },
      look: async (page) => page.getByText('Письмо').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'complete a task of a note',
      parameters: ['row'],
      route: '/note/n1',
      tool: { row: true, fields: [/.*/u] },
      row: 'Молоко',
      look: async (page) => page.locator('input[type=checkbox]:checked').count(),
      want: ({ look }) => look === 2,
    },
    {
      job: 'go back to the notes',
      parameters: [],
      route: '/note/n1',
      tool: { action: /назад/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/',
    },
    {
      job: 'read the notes',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Покупки', 'Работа'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
