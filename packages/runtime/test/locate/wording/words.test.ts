import { expect, test } from 'vitest';

import { longestWord } from '../../../src/locate/wording/words.js';

test.each([
  ['Save the draft', 'draft'],
  ['one two', 'one'],
  ['编辑', '编'],
  ['', ''],
])('longestWord(%j) returns %j, the first of several', (text, word) => {
  expect(longestWord(text)).toBe(word);
});
