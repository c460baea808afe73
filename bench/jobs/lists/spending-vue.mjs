// Written from the source before the first run. The app is in Spanish.
const spent = (id, nombre, cantidad, categoria) => ({ id, nombre, cantidad, categoria, fecha: 1_764_000_000_000 });
const find = ({ items }, name) => items.find((one) => one.nombre === name);
const names = ({ items }) => items.map(({ nombre }) => nombre).join();
const shown = async (page) => (await page.locator('.gasto .nombre').allInnerTexts()).join();
const form = (name, amount, category) => [
  [/nombre/iu, name],
  [/cantidad/iu, amount],
  [/categor/iu, category],
];

export const app = {
  source: 'HugoBzn/admin-gastosvue ae256af',
  stack: 'Vue 3, Vite 4, plain CSS',
  serve: { command: 'npx vite --port 4682 --strictPort', port: 4682 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      presupuesto: 1000,
      gastos: [spent('a', 'Pan', 10, 'comida'), spent('b', 'Cine', 30, 'ocio'), spent('c', 'Alquiler', 500, 'casa')],
    },
  },
  async state({ local }) {
    return {
      budget: Number(await local('presupuesto')),
      items: ((await local('gastos')) ?? []).map(({ nombre, cantidad, categoria }) => ({
        nombre,
        cantidad,
        categoria,
      })),
    };
  },
  calls: [
    {
      job: 'set the budget',
      seed: { local: { presupuesto: 0, gastos: [] } },
      ways: [{ says: /presupuesto/iu, about: /definir/iu, fields: [[/presupuesto/iu, 400]] }],
      want: ({ budget }) => budget === 400,
      async hand(page) {
        await page.getByLabel('Definir presupuesto').fill('400');
        await page.getByRole('button', { name: 'Definir presupuesto' }).click();
      },
    },
    {
      job: 'add an expense',
      ways: [{ says: /gasto/iu, about: /añadir|nuevo/iu, fields: form('Luz', 60, /^casa$/iu) }],
      want: (after) => find(after, 'Luz')?.cantidad === 60 && find(after, 'Luz').categoria === 'casa',
      async hand(page) {
        await page.getByAltText('icono nuevo gasto').click();
        await page.getByLabel('Nombre gasto').fill('Luz');
        await page.getByLabel('Cantidad').fill('60');
        await page.getByLabel('Categoría').selectOption('casa');
        await page.getByRole('button', { name: 'Añadir Gasto' }).click();
      },
    },
    {
      job: 'be refused for an expense over the budget',
      as: 'add an expense',
      fields: form('Coche', 5000, /^ocio$/iu),
      async hand(page) {
        await page.getByAltText('icono nuevo gasto').click();
        await page.getByLabel('Nombre gasto').fill('Coche');
        await page.getByLabel('Cantidad').fill('5000');
        await page.getByLabel('Categoría').selectOption('ocio');
        await page.getByRole('button', { name: 'Añadir Gasto' }).click();
      },
    },
    {
      job: 'change the amount of an expense',
      ways: [{ says: /gasto|nombre|seleccionar/iu, row: 'Cine', fields: [[/cantidad/iu, 45]] }],
      want: (after) => find(after, 'Cine').cantidad === 45 && after.items.length === 3,
      async hand(page) {
        await page.locator('.gasto .nombre', { hasText: 'Cine' }).click();
        await page.getByLabel('Cantidad').fill('45');
        await page.getByRole('button', { name: 'Guardar Cambios' }).click();
      },
    },
    {
      job: 'open an expense',
      ways: [{ says: /gasto|nombre|seleccionar/iu, not: /eliminar|guardar|cambiar/iu, row: 'Cine' }],
      look: async (page) =>
        (await page.locator('.modal #nombre').count()) === 0 ? '' : page.locator('.modal #nombre').inputValue(),
      want: ({ look }) => look === 'Cine',
      hand: (page) => page.locator('.gasto .nombre', { hasText: 'Cine' }).click(),
    },
    {
      job: 'delete an expense after the question',
      destructive: true,
      ways: [{ says: /eliminar/iu, row: 'Pan' }],
      want: (after) => names(after) === 'Cine,Alquiler',
      async hand(page) {
        await page.locator('.gasto .nombre', { hasText: 'Pan' }).click();
        await page.getByRole('button', { name: 'Eliminar Gasto' }).click();
      },
    },
    {
      job: 'show the expenses of a category',
      ways: [{ says: /filtr/iu, fields: [[/filtr/iu, /^ocio$/iu]] }],
      look: shown,
      want: ({ look }) => look === 'Cine',
      hand: (page) => page.getByLabel('Filtrar Gastos').selectOption('ocio'),
    },
    {
      job: 'reset the app after the question',
      destructive: true,
      ways: [{ says: /reset|reiniciar/iu }],
      want: (after) => after.items.length === 0 && after.budget === 0,
      hand: (page) => page.getByRole('button', { name: 'Resetar app' }).click(),
    },
    {
      job: 'read the expenses',
      rows: [
        ['Pan', '10'],
        ['Cine', '30'],
        ['Alquiler', '500'],
      ],
    },
  ],
};
