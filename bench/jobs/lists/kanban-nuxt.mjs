// Written from the source before the first run. A task moves by the items of its menu, and by dragging.
const task = (id, title, description, status, priority, dueDate) => ({
  id,
  title,
  description,
  status,
  priority,
  ...(dueDate === undefined ? {} : { dueDate }),
});
const find = (state, title) => state.find((one) => one.title === title);
const card = (page, title) => page.locator('[draggable=true]', { hasText: title });
const titles = (page) => page.locator('[draggable=true] h3').allInnerTexts();

async function choose(page, title, item) {
  await card(page, title).getByRole('button', { name: 'Change status' }).click();
  await card(page, title).getByRole('button', { name: item, exact: true }).click();
}
const add = (page) => page.getByRole('button', { name: 'Create', exact: true });
const search = (page) => page.getByPlaceholder('Search tasks...');
const gone = (page, title) => card(page, title).waitFor({ state: 'detached' });

export const app = {
  source: 'aleksiliu/kanban-board 41a3a16',
  spent: '2026-11-28',
  stack: 'Nuxt 3.15, state of useState in composables, Tailwind',
  serverRendered: true,
  serve: { command: 'npx nuxt dev --port 4873', port: 4873 },
  instrument: ['--explore'],
  seed: {
    local: {
      'kanban-tasks': [
        task(1, 'Paint the shed', 'Two coats of green', 'todo', 'high', '2028-03-20T00:00:00.000Z'),
        task(2, 'Order seeds', 'Peas and beans', 'todo', 'low'),
        task(3, 'Mend the gate', 'The hinge is loose', 'in-progress', 'medium', '2028-03-22T00:00:00.000Z'),
        task(4, 'Clean the tools', 'Oil them as well', 'done', 'low'),
        task(5, 'Build a bench', 'From the old planks', 'backlog', 'medium'),
      ],
    },
  },
  async state({ local }) {
    return ((await local('kanban-tasks')) ?? []).map(({ id: _, ...rest }) => rest);
  },
  calls: [
    {
      job: 'add a task',
      ways: [
        {
          says: /add|new|creat|task/iu,
          not: /search|filter|delet|read|status|move/iu,
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
          after.length === 6 &&
          made?.status === 'backlog' &&
          made.priority === 'high' &&
          made.description === 'both sides' &&
          made.dueDate?.startsWith('2028-06-01')
        );
      },
      async hand(page) {
        await add(page).first().click();
        await page.getByLabel('Title').fill('Sweep the yard');
        await page.getByLabel('Description').fill('both sides');
        await page.getByLabel('Priority', { exact: true }).selectOption('high');
        await page.getByLabel('Due Date').fill('2028-06-01');
        await add(page).last().click();
      },
    },
    {
      job: 'be refused for a task without a description',
      as: 'add a task',
      fields: [[/title/iu, 'Sweep the yard']],
      async hand(page) {
        await add(page).first().click();
        await page.getByLabel('Title').fill('Sweep the yard');
        await add(page).last().click();
      },
    },
    {
      job: 'move a task that is to be done to those in progress',
      ways: [
        {
          says: /move|status|chang|progress/iu,
          not: /delet|search|filter|read|add/iu,
          row: ['Order seeds'],
          fields: [[/status|to|column|choice/iu, /progress/iu]],
        },
        { says: /progress/iu, not: /delet|search|filter|read|add/iu, row: ['Order seeds'] },
      ],
      want: (after) =>
        find(after, 'Order seeds').status === 'in-progress' && find(after, 'Paint the shed').status === 'todo',
      hand: (page) => choose(page, 'Order seeds', 'In Progress'),
    },
    {
      job: 'mark a task in progress as done',
      ways: [
        {
          says: /mark|move|status|chang|done/iu,
          not: /delet|search|filter|read|add/iu,
          row: ['Mend the gate'],
          fields: [[/status|to|column|choice/iu, /done/iu]],
        },
        { says: /done/iu, not: /delet|search|filter|read|add/iu, row: ['Mend the gate'] },
      ],
      want: (after) =>
        find(after, 'Mend the gate').status === 'done' && after.filter(({ status }) => status === 'done').length === 2,
      hand: (page) => choose(page, 'Mend the gate', 'Done'),
    },
    {
      job: 'start a task of the backlog',
      ways: [
        {
          says: /start|move|status|chang|to_?do/iu,
          not: /delet|search|filter|read|add/iu,
          row: ['Build a bench'],
          fields: [[/status|to|column|choice/iu, /to do/iu]],
        },
        { says: /to_?do/iu, not: /delet|search|filter|read|add/iu, row: ['Build a bench'] },
      ],
      want: (after) => find(after, 'Build a bench').status === 'todo',
      hand: (page) => choose(page, 'Build a bench', 'To Do'),
    },
    {
      job: 'delete a task that is to be done',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Order seeds'] }],
      want: (after) => after.length === 4 && find(after, 'Order seeds') === undefined,
      hand: (page) => choose(page, 'Order seeds', 'Delete'),
    },
    {
      job: 'delete a task of the backlog',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /column/iu, row: ['Build a bench'] }],
      want: (after) => after.length === 4 && find(after, 'Build a bench') === undefined,
      hand: (page) => choose(page, 'Build a bench', 'Delete'),
    },
    {
      job: 'search the tasks',
      ways: [{ says: /search|find|filter/iu, not: /delet|add/iu, fields: [[/search|text|query/iu, 'hinge']] }],
      look: titles,
      want: ({ look }) => look.join() === 'Mend the gate',
      async hand(page) {
        await search(page).fill('hinge');
        await gone(page, 'Paint the shed');
      },
    },
    {
      job: 'show only the tasks of low priority',
      ways: [{ says: /search|find|filter|prior/iu, not: /delet|add/iu, fields: [[/prior|all|filter/iu, /low/iu]] }],
      look: titles,
      want: ({ look }) => look.join() === 'Order seeds,Clean the tools',
      async hand(page) {
        await page.getByRole('combobox').first().selectOption('low');
        await gone(page, 'Paint the shed');
      },
    },
    {
      job: 'search among the tasks of low priority',
      ways: [
        {
          says: /search|find|filter/iu,
          not: /delet|add/iu,
          fields: [
            [/search|text|query/iu, 'tools'],
            [/prior|all|filter/iu, /low/iu],
          ],
        },
      ],
      look: titles,
      want: ({ look }) => look.join() === 'Clean the tools',
      async hand(page) {
        await search(page).fill('tools');
        await page.getByRole('combobox').first().selectOption('low');
        await gone(page, 'Paint the shed');
      },
    },
    {
      job: 'read the tasks of the columns',
      rows: [
        ['Paint the shed', 'Two coats of green', 'Mar 20'],
        ['Order seeds', 'Peas and beans'],
      ],
    },
    { job: 'read the tasks of the backlog', rows: [['Build a bench', 'From the old planks']] },
    { job: 'read how many tasks are in progress', rows: [['In Progress', '1']] },
  ],
};
