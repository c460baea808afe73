// Written from the source before the first run. The page's words are French, and the buttons of a row are emojis alone.
const user = (name) => ({ name, email: `${name.split(' ')[0].toLowerCase()}@example.com` });
const article = (name, price, stock) => ({ name, price, stock });
const order = (client, name, quantity, price, day) => ({
  client,
  items: [{ name, quantity, price }],
  total: quantity * price,
  date: `2026-03-${day}T09:00:00.000Z`,
});
const dialog = (page) => page.locator('.v-overlay--active .v-card').first();
const rowOf = (page, text) => page.locator('tbody tr', { hasText: text }).first();
const table = async (page) => (await page.locator('tbody tr').allInnerTexts()).join().replaceAll(/\s+/gu, ' ');
const field = (page, label) => dialog(page).getByLabel(label, { exact: true });
const press = (page, name) => dialog(page).getByRole('button', { name, exact: true }).click();
const names = (list) => list.map(({ name }) => name).join();
const stock = ({ articles }, name) => articles.find((one) => one.name === name)?.stock;

async function fill(page, opener, values, send) {
  await opener.click();
  for (const [label, value] of values) await field(page, label).fill(value);
  await press(page, send);
}

export const app = {
  source: 'youssefmyje/mini-crm 95c71f9',
  stack: 'Vue 3, Vite 7, Pinia 3, Vuetify 3, words in French',
  serve: { command: 'npx vite --port 4851 --strictPort', port: 4851 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: {
    local: {
      auth: true,
      users: [user('Ada Brook'), user('Ben Cole'), user('Cora Dean')],
      articles: [article('Lampe', 20, 10), article('Chaise', 35, 3), article('Table', 120, 8)],
      orders: [
        order('Ada Brook', 'Lampe', 2, 20, '02'),
        order('Ben Cole', 'Table', 1, 120, '04'),
        order('Cora Dean', 'Chaise', 3, 35, '06'),
      ],
    },
  },
  async state({ local }) {
    const [users, articles, orders] = await Promise.all(['users', 'articles', 'orders'].map((key) => local(key)));
    return {
      users,
      articles,
      orders: orders.map(({ date: _, ...rest }) => rest),
      auth: (await local('auth')) ?? false,
    };
  },
  calls: [
    {
      job: 'add a client',
      route: '/users',
      ways: [
        {
          says: /ajouter|utilisateur|enregistrer|add|user/iu,
          not: /modifier|edit|article|stock/iu,
          fields: [
            [/nom|name/iu, 'Dora Elm'],
            [/email/iu, 'dora@example.com'],
          ],
        },
      ],
      want: ({ users }) =>
        names(users) === 'Ada Brook,Ben Cole,Cora Dean,Dora Elm' && users[3].email === 'dora@example.com',
      hand: (page) =>
        fill(
          page,
          page.getByRole('button', { name: 'Ajouter un utilisateur' }),
          [
            ['Nom', 'Dora Elm'],
            ['Email', 'dora@example.com'],
          ],
          'Enregistrer',
        ),
    },
    {
      job: 'change the address of a client',
      route: '/users',
      ways: [
        {
          says: /modifier|utilisateur|enregistrer|edit|user/iu,
          not: /ajouter|add/iu,
          row: ['Ben Cole', 'ben@example.com'],
          fields: [[/email/iu, 'cole@example.com']],
        },
      ],
      want: ({ users }) =>
        users.map(({ email }) => email).join() === 'ada@example.com,cole@example.com,cora@example.com' &&
        names(users) === 'Ada Brook,Ben Cole,Cora Dean',
      hand: (page) =>
        fill(
          page,
          rowOf(page, 'Ben Cole').getByRole('button', { name: '✏️' }),
          [['Email', 'cole@example.com']],
          'Enregistrer',
        ),
    },
    {
      job: 'delete a client',
      route: '/users',
      destructive: true,
      ways: [{ says: /supprimer|delet|remov|🗑|trash|wastebasket/iu, row: ['Ada Brook', 'ada@example.com'] }],
      want: ({ users }) => names(users) === 'Ben Cole,Cora Dean',
      hand: (page) => rowOf(page, 'Ada Brook').getByRole('button', { name: '🗑️' }).click(),
    },
    {
      job: 'search the clients',
      route: '/users',
      ways: [{ says: /recherche|search|filter/iu, fields: [[/recherche|search/iu, 'cora']] }],
      look: table,
      want: ({ look }) => look.includes('Cora Dean') && !look.includes('Ben Cole'),
      hand: (page) => page.getByLabel('Rechercher un utilisateur...').first().fill('cora'),
    },
    {
      job: 'read the clients',
      route: '/users',
      rows: [
        ['Ada Brook', 'ada@example.com'],
        ['Ben Cole', 'ben@example.com'],
      ],
    },
    {
      job: 'add an article',
      route: '/articles',
      ways: [
        {
          says: /ajouter|article|enregistrer|add/iu,
          not: /modifier|edit/iu,
          fields: [
            [/nom|name/iu, 'Bureau'],
            [/prix|price/iu, 240],
            [/^stock/iu, 6],
          ],
        },
      ],
      want: ({ articles }) => {
        const { price, stock: count } = articles.find(({ name }) => name === 'Bureau') ?? {};
        return articles.length === 4 && price === 240 && count === 6;
      },
      hand: (page) =>
        fill(
          page,
          page.getByRole('button', { name: 'Ajouter un article' }),
          [
            ['Nom', 'Bureau'],
            ['Prix (€)', '240'],
            ['Stock', '6'],
          ],
          'Enregistrer',
        ),
    },
    {
      job: 'change the price of an article',
      route: '/articles',
      ways: [
        {
          says: /modifier|article|enregistrer|edit/iu,
          not: /ajouter|add/iu,
          row: 'Table',
          fields: [[/prix|price/iu, 130]],
        },
      ],
      want: ({ articles }) =>
        articles.map(({ price }) => price).join() === '20,35,130' && names(articles) === 'Lampe,Chaise,Table',
      hand: (page) =>
        fill(page, rowOf(page, 'Table').getByRole('button', { name: '✏️' }), [['Prix (€)', '130']], 'Enregistrer'),
    },
    {
      job: 'add to the stock of an article',
      route: '/articles',
      ways: [
        {
          says: /ajouter|stock|add/iu,
          not: /modifier|edit/iu,
          row: 'Chaise',
          fields: [[/quantit/iu, 7]],
        },
      ],
      want: (after) => stock(after, 'Chaise') === 10 && stock(after, 'Lampe') === 10,
      hand: (page) =>
        fill(page, rowOf(page, 'Chaise').getByTitle('Ajouter du stock'), [['Quantité à ajouter', '7']], 'Ajouter'),
    },
    {
      job: 'delete an article',
      route: '/articles',
      destructive: true,
      ways: [{ says: /supprimer|delet|remov|🗑|trash|wastebasket/iu, row: 'Lampe' }],
      want: ({ articles }) => names(articles) === 'Chaise,Table',
      hand: (page) => rowOf(page, 'Lampe').getByRole('button', { name: '🗑️' }).click(),
    },
    {
      job: 'read the articles',
      route: '/articles',
      // Corrected after the first run: a column of prices is read as numbers.
      rows: [
        ['Lampe', '20', '10'],
        ['Table', '120', '8'],
      ],
    },
    {
      job: 'order two tables for a client',
      route: '/orders',
      ways: [
        {
          says: /commande|cr[eé]er|valider|order/iu,
          not: /supprimer|delet/iu,
          fields: [
            [/client/iu, 'Ben Cole'],
            [/qt[eé]|quantit|table/iu, [{ 'table|article|nom|name|row|item': 'Table', 'qt[eé]|quantit': 2 }]],
          ],
        },
        {
          says: /commande|cr[eé]er|valider|order/iu,
          not: /supprimer|delet/iu,
          fields: [
            [/client/iu, 'Ben Cole'],
            [/table/iu, 2],
          ],
        },
      ],
      want: (after) => after.orders.length === 4 && after.orders[3].total === 240 && stock(after, 'Table') === 6,
      async hand(page) {
        await page.getByRole('button', { name: 'Créer une commande' }).click();
        await dialog(page).locator('.v-select').click();
        await page.getByRole('option', { name: 'Ben Cole' }).click();
        await dialog(page).locator('.v-row', { hasText: 'Table' }).locator('input').fill('2');
        await press(page, 'Valider');
      },
    },
    {
      job: 'delete an order',
      route: '/orders',
      destructive: true,
      ways: [{ says: /supprimer|delet|remov|🗑|trash|wastebasket/iu, row: ['Cora Dean', 'Chaise'] }],
      want: ({ orders }) => orders.map(({ client }) => client).join() === 'Ada Brook,Ben Cole',
      hand: (page) => rowOf(page, 'Cora Dean').getByRole('button').click(),
    },
    {
      job: 'read the orders',
      route: '/orders',
      rows: [
        ['Ada Brook', 'Lampe', '40'],
        ['Ben Cole', 'Table', '120'],
      ],
    },
    {
      job: 'sign out',
      route: '/users',
      ways: [{ says: /d[eé]connexion|log ?out|sign ?out/iu }],
      look: async (page) => new URL(page.url()).pathname,
      want: ({ state, look }) => state.auth === false && look === '/login',
      hand: (page) => page.getByRole('button', { name: 'Déconnexion' }).click(),
    },
  ],
};
