import { defineHarness } from 'webmcp/harness';

/**
 * The states in which the playground's apps are read: those that tests read too, or that apps share. The others stand
 * beside their app, in its own `webmcp.harness.ts`. The shop and the clinic play their server with timers, so a state waits
 * for the first thing that comes from it.
 */

export const react = defineHarness({
  states: {
    products: {
      route: '/',
      setup: async ({ page }) => {
        await page.getByRole('heading', { name: 'Stoneware mug' }).waitFor();
      },
    },
    product: {
      route: '/products/p-throw',
      setup: async ({ page }) => {
        await page.getByRole('heading', { name: 'Wool throw' }).waitFor();
      },
    },
    'sign-up': { route: '/sign-up' },
    cart: {
      route: '/cart',
      setup: async ({ page }) => {
        await page.getByRole('link', { name: 'Go to checkout' }).waitFor();
      },
    },
    checkout: {
      route: '/checkout',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Place order' }).waitFor();
      },
    },
    'checkout-gift-card': {
      route: '/checkout',
      setup: async ({ page }) => {
        await page.getByLabel('Gift card').check();
        await page.getByLabel('Gift card code').waitFor();
      },
    },
    thanks: {
      route: '/checkout',
      setup: async ({ page }) => {
        await page.getByLabel('Standard').check();
        await page.getByLabel('Invoice').check();
        await page.getByLabel('I accept').check();
        await page.getByRole('button', { name: 'Place order' }).click();
        await page.getByText('Nygata 12').waitFor();
      },
    },
    orders: {
      route: '/orders',
      setup: async ({ page }) => {
        await page.getByRole('row', { name: 'HL-1041' }).waitFor();
      },
    },
    'order-details': {
      route: '/orders',
      setup: async ({ page }) => {
        await page.getByRole('row', { name: 'HL-1022' }).getByRole('button', { name: 'View' }).click();
        await page.getByRole('heading', { name: 'Order HL-1022' }).waitFor();
      },
    },
    'return-order': {
      route: '/orders',
      setup: async ({ page }) => {
        await page.getByRole('row', { name: 'HL-1017' }).getByRole('button', { name: 'Return' }).click();
        await page.getByRole('dialog', { name: 'Return an order' }).waitFor();
      },
    },
    account: {
      route: '/account',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit address' }).waitFor();
      },
    },
    'edit-address': {
      route: '/account',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Edit address' }).click();
        await page.getByRole('dialog', { name: 'Edit address' }).waitFor();
      },
    },
    'invite-friend': {
      route: '/account',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Invite a friend' }).click();
        await page.getByRole('dialog', { name: 'Invite a friend' }).waitFor();
      },
    },
    'account-deleted': {
      route: '/account',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Delete account' }).click();
        await page.getByRole('heading', { name: 'Your account was deleted' }).waitFor();
      },
    },
  },
});

export const vue = defineHarness({
  states: {
    desk: {
      route: '/',
      setup: async ({ page }) => {
        await page.getByRole('heading', { name: 'Rosa Delgado' }).waitFor();
      },
    },
    'move-appointment': {
      route: '/',
      setup: async ({ page }) => {
        await page
          .getByRole('listitem')
          .filter({ hasText: 'Rosa Delgado' })
          .getByRole('button', { name: 'Move' })
          .click();
        await page.getByRole('dialog', { name: 'Move the appointment' }).waitFor();
      },
    },
    'leave-note': {
      route: '/',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Leave a note' }).click();
        await page.getByRole('dialog', { name: 'Leave a note' }).waitFor();
      },
    },
  },
});

export const html = defineHarness({
  states: {
    home: { route: '/index.html' },
    books: { route: '/books.html' },
    'suggest-book': {
      route: '/books.html',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Suggest a book' }).click();
        await page.getByRole('dialog', { name: 'Suggest a book' }).waitFor();
      },
    },
    rooms: { route: '/rooms.html' },
    contact: { route: '/contact.html' },
    thanks: { route: '/thanks.html' },
  },
});

const openPlan: NonNullable<Parameters<typeof defineHarness>[0]['states'][string]['setup']> = async ({ page }) => {
  await page.getByRole('button', { name: 'Plan' }).click();
  await page.getByText('Print plan').waitFor();
};

/** Each library's page with its tabs and disclosures open, its dialog, and its menu where it has one. */
const widgets = (columns: string[], menus = columns): ReturnType<typeof defineHarness> =>
  defineHarness({
    states: Object.fromEntries(
      columns.flatMap((column) => [
        [
          column,
          {
            route: `/${column}`,
            setup: async ({ page }) => {
              await page.getByRole('button', { name: 'Save booking' }).waitFor();
              for (const opener of await page.getByText(/^(Business|More)$/).all()) await opener.click();
            },
          },
        ],
        [
          `${column}-note`,
          {
            route: `/${column}`,
            setup: async ({ page }) => {
              await page.getByRole('button', { name: 'Add note' }).click();
              await page.getByRole('dialog').waitFor();
            },
          },
        ],
        ...(menus.includes(column)
          ? [
              [
                `${column}-plan`,
                {
                  route: `/${column}`,
                  setup: openPlan,
                },
              ] as const,
            ]
          : []),
      ]),
    ),
  });

const reactMenus = ['controlled', 'mui', 'antd', 'radix', 'mantine', 'headless-ui'];
export const widgetsReact = widgets([...reactMenus, 'uncontrolled', 'react-hook-form'], reactMenus);

export const widgetsVue = widgets(['native', 'vuetify', 'element-plus', 'quasar', 'primevue']);

/** The pages that make one thing hard each; React and Vue show the same. */
const themes = defineHarness({
  states: {
    home: { route: '/' },
    dynamic: { route: '/dynamic' },
    'dynamic-report': {
      route: '/dynamic',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Report a problem' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    labels: { route: '/labels' },
    'labels-hard': { route: '/labels/hard' },
    'join-once': { route: '/join/once' },
    'join-you': { route: '/join/you' },
    'join-pet': {
      route: '/join/you',
      setup: async ({ page }) => {
        await page.getByLabel('Full name').fill('Ada Byron');
        await page.getByLabel('I bring a pet').check();
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('heading', { name: 'Your pet' }).waitFor();
      },
    },
    'join-review': {
      route: '/join/you',
      setup: async ({ page }) => {
        await page.getByLabel('Full name').fill('Ada Byron');
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('heading', { name: 'Look it over' }).waitFor();
      },
    },
  },
});

export const themesReact = themes;
export const themesVue = themes;

/** Each library's desk with its panels in portals and, where it can, in place; each of them open once. */
const portals = (libraries: Record<string, string[]>): ReturnType<typeof defineHarness> => {
  const panels: Record<string, [openers: string[], shown: string]> = {
    guest: [['New guest'], 'Save guest'],
    address: [['New guest', 'Add address'], 'Keep address'],
    more: [['More'], 'Archive list'],
    filters: [['Filters'], 'Apply filters'],
    rename: [['Rename'], 'Save name'],
  };
  const pages = Object.entries(libraries).flatMap(([library, modes]) => modes.map((mode) => ({ library, mode })));
  const states = pages.flatMap(({ library, mode }) => {
    const id = `${library}-${mode}`;
    const route = `/${library}/${mode}`;
    const open = Object.entries(panels).map(([panel, [openers, shown]]) => [
      `${id}-${panel}`,
      {
        route,
        setup: async ({ page }: Parameters<typeof openPlan>[0]) => {
          for (const opener of openers) await page.getByRole('button', { name: opener, exact: true }).click();
          await page.getByText(shown, { exact: true }).waitFor();
        },
      },
    ]);
    return [[id, { route }], ...open];
  });
  return defineHarness({ states: Object.fromEntries(states) });
};

const both = ['portal', 'inline'];
const portalOnly = ['portal'];
export const portalsReact = portals({ mui: both, radix: both, antd: both, mantine: both, 'headless-ui': portalOnly });
export const portalsVue = portals({
  'element-plus': both,
  vuetify: both,
  quasar: portalOnly,
  primevue: both,
  teleport: both,
});
