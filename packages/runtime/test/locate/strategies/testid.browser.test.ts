import { expect, test } from 'vitest';

import { testid } from '../../../src/locate/strategies/testid.js';
import { candidatesOf, hitsOf } from './table.js';

test.each([
  ['<a data-it data-testid="save"></a>', [['save', 1]]],
  [
    '<a data-it data-mcp="a" data-testid=" b "></a>',
    [
      ['a', 1],
      ['b', 1],
    ],
  ],
  ['<a data-it data-mcp="a" data-testid="a"></a>', [['a', 1]]],
  ['<a data-it data-testid=""></a>', []],
  ['<a data-it></a>', []],
])('%s has the candidates %j', (html, candidates) => {
  expect(candidatesOf(testid, html)).toEqual(candidates);
});

test('a value finds elements by any test-id attribute', () => {
  const html = '<a data-is="one" data-mcp=\'x"y\'></a><a data-is="two" data-testid=\'x"y\'></a><a data-testid="x"></a>';
  expect(hitsOf(testid, html, 'x"y')).toEqual(['one', 'two']);
});
