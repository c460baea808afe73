import { expect, test } from 'vitest';

import { unknownMark } from '../../../../src/extract/html/page/markup-piece.js';
import { knownAttribute, maskedCode, maskedValue } from '../../../../src/extract/html/page/masked-text.js';

const at = { file: 'a.html', line: 1, column: 1 };
const masked = unknownMark.repeat(5);

test('a text without masked parts is a literal', () => {
  expect(maskedValue('Save', at)).toEqual({ kind: 'literal', value: 'Save', at });
});

test('a text with masked parts is a template', () => {
  expect(maskedValue(`Remove ${masked}!`, at)).toMatchObject({
    kind: 'template',
    parts: [{ value: 'Remove ' }, { kind: 'unknown' }, { value: '!' }],
  });
});

test('a masked id names no element; a masked class keeps the known part', () => {
  expect(knownAttribute('id', `row-${masked}`)).toEqual([]);
  expect(knownAttribute('class', `row ${masked}`)).toEqual([['class', 'row ']]);
});

test('masked code becomes null of the same length', () => {
  expect(maskedCode(`go(${masked})`)).toBe('go(null )');
});
