// Written from the source before the first run. Six sections are on one page, and three drawn dialogs hold the forms.
const subject = (id, name, priority) => ({ id, name, priority, description: '' });
const session = (id, subjectId, day, time, duration) => ({ id, subjectId, day, time, duration });
const task = (id, title, type, subjectId, dueDate, completed) => ({
  id,
  title,
  type,
  subjectId,
  dueDate,
  dueTime: '',
  description: '',
  priority: 'medium',
  completed,
});
const find = (all, key, value) => all.find((one) => one[key] === value);
const go = (page, name) => page.locator('.nav-item', { hasText: name }).click();
const tab = (page, name) => page.locator('.tab', { hasText: name }).click();
const press = (page, table, name, button) =>
  page.locator(`#${table} tr`, { hasText: name }).getByRole('button', { name: button }).click();

async function fill(page, given) {
  for (const [id, value] of Object.entries(given)) await page.locator(`#${id}`).fill(value);
}

export const app = {
  source: 'gouravp11/study-planner 298bf2b',
  stack: 'HTML, one plain script, six sections, rows by innerHTML, three drawn dialogs',
  serve: { command: 'python3 -m http.server 4793', port: 4793 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  also: [/sidebar/iu, /analytics|dashboard/iu],
  seed: {
    local: {
      studyPlanner: {
        subjects: [subject('11', 'Botany', 'high'), subject('12', 'Music', 'low'), subject('13', 'Latin', 'medium')],
        schedule: [session('21', '11', 'Tuesday', '09:00', 90), session('22', '13', 'Friday', '14:30', 45)],
        tasks: [
          task('31', 'Leaf report', 'assignment', '11', '2027-02-03', false),
          task('32', 'Oral test', 'exam', '13', '2027-02-10', false),
          task('33', 'Sonata essay', 'assignment', '12', '2027-03-01', true),
        ],
        settings: { darkMode: false, notifications: true, weekStartDay: 1 },
      },
    },
  },
  async state({ page }) {
    const { studyPlanner = '{}' } = await page.evaluate(() => ({ ...localStorage }));
    return JSON.parse(studyPlanner);
  },
  calls: [
    {
      job: 'add a subject',
      ways: [
        {
          says: /subject/iu,
          not: /edit|update|delete|session|task/iu,
          fields: [
            [/subject name|name/iu, 'Geology'],
            [/priority/iu, /^high$/iu],
          ],
        },
      ],
      want: ({ subjects }) => find(subjects, 'name', 'Geology')?.priority === 'high' && subjects.length === 4,
      async hand(page) {
        await go(page, 'Subjects');
        await page.locator('#addSubjectBtn').click();
        await fill(page, { subjectName: 'Geology' });
        await page.locator('#subjectPriority').selectOption('high');
        await page.getByRole('button', { name: 'Save Subject' }).click();
      },
    },
    {
      job: 'change the priority of a subject',
      ways: [
        {
          says: /edit|subject|update/iu,
          not: /\badd|delete|session|task/iu,
          row: 'Music',
          fields: [[/priority/iu, /^high$/iu]],
        },
      ],
      want: ({ subjects }) => find(subjects, 'name', 'Music')?.priority === 'high' && subjects.length === 3,
      async hand(page) {
        await go(page, 'Subjects');
        await press(page, 'subjectsTable', 'Music', 'Edit');
        await page.locator('#subjectPriority').selectOption('high');
        await page.getByRole('button', { name: 'Save Subject' }).click();
      },
    },
    {
      job: 'delete a subject',
      destructive: true,
      ways: [{ says: /delete|remove/iu, about: /subject/iu, not: /edit|session|task|all data/iu, row: 'Music' }],
      want: ({ subjects, tasks }) => find(subjects, 'name', 'Music') === undefined && tasks.length === 2,
      async hand(page) {
        await go(page, 'Subjects');
        await press(page, 'subjectsTable', 'Music', 'Delete');
      },
    },
    {
      job: 'read the subjects',
      rows: [
        ['Botany', 'HIGH'],
        ['Music', 'LOW'],
        ['Latin', 'MEDIUM'],
      ],
      before: (page) => go(page, 'Subjects'),
    },
    {
      job: 'plan a session',
      ways: [
        {
          says: /session|schedule/iu,
          not: /edit|update|delete/iu,
          fields: [
            [/subject/iu, 'Music'],
            [/day/iu, /^monday$/iu],
            [/start time|time/iu, '08:15'],
            [/duration/iu, 30],
          ],
        },
      ],
      want: ({ schedule }) => find(schedule, 'time', '08:15')?.subjectId === '12' && schedule.length === 3,
      async hand(page) {
        await go(page, 'Schedule');
        await page.locator('#addScheduleBtn').click();
        await page.locator('#scheduleSubject').selectOption({ label: 'Music' });
        await page.locator('#scheduleDay').selectOption('Monday');
        await fill(page, { scheduleTime: '08:15', scheduleDuration: '30' });
        await page.getByRole('button', { name: 'Save Session' }).click();
      },
    },
    {
      job: 'move a session to another time',
      ways: [
        {
          says: /edit|session|schedule|update/iu,
          not: /\badd|delete/iu,
          row: 'Latin',
          fields: [[/time/iu, '16:00']],
        },
      ],
      want: ({ schedule }) => find(schedule, 'id', '22')?.time === '16:00' && schedule.length === 2,
      async hand(page) {
        await go(page, 'Schedule');
        await tab(page, 'Weekly View');
        await press(page, 'weeklyScheduleTable', 'Latin', 'Edit');
        await fill(page, { scheduleTime: '16:00' });
        await page.getByRole('button', { name: 'Save Session' }).click();
      },
    },
    {
      job: 'cancel a session for good',
      destructive: true,
      ways: [
        {
          says: /delete|remove/iu,
          about: /session|schedule|weekly/iu,
          not: /edit|subject|task|all data/iu,
          row: 'Botany',
        },
      ],
      want: ({ schedule }) => schedule.length === 1 && schedule[0].id === '22',
      async hand(page) {
        await go(page, 'Schedule');
        await tab(page, 'Weekly View');
        await press(page, 'weeklyScheduleTable', 'Botany', 'Delete');
      },
    },
    {
      job: 'read the sessions of the week',
      rows: [
        ['Botany', 'Tuesday', '90'],
        ['Latin', 'Friday', '45'],
      ],
      async before(page) {
        await go(page, 'Schedule');
        await tab(page, 'Weekly View');
      },
    },
    {
      job: 'add a task',
      ways: [
        {
          says: /task/iu,
          not: /edit|update|delete|complete/iu,
          fields: [
            [/title/iu, 'Rock samples'],
            [/type/iu, /^project$/iu],
            [/subject/iu, 'Botany'],
            [/due date|date/iu, '2027-04-05'],
          ],
        },
      ],
      want: ({ tasks }) => find(tasks, 'title', 'Rock samples')?.type === 'project' && tasks.length === 4,
      async hand(page) {
        await go(page, 'Tasks');
        await page.locator('#addTaskBtn').click();
        await fill(page, { taskTitle: 'Rock samples', taskDueDate: '2027-04-05' });
        await page.locator('#taskType').selectOption('project');
        await page.locator('#taskSubject').selectOption({ label: 'Botany' });
        await page.getByRole('button', { name: 'Save Task' }).click();
      },
    },
    {
      job: 'change the due date of a task',
      ways: [
        {
          says: /edit|task|update/iu,
          not: /\badd|delete|complete/iu,
          row: 'Leaf report',
          fields: [[/due date|date/iu, '2027-05-06']],
        },
      ],
      want: ({ tasks }) => find(tasks, 'id', '31')?.dueDate === '2027-05-06' && tasks.length === 3,
      async hand(page) {
        await go(page, 'Tasks');
        await press(page, 'assignmentsTable', 'Leaf report', 'Edit');
        await fill(page, { taskDueDate: '2027-05-06' });
        await page.getByRole('button', { name: 'Save Task' }).click();
      },
    },
    {
      job: 'mark a task as done',
      ways: [{ says: /toggle|complete|done|check|✓/iu, not: /edit|delete|\badd/iu, row: 'Leaf report' }],
      want: ({ tasks }) => find(tasks, 'id', '31')?.completed === true,
      async hand(page) {
        await go(page, 'Tasks');
        await press(page, 'assignmentsTable', 'Leaf report', '✓');
      },
    },
    {
      job: 'delete an exam',
      destructive: true,
      ways: [
        {
          says: /delete|remove/iu,
          about: /task|exam/iu,
          not: /edit|session|schedule|subject|all data/iu,
          row: ['Latin', 'Oral test'],
        },
      ],
      want: ({ tasks, schedule }) => find(tasks, 'id', '32') === undefined && schedule.length === 2,
      async hand(page) {
        await go(page, 'Tasks');
        await tab(page, 'Exams');
        await press(page, 'examsTable', 'Latin', 'Delete');
      },
    },
    {
      job: 'read all tasks',
      rows: [
        ['Leaf report', 'Botany'],
        ['Oral test', 'Latin'],
        ['Sonata essay', 'Music'],
      ],
      async before(page) {
        await go(page, 'Tasks');
        await tab(page, 'All Tasks');
      },
    },
    {
      job: 'turn the dark colours on',
      ways: [{ says: /dark/iu, fields: [[/dark/iu, true]] }, { says: /dark|theme/iu }],
      want: ({ settings }) => settings.darkMode === true,
      hand: (page) => page.locator('#themeToggle').click(),
    },
    {
      job: 'let the week begin on Sunday',
      ways: [{ says: /week|preference|setting/iu, fields: [[/week/iu, /^sunday$/iu]] }],
      want: ({ settings }) => settings.weekStartDay === 0,
      async hand(page) {
        await go(page, 'Settings');
        await page.locator('#weekStartDay').selectOption('0');
      },
    },
    {
      job: 'delete all data',
      destructive: true,
      ways: [{ says: /reset/iu, about: /data/iu }],
      want: ({ subjects, tasks }) => subjects.length === 0 && tasks.length === 0,
      async hand(page) {
        await go(page, 'Settings');
        await page.locator('#resetBtn').click();
      },
    },
  ],
};
