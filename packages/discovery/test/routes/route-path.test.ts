import { describe, expect, test } from 'vitest';

import { joinRoute, openable, withParameters } from '../../src/routes/route-path.js';

test.each([
  ['/shop', 'cart', '/shop/cart'],
  ['/shop/', '/cart', '/cart'],
  ['', '', '/'],
])('%s and %s join to %s', (parent, path, expected) => {
  expect(joinRoute(parent, path)).toBe(expected);
});

describe('a route', () => {
  test.each([
    ['/shop', ['/shop'], []],
    ['/help/:topic?', ['/help'], ['/help/:topic']],
    ['/help/[[topic]]', ['/help'], ['/help/:topic']],
    ['/help/{-$topic}', ['/help'], ['/help/:topic']],
    ['/help?', ['/help'], []],
    ['/help/[[...topic]]', ['/help'], []],
    ['/orders/:id', [], ['/orders/:id']],
    ['/orders/[id]', [], ['/orders/:id']],
    ['/orders/$id', [], ['/orders/:id']],
    ['/shop/*', [], []],
  ])('%s opens as %j and has the pattern %j', (route, opens, patterns) => {
    expect(openable(route)).toEqual(opens);
    expect(withParameters(route)).toEqual(patterns);
  });
});
