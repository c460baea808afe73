// Written from the source before the first run.
const board = (id, name) => ({ id, name });
const column = (id, boardId, title, order) => ({ id, boardId, title, color: '#42A5F5', order });
const task = (id, columnId, title, description, tags, order) => ({ id, columnId, title, description, tags, order });
const names = (all) => all.map(({ name, title }) => name ?? title).join();
const inColumn = ({ columns, tasks }, title) =>
  names(tasks.filter(({ columnId }) => columnId === columns.find((one) => one.title === title)?.id));
const path = async (page) => new URL(page.url()).pathname.toLowerCase();
const shown = (selector) => async (page) => (await page.locator(selector).allInnerTexts()).join();
const boardCard = (page, name) => page.locator('.v-card', { hasText: name });
const columnCard = (page, title) =>
  page.locator('.v-card', { has: page.locator('.column-header', { hasText: title }) });
const item = (page, name) => page.locator('.v-overlay--active .v-list-item', { hasText: name });
const modal = (page, title) => page.locator('.v-dialog', { hasText: title });
const save = (page, title) => modal(page, title).getByRole('button', { name: 'Save' });
const title = (value) => [[/title|name/iu, value]];

async function columnMenu(page, name, entry) {
  await columnCard(page, name).getByRole('button', { name: 'Edit column options' }).click();
  await item(page, entry).click();
}

async function boardMenu(page, name) {
  await boardCard(page, name).getByRole('button', { name: 'Board options' }).click();
  await item(page, 'Edit Board').click();
}

async function openDrawer(page) {
  await page.locator('.v-app-bar-nav-icon').click();
}

async function tagMenu(page) {
  await openDrawer(page);
  await page.locator('.v-navigation-drawer .v-row', { hasText: 'bug' }).getByRole('button').click();
  await item(page, 'Edit').click();
}

async function openTask(page, name) {
  await page.locator('.task-list .v-card', { hasText: name }).click();
  await page.getByRole('button', { name: 'Edit Task' }).click();
}

async function sure(page, modalTitle) {
  await modal(page, modalTitle).getByRole('button', { name: 'Delete' }).click();
  await modal(page, 'Confirm Deletion').getByRole('button', { name: 'Delete' }).click();
}

const dashboard = '/Dashboard';
const open = '/board/b1';

export const app = {
  source: 'jnabulsi/TaskPhase 61d3abb, its folder frontend',
  stack: 'Vue 3, Vite 5, Pinia, Vuetify 3, unplugin-vue-router, vuedraggable',
  serve: { command: 'npx vite --port 4721 --strictPort', port: 4721 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      'taskforge-data': {
        boards: [board('b1', 'Launch'), board('b2', 'Garden')],
        columns: [column('c1', 'b1', 'Ideas', 100), column('c2', 'b1', 'Doing', 200), column('c3', 'b2', 'Seeds', 100)],
        tasks: [
          task('t1', 'c1', 'Write the text', 'Half a page', ['g1'], 0),
          task('t2', 'c1', 'Draw a logo', 'In blue', [], 1),
          task('t3', 'c2', 'Find a printer', 'In the town', [], 0),
        ],
        tags: [
          { id: 'g1', boardId: 'b1', title: 'urgent', color: '#e53935' },
          { id: 'g2', boardId: 'b1', title: 'bug', color: '#43a047' },
        ],
        activeBoardId: 'b1',
        localMode: true,
      },
    },
  },
  async state({ local }) {
    const stored = await local('taskforge-data');
    const { boards = [], columns = [], tasks = [], tags = [] } = stored ?? {};
    return {
      stored: stored !== null,
      boards: boards.map(({ name }) => ({ name })),
      columns: columns.map(({ id, title: text }) => ({ id, title: text })),
      tasks: tasks.map(({ columnId, title: text, description }) => ({ columnId, title: text, description })),
      tags: tags.map(({ title: text }) => ({ title: text })),
    };
  },
  calls: [
    {
      job: 'go to the boards from the first page',
      ways: [{ says: /try it now|dashboard|board/iu }],
      look: path,
      want: ({ look }) => look === '/dashboard',
      hand: (page) => page.getByRole('button', { name: 'Try it now' }).click(),
    },
    {
      job: 'add a board',
      route: dashboard,
      ways: [{ says: /board/iu, about: /add|new|create/iu, not: /edit/iu, fields: title('Kitchen') }],
      want: ({ boards }) => names(boards) === 'Launch,Garden,Kitchen',
      async hand(page) {
        await page.getByRole('button', { name: 'Add Board' }).click();
        await page.getByLabel('Board Title').fill('Kitchen');
        await save(page, 'Add New Board').click();
      },
    },
    {
      job: 'rename a board',
      route: dashboard,
      ways: [{ says: /board/iu, about: /edit|rename/iu, row: 'Garden', fields: title('Yard') }],
      want: ({ boards }) => names(boards) === 'Launch,Yard',
      async hand(page) {
        await boardMenu(page, 'Garden');
        await page.getByLabel('Board Title').fill('Yard');
        await save(page, 'Edit Board').click();
      },
    },
    {
      job: 'delete a board after the question',
      route: dashboard,
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /board/iu, row: 'Garden' }],
      want: ({ boards, columns }) => names(boards) === 'Launch' && names(columns) === 'Ideas,Doing',
      async hand(page) {
        await boardMenu(page, 'Garden');
        await sure(page, 'Edit Board');
      },
    },
    {
      job: 'search the boards',
      route: dashboard,
      ways: [{ says: /search|board/iu, about: /search/iu, fields: [[/search/iu, 'gard']] }],
      look: shown('.v-card-title'),
      want: ({ look }) => look === 'Garden',
      hand: (page) => page.getByLabel('Search boards').fill('gard'),
    },
    {
      job: 'open a board',
      route: dashboard,
      ways: [{ says: /board|open|go/iu, about: /open|go/iu, not: /edit|option|json/iu, row: 'Launch' }],
      look: path,
      want: ({ look }) => look === '/board/b1',
      hand: (page) => boardCard(page, 'Launch').locator('.preview-strip').click(),
    },
    {
      job: 'clear all data after the question',
      route: dashboard,
      destructive: true,
      ways: [{ says: /clear/iu }],
      want: ({ stored }) => !stored,
      async hand(page) {
        await page.getByTitle('Settings').click();
        await page.getByRole('button', { name: 'Clear Data' }).click();
        await page.getByRole('button', { name: 'Yes, Clear Data' }).click();
      },
    },
    { job: 'read the boards', route: dashboard, rows: [['Launch'], ['Garden']] },
    {
      job: 'add a column',
      route: open,
      ways: [{ says: /column/iu, about: /add|new|create/iu, not: /edit/iu, fields: title('Done') }],
      want: ({ columns }) => names(columns) === 'Ideas,Doing,Seeds,Done',
      async hand(page) {
        await openDrawer(page);
        await page.getByText('Add Column').click();
        await page.getByLabel('Column Title').fill('Done');
        await save(page, 'Add New Column').click();
      },
    },
    {
      job: 'rename a column',
      route: open,
      ways: [{ says: /column/iu, about: /edit|rename/iu, row: 'Doing', fields: title('Now') }],
      want: ({ columns }) => names(columns) === 'Ideas,Now,Seeds',
      async hand(page) {
        await columnMenu(page, 'Doing', 'Edit Column');
        await page.getByLabel('Column Title').fill('Now');
        await save(page, 'Edit Column').click();
      },
    },
    {
      job: 'delete a column after the question',
      route: open,
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /column/iu, row: 'Doing' }],
      want: ({ columns, tasks }) => names(columns) === 'Ideas,Seeds' && tasks.length === 2,
      async hand(page) {
        await columnMenu(page, 'Doing', 'Edit Column');
        await sure(page, 'Edit Column');
      },
    },
    {
      job: 'add a task to a column',
      route: open,
      ways: [
        {
          says: /task/iu,
          about: /add|new|create/iu,
          not: /edit/iu,
          row: 'Doing',
          fields: [
            [/title|name/iu, 'Choose paper'],
            [/descr/iu, 'Thick'],
          ],
        },
      ],
      want: (after) => inColumn(after, 'Doing') === 'Find a printer,Choose paper',
      async hand(page) {
        await columnMenu(page, 'Doing', 'Add Task');
        await page.getByLabel('Task title').fill('Choose paper');
        await page.getByLabel('Task description').fill('Thick');
        await save(page, 'Add Task').click();
      },
    },
    {
      job: 'be refused for a task without a title',
      as: 'add a task to a column',
      route: open,
      row: 'Doing',
      fields: [
        [/title|name/iu, ' '],
        [/descr/iu, 'Thick'],
      ],
      async hand(page) {
        await columnMenu(page, 'Doing', 'Add Task');
        await page.getByLabel('Task description').fill('Thick');
        await save(page, 'Add Task').click();
      },
    },
    {
      job: 'change the title of a task',
      route: open,
      ways: [
        { says: /task/iu, about: /edit|change/iu, not: /add/iu, row: 'Draw a logo', fields: title('Draw two logos') },
      ],
      want: (after) => inColumn(after, 'Ideas') === 'Write the text,Draw two logos',
      async hand(page) {
        await openTask(page, 'Draw a logo');
        await page.getByLabel('Task Title').fill('Draw two logos');
        await save(page, 'Edit Task').click();
      },
    },
    {
      job: 'delete a task after the question',
      route: open,
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /task/iu, row: 'Draw a logo' }],
      want: (after) => inColumn(after, 'Ideas') === 'Write the text',
      async hand(page) {
        await openTask(page, 'Draw a logo');
        await sure(page, 'Edit Task');
      },
    },
    {
      job: 'add a tag',
      route: open,
      ways: [{ says: /tag/iu, about: /add|new|create/iu, not: /edit/iu, fields: title('later') }],
      want: ({ tags }) => names(tags) === 'urgent,bug,later',
      async hand(page) {
        await openDrawer(page);
        await page.getByText('Add Tag').click();
        await page.getByLabel('Tag Title').fill('later');
        await save(page, 'Add New Tag').click();
      },
    },
    {
      job: 'rename a tag',
      route: open,
      ways: [{ says: /tag/iu, about: /edit|rename/iu, row: 'bug', fields: title('fault') }],
      want: ({ tags }) => names(tags) === 'urgent,fault',
      async hand(page) {
        await tagMenu(page);
        await page.getByLabel('Tag Title').fill('fault');
        await save(page, 'Edit Tag').click();
      },
    },
    {
      job: 'show the tasks of a tag',
      route: open,
      ways: [
        { says: /tag|filter|check/iu, row: 'urgent', fields: [[/tag|filter|check|value/iu, true]] },
        { says: /tag|filter/iu, fields: [[/tag|filter/iu, /urgent/iu]] },
      ],
      look: shown('.task-list .text-h6'),
      want: ({ look }) => look === 'Write the text',
      async hand(page) {
        await openDrawer(page);
        await page.locator('.v-navigation-drawer .v-row', { hasText: 'urgent' }).locator('input').check();
      },
    },
    {
      job: 'go back to the boards',
      route: open,
      ways: [{ says: /dashboard/iu }],
      look: path,
      want: ({ look }) => look === '/dashboard',
      async hand(page) {
        await openDrawer(page);
        await page.locator('.v-navigation-drawer').getByText('Dashboard').click();
      },
    },
    {
      job: 'read the tasks',
      route: open,
      rows: [['Write the text'], ['Draw a logo'], ['Find a printer']],
    },
  ],
};
