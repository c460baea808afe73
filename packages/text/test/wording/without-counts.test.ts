import { expect, test } from 'vitest';

import { withoutCounts } from '../../src/index.js';

test.each([
  ['Done (3)', 'Done'],
  ['All ()', 'All'],
  ['To do2', 'To do'],
  ['12 unread messages', 'unread messages'],
  ['Inbox 99+', 'Inbox'],
  ['Cart [1,204]', 'Cart'],
  ['Off by 20%', 'Off by'],
  ['Save', 'Save'],
])('withoutCounts removes the numbers of %j', (text, words) => {
  expect(withoutCounts(text)).toBe(words);
});
