import { expect, test } from 'vitest';

import { onPictureInRow } from '../../src/selectors/on-picture.js';

test.each([
  ['button:has(.mdi-pencil)', 0.6],
  ['i.mdi-pencil', 0.6],
  ['svg:has(path[d^="M3 6h18v2H3z"])', 0.6],
  ['button:has(polyline[points^="20 6 9 17"])', 0.6],
  ['div:nth-of-type(2) > button', 0.2],
  ['button:has(span)', 0.2],
])('in a row, CSS %s scores %d', (value, score) => {
  expect(onPictureInRow({ strategy: 'css', value, score: 0.2 }).score).toBe(score);
});
