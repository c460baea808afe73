// Written from the source before the first run. The app is in Arabic.
const product = (id, name, code, category, quantity, price) => ({
  id,
  name,
  code,
  category,
  quantity,
  price,
  expiryDate: '2027-12-31',
  location: 'A1',
  minQuantity: 5,
  supplier: 'Adler',
  description: '',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
});
const products = [
  product(1, 'مصباح', 'LMP1', 'tools', 40, 90),
  product(2, 'رواية', 'BOK1', 'books', 12, 25),
  product(3, 'قميص', 'SHR1', 'clothing', 3, 60),
];
const find = (after, name) => after.products.find((one) => one.name === name);
const open = (path) => async (page) => {
  await page.locator(`a[href="${path}"]`).click();
};
const onProducts = open('/products');
const onStock = open('/inventory');
const onSettings = open('/settings');
const rows = async (page) => (await page.locator('tbody').innerText()).replaceAll(/\s+/gu, ' ');
const settingsSwitch = (page, label) => page.getByText(label, { exact: true }).locator('..').getByRole('button');
const save = (page) => page.getByRole('button', { name: 'حفظ التغييرات' }).click();

export const app = {
  source: 'adamaisrv/rthfd 4db9657',
  stack: 'React 18, Vite 4, Zustand 5, Tailwind 3, React Router 6',
  serve: { command: 'npx vite --port 4791 --strictPort', port: 4791 },
  instrument: ['--explore'],
  spent: '2026-11-28',
  seed: { local: { 'inventory-store': { state: { products, language: 'ar' }, version: 0 } } },
  async state({ local }) {
    const { state } = (await local('inventory-store')) ?? { state: {} };
    return {
      products: (state.products ?? []).map(({ name, code, category, quantity, price, minQuantity }) => ({
        name,
        code,
        category,
        quantity,
        price,
        minQuantity,
      })),
      currency: state.settings?.currency ?? 'DZD',
      sound: state.settings?.notifications?.sound ?? true,
    };
  },
  also: [/inventory|settings|reports|dashboard|home/iu, /report|export|download|تقرير/iu, /تصنيف|categor|filter/iu],
  calls: [
    {
      job: 'add a product',
      route: '/products',
      ways: [
        {
          says: /product|منتج/iu,
          about: /add|new|إضافة/iu,
          fields: [
            [/name|اسم/iu, 'كرسي'],
            [/code|كود/iu, 'CHR1'],
            [/categor|التصنيف/iu, 'tools'],
            [/minquant|min_quant|الحد الأدنى|minimum/iu, 2],
            [/quantity|current|الكمية/iu, 7],
            [/price|السعر/iu, 120],
          ],
        },
      ],
      want: (after) =>
        find(after, 'كرسي')?.code === 'CHR1' &&
        find(after, 'كرسي').category === 'tools' &&
        find(after, 'كرسي').quantity === 7 &&
        find(after, 'كرسي').price === 120 &&
        after.products.length === 4,
      async hand(page) {
        await onProducts(page);
        await page.getByRole('button', { name: 'إضافة منتج جديد' }).click();
        await page.getByPlaceholder('أدخل اسم المنتج').fill('كرسي');
        await page.getByPlaceholder('مثال: PRD001').fill('CHR1');
        await page.locator('form select').selectOption('tools');
        const numbers = page.locator('form input[type=number]');
        await numbers.nth(0).fill('7');
        await numbers.nth(1).fill('2');
        await numbers.nth(2).fill('120');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'be refused for a product without a name',
      route: '/products',
      as: 'add a product',
      fields: [
        [/code|كود/iu, 'CHR1'],
        [/categor|التصنيف/iu, 'tools'],
        [/quantity|current|الكمية/iu, 7],
      ],
      async hand(page) {
        await onProducts(page);
        await page.getByRole('button', { name: 'إضافة منتج جديد' }).click();
        await page.getByPlaceholder('مثال: PRD001').fill('CHR1');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'change the price of a product',
      route: '/products',
      before: onProducts,
      ways: [
        {
          says: /product|منتج|edit|تعديل/iu,
          about: /edit|update|change|تعديل|تحديث/iu,
          not: /stock|المخزون/iu,
          row: 'رواية',
          fields: [[/price|السعر/iu, 30]],
        },
      ],
      want: (after) => find(after, 'رواية')?.price === 30 && find(after, 'رواية').quantity === 12,
      async hand(page) {
        await page.getByRole('row').filter({ hasText: 'رواية' }).getByTitle('تعديل').click();
        await page.locator('form input[type=number]').nth(2).fill('30');
        await page.locator('form button[type=submit]').click();
      },
    },
    {
      job: 'delete a product after the question',
      route: '/products',
      before: onProducts,
      destructive: true,
      ways: [{ says: /delet|remov|trash|حذف/iu, row: 'قميص' }],
      want: (after) => after.products.length === 2 && find(after, 'قميص') === undefined,
      async hand(page) {
        await page.getByRole('row').filter({ hasText: 'قميص' }).getByTitle('حذف').click();
      },
    },
    {
      job: 'search the products by their code',
      route: '/products',
      before: onProducts,
      ways: [
        {
          says: /search|البحث|product/iu,
          about: /search|filter|find|البحث/iu,
          fields: [[/search|query|البحث|product/iu, 'BOK']],
        },
      ],
      look: rows,
      want: ({ look }) => look.includes('رواية') && !look.includes('مصباح'),
      hand: (page) => page.getByPlaceholder('البحث عن منتج بالاسم أو الكود...').fill('BOK'),
    },
    {
      job: 'set the stock of a product',
      route: '/inventory',
      before: onStock,
      ways: [
        {
          says: /stock|quantity|المخزون|تحديث/iu,
          about: /update|set|edit|تحديث/iu,
          row: 'مصباح',
          fields: [
            [/quantity|الكمية/iu, 55],
            [/reason|سبب/iu, 'Count'],
          ],
        },
      ],
      want: (after) => find(after, 'مصباح')?.quantity === 55 && find(after, 'مصباح').price === 90,
      async hand(page) {
        await page.getByRole('row').filter({ hasText: 'مصباح' }).getByTitle('تحديث المخزون').click();
        await page.locator('input[type=number]').fill('55');
        await page.getByRole('button', { name: 'تحديث', exact: true }).click();
      },
    },
    {
      job: 'show the stock of one category',
      route: '/inventory',
      before: onStock,
      ways: [{ says: /categor|filter|التصنيف|stock|inventory/iu, fields: [[/categor|التصنيف/iu, 'clothing']] }],
      look: rows,
      want: ({ look }) => look.includes('قميص') && !look.includes('مصباح'),
      hand: (page) => page.locator('select').selectOption('clothing'),
    },
    {
      job: 'keep another currency',
      route: '/settings',
      ways: [{ says: /setting|currency|save|العملة|حفظ/iu, fields: [[/currency|العملة/iu, 'EUR']] }],
      want: (after) => after.currency === 'EUR',
      async hand(page) {
        await onSettings(page);
        await page.locator('select').first().selectOption('EUR');
        await save(page);
      },
    },
    {
      job: 'turn the sounds of notifications off',
      route: '/settings',
      ways: [
        {
          says: /setting|sound|notif|save|حفظ|الأصوات/iu,
          not: /alert/iu,
          fields: [[/sound|الأصوات/iu, false]],
        },
      ],
      want: (after) => after.sound === false,
      async hand(page) {
        await onSettings(page);
        await settingsSwitch(page, 'تفعيل الأصوات').click();
        await save(page);
      },
    },
    {
      job: 'put the settings back',
      route: '/settings',
      before: async (page) => {
        await onSettings(page);
        await page.locator('select').first().selectOption('USD');
        await save(page);
      },
      destructive: true,
      ways: [{ says: /reset|إعادة تعيين/iu }],
      want: (after) => after.currency === 'DZD',
      hand: (page) => page.getByRole('button', { name: 'إعادة تعيين' }).click(),
    },
    {
      job: 'check the alerts now',
      ways: [{ says: /alert|check|refresh|فحص/iu, about: /check|manual|refresh|فحص/iu, not: /auto/iu }],
      look: (page) => page.locator('header').innerText(),
      want: ({ look }, before) => look !== before?.look && /1/u.test(look),
      async hand(page) {
        await page.locator('header button').first().click();
        await page.getByTitle('فحص يدوي').click();
        await page.getByText('تم العثور على 1 تنبيه').waitFor();
      },
    },
    {
      job: 'read the products',
      route: '/products',
      before: onProducts,
      rows: [
        ['مصباح', 'LMP1', '40'],
        ['رواية', 'BOK1', '12'],
        ['قميص', 'SHR1', '3'],
      ],
    },
    {
      job: 'read the figures of the stock',
      rows: [
        ['إجمالي المنتجات', '3'],
        ['إجمالي الكمية', '55'],
      ],
    },
  ],
};
