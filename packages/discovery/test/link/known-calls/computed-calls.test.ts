import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { useMemo } from 'react';
  import { computed } from 'vue';
  const title = () => 'Orders';`;

test.each([
  ['useMemo(() => ["a", "b"], [])', '["a", "b"]'],
  ['computed(title)', '"Orders"'],
  ['useMemo(props.make, [])', 'react/useMemo(props.make, [])'],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});
