// Written from the source before the first run. The app keeps its records encrypted in IndexedDB, so a harness beside it
// fills them through the app's own database.
const at = (day) => `2026-11-0${day}T08:00:00.000Z`;
const meal = (id, title, description, rating, freezerPortions, tags) => ({
  id: `m${id}`,
  title,
  description,
  image: null,
  rating,
  freezerPortions,
  versions: [],
  recipeUrl: null,
  tags,
  lastEaten: null,
  eatenCount: 0,
  created_at: at(id),
  updatedAt: at(id),
});
const snack = (id, title, description) => ({
  id: `s${id}`,
  title,
  description,
  image: null,
  created_at: at(id),
  updatedAt: at(id),
});
const records = {
  meals: [
    meal(1, 'Lentil soup', 'with lemon', 3, 2, ['quick']),
    meal(2, 'Apple pie', 'from the oven', 5, 0, ['sweet']),
    meal(3, 'Rice bowl', 'with greens', 1, 1, ['quick']),
  ],
  snacks: [snack(1, 'Walnuts', 'a handful'), snack(2, 'Carrots', 'with hummus')],
  shoppingLists: [{ id: 'l1', name: 'Shopping List', created_at: at(1), updatedAt: at(1) }],
  shoppingListItems: [
    { id: 'i1', shoppingListId: 'l1', itemName: 'Milk', isCompleted: false },
    { id: 'i2', shoppingListId: 'l1', itemName: 'Bread', isCompleted: true },
  ],
  frequentItems: [
    { id: 'f1', itemName: 'Eggs', itemNameLower: 'eggs', item_name: 'Eggs' },
    { id: 'f2', itemName: 'Milk', itemNameLower: 'milk', item_name: 'Milk' },
  ],
  calendarEvents: [
    {
      id: 'e1',
      title: 'Yoga class',
      type: 'weekly',
      date: '2026-11-26',
      monthlyPattern: 'date',
      monthlyWeek: 'first',
      monthlyDayOfWeek: 0,
      created_at: at(1),
      updatedAt: at(1),
    },
  ],
};

/** Fills the database of the signed-in person, and loads the page again. */
async function filled(page) {
  await page.locator('main').waitFor({ timeout: 30_000 });
  await page.evaluate(async (given) => {
    const { db } = await import('/src/lib/db.js');
    for (const [table, items] of Object.entries(given)) await db[table].bulkPut(items);
  }, records);
  await page.reload();
  await page.waitForFunction(
    () => /^(?!.*Loading).*\S/su.test(document.querySelector('main')?.innerText ?? ''),
    undefined,
    { timeout: 30_000 },
  );
}
const find = (list, title) => list.find((one) => one.title === title);
const titles = (list) => list.map(({ title }) => title).join();
const items = ({ list }) =>
  list
    .map(({ itemName, isCompleted }) => `${itemName}${isCompleted ? '+' : ''}`)
    .sort()
    .join();
const frequent = ({ often }) => often.join();
const dialog = (page) => page.getByRole('dialog');
const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click();
const inRow = (page, name, button) =>
  page.locator('tbody tr', { hasText: name }).getByRole('button', { name: button }).click();
const rowsShown = (page) => page.locator('tbody tr').allInnerTexts();
const listItem = (page, card, name) =>
  page.locator('.MuiCard-root', { hasText: card }).locator('li', { hasText: name });
const day = new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export const app = {
  source: 'IanDowney11/MyMealPlanner 2.1.5',
  stack: 'React 19, Vite 7, MUI 7, React Router 7, react-dnd, Dexie (IndexedDB)',
  serve: { command: 'npx vite --port 4871 --strictPort', port: 4871 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: {
    local: {
      nostr_auth: { method: 'nsec', pubkey: 'x', secretKeyHex: `${'0'.repeat(63)}1`, displayName: 'Ada' },
    },
  },
  state: ({ page }) =>
    page.evaluate(async () => {
      const { db } = await import('/src/lib/db.js');
      const all = (table) => db[table].toArray();
      const plain = ({ title, description, rating, freezerPortions }) => ({
        title,
        description,
        rating,
        freezerPortions,
      });
      return {
        meals: (await all('meals')).map(plain),
        snacks: (await all('snacks')).map(({ title, description }) => ({ title, description })),
        lists: (await all('shoppingLists')).length,
        list: (await all('shoppingListItems')).map(({ itemName, isCompleted }) => ({ itemName, isCompleted })),
        often: (await all('frequentItems')).map(({ itemName }) => itemName).sort(),
        events: (await all('calendarEvents')).map(({ title, date, type }) => ({ title, date, type })),
      };
    }),
  calls: [
    {
      job: 'add a meal with portions in the freezer',
      route: '/meals',
      before: filled,
      ways: [
        {
          says: /meal/iu,
          about: /add|new|creat|sav/iu,
          not: /edit|updat|delet|snack|filter|search/iu,
          fields: [
            [/title/iu, 'Noodles'],
            [/descri/iu, 'with sesame'],
            [/portion|freezer|fridge/iu, 4],
          ],
        },
      ],
      want: ({ meals }) => find(meals, 'Noodles')?.freezerPortions === 4 && find(meals, 'Noodles').description !== null,
      async hand(page) {
        await press('Add New Meal')(page);
        await dialog(page).getByLabel('Title').fill('Noodles');
        await dialog(page).getByLabel('Description').fill('with sesame');
        await dialog(page).getByLabel('Portions in Fridge').fill('4');
        await press('Save Meal')(page);
      },
    },
    {
      job: 'be refused for a meal with a title that exists',
      as: 'add a meal with portions in the freezer',
      route: '/meals',
      before: filled,
      fields: [
        [/title/iu, 'Apple pie'],
        [/descri/iu, 'again'],
      ],
      async hand(page) {
        await press('Add New Meal')(page);
        await dialog(page).getByLabel('Title').fill('Apple pie');
        await press('Save Meal')(page);
      },
    },
    {
      job: 'change the description of a meal',
      route: '/meals',
      before: filled,
      ways: [
        {
          says: /meal/iu,
          about: /edit|updat|chang/iu,
          not: /delet|snack|filter|search/iu,
          row: ['Rice bowl', 'm3'],
          fields: [[/descri/iu, 'with peanuts']],
        },
      ],
      want: ({ meals }) =>
        find(meals, 'Rice bowl')?.description === 'with peanuts' &&
        find(meals, 'Apple pie').description !== 'with peanuts',
      async hand(page) {
        await inRow(page, 'Rice bowl', 'Edit meal');
        await dialog(page).getByLabel('Description').fill('with peanuts');
        await press('Update Meal')(page);
      },
    },
    {
      job: 'delete a meal after the question',
      route: '/meals',
      before: filled,
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /snack|item/iu, row: ['Lentil soup', 'm1'] }],
      want: ({ meals }) => titles(meals) === 'Apple pie,Rice bowl',
      hand: (page) => inRow(page, 'Lentil soup', 'Delete meal'),
    },
    {
      job: 'search the meals',
      route: '/meals',
      before: filled,
      ways: [{ says: /search|filter|find/iu, not: /clear|tag/iu, fields: [[/search/iu, 'oven']] }],
      look: rowsShown,
      want: ({ look }) => look.length === 1 && look[0].includes('Apple pie'),
      async hand(page) {
        await page.getByPlaceholder('Search meals by title or description...').fill('oven');
        await page.locator('tbody tr', { hasText: 'Rice bowl' }).waitFor({ state: 'detached' });
      },
    },
    {
      job: 'show the meals with a tag',
      route: '/meals',
      before: filled,
      ways: [{ says: /tag|filter/iu, not: /clear/iu, fields: [[/tag/iu, ['sweet']]] }],
      look: rowsShown,
      want: ({ look }) => look.length === 1 && look[0].includes('Apple pie'),
      async hand(page) {
        await page.getByPlaceholder('Filter by tags...').click();
        await page.getByRole('option', { name: 'sweet' }).click();
      },
    },
    {
      job: 'sort the meals by rating',
      route: '/meals',
      before: filled,
      ways: [
        { says: /sort|rating/iu, about: /rating/iu, fields: [] },
        { says: /sort/iu, fields: [[/sort|by|field/iu, /rating/iu]] },
      ],
      look: rowsShown,
      want: ({ look }) => look[0].includes('Rice bowl'),
      hand: (page) =>
        page
          .getByRole('columnheader', { name: 'Rating' })
          .or(page.locator('th', { hasText: 'Rating' }))
          .first()
          .click(),
    },
    {
      job: 'read the meals',
      route: '/meals',
      before: filled,
      rows: [
        ['Lentil soup', 'with lemon'],
        ['Apple pie', 'from the oven'],
        ['Rice bowl', 'with greens'],
      ],
    },
    {
      job: 'add a snack',
      route: '/snacks',
      before: filled,
      ways: [
        {
          says: /snack/iu,
          about: /add|new|creat|sav/iu,
          not: /edit|updat|delet|search|random/iu,
          fields: [
            [/title/iu, 'Dates'],
            [/descri/iu, 'soft ones'],
          ],
        },
      ],
      want: ({ snacks }) => find(snacks, 'Dates')?.description === 'soft ones',
      async hand(page) {
        await press('Add New Snack')(page);
        await dialog(page).getByLabel('Title').fill('Dates');
        await dialog(page).getByLabel('Description').fill('soft ones');
        await press('Save Snack')(page);
      },
    },
    {
      job: 'rename a snack',
      route: '/snacks',
      before: filled,
      ways: [
        {
          says: /snack/iu,
          about: /edit|updat|chang|renam/iu,
          not: /delet|search|random/iu,
          row: ['Walnuts', 's1'],
          fields: [[/title/iu, 'Cashews']],
        },
      ],
      want: ({ snacks }) => find(snacks, 'Cashews') !== undefined && find(snacks, 'Walnuts') === undefined,
      async hand(page) {
        await inRow(page, 'Walnuts', 'Edit');
        await dialog(page).getByLabel('Title').fill('Cashews');
        await press('Update Snack')(page);
      },
    },
    {
      job: 'delete a snack after the question',
      route: '/snacks',
      before: filled,
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /meal|item/iu, row: ['Carrots', 's2'] }],
      want: ({ snacks }) => titles(snacks) === 'Walnuts',
      hand: (page) => inRow(page, 'Carrots', 'Delete'),
    },
    {
      job: 'put a new item on the shopping list',
      route: '/shopping-list',
      before: filled,
      ways: [
        {
          says: /shopping|item/iu,
          about: /add|new/iu,
          not: /frequent|delet|clear/iu,
          fields: [[/item|shopping/iu, 'Butter']],
        },
      ],
      want: (after) => items(after) === 'Bread+,Butter,Milk',
      async hand(page) {
        await page.getByPlaceholder('Add item to shopping list...').fill('Butter');
        await page.getByPlaceholder('Add item to shopping list...').press('Enter');
      },
    },
    {
      job: 'tick an item of the shopping list',
      route: '/shopping-list',
      before: filled,
      ways: [
        {
          says: /tick|toggl|check|complet|mark|item|shopping/iu,
          not: /delet|frequent|clear|add/iu,
          row: ['Milk', 'i1'],
        },
        {
          says: /tick|toggl|check|complet|mark|item|shopping/iu,
          not: /delet|frequent|clear|add/iu,
          row: ['Milk', 'i1'],
          fields: [[/tick|check|complet|done|item/iu, true]],
        },
      ],
      want: (after) => items(after) === 'Bread+,Milk+',
      hand: (page) => listItem(page, 'Active Shopping List', 'Milk').getByRole('checkbox').click(),
    },
    {
      job: 'take an item off the shopping list',
      route: '/shopping-list',
      before: filled,
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /frequent|checked|clear/iu, row: ['Milk', 'i1'] }],
      want: (after) => items(after) === 'Bread+' && frequent(after) === 'Eggs,Milk',
      hand: (page) => listItem(page, 'Active Shopping List', 'Milk').locator('.MuiIconButton-colorError').click(),
    },
    {
      job: 'take the ticked items off after the question',
      route: '/shopping-list',
      before: filled,
      destructive: true,
      ways: [{ says: /clear|checked/iu, not: /frequent/iu }],
      want: (after) => items(after) === 'Milk',
      hand: press('Clear Checked'),
    },
    {
      job: 'complete the shopping list after the question',
      route: '/shopping-list',
      before: filled,
      destructive: true,
      ways: [{ says: /complet/iu, not: /item|toggle/iu }],
      want: (after) => after.lists === 0,
      hand: press('Complete'),
    },
    {
      job: 'add an item that is bought often',
      route: '/shopping-list',
      before: filled,
      ways: [{ says: /frequent/iu, about: /add|new/iu, not: /delet/iu, fields: [[/frequent|item/iu, 'Oats']] }],
      want: (after) => frequent(after) === 'Eggs,Milk,Oats' && items(after) === 'Bread+,Milk',
      async hand(page) {
        await page.getByPlaceholder('Add frequent item...').fill('Oats');
        await page.getByPlaceholder('Add frequent item...').press('Enter');
      },
    },
    {
      job: 'put an item that is bought often on the list',
      route: '/shopping-list',
      before: filled,
      ways: [{ says: /add|frequent|shopping/iu, about: /add/iu, not: /delet/iu, row: ['Eggs', 'f1'] }],
      want: (after) => items(after) === 'Bread+,Eggs,Milk',
      hand: (page) => page.getByText('Eggs', { exact: true }).click(),
    },
    {
      job: 'forget an item that is bought often',
      route: '/shopping-list',
      before: filled,
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /frequent/iu, row: ['Eggs', 'f1'] }],
      want: (after) => frequent(after) === 'Milk',
      hand: (page) => listItem(page, 'Frequently Purchased Items', 'Eggs').locator('.MuiIconButton-root').click(),
    },
    {
      job: 'add an event on a date',
      route: '/meal-planner',
      before: filled,
      ways: [
        {
          says: /event/iu,
          about: /add|new|creat/iu,
          not: /edit|updat|delet/iu,
          row: [`Today (${day})`],
          fields: [
            [/title/iu, 'Dentist'],
            [/^date|date$/iu, '2027-01-15'],
          ],
        },
      ],
      want: ({ events }) => events.some(({ title, date }) => title === 'Dentist' && date === '2027-01-15'),
      async hand(page) {
        await page.getByRole('button', { name: 'Add Event' }).first().click();
        await dialog(page).getByLabel('Event Title').fill('Dentist');
        await dialog(page).getByLabel('Date', { exact: true }).fill('2027-01-15');
        await press('Create Event')(page);
      },
    },
    {
      job: 'rename an event',
      route: '/meal-planner',
      before: filled,
      ways: [
        {
          says: /event/iu,
          about: /edit|updat/iu,
          not: /delet|creat/iu,
          row: ['Yoga class', 'e1'],
          fields: [[/title/iu, 'Pilates']],
        },
      ],
      want: ({ events }) => events.map(({ title }) => title).join() === 'Pilates',
      async hand(page) {
        await page.getByRole('button', { name: 'Event Options' }).click();
        await page.getByRole('menuitem', { name: 'Edit Event' }).click();
        await dialog(page).getByLabel('Event Title').fill('Pilates');
        await press('Update Event')(page);
      },
    },
    {
      job: 'delete an event',
      route: '/meal-planner',
      before: filled,
      destructive: true,
      ways: [{ says: /event/iu, about: /delet/iu, not: /creat|edit/iu, row: ['Yoga class', 'e1'] }],
      want: ({ events }) => events.length === 0,
      async hand(page) {
        await page.getByRole('button', { name: 'Event Options' }).click();
        await page.getByRole('menuitem', { name: 'Delete Event' }).click();
      },
    },
    {
      job: 'show the next week',
      route: '/meal-planner',
      before: filled,
      ways: [{ says: /next|forward/iu, about: /week/iu }],
      look: (page) => page.locator('main').innerText(),
      want: ({ look }) => look.includes('Next Week'),
      hand: (page) => page.locator('button:has([data-testid="ArrowForwardIcon"])').click(),
    },
    {
      job: 'suggest a snack',
      before: filled,
      ways: [{ says: /random|snack/iu, about: /random/iu, not: /add|edit|delet/iu }],
      look: (page) => page.locator('main').innerText(),
      want: ({ look }) => look.includes('Walnuts') || look.includes('Carrots'),
      hand: press('Get Random Snack'),
    },
  ],
};
