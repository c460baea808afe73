import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { useCallback, useDeferredValue, useId } from 'react';
  import { defineMessages } from 'react-intl';
  const save = () => fetch('/api');`;

test.each([
  ['useCallback(save, [])', 'save{fetch("/api")}'],
  ['useDeferredValue("Ann")', '"Ann"'],
  ['structuredClone({ a: 1 }).a', '1'],
  ['defineMessages({ title: { id: "t" } }).title.id', '"t"'],
  ['useId("a")', 'react/useId("a")'],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});
