import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

test.each([
  [`import { Slot } from '@radix-ui/react-slot';`, '<Slot title="a"><b /></Slot>'],
  [`import { Slot } from 'radix-ui';`, '<Slot.Root title="a"><b /></Slot.Root>'],
])('a slot component gives its props to its child: %s', (imports, markup) => {
  const lines = showRoot({ 'a.tsx': `${imports}\nexport const Page = () => ${markup};` });
  expect(lines).toEqual(['<b>', '  title="a"']);
});

test('a component named Slot of another package is an element', () => {
  const lines = showRoot({
    'a.tsx': `import { Slot } from 'ui';\nexport const Page = () => <Slot title="a"><b /></Slot>;`,
  });
  expect(lines).toEqual(['<Slot> from ui', '  title="a"', '  <b>']);
});
