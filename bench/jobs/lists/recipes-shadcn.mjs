// Written from the source before the first run.
const recipe = (id, name, cookTime, servings, instructions, ingredients) => ({
  id,
  name,
  cookTime,
  servings,
  instructions: instructions.map((value) => ({ value })),
  ingredients: ingredients.map(([of, amount]) => ({ name: of, amount })),
});
const find = (recipes, name) => recipes.find((one) => one.name === name);
const names = (recipes) => recipes.map(({ name }) => name).join();
const card = (page, name) => page.locator('div[class*="rounded-2xl"]', { hasText: name });
const open = (name) => (page) => card(page, name).locator('p', { hasText: name }).click();
const form = (page) => page.locator('#recipe-form');
const save = (page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const editors = (page) => page.getByRole('heading', { name: 'Edit recipe' }).count();

export const app = {
  source: 'maeve-du/recipe-2025 2834663',
  stack: 'React 19, Vite 6, shadcn/ui, React Hook Form, zod, Zustand',
  serve: { command: 'npx vite --port 4691 --strictPort', port: 4691 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      'recipe-storage': {
        state: {
          recipes: [
            recipe('a1', 'Pancakes', 20, 4, ['Whisk the batter', 'Fry both sides'], [['Flour', '200 g']]),
            recipe('b2', 'Lentil soup', 45, 6, ['Boil the lentils'], [['Lentils', '300 g']]),
            recipe('c3', 'Greek salad', 10, 2, ['Cut the vegetables'], [['Feta', '100 g']]),
          ],
        },
        version: 0,
      },
    },
  },
  async state({ local }) {
    const { recipes } = (await local('recipe-storage')).state;
    return recipes.map(({ id: _, ...rest }) => rest);
  },
  calls: [
    {
      job: 'create a new recipe',
      ways: [{ says: /recipe/iu, about: /new|add|creat/iu, not: /edit|save|open/iu }],
      want: (after) => after.length === 4 && after[0].name === 'Untitled',
      hand: (page) => page.getByRole('button', { name: 'New Recipe' }).click(),
    },
    {
      job: 'open a recipe in the editor',
      ways: [{ says: /recipe|open|select|edit|card/iu, about: /open|select|edit/iu, row: 'Lentil soup' }],
      look: async (page) => ((await editors(page)) === 1 ? form(page).locator('[name="name"]').inputValue() : ''),
      want: ({ look }) => look === 'Lentil soup',
      hand: open('Lentil soup'),
    },
    {
      job: 'rename a recipe and change its servings',
      ways: [
        {
          says: /recipe|servings/iu,
          about: /edit|save|change|update/iu,
          row: 'Lentil soup',
          fields: [
            [/recipe name|^name/iu, 'Red lentil soup'],
            [/servings/iu, 8],
          ],
        },
      ],
      want: (after) => find(after, 'Red lentil soup')?.servings === 8 && find(after, 'Pancakes')?.servings === 4,
      async hand(page) {
        await open('Lentil soup')(page);
        await form(page).locator('[name="name"]').fill('Red lentil soup');
        await form(page).locator('[name="servings"]').fill('8');
        await save(page);
      },
    },
    {
      job: 'be refused for a recipe with a short name',
      as: 'rename a recipe and change its servings',
      row: 'Lentil soup',
      fields: [[/recipe name|^name/iu, 'So']],
      async hand(page) {
        await open('Lentil soup')(page);
        await form(page).locator('[name="name"]').fill('So');
        await save(page);
      },
    },
    {
      job: 'change the cook time of the open recipe',
      before: open('Greek salad'),
      ways: [{ says: /recipe|cook/iu, about: /edit|save|change|update/iu, fields: [[/cook.?time/iu, 15]] }],
      want: (after) => find(after, 'Greek salad')?.cookTime === 15 && find(after, 'Pancakes')?.cookTime === 20,
      async hand(page) {
        await form(page).locator('[name="cookTime"]').fill('15');
        await save(page);
      },
    },
    {
      job: 'write two instructions for the open recipe',
      before: open('Greek salad'),
      ways: [
        {
          says: /recipe|instruction/iu,
          about: /edit|save|change|update/iu,
          fields: [[/instructions?/iu, ['Cut the tomatoes', 'Add the feta']]],
        },
      ],
      want: (after) =>
        find(after, 'Greek salad')
          ?.instructions.map(({ value }) => value)
          .join() === 'Cut the tomatoes,Add the feta',
      async hand(page) {
        await form(page).locator('[name="instructions.0.value"]').fill('Cut the tomatoes');
        await page.getByRole('button', { name: '+ Add instruction' }).click();
        await form(page).locator('[name="instructions.1.value"]').fill('Add the feta');
        await save(page);
      },
    },
    {
      job: 'delete a recipe after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Pancakes' }],
      want: (after) => names(after) === 'Lentil soup,Greek salad',
      async hand(page) {
        await card(page, 'Pancakes').getByRole('button').click();
        await page.getByRole('button', { name: 'Delete Recipe' }).click();
      },
    },
    {
      job: 'delete the open recipe after the question',
      destructive: true,
      before: open('Greek salad'),
      ways: [{ says: /delet|remov/iu }],
      want: (after) => names(after) === 'Pancakes,Lentil soup',
      async hand(page) {
        await page.locator('.sticky.top-0 button').last().click();
        await page.getByRole('button', { name: 'Delete Recipe' }).click();
      },
    },
    {
      job: 'close the editor',
      before: open('Greek salad'),
      ways: [{ says: /cancel|clos/iu, about: /edit/iu }],
      look: editors,
      want: ({ look }) => look === 0,
      hand: (page) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    },
    {
      job: 'read the recipes',
      rows: [
        ['Pancakes', '20', 'Fry both sides'],
        ['Lentil soup', '45', 'Boil the lentils'],
        ['Greek salad', '10', 'Cut the vegetables'],
      ],
    },
  ],
};
