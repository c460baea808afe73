// Written from the source before the first run.
const meal = (id, name, category, ingredients, day, favorite = false) => ({
  id,
  name,
  category,
  ingredients,
  favorite,
  createdAt: `2026-10-${day}T10:00:00.000Z`,
  updatedAt: `2026-10-${day}T10:00:00.000Z`,
});
const meals = [
  meal('m1', 'Plum dumplings', 'dinner', ['Plums', 'Flour', 'Butter'], '01', true),
  meal('m2', 'Oat porridge', 'breakfast', ['Oats', 'Milk'], '02'),
  meal('m3', 'Lentil stew', 'dinner', ['Lentils', 'Carrots', 'Leek', 'Salt'], '03'),
  meal('m4', 'Cheese toast', 'lunch', ['Bread', 'Cheese'], '04', true),
  meal('m5', 'Apple slices', 'snack', ['Apples'], '05'),
];
const find = ({ meals: all }, name) => all.find((one) => one.name === name);
const dialog = (page) => page.getByRole('dialog');
const item = (page, name) => page.locator('ul > div > li', { hasText: name });
const names = async (page) => (await page.locator('a[href^="/meals/m"]').allInnerTexts()).map((text) => text.trim());
const path = async (page) => new URL(page.url()).pathname;
const menuOf = async (page, name, entry) => {
  await item(page, name).getByRole('button').click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const sortBy = async (page, entry) => {
  await page.locator('button[aria-haspopup="menu"]', { hasText: /Updated at|Created at|Name/u }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const openNew = (page) => page.getByRole('button', { name: 'Add new meal' }).click();
const save = (page) => page.getByRole('button', { name: 'Save' }).click();
const add = { says: /meal/iu, about: /add|new|creat/iu, not: /edit|update|search|favou?rite|duplicat/iu };
const edit = { says: /meal|edit/iu, about: /edit|update|change/iu };
const openMeal = '/meals/m3';

export const app = {
  source: 'tomaszgil/munch c1594b5',
  stack: 'React 19, Vite 6, Radix Themes 3, TanStack Router, zod 3',
  serve: { command: 'npx vite --port 4743 --strictPort', port: 4743 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: { local: { 'v1/meals': meals } },
  async state({ local }) {
    return {
      meals: ((await local('v1/meals')) ?? []).map(({ name, category, ingredients, favorite }) => ({
        name,
        category,
        ingredients,
        favorite,
      })),
    };
  },
  also: [/import/iu, /draw|random/iu, /back/iu, /sidebar|theme/iu, /sort|order/iu],
  calls: [
    {
      job: 'add a meal',
      route: '/meals',
      ways: [
        {
          ...add,
          fields: [
            [/name/iu, 'Pea soup'],
            [/ingredient/iu, 'Peas'],
          ],
        },
      ],
      want: (after) => find(after, 'Pea soup')?.ingredients.join() === 'Peas' && after.meals.length === 6,
      async hand(page) {
        await openNew(page);
        await page.getByPlaceholder('Meal name').fill('Pea soup');
        await page.getByPlaceholder('Ingredient').fill('Peas');
        await save(page);
      },
    },
    {
      job: 'add a dinner of two ingredients',
      route: '/meals',
      ways: [
        {
          ...add,
          fields: [
            [/name/iu, 'Pea soup'],
            [/category/iu, /^dinner$/iu],
            [/ingredient/iu, ['Peas', 'Mint']],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Pea soup')?.ingredients.join() === 'Peas,Mint' && find(after, 'Pea soup').category === 'dinner',
      async hand(page) {
        await openNew(page);
        await page.getByPlaceholder('Meal name').fill('Pea soup');
        await dialog(page).getByRole('combobox').click();
        await page.getByRole('option', { name: 'Dinner' }).click();
        await page.getByPlaceholder('Ingredient').fill('Peas');
        await page.getByRole('button', { name: 'Add ingredient' }).click();
        await page.getByPlaceholder('Ingredient').last().fill('Mint');
        await save(page);
      },
    },
    {
      job: 'be refused without an ingredient',
      route: '/meals',
      as: 'add a meal',
      fields: [[/name/iu, 'Pea soup']],
      async hand(page) {
        await openNew(page);
        await page.getByPlaceholder('Meal name').fill('Pea soup');
        await save(page);
      },
    },
    {
      job: 'rename a meal',
      route: '/meals',
      ways: [{ ...edit, row: 'Lentil stew', fields: [[/name/iu, 'Lentil soup']] }],
      want: (after) => find(after, 'Lentil soup')?.ingredients.length === 4 && after.meals.length === 5,
      async hand(page) {
        await menuOf(page, 'Lentil stew', 'Edit');
        await page.getByPlaceholder('Meal name').fill('Lentil soup');
        await save(page);
      },
    },
    {
      job: 'change the category of a meal',
      route: '/meals',
      ways: [{ ...edit, row: 'Oat porridge', fields: [[/category/iu, /^snack$/iu]] }],
      want: (after) =>
        find(after, 'Oat porridge').category === 'snack' && find(after, 'Cheese toast').category === 'lunch',
      async hand(page) {
        await menuOf(page, 'Oat porridge', 'Edit');
        await dialog(page).getByRole('combobox').click();
        await page.getByRole('option', { name: 'Snack' }).click();
        await save(page);
      },
    },
    {
      job: 'delete a meal after the question',
      route: '/meals',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /favou?rite|ingredient/iu, row: 'Apple slices' }],
      want: (after) => find(after, 'Apple slices') === undefined && after.meals.length === 4,
      async hand(page) {
        await menuOf(page, 'Apple slices', 'Delete');
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'copy a meal',
      route: '/meals',
      ways: [{ says: /duplicat|cop(?:y|ies)/iu, row: 'Cheese toast' }],
      want: (after) => find(after, 'Copy of Cheese toast')?.category === 'lunch' && after.meals.length === 6,
      hand: (page) => menuOf(page, 'Cheese toast', 'Duplicate'),
    },
    {
      job: 'add a meal to the favorites',
      route: '/meals',
      destructive: true,
      ways: [{ says: /favou?rite/iu, not: /delet/iu, row: 'Oat porridge' }],
      want: (after) => find(after, 'Oat porridge').favorite && !find(after, 'Lentil stew').favorite,
      hand: (page) => menuOf(page, 'Oat porridge', 'Add to favorites'),
    },
    {
      job: 'search the meals',
      route: '/meals',
      ways: [{ says: /search|find/iu, about: /search/iu, fields: [[/search/iu, 'leek']] }],
      look: names,
      want: ({ look }) => look.join() === 'Lentil stew',
      hand: (page) => page.getByPlaceholder('Search meals...').fill('leek'),
    },
    {
      job: 'show the dinners alone',
      route: '/meals',
      ways: [{ says: /categor|filter|search/iu, not: /add|edit|draw/iu, fields: [[/categor|filter/iu, /^dinner$/iu]] }],
      look: names,
      want: ({ look }) => look.join() === 'Lentil stew,Plum dumplings',
      async hand(page) {
        await page.getByRole('combobox').click();
        await page.getByRole('option', { name: 'Dinner' }).click();
      },
    },
    {
      job: 'show the favorites alone',
      route: '/meals',
      ways: [
        { says: /favou?rite/iu, not: /add/iu, fields: [[/favou?rite/iu, true]] },
        { says: /favou?rite/iu, about: /show|filter|toggle/iu, not: /add/iu },
      ],
      look: names,
      want: ({ look }) => look.join() === 'Cheese toast,Plum dumplings',
      hand: (page) => page.getByRole('switch').click(),
    },
    {
      job: 'sort the meals by name',
      route: '/meals',
      ways: [
        { says: /sort|order/iu, fields: [[/sort|by|order|choice/iu, /^name$/iu]] },
        { says: /sort/iu, about: /name/iu, not: /add|edit|created|updated/iu },
      ],
      look: names,
      want: ({ look }) => look[0] === 'Plum dumplings' && look[4] === 'Apple slices',
      hand: (page) => sortBy(page, 'Name'),
    },
    {
      job: 'show the oldest meal first',
      route: '/meals',
      ways: [
        { says: /sort|order|direction/iu, fields: [[/sort|order|direction|choice/iu, /^asc/iu]] },
        { says: /ascend/iu, not: /descend/iu },
      ],
      look: names,
      want: ({ look }) => look[0] === 'Plum dumplings' && look[1] === 'Oat porridge',
      hand: (page) => sortBy(page, 'Ascending'),
    },
    {
      job: 'open a meal',
      route: '/meals',
      ways: [
        { says: /open|view|show|meal|go to/iu, not: /edit|delet|favou?rite|duplicat|remov/iu, row: 'Oat porridge' },
      ],
      look: path,
      want: ({ look }) => look === '/meals/m2',
      hand: (page) => page.getByRole('link', { name: 'Oat porridge' }).click(),
    },
    {
      job: 'read the meals',
      route: '/meals',
      rows: [
        ['Lentil stew', 'Dinner', 'Lentils'],
        ['Apple slices', 'Snack', 'Apples'],
      ],
    },
    {
      job: 'read the meal that is open',
      route: openMeal,
      rows: [['Lentil stew', 'Dinner', 'Leek']],
    },
    {
      job: 'rename the meal that is open',
      route: openMeal,
      ways: [{ ...edit, fields: [[/name/iu, 'Lentil soup']] }],
      want: (after) => find(after, 'Lentil soup')?.category === 'dinner' && after.meals.length === 5,
      async hand(page) {
        await page.getByRole('button', { name: 'Edit' }).click();
        await page.getByPlaceholder('Meal name').fill('Lentil soup');
        await save(page);
      },
    },
    {
      job: 'add the meal that is open to the favorites',
      route: openMeal,
      destructive: true,
      ways: [{ says: /favou?rite/iu, not: /delet/iu }],
      want: (after) => find(after, 'Lentil stew').favorite && !find(after, 'Oat porridge').favorite,
      hand: (page) => page.getByRole('button', { name: 'Add to favorites' }).click(),
    },
    {
      job: 'delete the meal that is open after the question',
      route: openMeal,
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /favou?rite|ingredient|all/iu }],
      want: (after) => find(after, 'Lentil stew') === undefined && after.meals.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: 'Delete' }).click();
        await dialog(page).getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'delete all meals after the question',
      route: '/advanced',
      destructive: true,
      ways: [{ says: /delet|remov|clear/iu, about: /all/iu }],
      want: (after) => after.meals.length === 0,
      async hand(page) {
        await page.getByRole('button', { name: 'Delete all meals' }).click();
        await dialog(page).getByRole('button', { name: 'Delete All' }).click();
      },
    },
    {
      job: 'export the meals',
      route: '/advanced',
      ways: [{ says: /export|download/iu }],
      look: async (page) => (await page.locator('[data-sonner-toast]').allInnerTexts()).join(),
      want: ({ look }) => look.includes('exported'),
      hand: (page) => page.getByRole('button', { name: 'Export meals' }).click(),
    },
    {
      job: 'draw a breakfast',
      ways: [
        { says: /draw|random/iu, fields: [[/draw|category|meal|choice/iu, /^breakfast$/iu]] },
        { says: /breakfast/iu, not: /lunch|add|edit/iu },
      ],
      look: async (page) =>
        (await page.locator('div[style*="slideUp"]').allInnerTexts()).some((text) => text.includes('Oat porridge')) &&
        (await page.getByText('drawer is empty').count()) === 0,
      want: ({ look }) => look,
      async hand(page) {
        await page.getByRole('button', { name: 'Draw by category' }).click();
        await page.getByRole('menuitem', { name: 'Breakfast' }).click();
      },
    },
    {
      job: 'go to the page of advanced things',
      ways: [
        { says: /go to|open|navigat|menu|page/iu, fields: [[/page|to|menu|link|choice/iu, /^advanced$/iu]] },
        { says: /advanced/iu, not: /delet|export|import/iu },
      ],
      look: path,
      want: ({ look }) => look === '/advanced',
      hand: (page) => page.getByRole('link', { name: 'Advanced' }).click(),
    },
    {
      job: 'change to dark colours',
      ways: [
        { says: /dark|theme|colou?r/iu, fields: [[/dark|theme|colou?r|mode/iu, /dark/iu]] },
        { says: /dark|theme|colou?r/iu },
      ],
      look: async (page) => (await page.locator('.radix-themes.dark').count()) > 0,
      want: ({ look }) => look,
      hand: (page) => page.locator('.sidebar-button').last().click(),
    },
  ],
};
