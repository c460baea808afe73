import { expect, test } from 'vitest';

import { requestRisk } from '../../../src/risk/calls/request-risk.js';

test.each([
  ['GET', '/orders', 'safe'],
  ['GET', '/orders/1/delete', 'destructive'],
  ['DELETE', '/orders/:', 'destructive'],
  ['DELETE', '/cart/items/:', 'caution'],
  ['DELETE', '/session', 'caution'],
  ['POST', '/orders/:/cancel', 'destructive'],
  ['POST', '/payments?draft=1', 'destructive'],
  ['POST', '/products/search', 'safe'],
  ['PUT', '/profile', 'caution'],
  ['POST', '', 'caution'],
])('%s %s is %s', (method, path, level) => {
  expect(requestRisk({ method, path })).toBe(level);
});
