import { expect, test } from 'vitest';

import { neutralProp } from '../../src/frameworks/neutral-prop.js';

test.each([
  ['v-model:visible', 'two-way:visible'],
  ['v-b-toggle', 'directive:b-toggle'],
  ['x-model', 'two-way'],
  ['modelValue', 'modelValue'],
  ['children', 'children'],
])('a table that writes %s means %s', (written, expected) => {
  expect(neutralProp(written)).toBe(expected);
});
