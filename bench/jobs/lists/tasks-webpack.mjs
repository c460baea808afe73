// Written from the source before the first run.
const task = (id, name, dueDate, priority, description = '', completed = false) => ({
  id,
  name,
  description,
  dueDate,
  priority,
  completed,
});
const list = ({ lists }, name) => lists.find((one) => one.name === name);
const find = ({ lists }, name) => lists.flatMap(({ tasksList }) => tasksList).find((one) => one.name === name);
const count = ({ lists }) => lists.flatMap(({ tasksList }) => tasksList).length;
const project = (page, name) => page.locator('.project-card', { hasText: name });
const card = (page, name) => page.locator('.task-container', { hasText: name });
const open = (page, name) => project(page, name).locator('.project').click();
const openHouse = (page) => open(page, 'House');

export const app = {
  source: 'MAGV09/Todo-List-JS 7d3f65d',
  stack: 'HTML, webpack 5, modules, cards by createElement, one listener on each container',
  serve: { command: 'npx webpack serve --config webpack.dev.js --port 4796 --no-open', port: 4796 },
  spent: '2026-11-29',
  instrument: ['--explore'],
  also: [/cancel|close/iu],
  seed: {
    local: {
      lists: [
        {
          id: 'p1',
          name: 'House',
          tasksList: [
            task('t1', 'Paint the door', '2026-12-04', 'High', 'Two coats of blue'),
            task('t2', 'Sweep the yard', '2026-12-20', 'Low', 'Leaves first', true),
            task('t3', 'Buy lamps', '2026-12-09', 'Medium', 'For the hall'),
          ],
        },
        { id: 'p2', name: 'Office', tasksList: [task('t4', 'Call the bank', '2026-12-15', 'Low', 'About the loan')] },
        { id: 'p3', name: 'Garden', tasksList: [] },
      ],
    },
  },
  async state({ page, local }) {
    const lists = (await local('lists')) ?? [];
    const shown = await page.locator('.task-title-container > p').allTextContents();
    const heading = (await page.locator('#project-title-el').textContent())?.trim();
    return { lists, shown, heading };
  },
  calls: [
    {
      job: 'add a task to a list',
      ways: [
        {
          says: /task/iu,
          not: /edit|update|delete|remove|complete/iu,
          fields: [
            [/title|name/iu, 'Mend the roof'],
            [/description/iu, 'Before the rain'],
            [/date/iu, '2026-12-12'],
            [/priority/iu, /^high$/iu],
            [/list|project/iu, 'Office'],
          ],
        },
      ],
      want(after) {
        const made = list(after, 'Office')?.tasksList.find(({ name }) => name === 'Mend the roof');
        return made?.description === 'Before the rain' && made.dueDate === '2026-12-12' && made.priority === 'High';
      },
      async hand(page) {
        await page.locator('.add-task-container').click();
        await page.locator('#task-title-in').fill('Mend the roof');
        await page.locator('#task-description-in').fill('Before the rain');
        await page.locator('#task-date-in').fill('2026-12-12');
        await page.locator('#task-priority-in').selectOption('High');
        await page.locator('#list-select-in').selectOption({ label: 'Office' });
        await page.locator('#task-form button[type=submit]').click();
      },
    },
    {
      job: 'change the description of a task',
      before: openHouse,
      ways: [
        {
          says: /edit|update|task/iu,
          not: /\badd|new|create|delete|remove|project|complete/iu,
          row: 'Buy lamps',
          fields: [[/description/iu, 'For the stairs']],
        },
      ],
      want: (after) => find(after, 'Buy lamps')?.description === 'For the stairs' && count(after) === 4,
      async hand(page) {
        await card(page, 'Buy lamps').locator('.edit-task').click();
        await page.locator('#task-description-in').fill('For the stairs');
        await page.locator('#task-form button[type=submit]').click();
      },
    },
    {
      job: 'change the date and the priority of a task',
      before: openHouse,
      ways: [
        {
          says: /edit|update|task/iu,
          not: /\badd|new|create|delete|remove|project|complete/iu,
          row: 'Paint the door',
          fields: [
            [/date/iu, '2026-12-24'],
            [/priority/iu, /^medium$/iu],
          ],
        },
      ],
      want(after) {
        const changed = find(after, 'Paint the door');
        return changed?.dueDate === '2026-12-24' && changed.priority === 'Medium' && count(after) === 4;
      },
      async hand(page) {
        await card(page, 'Paint the door').locator('.edit-task').click();
        await page.locator('#task-date-in').fill('2026-12-24');
        await page.locator('#task-priority-in').selectOption('Medium');
        await page.locator('#task-form button[type=submit]').click();
      },
    },
    {
      job: 'mark a task as completed',
      before: openHouse,
      ways: [
        { says: /complete|check|done|task/iu, not: /delete|remove|edit|add|new|read/iu, row: 'Buy lamps', fields: [] },
        {
          says: /complete|check|done|task/iu,
          not: /delete|remove|edit|add|new|read/iu,
          row: 'Buy lamps',
          fields: [[/complete|check|done|task/iu, true]],
        },
      ],
      want: (after) => find(after, 'Buy lamps')?.completed === true && count(after) === 4,
      hand: (page) => card(page, 'Buy lamps').locator('.task-checkbox').click(),
    },
    {
      job: 'delete a task',
      destructive: true,
      before: openHouse,
      ways: [{ says: /delete|remove|trash/iu, not: /project|list|edit/iu, row: 'Sweep the yard' }],
      want: (after) => find(after, 'Sweep the yard') === undefined && count(after) === 3,
      hand: (page) => card(page, 'Sweep the yard').locator('.delete-task').click(),
    },
    {
      job: 'open a list',
      ways: [{ says: /open|show|select|project|list|view/iu, not: /delete|remove|edit|add|new|read/iu, row: 'Office' }],
      want: ({ shown, heading }) => heading === 'Office' && shown.join() === 'Call the bank',
      hand: (page) => open(page, 'Office'),
    },
    {
      job: 'add a list',
      ways: [{ says: /list|project/iu, not: /edit|update|delete|remove|task/iu, fields: [[/title|name/iu, 'Travel']] }],
      want: ({ lists }) => lists.length === 4 && lists.at(-1).name === 'Travel',
      async hand(page) {
        await page.locator('#add-project-el').click();
        await page.locator('#list-title-input').fill('Travel');
        await page.locator('#list-form button[type=submit]').click();
      },
    },
    {
      job: 'rename a list',
      ways: [
        {
          says: /edit|update|rename|list|project/iu,
          not: /\badd|new|create|delete|remove|task/iu,
          row: 'Garden',
          fields: [[/title|name/iu, 'Yard']],
        },
      ],
      want: ({ lists }) => lists.length === 3 && lists[2].name === 'Yard',
      async hand(page) {
        await project(page, 'Garden').locator('.edit-project').click();
        await page.locator('#list-title-input').fill('Yard');
        await page.locator('#list-form button[type=submit]').click();
      },
    },
    {
      job: 'delete a list with its tasks',
      destructive: true,
      ways: [{ says: /delete|remove|trash/iu, not: /task|edit/iu, row: 'Office' }],
      want: (after) => after.lists.length === 2 && list(after, 'Office') === undefined,
      hand: (page) => project(page, 'Office').locator('.delete-project').click(),
    },
    {
      job: 'read the tasks of a list',
      before: openHouse,
      rows: [
        ['Paint the door', 'Two coats of blue', '2026-12-04', 'High'],
        ['Sweep the yard', 'Leaves first', '2026-12-20', 'Low'],
        ['Buy lamps', 'For the hall', '2026-12-09', 'Medium'],
      ],
    },
    {
      job: 'read the lists',
      rows: [['House'], ['Office'], ['Garden']],
    },
  ],
};
