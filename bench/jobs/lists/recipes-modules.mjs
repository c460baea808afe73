// Written from the source before the first run. The icons and the font of the network are missing here.
const image = 'http://localhost:4773/Assets/2.jpeg';
const recipe = (id, title, difficulty, type, prepTime, cookTime, isPinned) => ({
  id,
  title,
  description: `${title} as at home.`,
  ingredients: 'flour\nsalt',
  steps: 'Mix.\nBake.',
  prepTime,
  cookTime,
  difficulty,
  imageURL: image,
  type,
  isPinned,
});
const find = ({ recipes }, title) => recipes.find((one) => one.title === title);
const shown = (page) => page.locator('.recipe-card h3').allInnerTexts();
const openCard = (page, title) => page.locator('.recipe-card', { hasText: title }).click();
const view = (page) => page.locator('main.view.active').getAttribute('id');
const detail = {
  async before(page) {
    await openCard(page, 'Oat Soup');
  },
};

export const app = {
  source: 'Rohan-Bawchikar/Recipe-Manager-Web-App 099ab6d, with copies of one picture in place of four missing ones',
  stack: 'HTML, ES modules, three views by a class, cards by innerHTML',
  serve: { command: 'python3 -m http.server 4773', port: 4773 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  also: [/cancel|back|close/iu, /contact|documentation|source/iu],
  seed: {
    local: {
      recipes: [
        recipe(41, 'Oat Soup', 'Easy', 'Veg', 10, 25, false),
        recipe(42, 'Lamb Pie', 'Hard', 'Non-Veg', 30, 60, false),
        recipe(43, 'Bean Stew', 'Medium', 'Veg', 15, 40, true),
        recipe(44, 'Fish Rolls', 'Easy', 'Non-Veg', 20, 5, false),
      ],
      'theme-preference': 'light',
    },
  },
  async state({ page }) {
    const all = await page.evaluate(() => ({ ...localStorage }));
    return { recipes: JSON.parse(all.recipes ?? '[]'), theme: all['theme-preference'] };
  },
  calls: [
    {
      job: 'add a recipe',
      ways: [
        {
          says: /recipe/iu,
          not: /edit|update|pin|filter|search/iu,
          fields: [
            [/title/iu, 'Plum Cake'],
            [/description/iu, 'Sweet and dark.'],
            [/type/iu, /^vegetarian$|^veg$/iu],
            [/difficulty/iu, /^medium$/iu],
            [/prep/iu, 20],
            [/cook time/iu, 45],
            [/ingredients/iu, 'plums\nflour'],
            [/steps/iu, 'Mix.\nBake.'],
          ],
        },
      ],
      want: (after) => find(after, 'Plum Cake')?.cookTime === 45 && after.recipes.length === 5,
      async hand(page) {
        await page.getByRole('button', { name: 'Add Recipe' }).click();
        await page.locator('#title').fill('Plum Cake');
        await page.locator('#description').fill('Sweet and dark.');
        await page.locator('#type').selectOption('Veg');
        await page.locator('#difficulty').selectOption('Medium');
        await page.locator('#prepTime').fill('20');
        await page.locator('#cookTime').fill('45');
        await page.locator('#ingredients').fill('plums\nflour');
        await page.locator('#steps').fill('Mix.\nBake.');
        await page.getByRole('button', { name: 'Save Recipe' }).click();
      },
    },
    {
      job: 'be refused for a recipe without time',
      as: 'add a recipe',
      fields: [
        [/title/iu, 'Plum Cake'],
        [/description/iu, 'Sweet and dark.'],
        [/type/iu, /^vegetarian$|^veg$/iu],
        [/difficulty/iu, /^medium$/iu],
        [/prep/iu, 0],
        [/ingredients/iu, 'plums\nflour'],
        [/steps/iu, 'Mix.\nBake.'],
      ],
      async hand(page) {
        await page.getByRole('button', { name: 'Add Recipe' }).click();
        await page.locator('#title').fill('Plum Cake');
        await page.locator('#prepTime').fill('0');
        await page.getByRole('button', { name: 'Save Recipe' }).click();
      },
    },
    {
      job: 'open a recipe',
      ways: [{ says: /recipe|open|detail|view|show/iu, not: /edit|pin|add/iu, row: ['Lamb Pie'] }],
      look: async (page) => [await view(page), await page.locator('#recipe-detail-content h2').allInnerTexts()],
      want: ({ look }) => look.flat().join() === 'detail-view,Lamb Pie',
      hand: (page) => openCard(page, 'Lamb Pie'),
    },
    {
      job: 'change the difficulty of a recipe',
      ways: [
        {
          says: /edit|recipe|update/iu,
          not: /add|pin|filter|search/iu,
          row: ['Oat Soup'],
          fields: [[/difficulty/iu, /^hard$/iu]],
        },
        { says: /edit|update/iu, not: /add|pin|filter|search/iu, fields: [[/difficulty/iu, /^hard$/iu]] },
      ],
      ...detail,
      want: (after) => find(after, 'Oat Soup')?.difficulty === 'Hard' && after.recipes.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: 'Edit Recipe' }).click();
        await page.locator('#difficulty').selectOption('Hard');
        await page.getByRole('button', { name: 'Update Recipe' }).click();
      },
    },
    {
      job: 'pin a recipe',
      ways: [
        { says: /\bpin\b/iu, not: /edit|add/iu, row: ['Oat Soup'] },
        { says: /\bpin\b/iu, not: /edit|add/iu },
      ],
      ...detail,
      want: (after) => find(after, 'Oat Soup')?.isPinned === true,
      hand: (page) => page.getByRole('button', { name: 'Pin Recipe' }).click(),
    },
    {
      job: 'delete a recipe',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Oat Soup'] }, { says: /delet|remov/iu }],
      ...detail,
      want: (after) => after.recipes.map(({ title }) => title).join() === 'Lamb Pie,Bean Stew,Fish Rolls',
      hand: (page) => page.getByRole('button', { name: 'Delete Recipe' }).click(),
    },
    {
      job: 'search the recipes',
      ways: [{ says: /search|recipe/iu, not: /add|edit|pin/iu, fields: [[/search/iu, 'pie']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Lamb Pie',
      hand: (page) => page.locator('#search-input').pressSequentially('pie'),
    },
    {
      job: 'filter by difficulty',
      ways: [{ says: /difficulty|filter/iu, not: /add|edit|pin/iu, fields: [[/difficulty/iu, /^easy$/iu]] }],
      look: shown,
      want: ({ look }) => look.join() === 'Fish Rolls,Oat Soup',
      hand: (page) => page.locator('#difficulty-filter').selectOption('Easy'),
    },
    {
      job: 'filter by type',
      ways: [{ says: /type|filter/iu, not: /add|edit|pin/iu, fields: [[/type/iu, /^non-veg/iu]] }],
      look: shown,
      want: ({ look }) => look.join() === 'Fish Rolls,Lamb Pie',
      hand: (page) => page.locator('#type-filter').selectOption('Non-Veg'),
    },
    {
      job: 'change to the dark theme',
      ways: [
        { says: /theme|dark/iu, fields: [[/theme|dark|toggle/iu, true]] },
        { says: /theme|dark/iu, not: /filter/iu },
      ],
      want: ({ theme }) => theme === 'dark',
      hand: (page) => page.locator('label.switch').click(),
    },
    {
      job: 'read the recipes',
      rows: [
        ['Oat Soup', 'Easy', 'Veg', '35 mins'],
        ['Lamb Pie', 'Hard', 'Non-Veg', '90 mins'],
      ],
    },
    {
      job: 'read a recipe',
      ...detail,
      rows: [['Oat Soup', 'Prep', '10 mins', 'Cook', '25 mins']],
    },
  ],
};
