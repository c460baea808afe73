import { expect, test } from 'vitest';

import { stepDirection } from '@webmcp/text';

test.each([
  ['−', -1],
  ['-', -1],
  ['Decrease quantity', -1],
  ['+', 1],
  ['Increase', 1],
  ['Plus', 1],
  ['+ Add task', 0],
  ['More options', 0],
  ['Moreover', 0],
  ['-5', 0],
  ['', 0],
])('the direction of %o is %i', (text, direction) => {
  expect(stepDirection(text)).toBe(direction);
});
