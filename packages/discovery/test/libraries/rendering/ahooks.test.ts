import { expect, test } from 'vitest';

import { openersBy } from '../openers-by.js';

test('ahooks: useBoolean keeps whether a dialog is open', () => {
  expect(
    openersBy(`import { useBoolean } from 'ahooks';`, 'const [isOpen, { setTrue: open }] = useBoolean();'),
  ).toEqual(['Edit']);
});
