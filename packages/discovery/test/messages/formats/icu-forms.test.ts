import { expect, test } from 'vitest';

import { icuForms, isIcu, MAX_FORMS } from '../../../src/messages/formats/icu-forms.js';

test.each([
  ['{count, plural, one {# item} other {# items}}', true],
  ['{who, select, me {Mine} other {Theirs}}', true],
  ['{place, selectordinal, one {#st} other {#th}}', true],
  ['{when, date, short}', false],
  ['{name}', false],
])('%s chooses among forms: %s', (text, expected) => {
  expect(isIcu(text)).toBe(expected);
});

test('the form for other comes first', () => {
  expect(icuForms('{count, plural, one {# item} other {# items}}')).toEqual([
    [{ value: '#' }, ' items'],
    [{ value: '#' }, ' item'],
  ]);
});

test('forms in forms are multiplied up to the limit', () => {
  const one = '{a, select, x {X} y {Y} other {Z}}';
  expect(icuForms(`${one} and ${one.replace('{a', '{b')}`)).toHaveLength(MAX_FORMS);
});

test('a broken message has one unknown part', () => {
  expect(icuForms('{count, plural, one {broken')).toEqual([[{ value: '' }]]);
});
