/** A library's page with its panels in portals, and with them in place. */
const inBoth = (libraries) => libraries.flatMap((library) => [`${library}/portal`, `${library}/inline`]);

/** The apps of the playground and the pages in each. `isPlain`: files as they are, without a dev server. */
export const apps = [
  {
    folder: 'react',
    title: 'Hearth & Loom, a shop in React',
    pages: ['/', '/products/p-throw', '/sign-up', '/cart', '/checkout', '/orders', '/account'],
  },
  { folder: 'vue', title: 'A clinic in Vue', pages: ['/'] },
  {
    folder: 'html',
    title: 'A library in plain HTML',
    pages: ['/index.html', '/books.html', '/rooms.html', '/contact.html'],
    isPlain: true,
  },
  {
    folder: 'html-bootstrap',
    title: 'Plain pages with Bootstrap 5',
    pages: ['/index.html', '/vans.html', '/booking.html', '/account.html'],
  },
  ...['React', 'Vue'].map((framework) => ({
    folder: `themes/${framework.toLowerCase()}`,
    title: `Themes in ${framework}`,
    pages: ['/dynamic', '/labels', '/labels/hard', '/join/once', '/join/you'],
  })),
  {
    folder: 'patterns/react',
    title: 'Patterns that real apps have, in React',
    pages: [
      '/invoices',
      '/tasks',
      '/pickup',
      '/people',
      '/feed',
      '/votes',
      '/report',
      '/settings',
      '/catalog',
      '/shapes',
      '/order',
      '/elements',
      '/frames',
      '/board',
    ],
  },
  ...['React', 'Vue'].map((framework) => ({
    folder: `truth/${framework.toLowerCase()}`,
    title: `One page for each rule about truthful acts, in ${framework}`,
    pages: ['/nested-rows', '/row-dialog', '/sign-in'],
  })),
  {
    folder: 'widgets/react',
    title: 'Widgets of React libraries',
    pages: ['/controlled', '/uncontrolled', '/react-hook-form', '/mui', '/antd', '/radix', '/mantine', '/headless-ui'],
  },
  {
    folder: 'widgets/vue',
    title: 'Widgets of Vue libraries',
    pages: ['/native', '/vuetify', '/element-plus', '/quasar', '/primevue'],
  },
  {
    folder: 'widgets/portals-react',
    title: 'Portals of React libraries, on and off',
    pages: [...inBoth(['/mui', '/radix', '/antd', '/mantine']), '/headless-ui/portal'],
  },
  {
    folder: 'widgets/portals-vue',
    title: 'Portals of Vue libraries, on and off',
    pages: [...inBoth(['/element-plus', '/vuetify', '/primevue', '/teleport']), '/quasar/portal'],
  },
];
