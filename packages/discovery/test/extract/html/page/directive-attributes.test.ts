import { expect, test } from 'vitest';

import { neutralAttribute } from '../../../../src/extract/html/page/directive-attributes.js';

test.each([
  ['x-model', 'two-way'],
  ['x-model.number', 'two-way'],
  ['v-model', 'two-way'],
  ['x-show', 'shown-if'],
  ['v-show', 'shown-if'],
  ['x-html', 'inner-html'],
  ['v-html', 'inner-html'],
  ['v-tooltip', 'directive:tooltip'],
  ['v-tooltip:top', 'directive:tooltip:top'],
  ['v-b-modal.cart', 'directive:b-modal'],
  ['x-data', 'x-data'],
  ['class', 'class'],
  ['v-', 'v-'],
])('%s is %s', (written, expected) => {
  expect(neutralAttribute(written)).toBe(expected);
});
