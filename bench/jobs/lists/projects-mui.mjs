// Written from the source before the first run.
const positions = [
  { id: 'd1', name: 'Designer' },
  { id: 'd2', name: 'Engineer' },
];
const executors = [
  { id: 'e1', name: 'Ada Brown', positionId: 'd1' },
  { id: 'e2', name: 'Carl Diaz', positionId: 'd2' },
  { id: 'e3', name: 'Eva Frost', positionId: null },
];
const projects = [
  {
    id: 'p1',
    name: 'Website relaunch',
    description: 'New pages for spring',
    leadId: 'e1',
    startDate: '01.03.2027',
    endDate: '30.06.2027',
  },
  {
    id: 'p2',
    name: 'Office move',
    description: 'Two floors',
    leadId: null,
    startDate: '05.04.2027',
    endDate: '20.04.2027',
  },
];
const tasks = [
  {
    id: 't1',
    projectId: 'p1',
    name: 'Draw the logo',
    description: 'Three drafts',
    assigneeId: 'e2',
    team: [],
    status: 'to do',
  },
  { id: 't2', projectId: 'p1', name: 'Write the texts', description: '', assigneeId: null, team: [], status: 'review' },
  { id: 't3', projectId: 'p2', name: 'Order desks', description: '', assigneeId: null, team: [], status: 'to do' },
];
const kept = {
  positions,
  executors,
  projects,
  tasks,
  options: { breadcrumbs: true, tutorials: true, menu: 'left' },
};
const button = (page, name) => page.getByRole('button', { name, exact: true });
const link = (page, name) => page.getByRole('link', { name });
const dialog = (page) => page.getByRole('dialog');
const box = (page) => page.locator('.MuiModal-root');
const row = (page, text) => page.getByRole('row', { name: new RegExp(text, 'u') });
const card = (page, text) => page.locator('.MuiCard-root', { hasText: text });
const choose = async (page, label, option) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const saveAndClose = async (page) => {
  await box(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes saved.').waitFor();
  await page.keyboard.press('Escape');
};
const address = async (page) => new URL(page.url()).hash;
const names = (all) =>
  all
    .map(({ name }) => name)
    .sort()
    .join();
const named = (all, name) => all.find((one) => one.name === name);
const edits = { about: /edit|chang|updat|renam|save/iu, not: /delet|creat|new|add/iu };

export const app = {
  source: 'IvanZemsky/ProjectManagement cd0a047',
  stack: 'React 18, Vite 5, MUI 6, MobX 6, React Hook Form 7, dnd-kit, hash router',
  serve: { command: 'npx vite --port 4893 --strictPort --base /', port: 4893 },
  instrument: ['--explore'],
  spent: '2026-11-28',
  seed: { local: kept },
  async state({ local }) {
    const people = await local('executors');
    const posts = await local('positions');
    const person = (id) => people.find((one) => one.id === id)?.name ?? null;
    return {
      options: await local('options'),
      positions: posts.map(({ name }) => ({ name })),
      executors: people.map(({ name, positionId }) => ({
        name,
        position: posts.find(({ id }) => id === positionId)?.name ?? null,
      })),
      projects: (await local('projects')).map(({ id: _, leadId, ...rest }) => ({ ...rest, lead: person(leadId) })),
      tasks: (await local('tasks')).map(({ name, description, status, assigneeId, team }) => ({
        name,
        description,
        status,
        assignee: person(assigneeId),
        team: team.map(person),
      })),
    };
  },
  also: [/tutorial|project|executor|position|task/iu, /github|option|setting|menu|page|home/iu],
  calls: [
    {
      job: 'create a position',
      route: '/#/positions/create',
      ways: [
        { says: /position|name/iu, about: /add|new|creat/iu, not: /delet|edit/iu, fields: [[/name/iu, 'Tester']] },
      ],
      want: ({ positions: all }) => names(all) === 'Designer,Engineer,Tester',
      async hand(page) {
        await page.getByLabel('Name').fill('Tester');
        await button(page, 'Create').click();
      },
    },
    {
      job: 'rename a position',
      route: '/#/positions',
      ways: [{ ...edits, says: /position|edit/iu, row: 'Designer', fields: [[/name/iu, 'Art director']] }],
      want: ({ positions: all }) => names(all) === 'Art director,Engineer',
      async hand(page) {
        await row(page, 'Designer').getByRole('button', { name: 'Edit' }).click();
        await page.getByLabel('Name').fill('Art director');
        await saveAndClose(page);
      },
    },
    {
      job: 'delete a position after the question',
      route: '/#/positions',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Engineer' }],
      want: ({ positions: all }) => names(all) === 'Designer',
      async hand(page) {
        await row(page, 'Engineer').getByRole('button', { name: 'Delete' }).click();
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'read the positions',
      route: '/#/positions',
      rows: [
        ['Designer', '1'],
        ['Engineer', '1'],
      ],
    },
    {
      job: 'add an executor with a position',
      route: '/#/executors/create',
      ways: [
        {
          says: /executor|name/iu,
          about: /add|new|creat/iu,
          not: /delet|edit/iu,
          fields: [
            [/name/iu, 'Gus Hall'],
            [/lead|position/iu, 'Engineer'],
          ],
        },
      ],
      want: ({ executors: all }) => named(all, 'Gus Hall')?.position === 'Engineer',
      async hand(page) {
        await page.getByLabel('Name').fill('Gus Hall');
        await choose(page, 'Lead', 'Engineer');
        await button(page, 'Create').click();
      },
    },
    {
      job: 'read the executors',
      route: '/#/executors',
      rows: [
        ['Ada Brown', 'Designer'],
        ['Carl Diaz', 'Engineer'],
        ['Eva Frost', 'Unspecified position'],
      ],
    },
    {
      job: 'open an executor',
      route: '/#/executors',
      ways: [{ says: /executor|open|card|show|go/iu, not: /delet|edit|creat/iu, row: 'Carl Diaz' }],
      look: address,
      want: ({ look }) => look === '#/executors/e2',
      hand: (page) => link(page, 'Carl Diaz').click(),
    },
    {
      job: 'change the position of an executor',
      route: '/#/executors/e3',
      ways: [{ ...edits, says: /executor|task|edit/iu, fields: [[/position/iu, 'Designer']] }],
      want: ({ executors: all }) => named(all, 'Eva Frost')?.position === 'Designer',
      async hand(page) {
        await button(page, 'Edit').click();
        await choose(page, 'Position', 'Designer');
        await saveAndClose(page);
      },
    },
    {
      job: 'delete an executor after the question',
      route: '/#/executors/e2',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /task|project/iu }],
      want: ({ executors: all }) => names(all) === 'Ada Brown,Eva Frost',
      async hand(page) {
        await button(page, 'Delete').click();
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'create a project with a lead and dates',
      route: '/#/projects/create',
      ways: [
        {
          says: /project/iu,
          about: /add|new|creat/iu,
          not: /delet|edit/iu,
          fields: [
            [/name/iu, 'Summer party'],
            [/descr/iu, 'In the yard'],
            [/lead/iu, 'Eva Frost'],
            [/start/iu, '2027-07-01'],
            [/end/iu, '2027-07-02'],
          ],
        },
      ],
      want: ({ projects: all }) =>
        named(all, 'Summer party')?.lead === 'Eva Frost' && named(all, 'Summer party').endDate === '02.07.2027',
      async hand(page) {
        await page.getByLabel('Name').fill('Summer party');
        await page.getByLabel('Description').fill('In the yard');
        await choose(page, 'Lead', 'Eva Frost');
        await page.getByLabel('Start date').fill('2027-07-01');
        await page.getByLabel('End date').fill('2027-07-02');
        await button(page, 'Create').click();
      },
    },
    {
      job: 'be refused for a project that ends before it starts',
      route: '/#/projects/create',
      as: 'create a project with a lead and dates',
      fields: [
        [/name/iu, 'Autumn party'],
        [/descr/iu, 'Indoors'],
        [/start/iu, '2027-09-10'],
        [/end/iu, '2027-09-01'],
      ],
      async hand(page) {
        await page.getByLabel('Name').fill('Autumn party');
        await page.getByLabel('Start date').fill('2027-09-10');
        await page.getByLabel('End date').fill('2027-09-01');
        await button(page, 'Create').click();
      },
    },
    {
      job: 'open a project',
      route: '/#/projects',
      ways: [{ says: /project|open|card|show|go/iu, not: /delet|edit|creat/iu, row: 'Office move' }],
      look: address,
      want: ({ look }) => look === '#/projects/p2',
      hand: (page) => link(page, 'Office move').click(),
    },
    {
      job: 'show the projects as a table',
      route: '/#/projects',
      ways: [
        {
          says: /view|table|show|display/iu,
          not: /delet|edit|creat|read/iu,
          fields: [[/view|table|show/iu, /table/iu]],
        },
      ],
      look: async (page) => String(await page.getByRole('table').count()),
      want: ({ look }) => look === '1',
      hand: (page) => button(page, 'table').click(),
    },
    {
      job: 'read the projects',
      route: '/#/projects',
      rows: [
        ['Website relaunch', 'Ada Brown', '01.03.2027'],
        ['Office move', 'Unspecified lead', '05.04.2027'],
      ],
    },
    {
      job: 'move the end of a project',
      route: '/#/projects/p1',
      ways: [{ ...edits, says: /project|edit/iu, fields: [[/end/iu, '2027-07-31']] }],
      want: ({ projects: all }) => named(all, 'Website relaunch')?.endDate === '31.07.2027',
      async hand(page) {
        await page.getByRole('button', { name: 'Edit' }).first().click();
        await page.getByLabel('End date').fill('2027-07-31');
        await saveAndClose(page);
      },
    },
    {
      job: 'delete a project after the question',
      route: '/#/projects/p2',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /project|delete$/iu, not: /task/iu }],
      want: ({ projects: all }) => names(all) === 'Website relaunch',
      async hand(page) {
        await page.getByRole('button', { name: 'Delete' }).first().click();
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'add a task in progress for an executor',
      route: '/#/projects/p1/create-task',
      ways: [
        {
          says: /task/iu,
          about: /add|new|creat/iu,
          not: /delet|edit/iu,
          fields: [
            [/name/iu, 'Test the forms'],
            [/descr/iu, 'On phones too'],
            [/assign/iu, 'Carl Diaz'],
            [/status/iu, /in progress/iu],
          ],
        },
      ],
      want: ({ tasks: all }) =>
        named(all, 'Test the forms')?.status === 'in progress' && named(all, 'Test the forms').assignee === 'Carl Diaz',
      async hand(page) {
        await page.getByLabel('Name').fill('Test the forms');
        await page.getByLabel('Description').fill('On phones too');
        await choose(page, 'Assignee', 'Carl Diaz');
        await choose(page, 'Status', 'In progress');
        await button(page, 'Create').click();
      },
    },
    {
      job: 'move a task to done',
      route: '/#/projects/p1',
      ways: [
        {
          says: /task|edit|move/iu,
          about: /edit|chang|updat|move|save/iu,
          not: /delet|creat|project/iu,
          row: 'Draw the logo',
          fields: [[/status|column|to/iu, /done/iu]],
        },
      ],
      want: ({ tasks: all }) => named(all, 'Draw the logo')?.status === 'done',
      async hand(page) {
        await card(page, 'Draw the logo').getByRole('button', { name: 'Edit' }).click();
        await choose(page, 'Status', 'Done');
        await saveAndClose(page);
      },
    },
    {
      job: 'delete a task after the question',
      route: '/#/projects/p1',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /project/iu, row: 'Write the texts' }],
      want: ({ tasks: all }) => names(all) === 'Draw the logo,Order desks',
      async hand(page) {
        await card(page, 'Write the texts').getByRole('button', { name: 'Delete' }).click();
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'open a task',
      route: '/#/projects/p1',
      ways: [{ says: /task|open/iu, not: /delet|edit|creat|add/iu, row: 'Write the texts' }],
      look: address,
      want: ({ look }) => look === '#/projects/p1/tasks/t2',
      hand: (page) => card(page, 'Write the texts').getByRole('link', { name: 'Open' }).click(),
    },
    {
      job: 'read the tasks of a project',
      route: '/#/projects/p1',
      rows: [
        ['Draw the logo', 'Carl Diaz'],
        ['Write the texts', 'Unspecified lead'],
      ],
    },
    {
      job: 'read what a project is about',
      route: '/#/projects/p1',
      rows: [['New pages for spring', 'Ada Brown']],
      before: (page) => page.getByRole('button', { name: 'Project information' }).click(),
    },
    {
      job: 'put an executor into the team of a task',
      route: '/#/projects/p1/tasks/t1',
      ways: [
        { says: /team|task/iu, about: /team|edit/iu, not: /delet|creat/iu, fields: [[/executor|team/iu, 'Eva Frost']] },
      ],
      want: ({ tasks: all }) => named(all, 'Draw the logo')?.team.join() === 'Eva Frost',
      async hand(page) {
        await button(page, 'Edit team').click();
        await choose(page, 'Executor', 'Eva Frost');
        await saveAndClose(page);
      },
    },
    {
      job: 'read a task',
      route: '/#/projects/p1/tasks/t1',
      rows: [['Draw the logo', 'Three drafts', 'Carl Diaz']],
    },
    {
      job: 'move the menu to the right and leave out the tutorials',
      route: '/#/options',
      ways: [
        {
          says: /option|menu|setting|save/iu,
          not: /default|reset|go/iu,
          fields: [
            [/tutorial/iu, false],
            [/menu/iu, /right/iu],
          ],
        },
      ],
      want: ({ options }) => options.menu === 'right' && options.tutorials === false,
      async hand(page) {
        await page.getByLabel('Tutorials').uncheck();
        await page.getByLabel('Right').check();
        await button(page, 'Save').click();
      },
    },
    {
      job: 'put the options back',
      route: '/#/options',
      seed: { local: { ...kept, options: { breadcrumbs: false, tutorials: false, menu: 'right' } } },
      ways: [{ says: /default|reset/iu, not: /save/iu }],
      want: ({ options }) => options.menu === 'left' && options.breadcrumbs,
      hand: (page) => button(page, 'Default options').click(),
    },
  ],
};
