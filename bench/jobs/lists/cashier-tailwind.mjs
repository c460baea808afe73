// Written from the source before the first run. The app is in Spanish.
const entry = (id, type, description, amount, category) => ({
  id,
  sessionId: 'continuous',
  type,
  description,
  amount,
  category,
  timestamp: `2026-11-0${id}T10:00:00.000Z`,
  sessionDate: `2026-11-0${id}T10:00:00.000Z`,
  responsibleUser: 'Usuario',
});
const bill = (id, name, amount, dueDate) => ({
  id,
  name,
  amount,
  dueDate,
  frequency: 'monthly',
  isPaid: false,
  createdAt: '2026-11-01T10:00:00.000Z',
});
/** The fifteenth day of the present month, which the calendar shows first. */
const day = `${new Date().toISOString().slice(0, 8)}15`;
const find = ({ entries }, description) => entries.find((one) => one.description === description);
const owed = ({ bills }, name) => bills.find((one) => one.name === name);
const shown = async (page) => (await page.locator('main').innerText()).replaceAll(/\s+/gu, ' ');
const view = (name) => (page) => page.getByRole('button', { name, exact: true }).click();
const settings = view('Ajustes');
const calendar = view('Calendario');
const reports = view('Reportes');
const categories = async (page) => {
  await settings(page);
  await page.getByRole('button', { name: 'Expandir' }).click();
};
const openDay = async (page) => {
  await calendar(page);
  await page.getByRole('button', { name: /^15/u }).click();
};
const newEntry = {
  says: /ingreso|gasto|transac|income|expense|inflow|outflow/iu,
  about: /add|new|nuev|agreg|regist/iu,
};

export const app = {
  source: 'cesarakrojas/public-repo 65226cf',
  stack: 'React 18, Vite 5, Tailwind 3, views by a state',
  serve: { command: 'npx vite --port 4781 --strictPort', port: 4781 },
  instrument: ['--explore'],
  spent: '2026-11-28',
  seed: {
    local: {
      cashier_transactions: [
        entry(1, 'inflow', 'Feria de libros', 300, 'Ventas'),
        entry(2, 'outflow', 'Papel de carta', 40, 'Suministros'),
        entry(3, 'outflow', 'Pintura azul', 25, 'Mantenimiento'),
      ],
      app_bills: [bill('b1', 'Renta', 500, day), bill('b2', 'Internet', 35, day)],
    },
  },
  async state({ local }) {
    const config = await local('categoryConfig');
    return {
      entries: ((await local('cashier_transactions')) ?? []).map(({ type, description, amount, category }) => ({
        type,
        description,
        amount,
        category,
      })),
      bills: ((await local('app_bills')) ?? []).map(({ name, amount, dueDate, frequency, isPaid }) => ({
        name,
        amount,
        dueDate,
        frequency,
        isPaid,
      })),
      inflow: config?.inflowCategories,
      enabled: config?.enabled,
    };
  },
  also: [/reporte|calendar|ajustes|inicio|menu/iu, /mes|month|hoy|today/iu, /csv|txt|export/iu],
  calls: [
    {
      job: 'book an income',
      ways: [
        {
          ...newEntry,
          says: /ingreso|income|inflow/iu,
          fields: [
            [/descrip/iu, 'Venta de sillas'],
            [/categor/iu, 'Ventas'],
            [/monto|amount/iu, 120],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Venta de sillas')?.type === 'inflow' &&
        find(after, 'Venta de sillas').amount === 120 &&
        find(after, 'Venta de sillas').category === 'Ventas',
      async hand(page) {
        await page.getByRole('button', { name: 'Ingreso' }).click();
        await page.getByPlaceholder('Descripción de la transacción').fill('Venta de sillas');
        await page.locator('form select').first().selectOption('Ventas');
        await page.getByPlaceholder('Monto').fill('120');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'book an expense and how it was paid',
      ways: [
        {
          ...newEntry,
          says: /gasto|expense|outflow/iu,
          fields: [
            [/descrip/iu, 'Taxi al puerto'],
            [/pago|payment/iu, 'Tarjeta'],
            [/monto|amount/iu, 18],
          ],
        },
      ],
      want: (after) => find(after, 'Taxi al puerto')?.type === 'outflow' && find(after, 'Taxi al puerto').amount === 18,
      async hand(page) {
        await page.getByRole('button', { name: 'Gasto' }).click();
        await page.getByPlaceholder('Descripción de la transacción').fill('Taxi al puerto');
        await page.locator('form select').last().selectOption('Tarjeta');
        await page.getByPlaceholder('Monto').fill('18');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'be refused for an expense of zero',
      as: 'book an expense and how it was paid',
      fields: [
        [/descrip/iu, 'Nada'],
        [/monto|amount/iu, 0],
      ],
      async hand(page) {
        await page.getByRole('button', { name: 'Gasto' }).click();
        await page.getByPlaceholder('Descripción de la transacción').fill('Nada');
        await page.getByPlaceholder('Monto').fill('0');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'add a monthly bill',
      ways: [
        {
          says: /gasto fijo|gasto|bill/iu,
          about: /add|new|agreg|fij|bill|save|guard/iu,
          fields: [
            [/nombre|name/iu, 'Seguro'],
            [/monto|amount/iu, 60],
            [/fecha|vencim|due|date/iu, day],
            [/frecuen|frequen/iu, 'Anual'],
          ],
        },
      ],
      want: (after) =>
        owed(after, 'Seguro')?.amount === 60 &&
        owed(after, 'Seguro').dueDate === day &&
        owed(after, 'Seguro').frequency === 'yearly',
      async hand(page) {
        await calendar(page);
        await page.getByRole('button', { name: 'Agregar' }).click();
        await page.getByPlaceholder('Ej: Renta, Electricidad, Internet...').fill('Seguro');
        await page.getByPlaceholder('0.00').fill('60');
        await page.locator('input[type=date]').fill(day);
        await page.locator('select').selectOption('yearly');
        await page.getByRole('button', { name: 'Agregar Gasto' }).click();
      },
    },
    {
      job: 'be refused for a bill without a name',
      as: 'add a monthly bill',
      fields: [
        [/nombre|name/iu, ''],
        [/monto|amount/iu, 60],
        [/fecha|vencim|due|date/iu, day],
      ],
      async hand(page) {
        await calendar(page);
        await page.getByRole('button', { name: 'Agregar' }).click();
        await page.getByPlaceholder('0.00').fill('60');
        await page.locator('input[type=date]').fill(day);
        await page.getByRole('button', { name: 'Agregar Gasto' }).click();
      },
    },
    {
      job: 'change the amount of a bill',
      before: openDay,
      ways: [
        {
          says: /gasto|bill|edit/iu,
          about: /edit|guard|save|change|update/iu,
          row: 'Renta',
          fields: [[/monto|amount/iu, 550]],
        },
      ],
      want: (after) => owed(after, 'Renta')?.amount === 550 && owed(after, 'Renta').dueDate === day,
      async hand(page) {
        await page.getByText('Renta').locator('../../..').getByRole('button').first().click();
        await page.getByPlaceholder('0.00').fill('550');
        await page.getByRole('button', { name: 'Guardar Cambios' }).click();
      },
    },
    {
      job: 'delete a bill after the question',
      before: openDay,
      destructive: true,
      ways: [{ says: /delet|elimin|remov|trash/iu, row: 'Internet' }],
      want: (after) => after.bills.length === 1 && owed(after, 'Renta') !== undefined,
      async hand(page) {
        await page.getByText('Internet').locator('../../..').getByRole('button').last().click();
      },
    },
    {
      job: 'show the day of a bill',
      before: calendar,
      ways: [
        { says: /day|date|d[ií]a|select|fecha/iu, row: '15' },
        { says: /day|date|d[ií]a|fecha/iu, fields: [[/day|date|d[ií]a|fecha/iu, '15']] },
      ],
      look: shown,
      want: ({ look }) => look.includes('Renta'),
      hand: (page) => page.getByRole('button', { name: /^15/u }).click(),
    },
    {
      job: 'show the next month',
      before: calendar,
      ways: [{ says: /next|siguiente/iu }],
      look: (page) => page.locator('h3').first().innerText(),
      want: ({ look }, before) =>
        look !== before?.look && !look.includes(new Date().toLocaleDateString('es-ES', { month: 'long' })),
      hand: (page) => page.getByTitle('Mes siguiente').click(),
    },
    {
      job: 'list the expenses of a word in a report',
      ways: [
        {
          says: /report|generar|transac/iu,
          about: /report|generar/iu,
          fields: [
            [/buscar|descrip|search/iu, 'azul'],
            [/tipo|type|filter/iu, 'Gastos'],
          ],
        },
      ],
      look: shown,
      want: ({ look }) => look.includes('Pintura azul') && !look.includes('Papel de carta') && look.includes('(1)'),
      async hand(page) {
        await reports(page);
        await page.getByPlaceholder('Buscar por descripción...').fill('azul');
        await page.getByRole('button', { name: 'Gastos', exact: true }).click();
        await page.getByRole('button', { name: 'Generar' }).click();
        await page.getByText('Pintura azul').waitFor();
      },
    },
    {
      job: 'change to the dark theme',
      ways: [{ says: /dark|theme|tema|oscur|moon|sun/iu }],
      look: (page) => page.evaluate(() => document.documentElement.classList.contains('dark')),
      want: ({ look }) => look === true,
      async hand(page) {
        await settings(page);
        await page.getByText('Tema de Apariencia').locator('../..').getByRole('button').click();
      },
    },
    {
      job: 'show the amounts in euros',
      ways: [{ says: /currency|moneda/iu, fields: [[/currency|moneda/iu, /Euro/u]] }],
      look: (page) => page.evaluate(() => localStorage.getItem('currencyCode')),
      want: ({ look }) => look === 'EUR',
      async hand(page) {
        await settings(page);
        await page.locator('select').selectOption('EUR');
      },
    },
    {
      job: 'turn the categories off',
      ways: [{ says: /categor|enabled/iu, about: /activ|enable|switch|toggle/iu, not: /new|add|edit|delet/iu }],
      want: (after) => after.enabled === false,
      async hand(page) {
        await settings(page);
        await page.getByText('Activar Categorías').locator('../..').getByRole('button').click();
      },
    },
    {
      job: 'add a category of incomes',
      before: categories,
      ways: [
        {
          says: /categor/iu,
          about: /inflow|ingreso/iu,
          not: /outflow|gasto|edit|delet/iu,
          fields: [[/categor/iu, 'Alquileres']],
        },
      ],
      want: (after) => after.inflow?.at(-1) === 'Alquileres' && after.inflow.length === 4,
      async hand(page) {
        await page.getByPlaceholder('Nueva categoría').first().fill('Alquileres');
        await page.getByRole('button', { name: 'Agregar' }).first().click();
      },
    },
    {
      job: 'delete a category of incomes',
      before: categories,
      destructive: true,
      ways: [{ says: /delet|elimin|remov/iu, row: 'Servicios' }],
      want: (after) => after.inflow?.join() === 'Ventas,Otros Ingresos',
      async hand(page) {
        await page.getByText('Servicios', { exact: true }).locator('..').getByTitle('Eliminar').click();
      },
    },
    {
      job: 'read the transactions',
      rows: [
        ['Feria de libros', '300'],
        ['Papel de carta', '40'],
        ['Pintura azul', '25'],
      ],
    },
    {
      job: 'read the totals',
      rows: [
        ['Total Ingresos', '300'],
        ['Total Gastos', '65'],
        ['Balance Neto', '235'],
      ],
    },
  ],
};
