import { expect, test } from 'vitest';

import { showsNumber } from '@webmcp/text';

test.each<[string, number]>([
  ['$31.00', 31],
  ['31', 31],
  ['-$31.50', -31.5],
  ['1,234.50 USD', 1234.5],
  ['1.234,50 €', 1234.5],
  ['1\u00a0234\u00a0567', 1_234_567],
  ["CHF 1'234", 1234],
  ['1,234', 1234],
  ['75 %', 75],
])('showsNumber reads %j as %d', (shown, value) => {
  expect(showsNumber(shown, value)).toBe(true);
});

test.each<[string, number]>([
  ['$31.00', 310],
  ['$31.49', 31],
  ['-$31', 31],
  ['(31)', 31],
  ['1,234', 1.234],
  ['2 of 31', 31],
  ['12,34,56', 123_456],
  ['', 0],
  ['$', 0],
])('showsNumber does not read %j as %d', (shown, value) => {
  expect(showsNumber(shown, value)).toBe(false);
});
