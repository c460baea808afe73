// Written from the source and the rendered page before the first run. The app is in Russian.
const hour = 3_600_000;
const now = Date.now();
const task = (id, name, state, priority, desc, end = now + 168 * hour) => ({
  id,
  name,
  state,
  priority,
  desc,
  creationDateTimestamp: now - 48 * hour,
  endDateTimespamp: end,
  vital: false,
});
const milk = task(1, 'Купить молоко', 1, 1, 'Две бутылки');
const find = (state, name) => state.find((one) => one.name === name);
const cards = (page) => page.locator('.tasks .task-card .task__title').allInnerTexts();

export const app = {
  source: 'beeeteR/advanced-todo-nuxt 2228cd8',
  stack: 'Nuxt 3, Pinia, Sass',
  serverRendered: true,
  root: 'app/todo',
  serve: { command: 'npx nuxt dev --port 4657', port: 4657 },
  instrument: ['--explore'],
  seed: {
    local: {
      MyTodoTasks: [
        milk,
        task(2, 'Позвонить Анне', 2, 2, 'О пятнице'),
        task(3, 'Написать отчёт', 1, 3, 'Десять страниц'),
      ],
    },
  },
  // A deletion can be taken back for five seconds, while a message is shown.
  async state({ page, local }) {
    await page.locator('[class~="--alert-active"]').first().waitFor({ state: 'detached' });
    return ((await local('MyTodoTasks')) ?? []).map(({ name, state, priority, desc, vital }) => ({
      name,
      state,
      priority,
      desc,
      vital,
    }));
  },
  calls: [
    {
      job: 'create a task with a title alone',
      parameters: ['Название'],
      route: '/create-task',
      tool: { action: /^создать задачу$/iu, fields: [/название|title/iu] },
      fields: { Название: 'Покрасить стену' },
      want: (after) => find(after, 'Покрасить стену')?.priority === 1 && after.length === 4,
    },
    {
      job: 'create a task with a description and a priority',
      parameters: ['Название', 'Приоритет', 'Описание'],
      route: '/create-task',
      tool: { action: /^создать задачу$/iu, fields: [/название|title/iu, /описание|desc/iu] },
      fields: { Название: 'Покрасить стену', Приоритет: 'Умеренный', Описание: 'В белый цвет' },
      want(after) {
        const one = find(after, 'Покрасить стену');
        return one?.priority === 2 && one.desc === 'В белый цвет';
      },
    },
    {
      job: 'be refused for a task without a title',
      parameters: ['Описание'],
      route: '/create-task',
      tool: { action: /^создать задачу$/iu, fields: [/название|title/iu, /описание|desc/iu] },
      fields: { Описание: 'В белый цвет' },
      want: 'nothing',
    },
    {
      job: 'show the details of a task',
      parameters: ['row'],
      route: '/my-tasks',
      tool: { row: true, fields: [], only: true, action: /^(?!.*(?:начать|завершить|важн|изменить))/iu },
      row: 'Позвонить Анне',
      look: async (page) => page.locator('.full-card:visible').getByText('Позвонить Анне').count(),
      want: ({ look }) => look > 0,
    },
    {
      job: 'mark a task as important',
      parameters: ['row'],
      route: '/my-tasks',
      tool: { row: true, action: /^добавить в важные$/iu },
      row: 'Позвонить Анне',
      want: (after) => find(after, 'Позвонить Анне')?.vital === true && find(after, 'Купить молоко')?.vital === false,
    },
    {
      job: 'start a task',
      parameters: ['row'],
      route: '/my-tasks',
      tool: { row: true, action: /^начать$/iu },
      row: 'Купить молоко',
      want: (after) => find(after, 'Купить молоко')?.state === 2 && find(after, 'Написать отчёт')?.state === 1,
    },
    {
      // On the page of one task: in the list the button has no width at 1280 pixels.
      job: 'delete a task from its page',
      parameters: [],
      destructive: true,
      // The first page shows the tasks that end today.
      seed: { local: { MyTodoTasks: [milk, task(2, 'Позвонить Анне', 2, 2, 'О пятнице', now)] } },
      async before(page) {
        await page.locator('.task-card', { hasText: 'Позвонить Анне' }).dispatchEvent('click');
        await page.waitForURL('**/task-id-2');
      },
      tool: { action: /delete|удалить/iu, fields: [], only: true },
      want: (after) => find(after, 'Позвонить Анне') === undefined && after.length === 1,
    },
    {
      job: 'show the tasks of middle priority',
      parameters: ['умеренный'],
      route: '/my-tasks',
      tool: { row: false, fields: [/^умеренный$/iu] },
      fields: { умеренный: true },
      look: cards,
      want: ({ look }) => look.join() === 'Позвонить Анне',
    },
    {
      job: 'sort the tasks by priority',
      parameters: [],
      route: '/my-tasks',
      tool: { row: false, action: /^приоритет$/iu },
      look: cards,
      want: ({ look }) =>
        ['Купить молоко,Позвонить Анне,Написать отчёт', 'Написать отчёт,Позвонить Анне,Купить молоко'].includes(
          look.join(),
        ),
    },
    {
      job: 'search the tasks',
      parameters: ['Найдите свою задачу здесь...'],
      tool: { row: false, fields: [/найдите свою задачу/iu] },
      fields: { 'Найдите свою задачу здесь...': 'молоко' },
      look: async (page) => ({
        offered: await page.locator('.searched__task:visible').count(),
        shown: new URL(page.url()).searchParams.get('search') === null ? [] : await cards(page),
      }),
      want: ({ look }) => look.offered === 1 || look.shown.join() === 'Купить молоко',
    },
    {
      job: 'go to the important tasks',
      parameters: [],
      tool: { action: /важные задачи/iu, fields: [], only: true },
      look: async (page) => new URL(page.url()).search,
      want: ({ look }) => look === '?isVital=true',
    },
    {
      job: 'read the tasks',
      parameters: [],
      route: '/my-tasks',
      tool: { kind: 'read' },
      reads: (answer) => ['Купить молоко', 'Написать отчёт'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
