// Written from the source before the first run. Tasks belong to projects. A finished task can be neither edited nor deleted.
const task = (uuid, title, description, priority, projectId, dueDate, completed = false) => ({
  uuid,
  title,
  description,
  dueDate,
  priority,
  projectId,
  completed,
});
const find = ({ tasks }, title) => tasks.find((one) => one.title === title);
const card = (page, title) => page.locator('.space-y-4 .mt-4', { hasText: title });
const titles = (page) => page.locator('.space-y-4 .mt-4 h3').allInnerTexts();
const project = (page, name) => page.locator('main a', { hasText: name });
const gone = (page, title) => card(page, title).waitFor({ state: 'detached' });

export const app = {
  source: 'danielvodnansky/Task-Management-System-Demo-202507 63384a9',
  spent: '2026-11-29',
  stack: 'Nuxt 4, Pinia 3 with persisted stores, Tailwind, zod 4',
  serve: { command: 'npx nuxt dev --port 4874', port: 4874 },
  instrument: ['--explore'],
  seed: {
    local: {
      auth: { loggedIn: true },
      projects: {
        projects: [
          { id: '1', name: 'Garden' },
          { id: '2', name: 'House' },
        ],
      },
      tasks: {
        tasks: [
          task('t1', 'Paint the shed', 'Two coats of green', 'high', '1', '2028-03-20T00:00:00.000Z'),
          task('t2', 'Order seeds', 'Peas and beans', 'low', '1', '2028-03-22T00:00:00.000Z'),
          task('t3', 'Mend the gate', 'The hinge is loose', 'medium', '2', '2028-04-02T00:00:00.000Z'),
          task('t4', 'Clean the tools', 'Oil them as well', 'low', '2', '2028-05-01T00:00:00.000Z', true),
        ],
        filterStatus: 'all',
        filterPriority: 'all',
        sortBy: 'dueDate',
      },
    },
  },
  async state({ local }) {
    const { tasks = [], filterStatus, filterPriority, sortBy } = (await local('tasks')) ?? {};
    const { projects = [] } = (await local('projects')) ?? {};
    const { loggedIn } = (await local('auth')) ?? {};
    const own = tasks.map(({ uuid: _, ...rest }) => rest);
    return { tasks: own, filterStatus, filterPriority, sortBy, projects: projects.map(({ name }) => name), loggedIn };
  },
  calls: [
    {
      job: 'add a task',
      ways: [
        {
          says: /add|new|creat/iu,
          not: /search|filter|delet|read|project/iu,
          fields: [
            [/title/iu, 'Sweep the yard'],
            [/descr/iu, 'both sides'],
            [/due|date/iu, '2028-06-01'],
            [/prior/iu, /high/iu],
            [/project/iu, 'House'],
          ],
        },
      ],
      want: (after) => {
        const made = find(after, 'Sweep the yard');
        return (
          after.tasks.length === 5 &&
          made?.priority === 'high' &&
          made.projectId === '2' &&
          made.dueDate.startsWith('2028-06-01')
        );
      },
      async hand(page) {
        await page.getByRole('button', { name: 'Add New Task' }).click();
        await page.getByLabel('Title').fill('Sweep the yard');
        await page.getByLabel('Description').fill('both sides');
        await page.getByLabel('Due Date').fill('2028-06-01');
        await page.getByLabel('Priority', { exact: true }).selectOption('high');
        await page.getByLabel('Project', { exact: true }).selectOption('2');
        await page.getByRole('button', { name: 'Add Task', exact: true }).click();
      },
    },
    {
      job: 'be refused for a title that is too short',
      as: 'add a task',
      fields: [
        [/title/iu, 'Ab'],
        [/descr/iu, 'short'],
        [/due|date/iu, '2028-06-01'],
        [/prior/iu, /high/iu],
        [/project/iu, 'House'],
      ],
      async hand(page) {
        await page.getByRole('button', { name: 'Add New Task' }).click();
        await page.getByLabel('Title').fill('Ab');
        await page.getByLabel('Due Date').fill('2028-06-01');
        await page.getByRole('button', { name: 'Add Task', exact: true }).click();
      },
    },
    {
      job: 'change the title of a task',
      ways: [
        {
          says: /edit|chang|updat/iu,
          not: /delet|search|filter|read|project/iu,
          row: ['Order seeds'],
          fields: [[/title/iu, 'Order bulbs']],
        },
      ],
      want: (after) =>
        find(after, 'Order bulbs')?.description === 'Peas and beans' &&
        find(after, 'Order bulbs').priority === 'low' &&
        after.tasks.length === 4,
      async hand(page) {
        await card(page, 'Order seeds').getByTitle('Edit Task').click();
        await page.getByLabel('Title').fill('Order bulbs');
        await page.getByRole('button', { name: 'Update Task' }).click();
      },
    },
    {
      job: 'move a task to another project, with a higher priority',
      ways: [
        {
          says: /edit|chang|updat/iu,
          not: /delet|search|filter|read|edit_project/iu,
          row: ['Order seeds'],
          fields: [
            [/project/iu, 'House'],
            [/prior/iu, /high/iu],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Order seeds')?.projectId === '2' &&
        find(after, 'Order seeds').priority === 'high' &&
        find(after, 'Paint the shed').projectId === '1',
      async hand(page) {
        await card(page, 'Order seeds').getByTitle('Edit Task').click();
        await page.getByLabel('Project', { exact: true }).selectOption('2');
        await page.getByLabel('Priority', { exact: true }).selectOption('high');
        await page.getByRole('button', { name: 'Update Task' }).click();
      },
    },
    {
      job: 'mark a task as done',
      ways: [
        {
          says: /toggle|complet|done|mark|check/iu,
          not: /delet|search|filter|read/iu,
          row: ['Mend the gate'],
          fields: [[/complet|done|toggle|check/iu, true]],
        },
        { says: /toggle|complet|done|mark/iu, not: /delet|search|filter|read/iu, row: ['Mend the gate'] },
      ],
      want: (after) => find(after, 'Mend the gate').completed && !find(after, 'Order seeds').completed,
      hand: (page) => card(page, 'Mend the gate').getByRole('checkbox').check(),
    },
    {
      job: 'delete a task',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /project/iu, row: ['Order seeds'] }],
      want: (after) => after.tasks.length === 3 && find(after, 'Order seeds') === undefined,
      hand: (page) => card(page, 'Order seeds').getByTitle('Delete Task').click(),
    },
    {
      job: 'show only the tasks that are done',
      ways: [{ says: /filter|status|show/iu, not: /delet|add|clear/iu, fields: [[/status/iu, /completed/iu]] }],
      look: titles,
      want: ({ look }) => look.join() === 'Clean the tools',
      async hand(page) {
        await page.getByLabel('Status:').selectOption('completed');
        await gone(page, 'Order seeds');
      },
    },
    {
      job: 'show the open tasks of low priority',
      ways: [
        {
          says: /filter|status|prior|show/iu,
          not: /delet|add|clear/iu,
          fields: [
            [/status/iu, /active/iu],
            [/prior/iu, /low/iu],
          ],
        },
      ],
      look: titles,
      want: ({ look }) => look.join() === 'Order seeds',
      async hand(page) {
        await page.getByLabel('Status:').selectOption('active');
        await page.getByLabel('Priority:').selectOption('low');
        await gone(page, 'Paint the shed');
      },
    },
    {
      job: 'sort the tasks by their titles',
      ways: [{ says: /sort|filter|order/iu, not: /delet|add|clear/iu, fields: [[/sort/iu, /title/iu]] }],
      look: titles,
      want: ({ look }) => look.join() === 'Clean the tools,Mend the gate,Order seeds,Paint the shed',
      async hand(page) {
        await page.getByLabel('Sort By:').selectOption('title');
        await page.locator('.space-y-4 .mt-4').first().filter({ hasText: 'Clean the tools' }).waitFor();
      },
    },
    {
      job: 'clear all filters',
      before: (page) => page.getByLabel('Status:').selectOption('completed'),
      ways: [{ says: /clear|reset/iu, not: /delet|add|project/iu }],
      want: (after) => after.filterStatus === 'all',
      hand: (page) => page.getByRole('button', { name: 'Clear All Filters' }).click(),
    },
    {
      job: 'show the tasks of a project in the list of all tasks',
      ways: [
        { says: /project/iu, not: /delet|add|edit|clear|read|go_to/iu, fields: [[/project|search/iu, 'House']] },
        { says: /project/iu, not: /delet|add|edit|clear|read|go_to/iu, row: ['House'] },
      ],
      look: titles,
      want: ({ look }) => look.join() === 'Mend the gate,Clean the tools',
      async hand(page) {
        await page.getByLabel('Project:').click();
        await page.getByRole('listbox').getByText('House').click();
        await gone(page, 'Order seeds');
      },
    },
    {
      job: 'add a project',
      route: '/projects',
      ways: [
        {
          says: /add|new|creat/iu,
          about: /project/iu,
          not: /search|filter|delet|read|task/iu,
          fields: [[/name/iu, 'Cellar']],
        },
      ],
      want: (after) => after.projects.join() === 'Garden,House,Cellar',
      async hand(page) {
        await page.getByRole('button', { name: 'Add New Project' }).click();
        await page.getByLabel('Project Name').fill('Cellar');
        await page.getByRole('button', { name: 'Add Project', exact: true }).click();
      },
    },
    {
      job: 'rename a project',
      route: '/projects',
      ways: [
        {
          says: /edit|renam|updat|chang/iu,
          about: /project/iu,
          not: /search|filter|delet|read|task/iu,
          row: ['House'],
          fields: [[/name/iu, 'Cottage']],
        },
      ],
      want: (after) => after.projects.join() === 'Garden,Cottage',
      async hand(page) {
        await project(page, 'House').getByTitle('Edit Project').click();
        await page.getByLabel('Project Name').fill('Cottage');
        await page.getByRole('button', { name: 'Update Project' }).click();
      },
    },
    {
      job: 'delete a project with its tasks',
      route: '/projects',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /project/iu, not: /task/iu, row: ['House'] }],
      want: (after) => after.projects.join() === 'Garden' && after.tasks.length === 2,
      hand: (page) => project(page, 'House').getByTitle('Delete Project').click(),
    },
    {
      job: 'open a project by its card',
      route: '/projects',
      ways: [
        {
          says: /open|view|go|show|select|visit/iu,
          about: /project/iu,
          not: /delet|edit|add|read|all/iu,
          row: ['House'],
        },
      ],
      look: (page) => page.locator('h1').innerText(),
      want: ({ look }) => look === 'Tasks for Project: House',
      async hand(page) {
        await project(page, 'House').getByRole('heading').click();
        await page.getByRole('heading', { name: 'Tasks for Project: House' }).waitFor();
      },
    },
    {
      job: 'log out',
      ways: [{ says: /log_?\s?out|sign_?\s?out/iu }],
      want: (after) => after.loggedIn === false,
      hand: (page) => page.getByRole('button', { name: 'Logout' }).click(),
    },
    {
      job: 'read the tasks',
      rows: [
        ['Paint the shed', 'Two coats of green', 'high', 'Garden'],
        ['Mend the gate', 'The hinge is loose', 'medium', 'House'],
      ],
    },
    {
      job: 'read the projects',
      route: '/projects',
      rows: [
        ['Garden', '2'],
        ['House', '2'],
      ],
    },
  ],
};
