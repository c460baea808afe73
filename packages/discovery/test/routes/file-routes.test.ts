import { expect, test } from 'vitest';

import { fileRoutes } from '../../src/routes/file-routes.js';

test.each([
  ['next', 'app/(shop)/orders/[id]/page.tsx', '/orders/[id]'],
  ['next', 'src/pages/orders/index.tsx', '/orders'],
  ['next', 'pages/api/orders.ts', undefined],
  ['nuxt', 'pages/orders.vue', '/orders'],
  ['nuxt', 'pages/components/Row.vue', undefined],
  ['@remix-run/react', 'app/routes/team.$id_.edit.tsx', '/team/$id/edit'],
  ['react', 'app/orders/page.tsx', undefined],
])('%s makes of %s the route %s', (name, file, expected) => {
  expect(fileRoutes([file], [name])).toEqual(expected === undefined ? [] : [expected]);
});
