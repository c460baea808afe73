// Written from the source and the rendered page before the first run.
const task = (id, title, priority, more = {}) => ({
  id,
  title,
  priority,
  createdAt: '2026-11-20T10:00:00.000Z',
  listId: 'backlog',
  plannedFor: null,
  tags: [],
  repeat: null,
  ...more,
});
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const planned = (dayStatus) => ({ plannedFor: new Date().toISOString().slice(0, 10), dayStatus });
const find = (state, title) => state.tasks.find((one) => one.title === title);
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'AntonioHCervantes/local-quick-planner c9b5100',
  stack: 'Next 14, Zustand, Tailwind, dnd-kit, lucide-react',
  serve: { command: 'npx next dev -p 4658', port: 4658 },
  instrument: ['--explore'],
  seed: {
    local: {
      lang: 'en',
      welcomeSeen: '1',
      'localquickplanner:v1': {
        tasks: [
          task('t1', 'Buy milk', 'low', { tags: ['home'] }),
          task('t2', 'Call Ann', 'medium'),
          task('t3', 'Write report', 'high', planned('todo')),
          task('t4', 'Fix door', 'medium', planned('doing')),
        ],
        lists: [
          { id: 'ideas', title: 'Ideas', order: 0 },
          { id: 'backlog', title: 'Backlog', order: 1 },
          { id: 'inprogress', title: 'In Progress', order: 2 },
          { id: 'done', title: 'Done', order: 3 },
        ],
        tags: [
          { id: 'g1', label: 'home', color: '#1d4ed8', favorite: false },
          { id: 'g2', label: 'office', color: '#15803d', favorite: false },
        ],
        order: {
          'priority-high': ['t3'],
          'priority-medium': ['t2', 't4'],
          'priority-low': ['t1'],
          'list-ideas': [],
          'list-backlog': ['t1', 't2', 't3', 't4'],
          'list-inprogress': [],
          'list-done': [],
          'day-todo': ['t3'],
          'day-doing': ['t4'],
          'day-done': [],
        },
        notifications: [],
        timers: {},
        mainMyDayTaskId: null,
        workSchedule: Object.fromEntries(week.map((name) => [name, []])),
        workPreferences: { planningReminder: { enabled: false, minutesBefore: 15, lastNotifiedDate: null } },
        version: 10,
      },
    },
  },
  async state({ local }) {
    const { tasks, tags, mainMyDayTaskId } = await local('localquickplanner:v1');
    return {
      main: tasks.find(({ id }) => id === mainMyDayTaskId)?.title,
      favorites: tags.filter(({ favorite }) => favorite).map(({ label }) => label),
      tasks: tasks.map((one) => ({
        title: one.title,
        priority: one.priority,
        tags: one.tags,
        today: one.plannedFor !== null,
        status: one.dayStatus,
        repeat: one.repeat?.days,
      })),
    };
  },
  calls: [
    {
      job: 'add a task',
      parameters: ['Title'],
      route: '/my-tasks',
      tool: { action: /^add$/iu, fields: [/^title$/iu, /^priority$/iu] },
      fields: { Title: 'Paint wall' },
      want: (after) => find(after, 'Paint wall')?.priority === 'medium' && after.tasks.length === 5,
    },
    {
      job: 'add a task with a tag and a priority',
      parameters: ['Title', 'Tags', 'Priority'],
      route: '/my-tasks',
      tool: { action: /^add$/iu, fields: [/^title$/iu, /^tags$/iu, /^priority$/iu] },
      fields: { Title: 'Plant tree', Tags: 'home', Priority: 'High' },
      want: (after) =>
        find(after, 'Plant tree')?.priority === 'high' && find(after, 'Plant tree').tags.join() === 'home',
    },
    {
      job: 'delete a task',
      parameters: ['row'],
      destructive: true,
      route: '/my-tasks',
      tool: { row: true, action: /^delete task$/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann') === undefined && after.tasks.length === 3,
    },
    {
      job: 'add a task to My Day',
      parameters: ['row'],
      route: '/my-tasks',
      tool: { row: true, action: /^add to my day$/iu },
      row: 'Call Ann',
      want: (after) => find(after, 'Call Ann')?.today === true && find(after, 'Buy milk')?.today === false,
    },
    {
      job: 'remove a task from My Day',
      parameters: ['row'],
      route: '/my-tasks',
      tool: { row: true, action: /^remove from my day$/iu },
      row: 'Write report',
      want: (after) => find(after, 'Write report')?.today === false && find(after, 'Fix door')?.today === true,
    },
    {
      job: 'repeat a task every Monday',
      parameters: ['row', 'Monday'],
      route: '/my-tasks',
      tool: { row: true, fields: [/^monday$/iu] },
      row: 'Call Ann',
      fields: { Monday: true },
      want: (after) => find(after, 'Call Ann')?.repeat?.join() === 'monday',
    },
    {
      job: 'make a tag a favourite',
      parameters: ['row'],
      route: '/my-tasks',
      tool: { row: true, action: /^add tag to favorites$/iu },
      row: 'home',
      want: (after) => after.favorites.join() === 'home',
    },
    {
      job: 'move a task of the day to In Progress',
      parameters: ['row'],
      route: '/my-day',
      tool: { row: true, action: /^move to in progress$/iu },
      row: 'Write report',
      want: (after) => find(after, 'Write report')?.status === 'doing',
    },
    {
      job: 'mark a task of the day as done',
      parameters: ['row'],
      route: '/my-day',
      tool: { row: true, action: /^mark as done$/iu },
      row: 'Fix door',
      want: (after) => find(after, 'Fix door')?.status === 'done' && find(after, 'Write report')?.status === 'todo',
    },
    {
      job: 'make a task the main task of the day',
      parameters: ['row'],
      route: '/my-day',
      tool: { row: true, action: /main task/iu },
      row: 'Write report',
      want: (after) => after.main === 'Write report',
    },
    {
      job: 'go to the tasks',
      parameters: [],
      route: '/my-day',
      tool: { action: /^my tasks$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/my-tasks',
    },
    {
      job: 'read the tasks',
      parameters: [],
      route: '/my-tasks',
      tool: { kind: 'read' },
      reads: (answer) => ['Buy milk', 'Call Ann'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
