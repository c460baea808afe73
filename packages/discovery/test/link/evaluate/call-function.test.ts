import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `const label = (name, ...rest) => [name, rest.length, rest];
  const nothing = () => { fetch('/api'); };
  const again = (n) => again(n + 1);
  const useOpen = () => { const [open, setOpen] = useState(false); return { open }; };`;

test.each([
  ['label("a", "b", "c")[2]', '["b", "c"]'],
  ['label()[0]', 'name'],
  ['again(1)', ''],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});

test('a function without a result returns nothing', () => {
  expect(linkedProp('nothing()', { before })).toBeUndefined();
});

test('each call of a hook has states of its own', () => {
  const inside = 'const first = useOpen(); const second = useOpen();';
  expect(linkedProp('[first.open, second.open]', { before, inside })).toBe('[$1:useOpen.open, $1:useOpen2.open]');
});
