import { expect, it } from 'vitest';
import { sharedPattern } from '../../../src/harness/states/shared-pattern.js';

it.each([
  ['/posts/a1/edit', '/posts/b2/edit', '/posts/:id/edit'],
  ['/posts/:id/edit', '/posts/c3/edit', '/posts/:id/edit'],
  ['/#/posts/a1', '/#/posts/b2', '/#/posts/:id'],
  ['/gone', '/missing', undefined],
  ['/#/gone', '/#/missing', undefined],
  ['/posts/a1', '/posts/a1/edit', undefined],
  ['/posts/a1?open=1', '/posts/b2?open=1', undefined],
])('%s and %s have the pattern %s', (one, other, pattern) => {
  expect(sharedPattern(one, other)).toBe(pattern);
});
