import { describe, expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `const YES = true; const LIST = ['a', 'b']; const NONE = null;`;

describe('a condition', () => {
  test.each([
    ['YES ? "on" : "off"', '"on"'],
    ['!YES ? "on" : "off"', '"off"'],
    ['props.on ? "on" : "off"', '(props.on ? "on" | "off")'],
    ['props.down ? LIST.reverse() : LIST', '["a", "b"]'],
  ])('%s is %s', (expression, expected) => {
    expect(linkedProp(expression, { before })).toBe(expected);
  });
});

describe('alternatives', () => {
  test.each([
    ['NONE ?? "Title"', '"Title"'],
    ['"" || "Title"', '"Title"'],
    ['props.title ?? "Title"', '(props.title | "Title")'],
    ['"First" || props.title', '"First"'],
  ])('%s are %s', (expression, expected) => {
    expect(linkedProp(expression, { before })).toBe(expected);
  });
});

test.each([
  ['[...LIST, "c"]', '["a", "b", "c"]'],
  ['[...props.list, "c"]', '[?, "c"]'],
])('a spread in a list: %s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});

test('a value inside itself ends', () => {
  expect(linkedProp('LOOP', { before: 'const LOOP = LOOP;' })).toBe('LOOP');
});
