// Written from the source before the first run. The icon font of the network is a copy from its package.
const day = 86_400_000;
const inDays = (days) => new Date(Date.now() + days * day).toISOString().slice(0, 16);
const todo = (id, title, days, description, priority, projectId, completed = false) => ({
  id,
  title,
  date: inDays(days),
  description,
  priority,
  completed,
  projectId,
});
const find = ({ todos }, title) => todos.find((one) => one.title === title);
const card = (page, title) => page.locator('main .todo-card', { hasText: title });
const project = (page, title) => page.locator('aside .project-btn', { hasText: title });
const details = (page, title) => card(page, title).locator('.todo-title').click();
const icon = (page, title, name) => project(page, title).locator(`.${name}`).click();
const submit = (page) => page.locator('.modal .submit-btn').click();

export const app = {
  source: 'Delfiald/odin-todo-list b4d9df9, with the icon font from its package instead of the network',
  stack: 'HTML, webpack 5, modules, elements by a builder of its own, one delegated listener',
  serve: { command: 'npx webpack serve --config webpack.dev.js --port 4797 --no-open', port: 4797 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  also: [/close|cancel/iu, /github|linkedin/iu, /inbox/iu, /sidebar|aside|menu/iu],
  seed: {
    local: {
      project: [
        { id: 1, title: 'Home', icon: '' },
        { id: 2, title: 'Office', icon: '' },
        { id: 3, title: 'Garden', icon: '' },
      ],
      todo: [
        todo(1, 'Paint the door', 3, 'Two coats of blue', 'high', 1),
        todo(2, 'Call the bank', 20, 'Ask about the loan', 'low', 2),
        todo(3, 'Sort the post', 2, 'Letters and bills', 'medium', 2, true),
        todo(4, 'Plant tulips', 5, 'Forty bulbs', 'medium', 3),
      ],
    },
  },
  async state({ page, local }) {
    const [projects, todos] = [(await local('project')) ?? [], (await local('todo')) ?? []];
    const shown = await page.locator('main .todo-card .todo-title').allTextContents();
    const header = (await page.locator('.header-text').textContent())?.trim();
    const opened = await page.locator('.details .title').allTextContents();
    const dark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
    return { projects, todos, shown, header, opened, dark };
  },
  calls: [
    {
      job: 'add a todo to a project',
      ways: [
        {
          says: /todo/iu,
          not: /edit|update|delete|remove|complete/iu,
          row: 'Home',
          fields: [
            [/title/iu, 'Mend the roof'],
            [/description/iu, 'Before the rain'],
            [/date/iu, inDays(4)],
            [/priority/iu, /^low$/iu],
          ],
        },
      ],
      want(after) {
        const made = find(after, 'Mend the roof');
        return made?.description === 'Before the rain' && made.priority === 'low' && made.projectId === 1;
      },
      async hand(page) {
        await project(page, 'Home').locator('.project-name').click();
        await page.locator('.todo-add-btn').click();
        await page.locator('.modal #title').fill('Mend the roof');
        await page.locator('.modal #description').fill('Before the rain');
        await page.locator('.modal #date').fill(inDays(4));
        await page.locator('.modal .priority .dropdown').click();
        await page.locator('.modal .dropdown-items .low').click();
        await submit(page);
      },
    },
    {
      job: 'change the description of a todo',
      ways: [
        {
          says: /edit|update|todo/iu,
          not: /\badd|new|create|delete|remove|project/iu,
          row: 'Call the bank',
          fields: [[/description/iu, 'Ask about a card']],
        },
      ],
      want: (after) => find(after, 'Call the bank')?.description === 'Ask about a card' && after.todos.length === 4,
      async hand(page) {
        await details(page, 'Call the bank');
        await page.locator('.details .edit-btn').click();
        await page.locator('.modal #description').fill('Ask about a card');
        await submit(page);
      },
    },
    {
      job: 'delete a todo',
      destructive: true,
      ways: [{ says: /delete|remove/iu, not: /project|edit/iu, row: 'Plant tulips' }],
      want: (after) => find(after, 'Plant tulips') === undefined && after.todos.length === 3,
      async hand(page) {
        await details(page, 'Plant tulips');
        await page.locator('.details .remove-btn').click();
      },
    },
    {
      job: 'mark a todo as completed',
      ways: [{ says: /complete/iu, not: /delete|remove|edit|show|open|view/iu, row: 'Paint the door' }],
      want: (after) => find(after, 'Paint the door')?.completed === true && after.todos.length === 4,
      hand: (page) => card(page, 'Paint the door').locator('.todo-complete').click(),
    },
    {
      job: 'open the details of a todo',
      ways: [
        { says: /open|show|detail|view|select/iu, not: /delete|remove|edit|project|complete/iu, row: 'Call the bank' },
      ],
      want: ({ opened }) => opened[0] === 'Call the bank',
      hand: (page) => details(page, 'Call the bank'),
    },
    {
      job: 'add a project',
      ways: [{ says: /project/iu, not: /edit|update|delete|remove|todo/iu, fields: [[/title|name/iu, 'Travel']] }],
      want: ({ projects }) => projects.length === 4 && projects.at(-1).title === 'Travel',
      async hand(page) {
        await page.locator('.bottom-wrapper .add-btn').click();
        await page.locator('.modal #title').fill('Travel');
        await submit(page);
      },
    },
    {
      job: 'rename a project',
      ways: [
        {
          says: /edit|update|rename|project/iu,
          not: /\badd|new|create|delete|remove|todo/iu,
          row: 'Garden',
          fields: [[/title|name/iu, 'Yard']],
        },
      ],
      want: ({ projects }) => projects.length === 3 && projects[2].title === 'Yard',
      async hand(page) {
        await icon(page, 'Garden', 'edit-btn');
        await page.locator('.modal #title').fill('Yard');
        await submit(page);
      },
    },
    {
      job: 'delete a project with its todos',
      destructive: true,
      ways: [{ says: /delete|remove|proceed/iu, not: /todo|edit/iu, row: 'Office' }],
      want: ({ projects, todos }) => projects.length === 2 && todos.length === 2,
      async hand(page) {
        await icon(page, 'Office', 'remove-btn');
        await submit(page);
      },
    },
    {
      job: 'open a project',
      ways: [{ says: /project|open|show|select/iu, not: /delete|remove|edit|add|new|todo/iu, row: 'Office' }],
      want: ({ shown, header }) => header === 'Office' && shown.length === 2,
      hand: (page) => project(page, 'Office').locator('.project-name').click(),
    },
    {
      job: 'show the upcoming todos',
      ways: [
        { says: /upcoming/iu, not: /delete|remove|edit|read/iu },
        { says: /show|go|open|view/iu, fields: [[/page|view|show/iu, /^upcoming$/iu]] },
      ],
      want: ({ shown, header }) => header === 'Upcoming' && shown.length === 2,
      hand: (page) => page.locator('.upcoming-btn').click(),
    },
    {
      job: 'show the completed todos',
      ways: [
        { says: /completed/iu, about: /show|open|go|view/iu, not: /delete|remove|edit|read|mark|set/iu },
        { says: /show|go|open|view|completed/iu, fields: [[/page|view|show/iu, /^completed$/iu]] },
      ],
      want: ({ shown, header }) => header === 'Completed' && shown.join() === 'Sort the post',
      hand: (page) => page.locator('.completed-btn').click(),
    },
    {
      job: 'read the todos',
      rows: [
        ['Paint the door', 'Two coats of blue'],
        ['Call the bank', 'Ask about the loan'],
        ['Sort the post', 'Completed'],
        ['Plant tulips', 'Forty bulbs'],
      ],
    },
    {
      job: 'read the todos of a project',
      rows: [
        ['Call the bank', 'Ask about the loan'],
        ['Sort the post', 'Letters and bills'],
      ],
      before: (page) => project(page, 'Office').locator('.project-name').click(),
    },
    {
      job: 'read the projects',
      rows: [['Home'], ['Office'], ['Garden']],
    },
    {
      job: 'switch to the dark mode',
      ways: [{ says: /mode|theme|dark/iu, not: /todo|project/iu }],
      want: ({ dark }) => dark,
      hand: (page) => page.locator('.mode-btn').click(),
    },
  ],
};
