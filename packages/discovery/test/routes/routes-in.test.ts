import path from 'node:path';
import { expect, test } from 'vitest';

import { extract } from '../../src/extract/extract.js';
import { routePattern } from '../../src/routes/route-pattern.js';
import { routesIn, type NamedRoutes } from '../../src/routes/routes-in.js';

const routes = (files: Record<string, string>, dependencies?: string[]): string[] => named(files, dependencies).routes;

function named(files: Record<string, string>, dependencies: string[] = []): NamedRoutes {
  const facts = Object.entries(files).map(([file, text]) => extract({ path: file, text }));
  return routesIn(
    facts,
    (from, specifier) => {
      const base = path.posix.join(path.posix.dirname(from), specifier);
      return ['', '.tsx', '.ts'].map((end) => base + end).find((file) => file in files) ?? null;
    },
    dependencies,
  );
}

test('React Router: elements below elements, an index, a splat, parameters', () => {
  const text = `export const App = () => <BrowserRouter><Routes>
    <Route path="/" element={<Layout />}>
      <Route index element={<Home />} />
      <Route path="orders" element={<Orders />}><Route path=":id" element={<Order />} /></Route>
      <Route path="settings/*" element={<Settings />} />
      <Route path="help/:topic?" element={<Help />} />
      <Route path="*" element={<Missing />} />
    </Route>
  </Routes></BrowserRouter>;`;
  expect(routes({ 'App.tsx': text })).toEqual(['/', '/orders', '/settings', '/help']);
});

test('React Router: a list, with children, names of paths and lists of other files; in a hash router they are hashes', () => {
  const files = {
    'paths.ts': "export const paths = { users: 'users', login: '/login' };",
    'admin.tsx': "export default [{ index: true, element: <A /> }, { path: 'roles', Component: B }];",
    'router.tsx': `import { paths } from './paths'; import admin from './admin';
      export const router = createBrowserRouter([
        { path: '/', element: <Home />, children: [{ path: paths.users, lazy: () => import('./users'), children: admin }] },
        { path: paths.login, element: <Login /> },
        { path: '/old', redirect: '/' },
        { path: '*', element: <Missing /> },
      ]);`,
    'menu.ts': "export const menu = [{ path: '/docs', title: 'Docs', icon: 'book' }];",
  };
  expect(routes(files)).toEqual(['/', '/users', '/users/roles', '/login']);
  const hashed = { ...files, 'router.tsx': files['router.tsx'].replace('createBrowserRouter', 'createHashRouter') };
  expect(routes(hashed)).toEqual(['/#/', '/#/users', '/#/users/roles', '/#/login']);
});

test('Vue Router: histories, redirects, spread lists; version 3 is a hash router unless it says otherwise', () => {
  const list = "[{ path: '/', redirect: '/home' }, { path: '/home', component: () => import('./Home.vue') }, ...extra]";
  const extra =
    "const extra = [{ path: '/team/:id', component: Team }, { path: '/about', name: 'about', component: About }];";
  const router = (made: string): string[] => routes({ 'router.ts': `${extra}\nexport default ${made};` });
  expect(router(`createRouter({ history: createWebHistory(), routes: ${list} })`)).toEqual(['/home', '/about']);
  expect(router(`createRouter({ history: createWebHashHistory(), routes: ${list} })`)).toEqual(['/#/home', '/#/about']);
  const three = (mode: string): string[] =>
    routes({
      'router.js': `import VueRouter from 'vue-router';\n${extra}\nexport default new VueRouter({ ${mode} routes: ${list} });`,
    });
  expect(three('')).toEqual(['/#/home', '/#/about']);
  expect(three("mode: 'history',")).toEqual(['/home', '/about']);
});

test("React Router's framework mode: helpers in helpers, prefixes that are spread, files that only answer requests", () => {
  const page = 'export default function Page() { return <p>page</p>; }';
  const files = {
    'app/routes.ts': `import { type RouteConfig, index, layout as shell, prefix, route } from '@react-router/dev/routes';
      import { paths } from './paths';
      const orders = [route(':order', './order.tsx')];
      export default [
        index('./home.tsx'),
        route(paths.about, 'about.tsx'),
        route('orders', './orders.tsx', orders),
        route('logout', './logout.tsx'),
        shell('./shell.tsx', [
          route('contacts/:contactId', './contact.tsx', [index('./notes.tsx'), route('edit', './edit.tsx')]),
          ...prefix('shop', [index('./shop.tsx'), route('cart', './cart.tsx', { id: 'cart' })]),
        ]),
        route('*', './missing.tsx'),
      ] satisfies RouteConfig;`,
    'app/paths.ts': "export const paths = { about: 'about' };",
    'app/logout.tsx': "export const action = () => redirect('/');",
    ...Object.fromEntries(
      ['home', 'about', 'orders', 'order', 'shell', 'contact', 'notes', 'edit', 'shop', 'cart', 'missing'].map(
        (name) => [`app/${name}.tsx`, page],
      ),
    ),
  };
  expect(named(files)).toEqual({
    routes: ['/', '/about', '/orders', '/shop', '/shop/cart'],
    patterns: ['/orders/:order', '/contacts/:contactId', '/contacts/:contactId/edit'],
  });
  expect(
    named({ ...files, 'app/routes.ts': files['app/routes.ts'].replace('@react-router/dev/routes', './own') }),
  ).toEqual({ routes: [], patterns: [] });
});

test("Remix's and React Router's flat files", () => {
  const page = 'export default function Page() { return <p>page</p>; }';
  const names = [
    '_index',
    'about',
    '_auth.login',
    'team.$id_.edit',
    'team_.new',
    'docs.$',
    '(lang).help',
    'sitemap[.]xml',
  ];
  const files = {
    ...Object.fromEntries(names.map((name) => [`app/routes/${name}.tsx`, page])),
    'app/routes/shop.cart/route.tsx': page,
    'app/routes/shop.cart/total.tsx': page,
    'app/routes/logout.ts': 'export const action = () => 1;',
  };
  expect(named(files, ['@react-router/fs-routes'])).toEqual({ routes: [], patterns: [] });
  const asked = {
    ...files,
    'app/routes.ts': "import { flatRoutes } from '@react-router/fs-routes';\nexport default flatRoutes();",
  };
  expect(named(asked, ['@react-router/fs-routes'])).toEqual(named(files, ['@remix-run/react']));
  expect(named(files, ['@remix-run/react'])).toEqual({
    routes: ['/help', '/login', '/', '/about', '/shop/cart', '/team/new'],
    patterns: ['/team/:id/edit'],
  });
});

test('TanStack Router: files that say their path, and routes that name their parents', () => {
  expect(
    routes({
      'routes/a.tsx': "export const Route = createFileRoute('/_auth/(shop)/cart/')({ component: Cart });",
      'routes/b.tsx': "export const Route = createLazyFileRoute('/posts/$postId')({ component: Post });",
      'routes/c.tsx': "export const Route = createFileRoute('/posts_/new')({ component: New });",
      'tree.tsx': `const root = createRootRoute({ component: Root });
        const admin = createRoute({ getParentRoute: () => root, path: 'admin', component: Admin });
        export const logs = createRoute({ getParentRoute: () => admin, path: 'logs', component: Logs });`,
    }),
  ).toEqual(['/cart', '/posts/new', '/admin', '/admin/logs']);
});

test('files that are routes, for the packages that make routes of them', () => {
  const page = 'export default function Page() { return <p>page</p>; }';
  const files = {
    'app/page.tsx': page,
    'app/(shop)/cart/page.tsx': page,
    'app/orders/[id]/page.tsx': page,
    'app/docs/[[...slug]]/page.tsx': page,
    'app/@modal/login/page.tsx': page,
    'app/cart/total.tsx': page,
    'src/pages/about.tsx': page,
    'src/pages/team/index.tsx': page,
    'src/pages/_app.tsx': page,
    'src/pages/api/save.ts': 'export default () => 1;',
  };
  expect(routes(files, ['next'])).toEqual(['/cart', '/docs', '/', '/about', '/team']);
  expect(routes(files)).toEqual([]);
  const vue = {
    'pages/index.vue': '<template><p /></template>',
    'pages/users/[id].vue': '<template><p /></template>',
    'pages/users/new.vue': '<template><p /></template>',
  };
  expect(routes(vue, ['nuxt'])).toEqual(['/', '/users/new']);
});

test('a path is of the pattern that the source names for it', () => {
  const text = `export const App = () => <BrowserRouter><Routes>
    <Route path="orders/:id" element={<Order />} /><Route path="orders/new" element={<NewOrder />} />
    <Route path="orders/:id/:line(\\\\d+)" element={<Line />} /><Route path=":slug" element={<Page />} />
    <Route path="help/:topic?" element={<Help />} /><Route path="files/*" element={<Files />} />
  </Routes></BrowserRouter>;`;
  const of = (route: string): string => routePattern(route, named({ 'App.tsx': text }));
  expect(
    ['/orders/HL-7', '/orders/new', '/orders/HL-7/2', '/about', '/help/money', '/files/a', '/orders/a?b=1'].map(of),
  ).toEqual(['/orders/:id', '/orders/new', '/orders/:id/:line', '/about', '/help/:topic', '/files/a', '/orders/a?b=1']);
  const files = { 'app/shop/[slug]/page.tsx': '', 'app/docs/[...path]/page.tsx': '' };
  expect(named(files, ['next']).patterns).toEqual(['/shop/:slug']);
  const hashed = 'export const App = () => <HashRouter><Route path="items/:id" element={<Item />} /></HashRouter>;';
  expect(routePattern('/#/items/a', named({ 'App.tsx': hashed }))).toBe('/#/items/:id');
});
