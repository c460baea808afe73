import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const files = {
  'named.ts': `export const title = 'Named'; const inner = 'Inner'; export { inner as outer };`,
  'default.ts': `const all = { title: 'Default' }; export default all;`,
  'index.ts': `export * from './named'; export { title as second } from './named'; export * from './index';`,
};

test.each([
  [`import { title } from './named';`, 'title', '"Named"'],
  [`import { outer } from './named';`, 'outer', '"Inner"'],
  [`import all from './default';`, 'all.title', '"Default"'],
  [`import { title } from './index';`, 'title', '"Named"'],
  [`import { second } from './index';`, 'second', '"Named"'],
  [`import { none } from './index';`, 'none', 'none'],
  [`import { title } from './missing';`, 'title', 'title'],
  [`import { title } from 'outside';`, 'title', 'title'],
])('%s makes %s %s', (before, expression, expected) => {
  expect(linkedProp(expression, { before, files })).toBe(expected);
});

test('a module’s ref is a state of the whole app', () => {
  const before = `import { ref } from 'vue'; const open = ref(false);`;
  expect(linkedProp('open.value', { before })).toBe('$a.tsx:open');
});
