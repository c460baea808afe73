import { expect, test } from 'vitest';

import { knownCalls } from '../../../src/link/known-calls/known-calls.js';
import { linkedProp } from '../linked-prop.js';

test('every rule has a name of its own', () => {
  expect(new Set(knownCalls.map(({ name }) => name)).size).toBe(knownCalls.length);
});

test('a method of a known list comes before a function of that name elsewhere', () => {
  const before = `const LIST = ['a']; const map = () => 'own';`;
  expect(linkedProp('LIST.concat(["b"]).map((one) => one)', { before })).toBe('["a", "b"]');
  expect(linkedProp('map()', { before })).toBe('"own"');
});

test('of several functions that a name may be, each is called', () => {
  const before = `const yes = () => 'Yes'; const no = () => 'No';`;
  expect(linkedProp('(props.on ? yes : no)()', { before })).toBe('("Yes" | "No")');
});
