// Written from the source before the first run.
const at = '2026-11-20T10:00:00.000Z';
const task = (id, title, column, priority, order) => ({
  id,
  title,
  description: `About ${title.toLowerCase()}`,
  priority,
  dueDate: '',
  column,
  order,
  labels: [],
  creationDate: at,
  changeDate: at,
  columnHistory: [{ column, at }],
});
const columns = [
  { id: 'todo', name: 'To Do', color: '#3583ff', order: 1, collapsed: false },
  { id: 'inprogress', name: 'In Progress', color: '#f59e0b', order: 2, collapsed: false },
  { id: 'done', name: 'Done', color: '#505050', order: 3, collapsed: false },
];
const labels = [{ id: 'l1', name: 'Home', color: '#25b631', group: '' }];
const settings = {
  showPriority: true,
  showDueDate: true,
  showAge: true,
  showChangeDate: false,
  locale: 'en-US',
  defaultPriority: 'none',
};
const find = (state, title) => state.tasks.find((one) => one.title === title);
const names = (state) => state.columns.join();
const card = (page, title) => page.locator('li.task', { hasText: title });
const menu = async (page, name) => {
  await page.locator('#desktop-menu-btn').click();
  await page.getByRole('button', { name }).click();
};
const list = (page) => page.locator('li.task .task-title').allInnerTexts();

export const app = {
  source: 'mdiener21/personal-kanban ef92a8a',
  stack: 'HTML, ES modules, SortableJS, lucide; Vite serves it',
  serve: { command: 'npx vite --port 4667 --strictPort --open false', port: 4667 },
  instrument: ['--explore'],
  also: [
    /label|column|board|swim/iu,
    /report|calendar|help|notification|export|import|sett/iu,
    /sort|collapse|theme|dark/iu,
  ],
  seed: {
    local: {
      kanbanBoards: [
        { id: 'b1', name: 'House', createdAt: at },
        { id: 'b2', name: 'Garden', createdAt: at },
      ],
      kanbanActiveBoardId: 'b1',
      'kanban-theme': 'light',
      'kanbanBoard:b1:columns': columns,
      'kanbanBoard:b1:tasks': [
        task('t1', 'Buy milk', 'todo', 'low', 1),
        task('t2', 'Call Ann', 'todo', 'medium', 2),
        task('t3', 'Write report', 'inprogress', 'high', 1),
      ],
      'kanbanBoard:b1:labels': labels,
      'kanbanBoard:b1:settings': settings,
      'kanbanBoard:b2:columns': columns,
      'kanbanBoard:b2:tasks': [task('t9', 'Cut grass', 'todo', 'none', 1)],
      'kanbanBoard:b2:labels': labels,
      'kanbanBoard:b2:settings': settings,
    },
  },
  state: ({ page }) =>
    page.evaluate(() => {
      const read = (key) => JSON.parse(localStorage.getItem(key) ?? '[]');
      const active = localStorage.getItem('kanbanActiveBoardId');
      const boards = read('kanbanBoards');
      const columnsOf = read(`kanbanBoard:${active}:columns`);
      return {
        boards: boards.map(({ name }) => name),
        active: boards.find(({ id }) => id === active)?.name,
        columns: columnsOf.map(({ name }) => name),
        tasks: read(`kanbanBoard:${active}:tasks`).map(({ title, priority, column, description }) => ({
          title,
          priority,
          description,
          column: columnsOf.find(({ id }) => id === column)?.name,
        })),
        showDueDate: read(`kanbanBoard:${active}:settings`).showDueDate,
      };
    }),
  calls: [
    {
      job: 'add a task to a column',
      ways: [
        {
          says: /task/iu,
          about: /add|new/iu,
          not: /edit|save|label|column$/iu,
          row: 'In Progress',
          fields: [
            [/title/iu, 'Paint wall'],
            [/priority/iu, /high/iu],
          ],
        },
        {
          says: /task/iu,
          about: /add|new/iu,
          not: /edit|save|label|column$/iu,
          fields: [
            [/title/iu, 'Paint wall'],
            [/priority/iu, /high/iu],
            [/column/iu, 'In Progress'],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Paint wall')?.column === 'In Progress' && find(after, 'Paint wall').priority === 'high',
      async hand(page) {
        await page.getByRole('button', { name: 'Add task to In Progress' }).click();
        await page.locator('#task-title').fill('Paint wall');
        await page.locator('#task-priority').selectOption('High');
        await page.locator('#task-submit-btn').click();
      },
    },
    {
      job: 'be refused for a task without a title',
      as: 'add a task to a column',
      row: 'In Progress',
      fields: [
        [/title/iu, ' '],
        [/priority/iu, /high/iu],
      ],
      async hand(page) {
        await page.getByRole('button', { name: 'Add task to In Progress' }).click();
        await page.locator('#task-title').fill(' ');
        await page.locator('#task-submit-btn').click();
        await page.locator('#task-modal .error-message').waitFor();
      },
    },
    {
      job: 'change the priority of a task',
      ways: [
        {
          says: /task|edit|save|change/iu,
          about: /edit|save|change/iu,
          not: /add|new/iu,
          row: 'Call Ann',
          fields: [[/priority/iu, /urgent/iu]],
        },
      ],
      want: (after) => find(after, 'Call Ann')?.priority === 'urgent' && find(after, 'Buy milk')?.priority === 'low',
      async hand(page) {
        await card(page, 'Call Ann').locator('.task-title').click();
        await page.locator('#task-priority').selectOption('Urgent');
        await page.locator('#task-submit-btn').click();
      },
    },
    {
      job: 'move a task to another column',
      ways: [
        {
          says: /task|edit|save|change|move/iu,
          about: /edit|save|change|move/iu,
          not: /add|new/iu,
          row: 'Buy milk',
          fields: [[/column|list|to/iu, 'Done']],
        },
      ],
      want: (after) => find(after, 'Buy milk')?.column === 'Done' && find(after, 'Call Ann')?.column === 'To Do',
      async hand(page) {
        await card(page, 'Buy milk').locator('.task-title').click();
        await page.locator('#task-column').selectOption('Done');
        await page.locator('#task-submit-btn').click();
      },
    },
    {
      job: 'delete a task after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /task/iu, not: /column|board|label/iu, row: 'Call Ann' }],
      want: (after) => find(after, 'Call Ann') === undefined && after.tasks.length === 2,
      async hand(page) {
        await card(page, 'Call Ann').hover();
        await card(page, 'Call Ann').getByRole('button', { name: 'Delete task' }).click();
        await page.locator('#dialog-confirm-btn').click();
      },
    },
    {
      job: 'search the tasks',
      ways: [{ says: /search|filter/iu, fields: [[/search|filter/iu, 'ann']] }],
      look: list,
      want: ({ look }) => look.join() === 'Call Ann',
      hand: (page) => page.locator('#board-search-input').fill('ann'),
    },
    {
      job: 'add a column',
      ways: [{ says: /column/iu, about: /add|new/iu, not: /edit|task|save|rename/iu, fields: [[/name/iu, 'Waiting']] }],
      want: (after) => names(after) === 'To Do,In Progress,Done,Waiting',
      async hand(page) {
        await menu(page, 'Add Column');
        await page.locator('#column-name').fill('Waiting');
        await page.locator('#column-submit-btn').click();
      },
    },
    {
      job: 'rename a column',
      ways: [
        {
          says: /column|edit|save|rename/iu,
          about: /edit|save|rename/iu,
          not: /add|new|task|board|label/iu,
          row: 'In Progress',
          fields: [[/name/iu, 'Started']],
        },
      ],
      want: (after) => names(after) === 'To Do,Started,Done' && find(after, 'Write report')?.column === 'Started',
      async hand(page) {
        await page.getByRole('button', { name: 'In Progress column menu' }).click();
        await page.getByRole('menuitem', { name: 'Edit' }).and(page.locator(':visible')).click();
        await page.locator('#column-name').fill('Started');
        await page.locator('#column-submit-btn').click();
      },
    },
    {
      job: 'switch to another board',
      ways: [
        {
          says: /board/iu,
          not: /create|add|rename|edit|export|import|manage|column|task/iu,
          fields: [[/board/iu, 'Garden']],
        },
        { says: /open|board|switch/iu, not: /create|add|rename|edit|export|import|column|task/iu, row: 'Garden' },
      ],
      want: (after) => after.active === 'Garden' && find(after, 'Cut grass') !== undefined,
      async hand(page) {
        await page.locator('#desktop-menu-btn').click();
        await page.locator('#board-select').selectOption('Garden');
      },
    },
    {
      job: 'create a board',
      ways: [
        {
          says: /board/iu,
          about: /create|new/iu,
          not: /rename|edit|export|import|column|task/iu,
          fields: [[/name/iu, 'Travel']],
        },
      ],
      want: (after) => after.boards.join() === 'House,Garden,Travel' && after.active === 'Travel',
      async hand(page) {
        await menu(page, 'Manage Boards');
        await page.locator('#add-board-btn').click();
        await page.locator('#board-create-name').fill('Travel');
        await page.locator('#board-create-submit-btn').click();
      },
    },
    {
      job: 'hide the due dates of tasks',
      ways: [{ says: /due date|setting/iu, not: /add|edit|save|task$/iu, fields: [[/due date/iu, false]] }],
      want: (after) => after.showDueDate === false && after.tasks.length === 3,
      async hand(page) {
        await menu(page, 'Settings');
        await page.locator('#settings-show-due-date').uncheck();
      },
    },
    {
      job: 'read the tasks',
      rows: [['Buy milk'], ['Call Ann'], ['Write report']],
    },
  ],
};
