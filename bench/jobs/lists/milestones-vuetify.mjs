// Written from the source before the first run. The records are in memory alone: each call begins with the records of the app.
// "Create Team" of the app saves nothing, and its store has no act that deletes a column, so no job does either.
const find = (list, name) => list.find((one) => one.name === name);
const overlay = (page) => page.locator('.v-overlay--active').last();
const item = (page, text) => overlay(page).locator('.v-list-item', { hasText: text }).first();
const choose = async (page, label, text) => {
  await overlay(page).locator('.v-select', { hasText: label }).first().click();
  await item(page, text).click();
};
const columns = (page) => page.locator('.kanban-column');
const column = (page, title) => columns(page).filter({ hasText: title });
const card = (page, title) => page.locator('.task-card', { hasText: title });
const cards = (page) => page.locator('.task-card .task-title').allInnerTexts();
const project = (page, name) => page.locator('.project-card', { hasText: name });
const projects = (page) => page.locator('.project-card h3:visible').allInnerTexts();
const team = (page, name) => page.locator('.team-card', { hasText: name });
const dots = (part) => part.locator('button:has(.mdi-dots-vertical)').click();
const board = '/kanban/proj-1';
const roadmap = '/roadmap/proj-1';

async function edit(page, title) {
  await card(page, title).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
}

async function add(page, title) {
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  await overlay(page).getByLabel('Task Title').fill(title);
  await choose(page, 'Status', 'Review');
  await choose(page, 'Priority', 'Low');
}

const act = { not: /search|filter|read|column|project|team|milestone|roadmap/iu };

export const app = {
  source: 'Dainis-2018/vue-kanban-board 93716f9',
  spent: '2026-11-29',
  stack: 'Vue 3, Vite 6, Pinia, Vuetify 3, vuedraggable, Tiptap',
  serve: { command: 'npx vite --port 4881 --strictPort --open false', port: 4881 },
  instrument: ['--explore'],
  async state({ page }) {
    return await page.evaluate(() => {
      const { $pinia } = document.querySelector('#app').__vue_app__.config.globalProperties;
      const { projects, tasks } = $pinia.state.value;
      return {
        tasks: tasks.tasks.map(({ title, columnId, priority }) => ({ name: title, columnId, priority })),
        columns: tasks.kanbanColumns.map(({ title, collapsed }) => ({ name: title, collapsed: collapsed === true })),
        milestones: tasks.roadmapItems.map(({ title, status, startDate }) => ({ name: title, status, startDate })),
        projects: projects.projects.map(({ name, status, teamIds }) => ({ name, status, teamIds: [...teamIds] })),
        teams: projects.teams.map(({ name, description }) => ({ name, description })),
        current: projects.currentProjectId,
        isDark: document.querySelector('.v-application.v-theme--dark') !== null,
      };
    });
  },
  calls: [
    {
      job: 'add a task to a column',
      route: board,
      ways: [
        {
          says: /add|new|creat/iu,
          ...act,
          fields: [
            [/title/iu, 'Sweep the yard'],
            [/status|column/iu, /review/iu],
            [/prior/iu, /low/iu],
          ],
        },
      ],
      want: ({ tasks }) =>
        tasks.length === 13 &&
        find(tasks, 'Sweep the yard')?.columnId === 'review' &&
        find(tasks, 'Sweep the yard').priority === 'low',
      async hand(page) {
        await add(page, 'Sweep the yard');
        await overlay(page).getByRole('button', { name: 'Create Task' }).click();
      },
    },
    {
      job: 'be refused for a task without a title',
      as: 'add a task to a column',
      route: board,
      fields: [
        [/title/iu, ''],
        [/status|column/iu, /review/iu],
      ],
      hand: (page) => add(page, ''),
    },
    {
      job: 'change the title of a task',
      route: board,
      ways: [
        { says: /edit|chang|updat|task/iu, ...act, row: ['Security Audit'], fields: [[/title/iu, 'Security review']] },
      ],
      want: ({ tasks }) =>
        find(tasks, 'Security review')?.priority === 'high' &&
        find(tasks, 'Security review').columnId === 'todo' &&
        tasks.length === 12,
      async hand(page) {
        await edit(page, 'Security Audit');
        await overlay(page).getByLabel('Task Title').fill('Security review');
        await overlay(page).getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'move a task to another column',
      route: board,
      ways: [
        {
          says: /edit|chang|updat|move|task/iu,
          ...act,
          row: ['API Documentation'],
          fields: [[/status|column/iu, /progress/iu]],
        },
      ],
      want: ({ tasks }) =>
        find(tasks, 'API Documentation')?.columnId === 'inprogress' &&
        find(tasks, 'API Documentation').priority === 'low',
      async hand(page) {
        await edit(page, 'API Documentation');
        await choose(page, 'Status', 'In Progress');
        await overlay(page).getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'delete a task after the question',
      route: board,
      destructive: true,
      ways: [{ says: /delet|remov/iu, ...act, row: ['Fix Mobile Layout Issues'] }],
      want: ({ tasks }) => tasks.length === 11 && find(tasks, 'Fix Mobile Layout Issues') === undefined,
      async hand(page) {
        await card(page, 'Fix Mobile Layout Issues').click();
        await page.getByRole('button', { name: 'Delete Task' }).click();
      },
    },
    {
      job: 'search the tasks of the board',
      route: board,
      ways: [
        { says: /search|find|task/iu, not: /project|milestone|add|creat|delet/iu, fields: [[/search/iu, 'payment']] },
      ],
      look: cards,
      want: ({ look }) => look.length === 1 && look[0] === 'Payment Gateway Integration',
      hand: (page) => page.getByPlaceholder('Search tasks...').fill('payment'),
    },
    {
      job: 'add a column',
      route: board,
      ways: [{ says: /column/iu, not: /delet|edit|updat|collaps/iu, fields: [[/title|name/iu, 'Blocked']] }],
      want: ({ columns: after }) => after.length === 6 && find(after, 'Blocked') !== undefined,
      async hand(page) {
        await page.getByRole('button', { name: 'Add Column' }).click();
        await overlay(page).getByLabel('Column Title').fill('Blocked');
        await overlay(page).getByRole('button', { name: 'Create Column' }).click();
      },
    },
    {
      job: 'rename a column',
      route: board,
      ways: [
        {
          says: /edit|renam|chang|updat|column/iu,
          not: /delet|add|collaps/iu,
          row: ['Review'],
          fields: [[/title|name/iu, 'Check']],
        },
      ],
      want: ({ columns: after }) => after.length === 5 && after[3].name === 'Check',
      async hand(page) {
        await dots(column(page, 'Review'));
        await item(page, 'Edit Column').click();
        await overlay(page).getByLabel('Column Title').fill('Check');
        await overlay(page).getByRole('button', { name: 'Update Column' }).click();
      },
    },
    {
      job: 'collapse a column',
      route: board,
      ways: [{ says: /collaps|expand/iu, row: ['Backlog'] }],
      want: ({ columns: after }) =>
        find(after, 'Backlog').collapsed && after.filter(({ collapsed }) => collapsed).length === 1,
      hand: (page) => column(page, 'Backlog').getByTitle('Collapse column').click(),
    },
    {
      job: 'create a project',
      route: '/projects',
      ways: [
        {
          says: /new|add|creat/iu,
          not: /search|filter|edit|updat|another|task|team/iu,
          fields: [
            [/name/iu, 'Garden'],
            [/descr/iu, 'Beds and paths'],
            [/team/iu, ['Mobile Team']],
          ],
        },
      ],
      want: ({ projects: after }) =>
        after.length === 3 &&
        find(after, 'Garden')?.teamIds.join() === 'team-3' &&
        find(after, 'Garden').status === 'active',
      async hand(page) {
        await page.locator('main').getByRole('button', { name: 'New Project' }).click();
        await overlay(page).getByLabel('Project Name').fill('Garden');
        await overlay(page).getByLabel('Description').fill('Beds and paths');
        await choose(page, 'Teams', 'Mobile Team');
        await page.keyboard.press('Tab');
        await page.getByRole('button', { name: 'Create Project' }).click();
      },
    },
    {
      job: 'rename a project',
      route: '/projects',
      ways: [
        {
          says: /edit|updat|chang|project/iu,
          not: /delet|search|filter/iu,
          row: ['Mobile App'],
          fields: [[/name/iu, 'Phone App']],
        },
      ],
      want: ({ projects: after }) => after.length === 2 && find(after, 'Phone App')?.teamIds.join() === 'team-3',
      async hand(page) {
        await dots(project(page, 'Mobile App'));
        await item(page, 'Edit').click();
        await overlay(page).getByLabel('Project Name').fill('Phone App');
        await page.getByRole('button', { name: 'Update Project' }).click();
      },
    },
    {
      job: 'delete a project after the question',
      route: '/projects',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /task|team|milestone/iu, row: ['Mobile App'] }],
      want: ({ projects: after, tasks }) =>
        after.length === 1 && find(after, 'Mobile App') === undefined && tasks.length === 8,
      async hand(page) {
        await dots(project(page, 'Mobile App'));
        await item(page, 'Delete').click();
        await overlay(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'search the projects',
      route: '/projects',
      ways: [
        {
          says: /search|find|project/iu,
          not: /task|milestone|add|new|creat|delet|edit/iu,
          fields: [[/search/iu, 'mobile']],
        },
      ],
      look: projects,
      want: ({ look }) => look.join() === 'Mobile App',
      hand: (page) => page.getByLabel('Search projects').fill('mobile'),
    },
    {
      job: 'show the projects of a status',
      route: '/projects',
      ways: [
        {
          says: /filter|status|project/iu,
          not: /add|new|creat|delet|edit|updat/iu,
          fields: [[/status/iu, /completed/iu]],
        },
      ],
      look: projects,
      want: ({ look }) => look.length === 0,
      async hand(page) {
        await page.locator('main .v-select', { hasText: 'Status' }).click();
        await page.getByRole('option', { name: 'Completed' }).click();
      },
    },
    {
      job: 'open the board of a project',
      route: '/projects',
      ways: [{ says: /kanban|board|open/iu, not: /delet|edit|roadmap/iu, row: ['Mobile App'] }],
      want: ({ current }) => current === 'proj-2',
      hand: (page) => project(page, 'Mobile App').getByRole('button', { name: 'Open Kanban' }).click(),
    },
    {
      job: 'change the description of a team',
      route: '/teams',
      ways: [
        {
          says: /edit|updat|chang|team/iu,
          not: /delet|invit/iu,
          row: ['Backend Team'],
          fields: [[/descr/iu, 'Servers']],
        },
      ],
      want: ({ teams }) => teams.length === 3 && find(teams, 'Backend Team')?.description === 'Servers',
      async hand(page) {
        await dots(team(page, 'Backend Team'));
        await item(page, 'Edit').click();
        await overlay(page).getByLabel('Description').fill('Servers');
        await overlay(page).getByRole('button', { name: 'Update' }).click();
      },
    },
    {
      job: 'delete a team after the question',
      route: '/teams',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /task|project|milestone/iu, row: ['Mobile Team'] }],
      want: ({ teams }) => teams.length === 2 && find(teams, 'Mobile Team') === undefined,
      async hand(page) {
        await dots(team(page, 'Mobile Team'));
        await item(page, 'Delete').click();
      },
    },
    {
      job: 'switch to another project',
      ways: [
        {
          says: /project|switch/iu,
          not: /add|new|creat|delet|edit|search|filter/iu,
          fields: [[/project/iu, /mobile app/iu]],
        },
      ],
      want: ({ current }) => current === 'proj-2',
      async hand(page) {
        await page.locator('nav .v-select').click();
        await item(page, 'Mobile App').click();
      },
    },
    {
      job: 'show the dark colours',
      ways: [{ says: /dark|theme|night/iu }],
      want: ({ isDark }) => isDark,
      hand: (page) => page.locator('header button:has(.mdi-weather-night)').click(),
    },
    {
      job: 'create a milestone',
      route: roadmap,
      ways: [
        {
          says: /new|add|creat|milestone/iu,
          not: /search|filter|edit|delet|updat/iu,
          fields: [
            [/title/iu, 'Open the shop'],
            [/status/iu, /planning|planned/iu],
            [/start/iu, '2027-03-01'],
            [/end/iu, '2027-04-01'],
          ],
        },
      ],
      want: ({ milestones }) =>
        milestones.length === 4 &&
        find(milestones, 'Open the shop')?.startDate === '2027-03-01' &&
        /plan/u.test(find(milestones, 'Open the shop').status),
      async hand(page) {
        await page.getByRole('button', { name: 'New Milestone' }).click();
        await overlay(page).getByLabel('Milestone Title').fill('Open the shop');
        await overlay(page).getByLabel('Start Date').fill('2027-03-01');
        await overlay(page).getByLabel('End Date').fill('2027-04-01');
        await overlay(page).getByRole('button', { name: 'Create Milestone' }).click();
      },
    },
    {
      job: 'delete a milestone of the list',
      route: roadmap,
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /task|project|team/iu, row: ['Beta Launch'] }],
      want: ({ milestones }) => milestones.length === 2 && find(milestones, 'Beta Launch') === undefined,
      async hand(page) {
        await page.locator('main .v-btn-toggle .v-btn').nth(1).click();
        await dots(page.locator('.milestone-card', { hasText: 'Beta Launch' }));
        await item(page, 'Delete').click();
      },
    },
    {
      job: 'read the tasks of the board',
      route: board,
      rows: [
        ['Security Audit', 'high'],
        ['Payment Gateway Integration', 'critical'],
        ['API Documentation', 'low'],
      ],
    },
    {
      job: 'read the projects',
      route: '/projects',
      rows: [
        ['E-commerce Platform', 'active'],
        ['Mobile App', 'active'],
      ],
    },
    {
      job: 'read the teams',
      route: '/teams',
      rows: [
        ['Frontend Team', '2 members'],
        ['Mobile Team', 'Mobile app development team'],
      ],
    },
  ],
};
