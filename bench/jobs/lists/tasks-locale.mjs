// Written from the source before the first run. The page's words are English or Chinese, as the browser asks.
const task = (id, title, description, status, priority = 'low') => ({
  id,
  title,
  description,
  status,
  priority,
  createdAt: 1_772_000_000_000,
  updatedAt: 1_772_000_000_000,
});
const rowOf = (page, title) => page.locator('.task-item', { hasText: title });
const find = ({ tasks }, title) => tasks.find((one) => one.title === title);
const shown = async (page) => (await page.locator('.task-content').allInnerTexts()).join();
const modal = (page) => page.locator('.task-add-modal');
const detail = (page) => page.locator('.task-detail-modal');

async function add(page, title, description, priority) {
  await page.locator('.add-task-btn').click();
  await modal(page).locator('input').fill(title);
  await modal(page).locator('textarea').fill(description);
  await modal(page).locator(`.priority-${priority}`).click();
  await modal(page).locator('.save-btn').click();
}

async function edit(page, title, field, value) {
  await rowOf(page, title).click();
  await detail(page).locator('.edit-btn').click();
  await detail(page).locator(field).fill(value);
  await detail(page).locator('.save-btn').click();
}

export const app = {
  source: 'xxiixi/task-manager-web e3f334b',
  stack: 'Vue 3, Vite 7, Pinia with a persisted state, Less, words in two languages of a store',
  serve: { command: 'npx vite --port 4853 --strictPort', port: 4853 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: {
    local: {
      'task-manager-storage': {
        tasks: [
          task('t1', 'Paint fence', 'two coats', 'pending'),
          task('t2', 'Mend bike', 'new brakes', 'in-progress', 'high'),
          task('t3', 'Sow beans', 'in the back bed', 'completed'),
        ],
      },
    },
  },
  async state({ local }) {
    const { tasks = [] } = (await local('task-manager-storage')) ?? {};
    return {
      tasks: tasks.map(({ id: _, createdAt: __, updatedAt: ___, ...rest }) => rest),
      locale: (await local('i18n'))?.locale,
    };
  },
  calls: [
    {
      job: 'add a task',
      ways: [
        {
          says: /add|task|save|添加/iu,
          not: /edit|details|search/iu,
          fields: [
            [/title|标题/iu, 'Wash car'],
            [/description|描述/iu, 'inside too'],
            [/priority|优先/iu, /urgent|high|紧急/iu],
          ],
        },
      ],
      want: (after) => {
        const { description, priority } = find(after, 'Wash car') ?? {};
        return after.tasks.length === 4 && description === 'inside too' && priority === 'high';
      },
      hand: (page) => add(page, 'Wash car', 'inside too', 'high'),
    },
    {
      job: 'be refused for a task whose title is blank',
      as: 'add a task',
      fields: [
        [/title|标题/iu, ' '],
        [/description|描述/iu, 'inside too'],
      ],
      hand: (page) => add(page, ' ', 'inside too', 'low'),
    },
    {
      job: 'search the tasks',
      ways: [{ says: /search|搜索/iu, fields: [[/search|搜索/iu, 'bike']] }],
      look: shown,
      want: ({ look }) => look === 'Mend bike',
      hand: (page) => page.locator('.search-input').fill('bike'),
    },
    {
      job: 'show the completed tasks',
      ways: [
        { says: /completed|已完成/iu, not: /delete|add/iu },
        { says: /filter|show|status/iu, fields: [[/filter|status|show/iu, /completed|已完成/iu]] },
      ],
      look: shown,
      want: ({ look }) => look === 'Sow beans',
      hand: (page) => page.locator('.filter').nth(3).click(),
    },
    {
      job: 'start a task',
      ways: [
        { says: /status|toggle|pending|progress|状态/iu, not: /detail|delete/iu, row: 'Paint fence' },
        {
          says: /status|toggle|pending|progress/iu,
          row: 'Paint fence',
          fields: [[/status/iu, /in progress|进行中/iu]],
        },
      ],
      want: (after) =>
        find(after, 'Paint fence')?.status === 'in-progress' && find(after, 'Sow beans')?.status === 'completed',
      hand: (page) => rowOf(page, 'Paint fence').locator('.status-tag').click(),
    },
    {
      job: 'delete a task',
      destructive: true,
      ways: [{ says: /delet|remov|删除/iu, row: 'Mend bike' }],
      want: ({ tasks }) => tasks.map(({ title }) => title).join() === 'Paint fence,Sow beans',
      hand: (page) => rowOf(page, 'Mend bike').locator('.delete-btn').click(),
    },
    {
      job: 'open a task',
      ways: [{ says: /detail|open|view|task|select/iu, not: /delete|status|toggle|edit|save/iu, row: 'Mend bike' }],
      look: (page) => detail(page).allInnerTexts(),
      want: ({ look }) => look.join().includes('new brakes'),
      hand: (page) => rowOf(page, 'Mend bike').click(),
    },
    {
      job: 'change the description of a task',
      ways: [
        {
          says: /edit|save|task|编辑|update/iu,
          not: /add|delete/iu,
          row: 'Sow beans',
          fields: [[/description|描述/iu, 'along the wall']],
        },
      ],
      want: (after) =>
        find(after, 'Sow beans')?.description === 'along the wall' &&
        find(after, 'Paint fence')?.description === 'two coats',
      hand: (page) => edit(page, 'Sow beans', 'textarea', 'along the wall'),
    },
    {
      job: 'be refused for a task that loses its title',
      as: 'change the description of a task',
      row: 'Sow beans',
      fields: [[/title|标题/iu, ' ']],
      hand: (page) => edit(page, 'Sow beans', 'input', ' '),
    },
    {
      job: 'switch the page to Chinese',
      ways: [{ says: /language|chinese|语言|中文|locale/iu }],
      look: (page) => page.locator('h1').innerText(),
      want: ({ look, state }) => look === '任务管理器' && state.locale === 'zh-CN',
      hand: (page) => page.getByTitle('Switch to Chinese').click(),
    },
    {
      job: 'switch to dark colours',
      ways: [{ says: /dark|theme|黑暗/iu }],
      look: (page) => page.evaluate(() => document.documentElement.dataset.theme),
      want: ({ look }) => look === 'dark',
      hand: (page) => page.getByTitle('Dark Mode').click(),
    },
    {
      job: 'read the tasks',
      rows: [['Paint fence', 'Pending'], ['Mend bike', 'In Progress'], ['Sow beans']],
    },
  ],
};
