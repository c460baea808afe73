import { expect, test } from 'vitest';

import { data } from '../../src/frameworks/data.js';

test.each([
  ['a.json', '{"title": "Hi"}'],
  ['a.yaml', 'title: Hi'],
])('%s is its default export', (path, text) => {
  const { constants, exports } = data.extract({ path, text }, () => undefined);
  expect(exports).toEqual([{ exported: 'default', local: 'default' }]);
  expect(constants['default']).toMatchObject({ entries: [{ key: 'title', value: { value: 'Hi' } }] });
});
