import { expect, test } from 'vitest';

import { withoutTitle } from '@webmcp/text';

test.each([
  ['add add project', 'add project'],
  ['confirm confirm', 'confirm'],
  ['Details details/edit', 'details/edit'],
  ['add address', 'add address'],
  ['add project', 'add project'],
])('withoutTitle(%j) is %j', (name, text) => {
  expect(withoutTitle(name)).toBe(text);
});
