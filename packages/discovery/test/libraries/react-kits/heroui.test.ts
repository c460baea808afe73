import { expect, test } from 'vitest';

import { openersBy } from '../openers-by.js';

test('HeroUI: useDisclosure keeps whether a dialog is open', () => {
  expect(
    openersBy(`import { useDisclosure } from '@heroui/react';`, 'const { isOpen, onOpen: open } = useDisclosure();'),
  ).toEqual(['Edit']);
});
