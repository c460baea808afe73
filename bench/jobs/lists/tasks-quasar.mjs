// Written from the source before the first run. The details of a task open by a press on its text, and hold "Edit" and "Delete".
const times = { createdAt: '2026-01-02T08:00:00.000Z', updatedAt: '2026-01-02T08:00:00.000Z' };
const task = (id, title, more) => ({
  id,
  title,
  description: '',
  isCompleted: false,
  priority: 'medium',
  dueDate: null,
  assignedTo: null,
  isDeleted: false,
  deletedAt: null,
  ...times,
  ...more,
});
const user = (id, name, role) => ({
  id,
  name,
  email: `${name.split(' ')[0].toLowerCase()}@example.com`,
  avatar: null,
  role,
});
const dialog = (page) => page.locator('.q-dialog').last();
const item = (page, title) => page.locator('.task-column .q-item', { hasText: title });
const rowOf = (page, name) => page.locator('tbody tr', { hasText: name });
const board = async (page) => (await page.locator('.column-list').allInnerTexts()).join(' ');
const users = async (page) => (await page.locator('tbody').allInnerTexts()).join(' ');
const find = ({ tasks }, title) => tasks.find((one) => one.title === title);
const names = (state) => state.users.map(({ name }) => name).join();
const icon = (where, name) => where.getByRole('button').filter({ hasText: name }).first();

async function choose(page, where, label, option) {
  await where.locator('.q-select', { hasText: label }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function show(page, title) {
  await page.locator('.task-column').getByText(title, { exact: true }).click();
  await dialog(page).getByText('Task Details').waitFor();
}
const save = (page) => dialog(page).getByRole('button', { name: 'Save' }).click();
const quick = (page, name) => page.getByRole('button', { name }).first().click();

export const app = {
  source: 'georgiusricky/task-dashboard-quasar 3095c28',
  stack: 'Vue 3.5, Quasar 2 by its CLI, Pinia 3, hash router',
  serve: { command: 'npx quasar dev -p 4861', port: 4861 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: {
    local: {
      users: [user('user_1', 'Ada Brook', 'manager'), user('user_2', 'Ben Cole', 'QA')],
      tasks: [
        task('task_1', 'Paint the shed', { priority: 'high', dueDate: '2028-05-10', assignedTo: 'user_1' }),
        task('task_2', 'Order seeds', { dueDate: '2026-01-10', assignedTo: 'user_2' }),
        task('task_3', 'Clean the tools', { priority: 'low', isCompleted: true, assignedTo: 'user_1' }),
        task('task_4', 'Mend the gate', { priority: 'low', description: 'the hinge is loose', assignedTo: 'user_2' }),
      ],
    },
  },
  async state({ local }) {
    const [tasks, all] = await Promise.all(['tasks', 'users'].map((key) => local(key)));
    return {
      tasks: tasks.map(({ id: _, createdAt: __, updatedAt: ___, deletedAt: ____, ...rest }) => rest),
      users: all.map(({ id: _, ...rest }) => rest),
    };
  },
  calls: [
    {
      job: 'add a task',
      route: '/#/tasks',
      ways: [
        {
          says: /add|new|creat|save|task/iu,
          not: /edit|updat|delet|user|filter|read/iu,
          fields: [
            [/title/iu, 'Sweep the yard'],
            [/descr/iu, 'both sides'],
            [/prior/iu, /high/iu],
            [/due|date/iu, '2028-06-01'],
          ],
        },
      ],
      want: (after) => {
        const made = find(after, 'Sweep the yard');
        return (
          after.tasks.length === 5 &&
          made?.priority === 'high' &&
          made.dueDate === '2028-06-01' &&
          made.description === 'both sides'
        );
      },
      async hand(page) {
        await page.getByRole('button', { name: 'New Task' }).click();
        await dialog(page).getByLabel('Task Title').fill('Sweep the yard');
        await dialog(page).getByLabel('Description').fill('both sides');
        await choose(page, dialog(page), 'Priority', 'High');
        await dialog(page).getByLabel('Due Date').fill('2028-06-01');
        await save(page);
      },
    },
    {
      job: 'be refused for a task without a title',
      as: 'add a task',
      route: '/#/tasks',
      fields: [[/descr/iu, 'both sides']],
      async hand(page) {
        await page.getByRole('button', { name: 'New Task' }).click();
        await dialog(page).getByLabel('Description').fill('both sides');
        await save(page);
      },
    },
    {
      job: 'mark a task as completed',
      route: '/#/tasks',
      ways: [{ says: /toggl|complet|done|mark/iu, not: /filter|view|delet|show/iu, row: ['Mend the gate'] }],
      want: (after) => find(after, 'Mend the gate').isCompleted && !find(after, 'Paint the shed').isCompleted,
      hand: (page) => item(page, 'Mend the gate').getByRole('button').click(),
    },
    {
      job: 'show the details of a task',
      route: '/#/tasks',
      ways: [{ says: /detail|show|open|view|select/iu, not: /edit|delet|menu|filter/iu, row: ['Paint the shed'] }],
      look: (page) => page.locator('.q-dialog').allInnerTexts(),
      want: ({ look }) => look.join().includes('ada@example.com'),
      async hand(page) {
        await show(page, 'Paint the shed');
      },
    },
    {
      job: 'change the title and the priority of a task',
      route: '/#/tasks',
      ways: [
        {
          says: /edit|chang|updat|save/iu,
          not: /user|delet|filter/iu,
          row: ['Mend the gate'],
          fields: [
            [/title/iu, 'Mend the old gate'],
            [/prior/iu, /high/iu],
          ],
        },
      ],
      want: (after) => {
        const changed = find(after, 'Mend the old gate');
        return after.tasks.length === 4 && changed?.priority === 'high' && changed.description === 'the hinge is loose';
      },
      async hand(page) {
        await show(page, 'Mend the gate');
        await icon(dialog(page), 'edit').click();
        await dialog(page).getByLabel('Task Title').fill('Mend the old gate');
        await choose(page, dialog(page), 'Priority', 'High');
        await save(page);
      },
    },
    {
      job: 'delete a task after the question',
      route: '/#/tasks',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /user/iu, row: ['Order seeds'] }],
      want: (after) => find(after, 'Order seeds').isDeleted && after.tasks.filter((one) => one.isDeleted).length === 1,
      async hand(page) {
        await show(page, 'Order seeds');
        await icon(dialog(page), 'delete').click();
        await dialog(page).getByRole('button', { name: 'OK' }).click();
      },
    },
    {
      job: 'search the tasks',
      route: '/#/tasks',
      ways: [{ says: /search|filter|find/iu, not: /user/iu, fields: [[/search|text|query/iu, 'gate']] }],
      look: board,
      want: ({ look }) => look.includes('Mend the gate') && !look.includes('Paint the shed'),
      async hand(page) {
        await page.getByPlaceholder('Search tasks...').fill('gate');
        await item(page, 'Paint the shed').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'filter the tasks by priority',
      route: '/#/tasks',
      ways: [{ says: /search|filter|find|prior/iu, not: /user/iu, fields: [[/prior/iu, /high/iu]] }],
      look: board,
      want: ({ look }) => look.includes('Paint the shed') && !look.includes('Mend the gate'),
      async hand(page) {
        await choose(page, page, 'Priority', 'High');
        await item(page, 'Mend the gate').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'filter the tasks by assignee',
      route: '/#/tasks',
      ways: [{ says: /search|filter|find|assign/iu, not: /user/iu, fields: [[/assign/iu, 'Ben Cole']] }],
      look: board,
      want: ({ look }) => look.includes('Mend the gate') && !look.includes('Paint the shed'),
      async hand(page) {
        await choose(page, page, 'Assignee', 'Ben Cole');
        await item(page, 'Paint the shed').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'show only the tasks of high priority by the quick filter',
      route: '/#/tasks',
      ways: [
        { says: /^(?!.*read).*high/iu },
        { says: /view|quick|filter|choose|set/iu, fields: [[/view|quick|filter/iu, /high/iu]] },
      ],
      look: board,
      want: ({ look }) => look.includes('Paint the shed') && !look.includes('Mend the gate'),
      async hand(page) {
        await quick(page, 'High');
        await item(page, 'Mend the gate').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'read the tasks',
      route: '/#/tasks',
      rows: [['Paint the shed'], ['Order seeds'], ['Clean the tools'], ['Mend the gate', 'the hinge is loose']],
    },
    {
      job: 'read the figures of the dashboard',
      rows: [
        ['Total Tasks', '4'],
        ['Completed', '1'],
        ['In Progress', '2'],
        ['Overdue', '1'],
      ],
    },
    {
      job: 'go from the dashboard to the overdue tasks',
      ways: [{ says: /urgent|overdue/iu, not: /read/iu }],
      look: (page) => page.url(),
      want: ({ look }) => look.includes('filter=overdue'),
      hand: (page) => page.getByRole('button', { name: 'Urgent' }).click(),
    },
    {
      job: 'go to the users',
      ways: [
        { says: /user/iu, not: /add|edit|delet|read|search/iu },
        { says: /go|open|page/iu, fields: [[/page|go|menu|section|link/iu, /user/iu]] },
      ],
      look: (page) => page.url(),
      want: ({ look }) => look.endsWith('#/users'),
      hand: (page) => page.getByText('User Management', { exact: true }).first().click(),
    },
    {
      job: 'add a user',
      route: '/#/users',
      ways: [
        {
          says: /add|new|creat|save|user/iu,
          not: /edit|updat|delet|task|search/iu,
          fields: [
            [/name/iu, 'Cora Dean'],
            [/mail/iu, 'cora@example.com'],
            [/role/iu, /designer/iu],
          ],
        },
      ],
      want: (after) =>
        names(after) === 'Ada Brook,Ben Cole,Cora Dean' &&
        after.users[2].role === 'Designer' &&
        after.users[2].email === 'cora@example.com',
      async hand(page) {
        await page.getByRole('button', { name: 'Add User' }).click();
        await dialog(page).getByLabel('Name').fill('Cora Dean');
        await dialog(page).getByLabel('Email').fill('cora@example.com');
        await choose(page, dialog(page), 'Role', 'Designer');
        await save(page);
      },
    },
    {
      job: 'change the name of a user',
      route: '/#/users',
      ways: [
        {
          says: /edit|chang|updat|save/iu,
          not: /task|delet|search/iu,
          row: ['Ben Cole', 'ben@example.com'],
          fields: [[/name/iu, 'Ben Dale']],
        },
      ],
      want: (after) => names(after) === 'Ada Brook,Ben Dale' && after.users[1].role === 'QA',
      async hand(page) {
        await icon(rowOf(page, 'Ben Cole'), 'edit').click();
        await dialog(page).getByLabel('Name').fill('Ben Dale');
        await save(page);
      },
    },
    {
      job: 'delete a user after the question',
      route: '/#/users',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /task/iu, row: ['Ben Cole', 'ben@example.com'] }],
      want: (after) => names(after) === 'Ada Brook',
      async hand(page) {
        await icon(rowOf(page, 'Ben Cole'), 'delete').click();
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'search the users',
      route: '/#/users',
      ways: [{ says: /search|filter|find/iu, not: /task/iu, fields: [[/search|text|query|filter/iu, 'ben']] }],
      look: users,
      want: ({ look }) => look.includes('Ben Cole') && !look.includes('Ada Brook'),
      async hand(page) {
        await page.getByPlaceholder('Search users by name or email').fill('ben');
        await rowOf(page, 'Ada Brook').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'read the users',
      route: '/#/users',
      rows: [
        ['Ada Brook', 'manager'],
        ['Ben Cole', 'QA'],
      ],
    },
  ],
};
