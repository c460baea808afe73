// Written from the source before the first run. The dates of the seed are of the day of the run, since the app counts days.
const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const habit = (id, name, emoji, category, doneHistory) => ({
  id,
  name,
  emoji,
  category,
  doneHistory,
  createdAt: day(9),
});
const find = ({ habits }, name) => habits.find((one) => one.name === name);
const names = ({ habits }) => habits.map(({ name }) => name).join();
const doneToday = (one) => one?.doneHistory.includes(day(0)) === true;
const card = (page, name) => page.locator('.habit-card', { hasText: name });
const open = (page) => page.locator('.modal-overlay').evaluate((one) => one.classList.contains('open'));

export const app = {
  source: 'Math2034/Habit-Tracker 50af7aa',
  stack: 'HTML, one plain script, cards by createElement and innerHTML, a dialog by a class',
  serve: { command: 'python3 -m http.server 4772', port: 4772 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  also: [/cancel|close/iu],
  seed: {
    local: {
      habitflow_habits: [
        habit('h1', 'Stretch at dawn', '🧘', 'Fitness', [day(1), day(2), day(3)]),
        habit('h2', 'Sketch a leaf', '🎨', 'Mindset', []),
        habit('h3', 'Read ten pages', '📚', 'Learning', [day(0), day(1)]),
        habit('h4', 'Drink two litres', '💧', 'Health', [day(0)]),
      ],
    },
  },
  async state({ page }) {
    const { habitflow_habits: habits = '[]' } = await page.evaluate(() => ({ ...localStorage }));
    return { habits: JSON.parse(habits) };
  },
  calls: [
    {
      job: 'add a habit with an icon and a category',
      ways: [
        {
          says: /habit/iu,
          not: /edit|done|mark/iu,
          fields: [
            [/name|habit/iu, 'Walk at noon'],
            [/categor/iu, /^learning$/iu],
            [/icon|emoji/iu, /🏃/u],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Walk at noon')?.category === 'Learning' && find(after, 'Walk at noon').emoji === '🏃',
      async hand(page) {
        await page.getByRole('button', { name: '+ New Habit' }).click();
        await page.locator('#inputName').fill('Walk at noon');
        await page.locator('#emojiGrid').getByText('🏃').click();
        await page.locator('#categoryGrid').getByText('Learning').click();
        await page.locator('#btnSave').click();
      },
    },
    {
      job: 'be refused for a habit of one letter',
      ways: [{ says: /habit/iu, not: /edit|done|mark/iu, fields: [[/name|habit/iu, 'W']] }],
      want: 'nothing',
      async hand(page) {
        await page.getByRole('button', { name: '+ New Habit' }).click();
        await page.locator('#inputName').fill('W');
        await page.locator('#btnSave').click();
      },
    },
    {
      job: 'rename a habit',
      ways: [
        {
          says: /edit|rename|habit|save/iu,
          not: /new|add|done|mark/iu,
          row: ['Sketch a leaf'],
          fields: [[/name|habit/iu, 'Sketch a tree']],
        },
      ],
      want: (after) => names(after) === 'Stretch at dawn,Sketch a tree,Read ten pages,Drink two litres',
      async hand(page) {
        await card(page, 'Sketch a leaf').hover();
        await card(page, 'Sketch a leaf').getByTitle('Edit').click();
        await page.locator('#inputName').fill('Sketch a tree');
        await page.locator('#btnSave').click();
      },
    },
    {
      job: 'change the category of a habit',
      ways: [
        {
          says: /edit|categor|habit|save/iu,
          not: /new|add|done|mark/iu,
          row: ['Read ten pages'],
          fields: [[/categor/iu, /^focus$/iu]],
        },
      ],
      want: (after) => find(after, 'Read ten pages')?.category === 'Focus' && after.habits.length === 4,
      async hand(page) {
        await card(page, 'Read ten pages').hover();
        await card(page, 'Read ten pages').getByTitle('Edit').click();
        await page.locator('#categoryGrid').getByText('Focus').click();
        await page.locator('#btnSave').click();
      },
    },
    {
      job: 'mark a habit as done',
      ways: [{ says: /mark|done|complete|check|toggle/iu, not: /edit|new/iu, row: ['Stretch at dawn'] }],
      want: (after) => doneToday(find(after, 'Stretch at dawn')) && !doneToday(find(after, 'Sketch a leaf')),
      hand: (page) => card(page, 'Stretch at dawn').getByTitle('Mark as done').click(),
    },
    {
      job: 'take back a done habit',
      ways: [{ says: /mark|done|complete|check|toggle|undo/iu, not: /edit|new/iu, row: ['Drink two litres'] }],
      want: (after) => !doneToday(find(after, 'Drink two litres')) && doneToday(find(after, 'Read ten pages')),
      hand: (page) => card(page, 'Drink two litres').getByTitle('Mark as done').click(),
    },
    {
      job: 'delete a habit',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Sketch a leaf'] }],
      want: (after) => names(after) === 'Stretch at dawn,Read ten pages,Drink two litres',
      async hand(page) {
        await card(page, 'Sketch a leaf').hover();
        await card(page, 'Sketch a leaf').getByTitle('Delete').click();
      },
    },
    {
      job: 'open the form of a new habit',
      ways: [{ says: /new habit|add habit|open/iu, not: /edit/iu }],
      look: open,
      want: ({ look }) => look,
      hand: (page) => page.getByRole('button', { name: '+ New Habit' }).click(),
    },
    {
      job: 'read the habits to do',
      rows: [
        ['Stretch at dawn', 'Fitness', '3 day'],
        ['Sketch a leaf', 'Mindset'],
      ],
    },
    {
      job: 'read the done habits',
      rows: [
        ['Read ten pages', 'Learning', '2 day'],
        ['Drink two litres', 'Health', '1 day'],
      ],
    },
    {
      job: 'read the figures of the day',
      rows: [
        ['Total', '4'],
        ['Done today', '2'],
        ['Best streak', '3'],
      ],
    },
  ],
};
