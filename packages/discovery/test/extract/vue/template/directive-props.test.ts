import { expect, test } from 'vitest';

import { neutralVueProp, vueDirectiveProp } from '../../../../src/extract/vue/template/directive-props.js';

test.each([
  ['model', 'two-way'],
  ['show', 'shown-if'],
  ['tooltip', 'directive:tooltip'],
  ['constructor', 'directive:constructor'],
])('the directive %s is the prop %s', (name, expected) => {
  expect(vueDirectiveProp(name)).toBe(expected);
});

test.each([
  ['v-model', 'two-way'],
  ['v-model:open', 'two-way:open'],
  ['v-b-modal', 'directive:b-modal'],
  ['modelValue', 'modelValue'],
  ['slot:anchor', 'slot:anchor'],
])('a table that writes %s means %s', (written, expected) => {
  expect(neutralVueProp(written)).toBe(expected);
});
