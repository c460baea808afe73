// Written from the source before the first run. The app keeps its habits in a store; Vite serves the module of the store.
const today = new Date().getDate();
const find = (state, name) => state.habits.find((one) => one.name === name);
const table = async (page) =>
  (await page.locator('tbody tr td:first-child').allInnerTexts()).map((text) => text.trim());
const habits = async (page) => (await table(page)).filter((text) => !['Year', 'Month'].includes(text));
const row = (page, name) => page.getByRole('row', { name });
const menu = async (page, name, item) => {
  await row(page, name).getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const fill = async (page, name, goal) => {
  await page.getByPlaceholder('Add new task').fill(name);
  await page.getByRole('slider').focus();
  for (let step = 0; step < goal; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '+ Set priority' }).click();
  await page.getByRole('option', { name: 'High' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
};

export const app = {
  source: 'IamAbbey/habit-tracker b450e71',
  stack: 'React 18, Vite, shadcn/ui, Zustand, TanStack Table, React Hook Form, zod',
  serve: { command: 'npx vite --port 4668 --strictPort', port: 4668 },
  instrument: ['--explore'],
  also: [/page|rows|column|view/iu, /graph|year|reset|clear|favorite|desc/iu],
  state: ({ page }) =>
    page.evaluate(async () => {
      const { useAppStore } = await import('/src/lib/store.ts');
      const { tasks, selectedDate } = useAppStore.getState();
      return {
        month: selectedDate.format('MMMM YYYY'),
        theme: localStorage.getItem('vite-ui-theme') ?? 'dark',
        habits: tasks.map(({ name, goal, priority, taskState }) => ({
          name,
          goal,
          priority: priority.label,
          done: taskState.flatMap((done, at) => (done ? [at + 1] : [])),
        })),
      };
    }),
  calls: [
    {
      job: 'add a habit',
      ways: [
        {
          says: /task|submit|habit/iu,
          about: /add|new/iu,
          not: /filter/iu,
          fields: [
            [/new task|task|name/iu, 'Drink water'],
            [/goal|days|slider/iu, 5],
            [/priority|status/iu, /^high$/iu],
          ],
        },
        {
          says: /task|submit|habit|priority/iu,
          about: /add|new/iu,
          not: /filter/iu,
          fields: [
            [/new task|task|name/iu, 'Drink water'],
            [/goal|days|slider/iu, 5],
            [/priority|status/iu, 'High'],
          ],
        },
      ],
      want(after) {
        const one = find(after, 'Drink water');
        return one?.goal === 5 && one.priority === 'High' && after.habits.length === 5;
      },
      hand: (page) => fill(page, 'Drink water', 5),
    },
    {
      job: 'be refused for a habit of one letter',
      as: 'add a habit',
      fields: [
        [/new task|task|name/iu, 'D'],
        [/goal|days|slider/iu, 5],
        [/priority|status/iu, 'High'],
      ],
      async hand(page) {
        await fill(page, 'D', 5);
        await page.getByText('Task name must be at least 2 characters.').waitFor();
      },
    },
    {
      job: 'delete a habit after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Go for walk' }],
      want: (after) => find(after, 'Go for walk') === undefined && after.habits.length === 3,
      async hand(page) {
        await menu(page, 'Go for walk', 'Delete');
        await page.getByRole('button', { name: 'Continue' }).click();
      },
    },
    {
      job: 'copy a habit',
      ways: [{ says: /copy|duplicat/iu, row: 'Go for walk' }],
      want: (after) =>
        after.habits.filter(({ name }) => name === 'Go for walk').length === 2 && after.habits.length === 5,
      hand: (page) => menu(page, 'Go for walk', 'Make a copy'),
    },
    {
      job: 'rename a habit',
      ways: [{ says: /edit|rename|update|change/iu, row: 'Go for walk', fields: [[/task|name/iu, 'Go for run']] }],
      want: (after) => find(after, 'Go for run')?.goal === 22 && find(after, 'Go for walk') === undefined,
      async hand(page) {
        await menu(page, 'Go for walk', 'Edit');
        await page.getByPlaceholder('Add new task').fill('Go for run');
        await page.getByRole('button', { name: 'Submit' }).click();
      },
    },
    {
      job: 'search the habits',
      ways: [{ says: /filter|search/iu, fields: [[/filter|search/iu, 'book']] }],
      look: habits,
      want: ({ look }) => look.join() === 'Read a book',
      hand: (page) => page.getByPlaceholder('Filter tasks...').fill('book'),
    },
    {
      job: 'show the habits of low priority',
      ways: [
        { says: /priority|filter|set/iu, not: /submit|new|add|sort/iu, fields: [[/priority|filter/iu, /^low\b/iu]] },
        { says: /priority|filter|\blow\b/iu, not: /submit|new|add|sort/iu, fields: [[/\blow\b/iu, true]] },
        { says: /\blow\b/iu, not: /submit|new|add|sort/iu },
        { says: /priority|filter|low/iu, not: /submit|new|add|sort/iu, row: ['Low', 'Low 1'] },
      ],
      look: habits,
      want: ({ look }) => look.join() === '20 mins yoga',
      async hand(page) {
        await page.getByRole('button', { name: 'Priority', exact: true }).click();
        await page.getByRole('option', { name: 'Low' }).click();
      },
    },
    {
      job: 'sort the habits by priority',
      ways: [
        { says: /\basc/iu },
        {
          says: /sort|order|priority/iu,
          not: /submit|new|add|filter/iu,
          fields: [[/sort|order|direction|priority|choice/iu, /^asc/iu]],
        },
      ],
      look: habits,
      want: ({ look }) => look.join() === 'Read a book,20 mins yoga,Clean the room,Go for walk',
      async hand(page) {
        await page.locator('thead').getByRole('button').first().click();
        await page.getByRole('menuitem', { name: 'Asc' }).click();
      },
    },
    {
      job: 'mark a habit as done today',
      ways: [
        {
          says: /select|mark|done|check|row|day|set/iu,
          not: /filter|sort/iu,
          row: 'Clean the room',
          fields: [[new RegExp(`\\b${today}\\b`, 'u'), true]],
        },
        {
          says: /select|mark|done|check|row|day|set/iu,
          not: /filter|sort/iu,
          row: 'Clean the room',
          fields: [
            [/day|date|column/iu, new RegExp(`\\b${today}\\b`, 'u')],
            [/done|check|select|value|mark/iu, true],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Clean the room').done.join() === String(today) && find(after, 'Read a book').done.length === 0,
      hand: (page) =>
        row(page, 'Clean the room')
          .getByRole('checkbox')
          .nth(today - 1)
          .click(),
    },
    {
      job: 'choose the light theme',
      ways: [{ says: /\blight\b/iu }, { says: /theme|light|dark/iu, fields: [[/theme|mode|choice/iu, /^light$/iu]] }],
      want: (after) => after.theme === 'light' && after.habits.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: 'Toggle theme' }).click();
        await page.getByRole('menuitem', { name: 'Light' }).click();
      },
    },
    {
      job: 'show the habits of another month',
      ways: [
        { says: /month|date|year|set/iu, fields: [[/month/iu, /^october$/iu]] },
        { says: /month|date|year|set/iu, about: /month/iu, fields: [[/month/iu, 'October']] },
      ],
      want: (after) => after.month.startsWith('October ') && after.habits.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: 'Show Graphs' }).click();
        await page.getByRole('row', { name: 'Month' }).getByRole('combobox').click();
        await page.getByRole('option', { name: 'October' }).click();
      },
    },
    {
      job: 'read the habits',
      rows: [
        ['Read a book', '31'],
        ['Clean the room', '30'],
      ],
    },
  ],
};
