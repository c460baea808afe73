import { expect, test } from 'vitest';

import { vue } from '../../src/frameworks/vue.js';

test('a single-file component is facts with tags', () => {
  const text = '<template><b>Hi</b></template>';
  expect(vue.extract({ path: 'A.vue', text }, () => undefined).components.map(({ name }) => name)).toEqual(['A']);
  expect(vue.tags(text, 'A.vue').map(({ name }) => name)).toEqual(['b']);
});

test('doubled braces in a text between tags are escaped, single ones stay', () => {
  expect(vue.escapeContent('{a} {{b}}')).toBe('{a} &#123;&#123;b}}');
});
