import { describe, expect, test } from 'vitest';

import { extract } from '../../src/extract/extract.js';
import type { FileFacts } from '../../src/extract/facts/facts.js';
import { nodesOf } from '../../src/routes/nodes-of.js';
import { routeForms } from '../../src/routes/route-forms.js';
import { RouteSource } from '../../src/routes/route-source.js';

/** The form that reads the first route of a file, with the paths that the form returns. */
function firstForm(text: string): { form: string; paths: string[] } | undefined {
  const file: FileFacts = extract({ path: 'routes.tsx', text });
  const reading = { source: new RouteSource([file], () => null), file, inner: new Set<unknown>() };
  for (const node of nodesOf([file.constants, file.components])) {
    for (const form of routeForms) {
      const routes = form.routes(node, reading);
      if (routes !== null) return { form: form.name, paths: routes.map(({ path }) => path) };
    }
  }
  return undefined;
}

describe('a route is read as', () => {
  test.each([
    [
      "React Router's config",
      "import { route, layout } from '@react-router/dev/routes'; export default [layout('./frame.tsx', [route('orders', './orders.tsx')])];",
      ['/orders'],
    ],
    [
      'list of route objects',
      "const routes = [{ path: '/shop', element: <A/>, children: [{ path: 'cart', element: <B/> }] }];",
      ['/shop', '/shop/cart'],
    ],
    [
      'route element',
      'const App = () => <Route path="/shop"><Route path="cart" element={<B/>} /></Route>;',
      ['/shop', '/shop/cart'],
    ],
    [
      "TanStack's file route",
      "export const Route = createFileRoute('/_app/posts_/$id')({ component: Post });",
      ['/posts/$id'],
    ],
    ["TanStack's route", "const cart = createRoute({ getParentRoute: () => shop, path: 'cart' });", ['/cart']],
  ])('%s', (form, text, paths) => {
    const found = firstForm(text);
    expect(found?.form).toBe(form);
    expect(found?.paths).toEqual(expect.arrayContaining(paths));
  });

  test.each([
    ['a menu', "const menu = [{ path: '/shop', label: 'Shop' }];"],
    ['a list of texts', "const tabs = ['a', 'b'];"],
    ['another call', "const cart = createStore({ path: 'cart' });"],
    ['another element', 'const App = () => <Link path="/shop">Shop</Link>;'],
  ])('nothing: %s', (_, text) => {
    expect(firstForm(text)).toBeUndefined();
  });
});

test('the names of the forms differ', () => {
  expect(new Set(routeForms.map(({ name }) => name)).size).toBe(routeForms.length);
});
