// Written from the source before the first run.
const user = (id, name, tasks = []) => ({ id, name, tasks });
const task = (id, title, assignedTo, complete) => ({ id, title, assignedTo, complete });
const names = (all) => all.map(({ name, title }) => name ?? title).join();
const rowOf = (page, text) => page.locator('tbody tr', { hasText: text }).last();
const press = (page, text, button) => rowOf(page, text).getByRole('button', { name: button }).click();
const modal = (page) => page.getByRole('dialog');
const save = (page) => modal(page).getByRole('button', { name: 'Save' }).click();

export const app = {
  source: 'leonidgainar/todo-manager-pinia 3df5f20',
  stack: 'Vue 3, Vite 2, Pinia, VeeValidate, Tailwind',
  serve: { command: 'npx vite --port 4731 --strictPort', port: 4731 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      users: { users: [user('u1', 'Ada Brook', ['t1']), user('u2', 'Ben Cole'), user('u3', 'Cora Dean')] },
      tasks: {
        tasks: [
          task('t1', 'Paint the fence', 'u1', false),
          task('t2', 'Order seeds', '', true),
          task('t3', 'Mend bike', '', false),
        ],
      },
    },
  },
  async state({ page }) {
    const { users = '{}', tasks = '{}' } = await page.evaluate(() => ({ ...localStorage }));
    return { users: JSON.parse(users).users ?? [], tasks: JSON.parse(tasks).tasks ?? [] };
  },
  calls: [
    {
      job: 'add a user',
      ways: [{ says: /user|add/iu, not: /edit|task/iu, fields: [[/name/iu, 'Dora Elm']] }],
      want: (after) => names(after.users) === 'Ada Brook,Ben Cole,Cora Dean,Dora Elm',
      async hand(page) {
        await page.locator('#name').fill('Dora Elm');
        await page.getByRole('button', { name: 'Add user' }).click();
      },
    },
    {
      job: 'be refused for a name of two letters',
      as: 'add a user',
      fields: [[/name/iu, 'Al']],
      async hand(page) {
        await page.locator('#name').fill('Al');
        await page.getByRole('button', { name: 'Add user' }).click();
      },
    },
    {
      job: 'add a task for a user',
      ways: [
        {
          says: /task|add/iu,
          not: /edit|user/iu,
          fields: [
            [/title/iu, 'Sweep yard'],
            [/assign/iu, 'Ben Cole'],
          ],
        },
      ],
      want: ({ tasks, users }) =>
        tasks.find(({ title }) => title === 'Sweep yard')?.assignedTo === 'u2' && users[1].tasks.length === 1,
      async hand(page) {
        await page.locator('#title').fill('Sweep yard');
        await page.locator('#assignedTo').selectOption('u2');
        await page.getByRole('button', { name: 'Add task' }).click();
      },
    },
    {
      job: 'add a task that is completed already',
      ways: [
        {
          says: /task|add/iu,
          not: /edit|user/iu,
          fields: [
            [/title/iu, 'Bake bread'],
            [/complete/iu, true],
          ],
        },
      ],
      want: ({ tasks }) => tasks.find(({ title }) => title === 'Bake bread')?.complete === true,
      async hand(page) {
        await page.locator('#title').fill('Bake bread');
        await page.locator('#complete').check();
        await page.getByRole('button', { name: 'Add task' }).click();
      },
    },
    {
      job: 'be refused for a title that exists',
      as: 'add a task for a user',
      fields: [[/title/iu, 'Mend bike']],
      async hand(page) {
        await page.locator('#title').fill('Mend bike');
        await page.getByRole('button', { name: 'Add task' }).click();
      },
    },
    {
      job: 'rename a user',
      ways: [{ says: /user|edit|save/iu, not: /add|task/iu, row: ['Ben Cole'], fields: [[/name/iu, 'Ben Dell']] }],
      want: (after) => names(after.users) === 'Ada Brook,Ben Dell,Cora Dean',
      async hand(page) {
        await press(page, 'Ben Cole', 'Edit');
        await modal(page).locator('#editedName').fill('Ben Dell');
        await save(page);
      },
    },
    {
      job: 'complete a task',
      ways: [{ says: /task|edit|save/iu, not: /add|user/iu, row: ['Mend bike'], fields: [[/complete/iu, true]] }],
      want: ({ tasks }) => tasks.map(({ complete }) => complete).join() === 'false,true,true',
      async hand(page) {
        await press(page, 'Mend bike', 'Edit');
        await modal(page).locator('#status').check();
        await save(page);
      },
    },
    {
      job: 'give a task to another user',
      ways: [
        { says: /task|edit|save/iu, not: /add|user/iu, row: ['Paint the fence'], fields: [[/assign/iu, 'Cora Dean']] },
      ],
      want: ({ tasks, users }) => tasks[0].assignedTo === 'u3' && users[2].tasks.length === 1,
      async hand(page) {
        await rowOf(page, 'Paint the fence').getByRole('button', { name: 'Edit' }).click();
        await modal(page).locator('#assignedTo').selectOption('u3');
        await save(page);
      },
    },
    {
      job: 'delete a user',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /user/iu, row: ['Cora Dean'] }],
      want: (after) => names(after.users) === 'Ada Brook,Ben Cole',
      hand: (page) => press(page, 'Cora Dean', 'Delete'),
    },
    {
      job: 'delete a task',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /task/iu, row: ['Order seeds'] }],
      want: (after) => names(after.tasks) === 'Paint the fence,Mend bike',
      hand: (page) => press(page, 'Order seeds', 'Delete'),
    },
    {
      job: 'go to the page about the app',
      ways: [
        { says: /about/iu },
        { says: /go|show|open|page/iu, fields: [[/go|show|open|page|section|link/iu, /about/iu]] },
      ],
      look: async (page) => new URL(page.url()).pathname,
      want: ({ look }) => look === '/about',
      hand: (page) => page.getByRole('link', { name: 'About' }).click(),
    },
    {
      job: 'read the tasks',
      rows: [
        ['Paint the fence', 'Ada Brook', 'Uncompleted'],
        ['Order seeds', 'N/A', 'Completed'],
      ],
    },
  ],
};
