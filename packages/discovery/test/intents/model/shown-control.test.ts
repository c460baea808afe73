import { expect, test } from 'vitest';

import { isGuess, isKey } from '../../../src/intents/model/shown-control.js';

test.each([
  ['post.action.save', 'prop', true],
  ['post.action.save', 'content', false],
  ['Save', 'prop', false],
  ['e.g. this', 'prop', false],
] as const)('%s from %s is a key: %s', (text, from, expected) => {
  expect(isKey({ text, from })).toBe(expected);
});

test.each([
  ['placeholder', true],
  ['near-text', true],
  ['icon', true],
  ['label', false],
] as const)('a label from %s is a guess: %s', (from, expected) => {
  expect(isGuess({ text: 'Name', from })).toBe(expected);
});
