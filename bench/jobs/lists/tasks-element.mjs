// Written from the source before the first run. The page's words are Chinese (Taiwan).
const task = (uuid, date, title, summary, more = {}) => ({
  uuid,
  date,
  title,
  summary,
  address: 'Town hall',
  participant: 'Ada',
  status: false,
  priorityType: 'LOW',
  thought: '',
  ...more,
});
const many = Array.from({ length: 11 }, (_, at) =>
  task(`m${at}`, `2026-03-${String(at + 10)}`, `Walk ${String.fromCodePoint(65 + at)}`, 'Along the river'),
);
const find = ({ tasks }, title) => tasks.find((one) => one.title === title);
const path = async (page) => new URL(page.url()).pathname;
const shown = async (page) => (await page.locator('.el-table__row').allInnerTexts()).join().replaceAll(/\s+/gu, ' ');
const rowOf = (page, title) => page.locator('.el-table__row', { hasText: title });
const modal = (page) => page.getByRole('dialog', { name: '新增事務' });
const detail = (page) => page.locator('.right-table');
const field = (page, label) => detail(page).locator('.el-form-item', { hasText: label }).locator('input').first();
const save = (page) => detail(page).getByRole('button', { name: '儲存' }).click();

async function add(page, date, title, summary) {
  await page.getByRole('button', { name: '新增' }).click();
  await modal(page).getByPlaceholder('選擇日期').fill(date);
  await modal(page).getByPlaceholder('選擇日期').press('Enter');
  await modal(page).getByLabel('標題').fill(title);
  if (summary !== undefined) await modal(page).getByLabel('摘要').fill(summary);
  await modal(page).getByRole('button', { name: '新增' }).click();
}

async function search(page, date) {
  await page.getByPlaceholder('日期', { exact: true }).fill(date);
  await page.getByPlaceholder('日期', { exact: true }).press('Enter');
  await page.getByRole('button', { name: '查詢' }).click();
}

export const app = {
  source: 'yuhexiong/personal-task-web-vue3-typescript 3a237ab',
  stack: 'Vue 3, Vite 4, Vuex 4, Element Plus 2, words in Chinese',
  serve: { command: 'npx vite --port 4842 --strictPort', port: 4842 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      tasks: [
        task('t1', '2026-03-02', 'Paint fence', 'Two coats of green'),
        task('t2', '2026-03-04', 'Mend bike', 'New brakes', { priorityType: 'HIGH' }),
        task('t3', '2026-03-06', 'Sow beans', 'In the back bed', { status: true }),
        ...many,
      ],
    },
  },
  async state({ local }) {
    const tasks = (await local('tasks')) ?? [];
    return { tasks: tasks.map(({ uuid: _, ...rest }) => rest) };
  },
  calls: [
    {
      job: 'go to the page of the tasks',
      ways: [
        { says: /事務|task/iu, not: /新增|add/iu },
        { says: /go|open|page|選單|menu/iu, fields: [[/page|go|menu|section|link/iu, /事務|task/iu]] },
      ],
      look: path,
      want: ({ look }) => look === '/task',
      async hand(page) {
        await page.locator('.sidebar-controller').click();
        await page.getByRole('menuitem', { name: '事務' }).click();
      },
    },
    {
      job: 'add a task',
      route: '/task',
      ways: [
        {
          says: /新增|add|create|事務/iu,
          not: /儲存|search|查詢/iu,
          fields: [
            [/日期|date/iu, '2026-03-01'],
            [/標題|title/iu, 'Wash car'],
            [/摘要|summary/iu, 'Inside too'],
          ],
        },
      ],
      want: (after) => {
        const { date, summary } = find(after, 'Wash car') ?? {};
        return date === '2026-03-01' && summary === 'Inside too' && after.tasks.length === 15;
      },
      hand: (page) => add(page, '2026-03-01', 'Wash car', 'Inside too'),
    },
    {
      job: 'be refused for a task without a summary',
      as: 'add a task',
      route: '/task',
      fields: [
        [/日期|date/iu, '2026-03-01'],
        [/標題|title/iu, 'Wash car'],
      ],
      hand: (page) => add(page, '2026-03-01', 'Wash car'),
    },
    {
      job: 'show the tasks of a day',
      route: '/task',
      ways: [{ says: /查詢|search|日期|date/iu, not: /新增|儲存/iu, fields: [[/日期|date/iu, '2026-03-04']] }],
      look: shown,
      want: ({ look }) => look.includes('Mend bike') && !look.includes('Paint fence'),
      hand: (page) => search(page, '2026-03-04'),
    },
    {
      job: 'show the tasks of all days again',
      route: '/task',
      ways: [{ says: /清除|clear|reset/iu }],
      async before(page) {
        await search(page, '2026-03-04');
        await rowOf(page, 'Paint fence').waitFor({ state: 'detached' });
      },
      look: shown,
      want: ({ look }) => look.includes('Paint fence'),
      hand: (page) => page.getByRole('button', { name: '清除' }).click(),
    },
    {
      job: 'show the next page of the tasks',
      route: '/task',
      ways: [
        // Corrected after the first run: the description of each tool has the word "page".
        { says: /next|下一頁/iu },
        { says: /page|頁/iu, fields: [[/page|頁/iu, 2]] },
        { says: /page|頁/iu, fields: [[/page|頁/iu, /^2$|next|下一/iu]] },
      ],
      look: shown,
      want: ({ look }) => look.includes('Walk K') && !look.includes('Paint fence'),
      hand: (page) => page.locator('.el-pagination .btn-next').click(),
    },
    {
      job: 'open a task',
      route: '/task',
      ways: [{ says: /open|select|click|row|task|事務|open/iu, not: /儲存|新增/iu, row: ['Mend bike', '2026-03-04'] }],
      look: (page) => field(page, '標題').inputValue(),
      want: ({ look }) => look === 'Mend bike',
      hand: (page) => rowOf(page, 'Mend bike').click(),
    },
    {
      job: 'change the place of a task',
      route: '/task',
      ways: [
        {
          says: /儲存|save|edit|detail|詳細/iu,
          not: /新增/iu,
          row: ['Mend bike', '2026-03-04'],
          fields: [[/地點|address|place/iu, 'Garage']],
        },
      ],
      want: (after) =>
        find(after, 'Mend bike')?.address === 'Garage' && find(after, 'Paint fence')?.address === 'Town hall',
      async hand(page) {
        await rowOf(page, 'Mend bike').click();
        await field(page, '地點').fill('Garage');
        await save(page);
      },
    },
    {
      job: 'set the priority of a task',
      route: '/task',
      ways: [
        {
          says: /儲存|save|edit|detail|詳細/iu,
          not: /新增/iu,
          row: ['Paint fence', '2026-03-02'],
          fields: [[/優先度|priority/iu, /^(高|HIGH)$/u]],
        },
      ],
      want: (after) =>
        find(after, 'Paint fence')?.priorityType === 'HIGH' && find(after, 'Sow beans')?.priorityType === 'LOW',
      async hand(page) {
        await rowOf(page, 'Paint fence').click();
        await detail(page).locator('.el-select').click();
        await page.locator('.el-select-dropdown__item', { hasText: '高' }).click();
        await save(page);
      },
    },
    {
      job: 'complete a task',
      route: '/task',
      ways: [
        {
          says: /儲存|save|edit|detail|詳細/iu,
          not: /新增/iu,
          row: ['Mend bike', '2026-03-04'],
          fields: [[/status|完成|switch/iu, true]],
        },
      ],
      want: (after) => find(after, 'Mend bike')?.status === true && find(after, 'Paint fence')?.status === false,
      async hand(page) {
        await rowOf(page, 'Mend bike').click();
        await detail(page).locator('.el-switch').click();
        await save(page);
      },
    },
    {
      job: 'be refused for a task that loses its title',
      as: 'change the place of a task',
      route: '/task',
      row: ['Mend bike', '2026-03-04'],
      fields: [[/標題|title/iu, '']],
      async hand(page) {
        await rowOf(page, 'Mend bike').click();
        await field(page, '標題').fill('');
        await save(page);
      },
    },
    {
      job: 'read the tasks',
      route: '/task',
      rows: [
        ['2026-03-02', 'Paint fence', 'Two coats of green'],
        ['2026-03-04', 'Mend bike', 'New brakes'],
      ],
    },
  ],
};
