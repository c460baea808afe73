import { expect, test } from 'vitest';

import { plural } from '../../src/wording/plural.js';
import { singular } from '../../src/wording/singular.js';

test('a plural without a common ending stays a plural', () => expect(plural('people')).toBe('people'));

test.each([
  ['order', 'orders'],
  ['category', 'categories'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['address', 'addresses'],
  ['branch', 'branches'],
  ['status', 'statuses'],
  ['expense', 'expenses'],
  ['house', 'houses'],
  ['size', 'sizes'],
  ['person', 'people'],
  ['Child', 'Children'],
  ['team member', 'team members'],
  ['contact person', 'contact people'],
  ['movie', 'movies'],
])('the plural of %s is %s, and the singular leads back', (noun, many) => {
  expect(plural(noun)).toBe(many);
  expect(singular(many)).toBe(noun);
});
