import { expect, test } from 'vitest';

import { controlOfType } from '../../../src/intents/elements/input-types.js';

test.each([
  [['EMAIL'], 'email'],
  [['image'], 'submit'],
  [['text', 'password'], 'password'],
  [['nonsense'], undefined],
  [[], undefined],
])('an input of the types %j is %s', (types, control) => {
  expect(controlOfType(types)).toBe(control);
});
