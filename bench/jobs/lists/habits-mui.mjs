// Written from the source before the first run. Corrected later: the statistics are the figures, by their keys.
const rows = async ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.MuiPaper-root')]
      .filter((card) => card.querySelector('button') !== null)
      .map((card) => ({
        name: card.querySelector('h6').textContent.trim(),
        frequency: card.querySelector('p').textContent.trim(),
        done: card.querySelector('button').textContent.trim() === 'Completed',
      })),
  );
const find = (state, name) => state.find((one) => one.name === name);
const ready = async (page) => page.getByRole('button', { name: 'Remove' }).first().waitFor();

export const app = {
  source: 'SuriyaSR/Habit-Tracker 06f60c1',
  stack: 'React 19, Vite, MUI 7, Redux Toolkit',
  serve: { command: 'npx vite --port 4645 --strictPort', port: 4645 },
  instrument: ['--explore'],
  // The app keeps its habits in memory. The page shows each of them a second after loading.
  state: rows,
  calls: [
    {
      job: 'add a habit',
      parameters: ['name', 'frequency'],
      before: ready,
      tool: { action: /add habit/iu, fields: [/habit name/iu] },
      fields: { 'Habit Name': 'Run' },
      want: (after) => find(after, 'Run')?.frequency === 'daily' && after.length === 3,
    },
    {
      job: 'add a weekly habit',
      parameters: ['name', 'frequency'],
      before: ready,
      tool: { action: /add habit/iu, fields: [/habit name/iu, /frequency/iu] },
      fields: { 'Habit Name': 'Swim', Frequency: 'weekly' },
      want: (after) => find(after, 'Swim')?.frequency === 'weekly' && after.length === 3,
    },
    {
      job: 'complete a habit for today',
      parameters: ['row'],
      before: ready,
      tool: { row: true, action: /complete/iu },
      row: 'Read a book',
      want: (after) => find(after, 'Read a book')?.done === true && find(after, 'Exercise')?.done === false,
    },
    {
      job: 'remove a habit',
      parameters: ['row'],
      destructive: true,
      before: ready,
      tool: { row: true, action: /remove/iu },
      row: 'Read a book',
      want: (after) => find(after, 'Read a book') === undefined && after.length === 1,
    },
    {
      job: 'read the habits',
      parameters: [],
      before: ready,
      tool: { kind: 'read' },
      reads: (answer) => ['Exercise', 'Read a book'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
    {
      job: 'read the statistics',
      parameters: [],
      before: ready,
      tool: { kind: 'read', read: 'figures' },
      args: {},
      reads: (answer) => /total.habits.*longest.streak/iu.test(JSON.stringify(answer)),
      want: 'nothing',
    },
  ],
};
