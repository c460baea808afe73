import { describe, expect, test } from 'vitest';

import { textMethod } from '../../../src/link/known-calls/text-methods.js';
import { linkedProp } from '../linked-prop.js';

describe('a method of a text', () => {
  test.each([
    ['toLowerCase', [], 'grand total'],
    ['toLocaleUpperCase', [], 'GRAND TOTAL'],
    ['trim', [], 'Grand Total'],
    ['toString', [], 'Grand Total'],
    ['charAt', [], 'G'],
    ['charAt', [6], 'T'],
    ['slice', [6], 'Total'],
    ['slice', [0, -6], 'Grand'],
    ['substring', [0, 5], 'Grand'],
    ['concat', [' ', 2], 'Grand Total 2'],
    ['replace', ['a', 'o'], 'Grond Total'],
    ['replace', ['a', '$&'], 'Gr$&nd Total'],
    ['replaceAll', ['a', 'o'], 'Grond Totol'],
  ])('%s with %j returns %j', (method, args, expected) => {
    expect(textMethod('Grand Total', method, args)).toBe(expected);
  });

  test.each([
    ['slice', ['a']],
    ['charAt', [true]],
    ['substring', []],
    ['replace', ['a', 1]],
    ['replaceAll', [null, 'b']],
    ['padEnd', [3]],
    ['constructor', []],
  ])('%s with %j is not known', (method, args) => {
    expect(textMethod('Grand Total', method, args)).toBeUndefined();
  });
});

test('the method of a literal with literal arguments is known, with others a call', () => {
  const before = `const NAME = 'ana'; const UP = NAME.toUpperCase();`;
  expect(linkedProp('UP', { before })).toBe('"ANA"');
  expect(linkedProp('NAME.replace("a", props.with)', { before })).toBe('replace("a", props.with)');
});
