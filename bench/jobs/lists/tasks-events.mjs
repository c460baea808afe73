// Written from the source before the first run.
const todo = (id, createdAt, title, priority, more = {}) => [
  `todo_${id}`,
  {
    id: `todo_${id}`,
    createdAt,
    completed: false,
    title,
    priority,
    project: null,
    deadline: null,
    description: null,
    checklist: null,
    ...more,
  },
];
const project = (id, name, linkedIds = []) => [`project_${id}`, { id: `project_${id}`, name, linkedIds }];
const find = ({ todos }, title) => todos.find((one) => one.title === title);
const card = (page, title) => page.locator('.todo-card', { hasText: title });
const tab = (page, name) => page.locator('.project-tab', { hasText: name });

export const app = {
  source: 'Long-Hold/odin-todo ef46c50',
  stack: 'HTML, webpack 5, modules, custom events, cards of templates',
  serve: { command: 'npx webpack serve --config webpack.dev.js --port 4798 --no-open', port: 4798 },
  spent: '2026-11-29',
  instrument: ['--explore'],
  also: [/cancel|close|reset|menu/iu],
  seed: {
    local: Object.fromEntries([
      todo('a', 1, 'Paint the door', 'High', {
        project: 'project_h',
        deadline: '2026-12-20T00:00:00.000Z',
        description: 'Two coats of blue',
        checklist: [
          ['checklist_1', 'Buy brushes'],
          ['checklist_2', 'Clean the wood'],
        ],
      }),
      todo('b', 2, 'Sweep the yard', 'Low', { completed: true, description: 'Leaves first' }),
      todo('c', 3, 'Call the bank', 'Medium', { deadline: '2026-11-02T00:00:00.000Z', description: 'About the loan' }),
      todo('d', 4, 'Order lamps', 'Low', { description: 'For the hall' }),
      project('h', 'House', ['todo_a']),
      project('o', 'Office'),
      project('g', 'Garden'),
    ]),
  },
  async state({ page }) {
    const kept = await page.evaluate(() => Object.entries({ ...localStorage }));
    const all = (kind) => kept.flatMap(([key, text]) => (key.startsWith(kind) ? [JSON.parse(text)] : []));
    const shown = await page.locator('.todo-card .todo-title').allTextContents();
    const open = await page.locator('.todo-card:has(.extra-details.open) .todo-title').allTextContents();
    return { todos: all('todo_'), projects: all('project_'), shown, open };
  },
  calls: [
    {
      job: 'add a todo to a project',
      ways: [
        {
          says: /todo|task/iu,
          not: /edit|update|delete|remove|complete|change/iu,
          fields: [
            [/title|name/iu, 'Mend the roof'],
            [/priority/iu, /^high$/iu],
            [/project/iu, 'Office'],
            [/date|deadline/iu, '2026-12-12'],
            [/desc/iu, 'Before the rain'],
          ],
        },
      ],
      want(after) {
        const made = find(after, 'Mend the roof');
        return (
          made?.priority === 'High' &&
          made.project === 'project_o' &&
          made.deadline?.startsWith('2026-12-1') &&
          made.description === 'Before the rain'
        );
      },
      async hand(page) {
        await page.locator('#add-todo').click();
        await page.locator('#title').fill('Mend the roof');
        await page.locator('#priority').selectOption('High');
        await page.locator('#projects-dropdown').selectOption({ label: 'Office' });
        await page.locator('#deadline').fill('2026-12-12');
        await page.locator('#description').fill('Before the rain');
        await page.locator('#todo-form button[type=submit]').click();
      },
    },
    {
      job: 'add a todo with a checklist',
      ways: [
        {
          says: /todo|task/iu,
          not: /edit|update|delete|remove|complete|change/iu,
          fields: [
            [/title|name/iu, 'Build a shelf'],
            [/item|check|step/iu, ['Measure', 'Cut']],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Build a shelf')
          ?.checklist?.map(([, text]) => text)
          .join() === 'Measure,Cut',
      async hand(page) {
        await page.locator('#add-todo').click();
        await page.locator('#title').fill('Build a shelf');
        for (const [at, text] of ['Measure', 'Cut'].entries()) {
          await page.locator('[data-action=add-step]').click();
          await page.locator('[name=checklistItem]').nth(at).fill(text);
        }
        await page.locator('#todo-form button[type=submit]').click();
      },
    },
    {
      job: 'change the title and the priority of a todo',
      ways: [
        {
          says: /edit|update|change|todo|task/iu,
          not: /\badd|new|create|delete|remove|status|complete/iu,
          row: 'Order lamps',
          fields: [
            [/title|name/iu, 'Order two lamps'],
            [/priority/iu, /^medium$/iu],
          ],
        },
      ],
      want(after) {
        const edited = find(after, 'Order two lamps');
        return edited?.id === 'todo_d' && edited.priority === 'Medium' && edited.description === 'For the hall';
      },
      async hand(page) {
        await card(page, 'Order lamps').locator('.edit-btn').click();
        await page.locator('#title').fill('Order two lamps');
        await page.locator('#priority').selectOption('Medium');
        await page.locator('#todo-form button[type=submit]').click();
      },
    },
    {
      job: 'mark a todo as completed',
      ways: [
        {
          says: /complete|done|status|toggle|check|finish/iu,
          not: /edit|delete|remove|add|show|filter|item/iu,
          row: 'Call the bank',
        },
      ],
      want: (after) => find(after, 'Call the bank')?.completed === true,
      hand: (page) => card(page, 'Call the bank').locator('.todo-status').click(),
    },
    {
      job: 'delete a todo',
      destructive: true,
      ways: [{ says: /delete|remove/iu, not: /project|edit|item|step/iu, row: 'Order lamps' }],
      want: (after) => after.todos.length === 3 && find(after, 'Order lamps') === undefined,
      hand: (page) => card(page, 'Order lamps').locator('.delete-btn').click(),
    },
    {
      job: 'tick off an item of a checklist',
      before: (page) => card(page, 'Paint the door').locator('.todo-title').click(),
      ways: [
        {
          says: /check|item|complete|tick|toggle|set/iu,
          not: /edit|delete|status/iu,
          row: ['Paint the door', 'Buy brushes'],
        },
        { says: /check|item|complete|tick|toggle|set/iu, not: /edit|delete|status/iu, row: 'Buy brushes' },
      ],
      want: (after) =>
        find(after, 'Paint the door')
          ?.checklist.map(([, text]) => text)
          .join() === 'Clean the wood',
      hand: (page) => card(page, 'Paint the door').locator('.todo-checklist input').first().click(),
    },
    {
      job: 'show the details of a todo',
      ways: [
        {
          says: /open|show|detail|expand|toggle|select|todo|card/iu,
          not: /edit|delete|remove|status|complete|add|project|filter/iu,
          row: 'Paint the door',
        },
      ],
      want: (after) => after.open.join() === 'Paint the door',
      hand: (page) => card(page, 'Paint the door').locator('.todo-title').click(),
    },
    {
      job: 'show the completed todos',
      ways: [
        { says: /complete/iu, not: /delete|add|edit|status|mark/iu },
        {
          says: /filter|show|categor|display|general/iu,
          not: /delete|add|edit|project/iu,
          fields: [[/filter|show|categor|display|general|choice/iu, /^completed/iu]],
        },
      ],
      want: (after) => after.shown.join() === 'Sweep the yard',
      hand: (page) => page.locator('[data-filter-display=completed]').click(),
    },
    {
      job: 'show the overdue todos',
      ways: [
        { says: /overdue/iu, not: /delete|add|edit/iu },
        {
          says: /filter|show|categor|display|general|tab/iu,
          not: /delete|add|edit|project/iu,
          fields: [[/filter|show|categor|display|general|choice/iu, /^overdue/iu]],
        },
      ],
      want: (after) => after.shown.join() === 'Call the bank',
      hand: (page) => page.locator('[data-filter-display=overdue]').click(),
    },
    {
      job: 'show the todos of a project',
      ways: [{ says: /project|filter|open|show|tab/iu, not: /delete|remove|add|edit|new|create/iu, row: 'House' }],
      want: (after) => after.shown.join() === 'Paint the door',
      hand: (page) => tab(page, 'House').locator('.project-btn').click(),
    },
    {
      job: 'add a project',
      ways: [{ says: /project/iu, not: /edit|delete|remove|todo|task/iu, fields: [[/name|title/iu, 'Travel']] }],
      want: ({ projects }) => projects.length === 4 && projects.some(({ name }) => name === 'Travel'),
      async hand(page) {
        await page.locator('#add-project-btn').click();
        await page.locator('#project-name').fill('Travel');
        await page.locator('#project-form button[type=submit]').click();
      },
    },
    {
      job: 'delete a project',
      destructive: true,
      ways: [{ says: /delete|remove/iu, not: /todo|task|edit|item|step/iu, row: 'Garden' }],
      want: ({ projects }) => projects.length === 2 && projects.every(({ name }) => name !== 'Garden'),
      async hand(page) {
        await tab(page, 'Garden').hover();
        await tab(page, 'Garden').locator('.delete-project-btn').click();
      },
    },
    {
      job: 'read the todos',
      rows: [
        ['Paint the door', 'High', 'House'],
        ['Call the bank', 'Medium'],
        ['Order lamps', 'Low'],
      ],
    },
    { job: 'read the projects', rows: [['House'], ['Office'], ['Garden']] },
  ],
};
