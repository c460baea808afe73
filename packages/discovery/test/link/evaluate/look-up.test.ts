import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

test.each([
  ['the nearest name', 'title', `const title = 'Module';`, `const title = 'Component';`, '"Component"'],
  ['a name of the module', 'title', `const title = 'Module';`, '', '"Module"'],
  ['a name that nothing declares', 'title.short', '', '', 'title.short'],
  [
    'a hook’s result by the name that holds it',
    'form',
    `import { useForm } from 'forms';`,
    `const form = useForm();`,
    'forms/useForm()',
  ],
])('%s is found', (_, expression, before, inside, expected) => {
  expect(linkedProp(expression, { before, inside })).toBe(expected);
});
