import { expect, test } from 'vitest';

import { compareLabels, extended } from '../../../src/locate/wording/compare-labels.js';

test.each([
  [['Save'], ['Save'], 'same'],
  [['Save'], ['save'], 'same'],
  [['Orders'], ['Order'], 'same'],
  [['Save'], ['Save draft'], 'extended'],
  [['Save draft'], ['Save'], 'extended'],
  [['To do'], ['To do2'], 'extended'],
  [['To do'], ['To dose2'], 'partial'],
  [['Sign in'], ['Sign up'], 'partial'],
  [['Save'], ['Cancel'], 'conflict'],
  [['Save', 'Sichern'], ['Sichern'], 'same'],
  [['Save'], ['Cancel', 'Save now'], 'extended'],
  [[], ['Save'], 'unknown'],
  [['Save'], [], 'unknown'],
] as const)('compareLabels(%j, %j) returns %j', (captured, now, relation) => {
  expect(compareLabels([...captured], [...now])).toBe(relation);
});

test('extended needs a word on both sides', () => {
  expect(extended([], ['save'])).toBe(false);
  expect(extended(['save'], ['now', 'save'])).toBe(true);
});
