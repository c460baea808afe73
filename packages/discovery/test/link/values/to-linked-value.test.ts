import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { Table, useForm } from 'ui';
  const NESTED = { a: ['x', { b: 1 }] };
  const entry = (title, inner) => ({ title, inner });
  const Row = () => <tr />;`;
const inside = `const form = useForm(); const [open, setOpen] = useState(false);`;

test.each([
  ['an import', 'Table', 'Table'],
  ['a state', 'open', '$1:open'],
  ['a setter', 'setOpen', '{$1:open := ?}'],
  ['an object with lists', 'NESTED', '{a: ["x", {b: 1}]}'],
  ['a text of known parts', '`a${1}b`', '"a1b"'],
  ['a text with an unknown part', '`a${1}${props.b}`', '`a1${props.b}`'],
  ['a result', 'form', 'ui/useForm()'],
  ['a member of a result', 'form.errors', 'useForm().errors'],
  [
    'the result of one function inside itself',
    'entry("a", entry("b"))',
    '{title: "a", inner: {title: "b", inner: inner}}',
  ],
  ['a namespace', 'props', 'props'],
])('%s becomes data', (_, expression, expected) => {
  expect(linkedProp(expression, { before: before.replace('const Row = () => <tr />;', ''), inside })).toBe(expected);
});
