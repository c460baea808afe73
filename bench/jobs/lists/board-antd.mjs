// Written from the source before the first run.
const task = (id, title, status, category, priority, order) => ({
  id,
  title,
  description: `Notes on ${title}`,
  status,
  category,
  priority,
  order,
});
const modal = (page) => page.getByRole('dialog');
const save = (page) => modal(page).getByRole('button', { name: 'Save' }).click();
const cardOf = (page, title) =>
  page.locator('[aria-roledescription="sortable"]', { has: page.getByText(title, { exact: true }) });
const icon = (page, title, name) => cardOf(page, title).locator(`.anticon-${name}`).click();
const choose = async (page, place, text) => {
  await place.click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: text }).click();
};
const field = (page, label) => modal(page).locator('.ant-form-item', { hasText: label }).locator('.ant-select');
const filter = (page, at) => page.locator('form').first().locator('.ant-select').nth(at);
const titles = (page) =>
  page.evaluate(() =>
    ['Paint the quay', 'Count the boats', 'Prune the pears', 'Tar the hull']
      .filter((title) => document.body.innerText.includes(title))
      .join(),
  );
const address = async (page) => new URL(page.url()).pathname;
const find = ({ tasks }, title) => tasks.find((one) => one.title === title);
const add = /add|new|creat/iu;
const edit = /edit|chang|updat|save|set/iu;

export const app = {
  source: 'LianaIlyichyova/advanced-todo-list f7e9abf',
  stack: 'React 19, Vite 6, Ant Design 5, Redux Toolkit 2, dnd-kit, styled-components 6',
  serve: { command: 'npx vite --port 4722 --strictPort', port: 4722 },
  spent: '2026-11-29',
  instrument: ['--explore'],
  seed: {
    local: {
      todos: [
        task('q1', 'Paint the quay', 'todo', 'work', 'low', 1),
        task('q2', 'Count the boats', 'inProgress', 'lessons', 'high', 2),
        task('q3', 'Prune the pears', 'inProgress', 'work', 'medium', 3),
        task('q4', 'Tar the hull', 'completed', 'hobby', 'high', 4),
      ],
    },
  },
  async state({ local, page }) {
    const tasks = await local('todos');
    return {
      tasks: tasks.map(({ title, description, status, category, priority }) => ({
        title,
        description,
        status,
        category,
        priority,
      })),
      theme: await page.evaluate(() => localStorage.getItem('theme') ?? 'light'),
    };
  },
  calls: [
    {
      job: 'add a task',
      route: '/',
      ways: [
        {
          says: /task|todo|add/iu,
          about: add,
          not: /edit|updat/iu,
          fields: [
            [/title/iu, 'Oil the winch'],
            [/description/iu, 'Before noon'],
            [/priority/iu, /high/iu],
            [/category/iu, /hobby/iu],
            [/status/iu, /testing/iu],
          ],
        },
      ],
      want(after) {
        const made = find(after, 'Oil the winch');
        return made?.status === 'testing' && made.priority === 'high' && made.category === 'hobby';
      },
      async hand(page) {
        await page.getByRole('button', { name: 'Add' }).click();
        await modal(page).getByLabel('Title').fill('Oil the winch');
        await choose(page, field(page, 'Priority'), 'High');
        await choose(page, field(page, 'Category'), 'Hobby');
        await choose(page, field(page, 'Status'), 'Testing');
        await save(page);
      },
    },
    {
      job: 'be refused for a task without a title',
      route: '/',
      as: 'add a task',
      fields: [
        [/title/iu, ''],
        [/priority/iu, /high/iu],
        [/category/iu, /hobby/iu],
        [/status/iu, /testing/iu],
      ],
      async hand(page) {
        await page.getByRole('button', { name: 'Add' }).click();
        await save(page);
      },
    },
    {
      job: 'change the title of a task',
      route: '/',
      ways: [
        {
          says: edit,
          about: /task|todo|edit/iu,
          not: add,
          row: 'Count the boats',
          fields: [[/title/iu, 'Count the ships']],
        },
      ],
      want: (after) => find(after, 'Count the ships')?.status === 'inProgress' && after.tasks.length === 4,
      async hand(page) {
        await icon(page, 'Count the boats', 'edit');
        await modal(page).getByLabel('Title').fill('Count the ships');
        await save(page);
      },
    },
    {
      job: 'move a task to another status',
      route: '/',
      ways: [
        {
          says: edit,
          about: /task|todo|edit/iu,
          not: add,
          row: 'Prune the pears',
          fields: [[/status/iu, /completed/iu]],
        },
        { says: /move/iu, row: 'Prune the pears', fields: [[/status|column|to\b/iu, /completed/iu]] },
      ],
      want: (after) => find(after, 'Prune the pears').status === 'completed',
      async hand(page) {
        await icon(page, 'Prune the pears', 'edit');
        await choose(page, field(page, 'Status'), 'Completed');
        await save(page);
      },
    },
    {
      job: 'delete a task',
      route: '/',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /task|todo/iu, row: 'Paint the quay' }],
      want: (after) => find(after, 'Paint the quay') === undefined && after.tasks.length === 3,
      async hand(page) {
        await icon(page, 'Paint the quay', 'delete');
        await modal(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'open the details of a task',
      route: '/',
      ways: [{ says: /open|view|detail|show|eye|go/iu, about: /task|todo|detail|view/iu, row: 'Tar the hull' }],
      look: address,
      want: ({ look }) => look === '/detail-view/q4',
      hand: (page) => icon(page, 'Tar the hull', 'eye'),
    },
    {
      job: 'see only the tasks with a high priority',
      route: '/',
      ways: [
        { says: /filter|priority/iu, about: /filter/iu, not: /add|edit|updat/iu, fields: [[/priority/iu, [/high/iu]]] },
      ],
      look: titles,
      want: ({ look }) => look === 'Count the boats,Tar the hull',
      hand: (page) => choose(page, filter(page, 0), 'High'),
    },
    {
      job: 'see only the tasks of work',
      route: '/',
      ways: [
        {
          says: /filter|category/iu,
          about: /filter/iu,
          not: /add|edit|updat/iu,
          fields: [[/category/iu, [/\bwork\b/iu]]],
        },
      ],
      look: titles,
      want: ({ look }) => look === 'Paint the quay,Prune the pears',
      hand: (page) => choose(page, filter(page, 1), 'Work'),
    },
    {
      job: 'reset the filters',
      route: '/',
      before: (page) => choose(page, filter(page, 1), 'Hobby'),
      ways: [{ says: /reset|clear/iu, about: /filter/iu }],
      look: titles,
      want: ({ look }) => look.split(',').length === 4,
      hand: (page) => page.getByRole('button', { name: 'Reset Filters' }).click(),
    },
    {
      job: 'turn the dark theme on',
      route: '/',
      ways: [
        { says: /theme|dark|mode|moon|sun/iu, fields: [[/theme|dark|mode|on|checked|moon|sun/iu, true]] },
        { says: /toggle|switch/iu, about: /theme|dark|mode|moon|sun/iu },
      ],
      want: ({ theme }) => theme === 'dark',
      hand: (page) => page.getByRole('switch').click(),
    },
    {
      job: 'go back to the board',
      route: '/',
      async before(page) {
        await icon(page, 'Tar the hull', 'eye');
        await page.getByText('Detail View').waitFor();
      },
      ways: [{ says: /back|return/iu, about: /back/iu }],
      look: address,
      want: ({ look }) => look === '/',
      hand: (page) => page.getByRole('button', { name: 'Back' }).click(),
    },
    {
      job: 'read the tasks',
      route: '/',
      rows: [
        ['Count the boats', 'Lessons', 'HIGH'],
        ['Tar the hull', 'Hobby', 'HIGH'],
      ],
    },
    {
      job: 'read the details of a task',
      route: '/detail-view/q2',
      rows: [['INPROGRESS', 'LESSONS', 'HIGH']],
    },
  ],
};
