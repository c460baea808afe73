// Written from the source and the rendered page before the first run.
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const day = (offset) => {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  return date;
};
const two = (number) => String(number).padStart(2, '0');
const idOf = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const tomorrow = day(1);
const item = (id, listId, index, label) => ({ id, listId, index, label, done: false, fixed: false });
const find = (state, label) => state.items.find((one) => one.label === label);

export const app = {
  source: 'morris/vanilla-todo c2da79e',
  stack: 'HTML, ES modules, no dependency',
  root: 'app/public',
  serve: { command: 'python3 -m http.server 4656', port: 4656 },
  instrument: ['--explore'],
  seed: {
    local: {
      todo: {
        items: [
          item('i1', idOf(tomorrow), 0, 'Call Ann'),
          item('i2', idOf(tomorrow), 1, 'Write report'),
          item('i3', 'l1', 0, 'Buy milk'),
        ],
        customLists: [
          { id: 'l1', index: 0, title: 'Shop' },
          { id: 'l2', index: 1, title: 'Garden' },
        ],
        at: idOf(day(0)),
        customAt: 0,
      },
    },
  },
  async state({ local }) {
    const { items, customLists, at } = await local('todo');
    return {
      at,
      lists: customLists.map(({ title }) => title),
      items: items.map(({ label, listId, done }) => ({
        label,
        done,
        list: customLists.find(({ id }) => id === listId)?.title ?? listId,
      })),
    };
  },
  calls: [
    {
      job: 'add an item to a day',
      parameters: ['row', 'Label'],
      tool: { row: true, action: /^save$/iu, fields: [/^label$/iu] },
      row: days[tomorrow.getDay()],
      fields: { Label: 'Paint wall' },
      want: (after) => find(after, 'Paint wall')?.list === idOf(tomorrow) && after.items.length === 4,
    },
    {
      job: 'add an item to a list',
      parameters: ['row', 'Label'],
      tool: { row: true, action: /^save$/iu, fields: [/^label$/iu] },
      row: 'Garden',
      fields: { Label: 'Cut grass' },
      want: (after) => find(after, 'Cut grass')?.list === 'Garden' && after.items.length === 4,
    },
    {
      job: 'tick an item',
      parameters: ['row'],
      tool: { row: true, fields: [/^$|done|check/iu], only: true },
      row: 'Call Ann',
      fields: { Done: true },
      want: (after) => find(after, 'Call Ann')?.done === true && find(after, 'Write report')?.done === false,
    },
    {
      job: 'change the label of an item',
      parameters: ['row', 'Label'],
      tool: { row: true, opener: /edit/iu, fields: [/^label$/iu] },
      row: 'Call Ann',
      fields: { Label: 'Call Ben' },
      want: (after) => find(after, 'Call Ben')?.list === idOf(tomorrow) && find(after, 'Call Ann') === undefined,
    },
    {
      job: 'add a list',
      parameters: [],
      tool: { row: false, action: /^add custom list$/iu },
      want: (after) => after.lists.length === 3 && after.items.length === 3,
    },
    {
      job: 'rename a list',
      parameters: ['row', 'Title'],
      tool: { row: true, fields: [/^title$/iu] },
      row: 'Shop',
      fields: { Title: 'Market' },
      want: (after) => after.lists.join() === 'Market,Garden',
    },
    {
      job: 'delete a list after the question',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^delete$/iu },
      row: 'Shop',
      want: (after) => after.lists.join() === 'Garden',
    },
    {
      job: 'show the next week',
      parameters: [],
      tool: { action: /^next week$/iu },
      want: (after) => after.at === idOf(day(5)),
    },
    {
      job: 'go back to today',
      parameters: [],
      async before(page) {
        await page.getByTitle('Next week').click();
        await page.waitForFunction((date) => JSON.parse(localStorage.todo).at === date, idOf(day(5)));
      },
      tool: { action: /^today$/iu },
      want: (after) => after.at === idOf(day(0)),
    },
    {
      job: 'switch to dark mode',
      parameters: [],
      tool: { action: /dark mode/iu },
      look: async (page) => page.evaluate(() => document.body.classList.contains('-invertcolorscheme')),
      want: ({ look }) => look === true,
    },
    {
      job: 'hide the lists',
      parameters: [],
      tool: { action: /^show\/hide custom todo-lists$/iu },
      look: async (page) => page.locator('.app-collapsible .toggle').getAttribute('aria-expanded'),
      want: ({ look }) => look === 'false',
    },
    {
      job: 'read the items',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Call Ann', 'Write report'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
