// Written from the source before the first run. The app is in Chinese.
const key = 'task-manage/entities/v1';
const user = (id, nickname, phone) => ({ id, nickname, phone, note: `Note of ${nickname}` });
const project = (id, name, repeat) => ({ id, name, note: `About ${name}`, userIds: ['u1'], repeat });
const task = (id, name, more = {}) => ({
  id,
  name,
  projectId: 'p1',
  userIds: ['u1'],
  note: '',
  type: 'single',
  steps: [],
  completed: false,
  ...more,
});
const reminder = (id, title, day) => ({
  id,
  title,
  content: `Bring papers for ${title}`,
  userIds: ['u2'],
  startTime: `2027-03-${day}T09:00:00.000Z`,
  completed: false,
  status: 'pending',
});
const dialog = (page) => page.getByRole('dialog');
const rowOf = (page, name) => page.locator('tbody tr', { hasText: name });
const ok = (page) => dialog(page).locator('.ant-btn-primary').last().click();
const choose = async (page, label, option) => {
  await dialog(page).getByLabel(label).click({ force: true });
  await page.locator('.ant-select-item-option', { hasText: option }).click();
};
const hash = async (page) => new URL(page.url()).hash;
const find = (all, field, value) => all.find((one) => one[field] === value);
const add = /新增|创建|create|add|new/iu;
const edit = /编辑|修改|更新|edit|update|save/iu;
const remove = /删除|delet|remov/iu;

export const app = {
  source: 'dale426/task-manage d853027',
  stack: 'React 18, Vite 5, Ant Design 5, Zustand, React Router 6 with a hash',
  serve: { command: 'npx vite --port 4696 --strictPort', port: 4696 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      [key]: {
        users: [
          user('u1', 'Orla', '13811110000'),
          user('u2', 'Piet', '13822220000'),
          user('u3', 'Quin', '13833330000'),
        ],
        projects: [project('p1', 'Harbour', 'none'), project('p2', 'Orchard', 'weekly')],
        tasks: [
          task('t1', 'Paint the quay'),
          task('t2', 'Count the boats'),
          task('t3', 'Prune the pears', { projectId: 'p2' }),
        ],
        appointments: [reminder('a1', 'Harbour visit', '02'), reminder('a2', 'Pear tasting', '05')],
      },
    },
  },
  async state({ local }) {
    const { users, projects, tasks, appointments } = await local(key);
    return {
      users: users.map(({ nickname, phone, note }) => ({ nickname, phone, note })),
      projects: projects.map(({ name, note, repeat }) => ({ name, note, repeat })),
      tasks: tasks.map(({ name, userIds, completed }) => ({ name, userIds, completed })),
      appointments: appointments.map(({ title, content, completed }) => ({ title, content, completed })),
    };
  },
  calls: [
    {
      job: 'add a user',
      route: '/#/users',
      ways: [
        {
          says: /用户|user/iu,
          about: add,
          not: edit,
          fields: [
            [/昵称|nickname/iu, 'Rhea'],
            [/备注|note/iu, 'New here'],
          ],
        },
      ],
      want: ({ users }) => find(users, 'nickname', 'Rhea')?.note === 'New here' && users.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: '新增用户' }).click();
        await dialog(page).getByLabel('昵称').fill('Rhea');
        await dialog(page).getByLabel('备注').fill('New here');
        await ok(page);
      },
    },
    {
      job: 'be refused for a user without a name',
      route: '/#/users',
      as: 'add a user',
      fields: [
        [/昵称|nickname/iu, ''],
        [/备注|note/iu, 'New here'],
      ],
      async hand(page) {
        await page.getByRole('button', { name: '新增用户' }).click();
        await dialog(page).getByLabel('备注').fill('New here');
        await ok(page);
      },
    },
    {
      job: 'change the note of a user',
      route: '/#/users',
      ways: [{ says: /用户|user|编辑|edit/iu, about: edit, row: 'Piet', fields: [[/备注|note/iu, 'Moved']] }],
      want: ({ users }) =>
        find(users, 'nickname', 'Piet').note === 'Moved' && find(users, 'nickname', 'Orla').note !== 'Moved',
      async hand(page) {
        await rowOf(page, 'Piet').getByRole('button', { name: '编辑' }).click();
        await dialog(page).getByLabel('备注').fill('Moved');
        await ok(page);
      },
    },
    {
      job: 'delete a user',
      route: '/#/users',
      destructive: true,
      ways: [{ says: remove, about: /用户|user/iu, row: 'Quin' }],
      want: ({ users }) => find(users, 'nickname', 'Quin') === undefined && users.length === 2,
      hand: (page) => rowOf(page, 'Quin').getByRole('button', { name: '删除' }).click(),
    },
    {
      job: 'read the users',
      route: '/#/users',
      rows: [
        ['Orla', '13811110000', 'Note of Orla'],
        ['Quin', '13833330000', 'Note of Quin'],
      ],
    },
    {
      job: 'add a project that repeats every week',
      route: '/#/projects',
      ways: [
        {
          says: /项目|project/iu,
          about: add,
          not: edit,
          fields: [
            [/项目名称|name/iu, 'Mill'],
            [/重复频率|repeat/iu, /每周|周|weekly/iu],
          ],
        },
      ],
      want: ({ projects }) => find(projects, 'name', 'Mill')?.repeat === 'weekly' && projects.length === 3,
      async hand(page) {
        await page.getByRole('button', { name: '新增项目' }).click();
        await dialog(page).getByLabel('项目名称').fill('Mill');
        await choose(page, '重复频率', '周');
        await ok(page);
      },
    },
    {
      job: 'rename a project',
      route: '/#/projects',
      ways: [
        { says: /项目|project|编辑|edit/iu, about: edit, row: 'Orchard', fields: [[/项目名称|name/iu, 'Garden']] },
      ],
      want: ({ projects }) => find(projects, 'name', 'Garden')?.repeat === 'weekly' && projects.length === 2,
      async hand(page) {
        await rowOf(page, 'Orchard').getByRole('button', { name: '编辑' }).click();
        await dialog(page).getByLabel('项目名称').fill('Garden');
        await ok(page);
      },
    },
    {
      job: 'delete a project',
      route: '/#/projects',
      destructive: true,
      ways: [{ says: remove, about: /项目|project/iu, row: 'Harbour' }],
      want: ({ projects }) => find(projects, 'name', 'Harbour') === undefined && projects.length === 1,
      hand: (page) => rowOf(page, 'Harbour').getByRole('button', { name: '删除' }).click(),
    },
    {
      job: 'add a task for a user',
      route: '/#/tasks',
      ways: [
        {
          says: /任务|task/iu,
          about: add,
          not: edit,
          fields: [
            [/任务名称|^name/iu, 'Tar the hull'],
            [/关联用户|user/iu, ['Piet']],
          ],
        },
      ],
      want: ({ tasks }) => find(tasks, 'name', 'Tar the hull')?.userIds.join() === 'u2' && tasks.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: '新增任务' }).click();
        await dialog(page).getByLabel('任务名称').fill('Tar the hull');
        await choose(page, '关联用户', 'Piet');
        await page.keyboard.press('Escape');
        await ok(page);
      },
    },
    {
      job: 'rename a task',
      route: '/#/tasks',
      ways: [
        {
          says: /任务|task|编辑|edit/iu,
          about: edit,
          row: ['Count the boats', 'Harbour - Count the boats', 'Harbour -Count the boats'],
          fields: [[/任务名称|^name/iu, 'Count the ships']],
        },
      ],
      want: ({ tasks }) => find(tasks, 'name', 'Count the ships') !== undefined && tasks.length === 3,
      async hand(page) {
        await rowOf(page, 'Count the boats').getByRole('button').first().click();
        await dialog(page).getByLabel('任务名称').fill('Count the ships');
        await ok(page);
      },
    },
    {
      job: 'delete a task after the question',
      route: '/#/tasks',
      destructive: true,
      ways: [
        {
          says: remove,
          about: /任务|task/iu,
          row: ['Prune the pears', 'Orchard - Prune the pears', 'Orchard -Prune the pears'],
        },
      ],
      want: ({ tasks }) => find(tasks, 'name', 'Prune the pears') === undefined && tasks.length === 2,
      async hand(page) {
        await rowOf(page, 'Prune the pears').getByRole('button').last().click();
        await page.locator('.ant-modal-confirm .ant-btn-primary').click();
      },
    },
    {
      job: 'open a task',
      route: '/#/tasks',
      ways: [
        {
          says: /任务|task|打开|查看|open|view|show/iu,
          not: /编辑|edit/iu,
          row: ['Paint the quay', 'Harbour - Paint the quay', 'Harbour -Paint the quay'],
        },
      ],
      look: hash,
      want: ({ look }) => look === '#/tasks/t1',
      hand: (page) => rowOf(page, 'Paint the quay').locator('a').click(),
    },
    {
      job: 'mark an open task as done',
      route: '/#/tasks/t1',
      ways: [{ says: /完成|complet|done|mark/iu }],
      want: ({ tasks }) =>
        find(tasks, 'name', 'Paint the quay').completed && !find(tasks, 'name', 'Count the boats').completed,
      hand: (page) => page.getByRole('button', { name: '标记完成' }).click(),
    },
    {
      job: 'mark a reminder as done',
      route: '/#/appointments',
      ways: [{ says: /完成|complet|done|mark/iu, row: 'Pear tasting' }],
      want: ({ appointments }) =>
        find(appointments, 'title', 'Pear tasting').completed &&
        !find(appointments, 'title', 'Harbour visit').completed,
      hand: (page) => rowOf(page, 'Pear tasting').getByRole('button', { name: '标记完成' }).click(),
    },
    {
      job: 'change the content of a reminder',
      route: '/#/appointments',
      ways: [
        {
          says: /预约|提醒|appointment|编辑|edit/iu,
          about: edit,
          row: 'Harbour visit',
          fields: [[/具体内容|content/iu, 'Bring boots']],
        },
      ],
      want: ({ appointments }) => find(appointments, 'title', 'Harbour visit').content === 'Bring boots',
      async hand(page) {
        await rowOf(page, 'Harbour visit').getByRole('button', { name: '编辑' }).click();
        await dialog(page).getByLabel('具体内容').fill('Bring boots');
        await ok(page);
      },
    },
    {
      job: 'go to the projects',
      route: '/#/tasks',
      ways: [
        { says: /go to|open|page|menu|导航|菜单/iu, fields: [[/page|menu|choice|link|页/iu, /^项目$/iu]] },
        { says: /项目|project/iu, not: /新增|编辑|删除|add|edit|delet|creat/iu },
      ],
      look: hash,
      want: ({ look }) => look === '#/projects',
      hand: (page) => page.getByRole('menuitem', { name: '项目' }).click(),
    },
    {
      job: 'read the tasks',
      route: '/#/tasks',
      rows: [
        ['Paint the quay', 'Orla'],
        ['Prune the pears', 'Orchard'],
      ],
    },
  ],
};
