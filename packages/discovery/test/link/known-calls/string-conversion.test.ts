import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

test.each([
  ['String(2)', '"2"'],
  ['String(true)', '"true"'],
  ['String(props.count)', 'String(props.count)'],
  ['text.String(2)', 'text.String(2)'],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression)).toBe(expected);
});
