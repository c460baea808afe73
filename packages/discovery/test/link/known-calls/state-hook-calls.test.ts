import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const chakra = {
  before: `import { useDisclosure } from '@chakra-ui/react';`,
  inside: 'const menu = useDisclosure();',
};
const mantine = {
  before: `import { useDisclosure } from '@mantine/hooks';`,
  inside: 'const [isOpen, { open, close }] = useDisclosure();',
};

test.each([
  ['menu.isOpen', chakra, '$1:useDisclosure.shown'],
  ['menu.onOpen', chakra, 'onOpen{$1:useDisclosure.shown := true}'],
  ['menu.onClose', chakra, 'onClose{$1:useDisclosure.shown := false}'],
  ['menu.onToggle', chakra, 'onToggle{$1:useDisclosure.shown := ?}'],
  ['isOpen', mantine, '$1:useDisclosure.shown'],
  ['open', mantine, 'open{$1:useDisclosure.shown := true}'],
])('%s of a library’s hook is a state or a function that sets the state', (expression, code, expected) => {
  expect(linkedProp(expression, code)).toBe(expected);
});

test('a hook of that name from another package is not known', () => {
  const other = { ...chakra, before: `import { useDisclosure } from './own';` };
  expect(linkedProp('menu.isOpen', other)).toBe('useDisclosure().isOpen');
});
