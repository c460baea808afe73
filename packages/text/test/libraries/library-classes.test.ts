import { expect, test } from 'vitest';

import { classMarks, knownMarks } from '../../src/index.js';

test.each([
  ['refused', '[class*=error i]'],
  ['refused', '[class*=destructive i]'],
  ['done', '[class*=positive i]'],
  ['alert', '.alert'],
  ['title', '.text-h6'],
] as const)('the selector of %s contains %s', (kind, part) => {
  expect(knownMarks[kind].split(',')).toContain(part);
});

test('marks repeat no class that two libraries share', () => {
  const twice = [
    { name: 'a', classes: { done: ['grown'] } },
    { name: 'b', classes: { done: ['grown'] } },
  ];
  expect(classMarks(twice).done).toBe('[class*=success i],[class*=grown i]');
});
