import { expect, test } from 'vitest';

import { pipedForms } from '../../../src/messages/formats/vue-i18n-pieces.js';

test.each([
  ['one | many', ['many', 'one']],
  ['none | one | many', ['many', 'one', 'none']],
  ['a|b', ['a|b']],
  ['plain', ['plain']],
])('%s has the forms %j', (text, expected) => {
  expect(pipedForms(text)).toEqual(expected);
});
