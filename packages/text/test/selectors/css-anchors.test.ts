import { expect, test } from 'vitest';

import { cssAnchors } from '../../src/selectors/css-anchors.js';

test.each([
  ['#signup', ['signup'], []],
  ['#\\:r1\\: > button', [':r1:'], []],
  ['#\\31 st-name', ['1st-name'], []],
  ['#größe', ['größe'], []],
  ['[id="cart"] > li', ['cart'], []],
  ['input[name="email"]', [], ['email']],
  ['#cart input[name="a"] > [name=\'b\']', ['cart'], ['a', 'b']],
  ['main > form', [], []],
])('cssAnchors(%j) returns the ids %j and the names %j', (selector, ids, names) => {
  expect(cssAnchors(selector)).toEqual({ ids, names });
});
