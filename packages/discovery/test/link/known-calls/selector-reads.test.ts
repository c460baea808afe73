import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { useSelector } from 'react-redux';
  import { useOther } from 'other';
  const selectView = (state) => state.ui.view;`;

test.each([
  ['an inline selector', 'useSelector((state) => state.ui.view)', '$redux.ui.view'],
  ['a selector of the module', 'useSelector(selectView)', '$redux.ui.view'],
  ['a member of the result', 'useSelector((state) => state.ui).open', '$redux.ui.open'],
  ['a hook of another library', 'useOther(selectView)', 'other/useOther(selectView{})'],
])('%s reads the store of Redux', (_, expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});
