import { expect, test } from 'vitest';

import { truthOf } from '../../../src/intents/values/truth-of.js';
import { linkedValue } from '../read-scene.js';

test.each([
  ['true', true],
  ["''", false],
  ['0', false],
  ['[]', true],
  ['{}', true],
  ['() => 1', true],
  ['`a${open}`', true],
  ['`${open}`', undefined],
  ["'a' === 'a'", true],
  ["'a' !== 'a'", false],
  ["Boolean('')", false],
  ['open', undefined],
  ['open ? 1 : 2', true],
  ['open ? 1 : 0', undefined],
  ['open && false', false],
  ['open && true', undefined],
])('%s is %s', (expression, truth) => {
  expect(truthOf(linkedValue(expression))).toBe(truth);
});
