// Written from the source before the first run. The page opens on the meal plan; the groceries are behind a tab.
const item = (id, name, planned, quantity = '') => ({ id, name, planned, quantity });
const meal = (id, name, planned, ingredients, instructions) => ({
  id,
  name,
  planned,
  ingredients,
  recipe: '',
  instructions,
});
const find = (list, name) => list.find((one) => one.name === name);
const tab = (page) => page.getByRole('button', { name: 'show grocery list' }).click();
const line = (page, name) => page.locator('.row.px-3', { hasText: name });

export const app = {
  source: 'EckeEcke/grocery-app-vue3 5a73e8a',
  stack: 'Vue 3, Vite 7, Pinia, vue-i18n, Bootstrap 5, Font Awesome',
  serve: { command: 'npx vite --port 4665 --strictPort', port: 4665 },
  instrument: ['--explore'],
  also: [
    /copy|cookbook|meal plan|grocery list/iu,
    /ingredient|recipe|instructions/iu,
    /language|locale|online list|\bid\b/iu,
  ],
  seed: {
    local: {
      grocerylist: [item(1, 'Milk', true), item(2, 'Bread', true), item(3, 'Rice', false), item(4, 'Cheese', false)],
      mealPlan: [
        meal(1, 'Pasta', true, ['Noodles', 'Tomatoes'], 'Boil the noodles.'),
        meal(2, 'Soup', false, ['Carrots', 'Leek'], 'Cook for an hour.'),
        meal(3, 'Curry', false, ['Rice'], 'Fry the spice.'),
      ],
    },
  },
  async state({ local }) {
    const [items, meals] = [(await local('grocerylist')) ?? [], (await local('mealPlan')) ?? []];
    return {
      items: items.map(({ name, planned, quantity = '' }) => ({ name, planned, quantity })),
      meals: meals.map(({ name, planned, instructions = '' }) => ({ name, planned, instructions })),
    };
  },
  calls: [
    {
      job: 'add a meal',
      ways: [
        {
          says: /meal|add/iu,
          about: /add/iu,
          fields: [
            [/meal|name/iu, 'Salad'],
            [/instruction/iu, 'Mix it all.'],
          ],
        },
      ],
      want: ({ meals }) =>
        find(meals, 'Salad')?.planned === true && find(meals, 'Salad').instructions === 'Mix it all.',
      async hand(page) {
        await page.locator('.search-btn').click();
        await page.getByPlaceholder('Add new meal').fill('Salad');
        await page.getByPlaceholder('Add instructions (optional)').fill('Mix it all.');
        await page.locator('.card-footer').getByRole('button', { name: 'add new meal' }).click();
      },
    },
    {
      job: 'plan a meal of the cookbook',
      ways: [
        { says: /meal|plan/iu, about: /plan/iu, not: /detail|show/iu, row: 'Soup' },
        { says: /meal|plan/iu, about: /plan/iu, not: /detail|show/iu, row: 'Soup', fields: [[/plan/iu, true]] },
      ],
      want: ({ meals }) => find(meals, 'Soup').planned === true && find(meals, 'Curry').planned === false,
      hand: (page) => page.getByRole('button', { name: 'set meal planned' }).filter({ hasText: 'Soup' }).click(),
    },
    {
      job: 'show how a meal is made',
      ways: [{ says: /detail|show|open/iu, row: 'Soup' }],
      look: (page) => page.locator('.modal-detail-page', { hasText: 'Cook for an hour.' }).count(),
      want: ({ look }) => look === 1,
      hand: (page) => line(page, 'Soup').getByRole('button', { name: 'show meal details' }).click(),
    },
    {
      job: 'delete a meal after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /meal/iu, row: 'Curry' }],
      want: ({ meals }) => meals.map(({ name }) => name).join() === 'Pasta,Soup',
      hand: (page) => line(page, 'Curry').getByRole('button', { name: 'delete meal' }).click(),
    },
    {
      job: 'add an item to the grocery list',
      ways: [
        {
          says: /item|article|list|grocer/iu,
          about: /add/iu,
          not: /copy|meal/iu,
          fields: [[/article|item|list/iu, 'Eggs']],
        },
      ],
      want: ({ items }) => find(items, 'Eggs')?.planned === true && items.length === 5,
      async hand(page) {
        await tab(page);
        await page.locator('textarea').fill('Eggs');
        await page.getByRole('button', { name: 'add list of items' }).click();
      },
    },
    {
      job: 'add two items at once',
      as: 'add an item to the grocery list',
      fields: [[/article|item|list/iu, 'Butter, Flour']],
      want: ({ items }) =>
        find(items, 'Butter')?.planned === true && find(items, 'Flour')?.planned === true && items.length === 6,
      async hand(page) {
        await tab(page);
        await page.locator('textarea').fill('Butter, Flour');
        await page.getByRole('button', { name: 'add list of items' }).click();
      },
    },
    {
      job: 'check off an item',
      ways: [
        { says: /check|item|done/iu, about: /check/iu, not: /add|quantity|push|meal/iu, row: 'Milk' },
        {
          says: /check|item|done/iu,
          about: /check/iu,
          not: /add|quantity|push|meal/iu,
          row: 'Milk',
          fields: [[/check|done|planned/iu, true]],
        },
      ],
      want: ({ items }) => find(items, 'Milk').planned === false && find(items, 'Bread').planned === true,
      async hand(page) {
        await tab(page);
        await line(page, 'Milk').getByRole('button', { name: 'check item' }).click();
      },
    },
    {
      job: 'set the quantity of an item',
      ways: [
        {
          says: /quantity|item|submit|selection/iu,
          about: /quantity/iu,
          not: /meal/iu,
          row: 'Bread',
          fields: [[/quantity/iu, '2x']],
        },
      ],
      want: ({ items }) => find(items, 'Bread').quantity === '2x' && find(items, 'Milk').quantity === '',
      async hand(page) {
        await tab(page);
        await line(page, 'Bread').getByRole('button', { name: 'open modal' }).click();
        await page.getByPlaceholder('Add quantity').fill('2x');
        await page.getByRole('button', { name: 'add selection and close modal' }).click();
      },
    },
    {
      job: 'delete an item after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /item/iu, not: /meal/iu, row: 'Rice' }],
      want: ({ items }) => items.map(({ name }) => name).join() === 'Milk,Bread,Cheese',
      async hand(page) {
        await tab(page);
        await line(page, 'Rice').getByRole('button', { name: 'delete single item' }).click();
      },
    },
    {
      job: 'delete the whole grocery list after the question',
      destructive: true,
      ways: [{ says: /delet|remov|clear/iu, about: /grocer|list|items/iu, not: /meal|cookbook/iu }],
      want: ({ items, meals }) => items.length === 0 && meals.length === 3,
      async hand(page) {
        await tab(page);
        await page.getByRole('button', { name: 'delete grocery list' }).click();
      },
    },
    {
      job: 'read the cookbook',
      rows: [['Soup'], ['Curry']],
    },
    {
      job: 'read the open items of the grocery list',
      before: tab,
      rows: [['Milk'], ['Bread']],
    },
  ],
};
