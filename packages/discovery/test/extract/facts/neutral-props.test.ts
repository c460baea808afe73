import { expect, test } from 'vitest';

import {
  directiveOf,
  directiveProp,
  isTwoWay,
  shownIf,
  spreadListeners,
  staysAtTag,
  twoWay,
  twoWayOf,
} from '../../../src/extract/facts/neutral-props.js';

test('a directive keeps its name and argument', () => {
  expect(directiveOf(directiveProp('tooltip'))).toEqual({ name: 'tooltip' });
  expect(directiveOf('directive:b-modal:cart')).toEqual({ name: 'b-modal', argument: 'cart' });
  expect(directiveOf('onClick')).toBeUndefined();
});

test.each([
  [twoWay, true],
  ['two-way:title', true],
  ['two-ways', false],
  ['modelValue', false],
])('%s binds both ways: %s', (prop, expected) => {
  expect(isTwoWay(prop)).toBe(expected);
});

test('the prop without a name feeds modelValue, any other its own', () => {
  expect(twoWayOf('modelValue')).toBe('two-way');
  expect(twoWayOf('title')).toBe('two-way:title');
});

test.each([shownIf, spreadListeners, 'two-way:title', 'directive:t'])('%s stays at the tag', (prop) => {
  expect(staysAtTag(prop)).toBe(true);
});

test.each(['onClick', 'title', '...'])('%s arrives in the component', (prop) => {
  expect(staysAtTag(prop)).toBe(false);
});
