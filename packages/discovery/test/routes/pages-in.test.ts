import path from 'node:path';
import { expect, test } from 'vitest';

import { extract } from '../../src/extract/extract.js';
import { pagesIn, type RoutedFile } from '../../src/routes/pages-in.js';

function routed(files: Record<string, string>): RoutedFile[] {
  const facts = Object.entries(files).map(([file, text]) => extract({ path: file, text }));
  return pagesIn(facts, (from, specifier) => {
    const base = path.posix.join(path.posix.dirname(from), specifier);
    return ['', '.tsx', '.ts', '.vue'].map((end) => base + end).find((file) => file in files) ?? null;
  });
}

function pages(files: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    routed(files).flatMap(({ file, tag, routes, layout }) =>
      tag === undefined ? [[file, layout === true ? ['around', ...routes] : routes]] : [],
    ),
  );
}
const page = 'export default function Page() { return <button>Go</button>; }';

test('a route with an open rest and no routes in it is there on whatever follows', () => {
  expect(
    pages({
      'app.tsx': `import Shop from './shop'; import Help from './help'; import Topic from './topic';
        export default () => <Routes><Route path="/shop/*" element={<Shop />} />
          <Route path="/help/*" element={<Help />}><Route path="topics" element={<Topic />} /></Route></Routes>;`,
      'shop.tsx': page,
      'help.tsx': page,
      'topic.tsx': page,
    }),
  ).toEqual({
    'help.tsx': ['around', '/help', '/help/topics'],
    'shop.tsx': ['/shop/*'],
    'topic.tsx': ['/help/topics'],
  });
});

test('React Router: what a route shows, by import, by lazy import, through a file that hands it on; layouts around it', () => {
  expect(
    pages({
      'router.tsx': `import { lazy } from 'react'; import Shell from './shell'; import { Users } from './views';
        const Orders = lazy(() => import('./orders'));
        export const router = createBrowserRouter([{ path: '/', element: <Shell />, children: [
          { path: 'users', element: <Users /> }, { path: 'orders/:id', element: <Suspense><Orders /></Suspense> } ] }]);`,
      'views.ts': "export { default as Users } from './users';",
      'users.tsx': page,
      'orders.tsx': page,
      'shell.tsx': page,
    }),
  ).toEqual({
    'orders.tsx': ['/orders/:id'],
    'shell.tsx': ['around', '/', '/orders/:id', '/users'],
    'users.tsx': ['/users'],
  });
});

test('Vue Router in the hash; a route by itself in its file keeps its path before its children’s', () => {
  expect(
    pages({
      'router.ts': `import able from './able'; const routes = [{ path: '/home', component: () => import('./Home.vue') }, able];
        export default createRouter({ history: createWebHashHistory(), routes });`,
      'able.ts': "export default { path: '/able', children: [{ path: 'pdf', component: () => import('./Pdf.vue') }] };",
      'Home.vue': '<template><button>Go</button></template>',
      'Pdf.vue': '<template><button>Go</button></template>',
    }),
  ).toEqual({ 'Home.vue': ['/#/home'], 'Pdf.vue': ['/#/able/pdf'] });
});

test('what another file uses as well can be anywhere', () => {
  expect(
    pages({
      'router.tsx': `import Login from './login'; export const router = createBrowserRouter([{ path: '/login', element: <Login /> }]);`,
      'login.tsx': page,
      'gate.tsx': `import Login from './login'; export const Gate = () => <dialog><Login /></dialog>;`,
    }),
  ).toEqual({});
});

test('TanStack Router: files that routes are, and what they show', () => {
  expect(
    pages({
      'routeTree.gen.ts':
        "import { Route as A } from './routes/apps'; import { Route as B } from './routes/_in'; export const tree = [A, B];",
      'routes/_in.tsx':
        "import { Frame } from '../frame'; export const Route = createFileRoute('/_in')({ component: Frame });",
      'routes/apps.tsx':
        "import { Apps } from '../apps'; export const Route = createFileRoute('/_in/apps')({ component: Apps });",
      'apps.tsx': 'export function Apps() { return <button>Go</button>; }',
      'frame.tsx': 'export function Frame() { return <button>Go</button>; }',
    }),
  ).toEqual({
    'apps.tsx': ['/apps'],
    'frame.tsx': ['around', '/', '/apps'],
    'routes/_in.tsx': ['around', '/', '/apps'],
    'routes/apps.tsx': ['/apps'],
  });
});

test('one page that several routes show stands there by a tag of its own on each', () => {
  const app = `import Board from './board';
    export const App = () => <Routes>
      <Route path="/new" element={<Board />} />
      <Route path="/boards/:id" element={<Board />} />
      {more.map((each) => <Route path={each.path} element={<each.element />} />)}
    </Routes>;`;
  const found = routed({ 'app.tsx': app, 'board.tsx': page });
  expect(found.filter(({ tag }) => tag !== undefined)).toEqual([
    { file: 'app.tsx', tag: { file: 'app.tsx', line: 3, column: 35 }, routes: ['/new'] },
    { file: 'app.tsx', tag: { file: 'app.tsx', line: 4, column: 42 }, routes: ['/boards/:id'] },
  ]);
});

test('a page whose file is written as a template with known parts is on its route', () => {
  const names = "export enum Views { CART = 'CartView', OPEN = '' }";
  const routes = (file: string): string => `import { createRouter } from 'vue-router'; import { Views } from './names';
    export default createRouter({ routes: [{ path: '/cart', component: () => import(${file}) }] });`;
  const found = (file: string): Record<string, string[]> =>
    pages({
      'names.ts': names,
      'router.ts': routes(file),
      'CartView.vue': '<template><button>Pay</button></template>',
    });
  expect(found('`./${Views.CART}.vue`')).toEqual({ 'CartView.vue': ['/cart'] });
  expect(found('`./${chosen}.vue`')).toEqual({});
});
