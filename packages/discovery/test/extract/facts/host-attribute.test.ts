import { expect, test } from 'vitest';

import { drawnProp, hostAttribute } from '../../../src/extract/facts/host-attribute.js';

test.each([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['acceptCharset', 'accept-charset'],
  ['onClick', 'onClick'],
  ['constructor', 'constructor'],
])('%s is the attribute %s', (name, expected) => {
  expect(hostAttribute(name)).toBe(expected);
});

test('markup from a string is neutral on hosts and on components; other names of components stay', () => {
  expect([drawnProp('dangerouslySetInnerHTML', true), drawnProp('dangerouslySetInnerHTML', false)]).toEqual([
    'inner-html',
    'inner-html',
  ]);
  expect([drawnProp('className', true), drawnProp('className', false)]).toEqual(['class', 'className']);
});
