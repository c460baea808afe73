import { expect, test } from 'vitest';

import { plainValue } from '../../../src/intents/values/plain-facts.js';
import { linkedValue } from '../read-scene.js';

test.each([
  ["'a'", 'literal'],
  ['list', 'reference'],
  ['<b />', 'unknown'],
  ['() => save(<b />)', 'function'],
  ['[list]', 'array'],
])('%s becomes a %s', (expression, kind) => {
  expect(plainValue(linkedValue(expression)).kind).toBe(kind);
});

test('deep values are cut off', () => {
  const deep = linkedValue('[[[[[[[1]]]]]]]');
  expect(JSON.stringify(plainValue(deep))).not.toContain('literal');
});

test('an object keeps the state that it spreads', () => {
  expect(plainValue(linkedValue('{ ...list, id: 1 }'))).toMatchObject({
    kind: 'object',
    entries: [{ key: 'id' }],
    spreads: [{ kind: 'reference', path: ['1:list'] }],
  });
});
