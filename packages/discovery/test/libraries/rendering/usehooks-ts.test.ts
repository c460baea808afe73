import { expect, test } from 'vitest';

import { openersBy } from '../openers-by.js';

test('usehooks-ts: useBoolean keeps whether a dialog is open', () => {
  expect(
    openersBy(`import { useBoolean } from 'usehooks-ts';`, 'const { value: isOpen, setTrue: open } = useBoolean();'),
  ).toEqual(['Edit']);
});
