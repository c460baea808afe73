import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (expression: string): string[] =>
  showRoot({
    'a.tsx': `import { useState } from 'react'; import { text } from 'ui';
      export const Page = (props) => {
        const [open, setOpen] = useState(false);
        return <p>{${expression}}</p>;
      };`,
  })
    .slice(1)
    .map((line) => line.trim());

test.each([
  ['a text', '"Save"', ['"Save"']],
  ['a number', '3', ['3']],
  ['nothing for true', 'true', []],
  ['nothing for null', 'null', []],
  ['markup', '<b />', ['<b>']],
  ['a list', '["a", <b />]', ['"a"', '<b>']],
  ['a state', 'open', ['$1:open']],
  ['the result of a function', '() => <i />', ['<i>']],
  ['one of two texts as one text', 'open ? "a" : "b"', ['($1:open ? "a" | "b")']],
  ['undecided markup as a branch', 'open ? <b /> : <i />', ['if $1:open', '<b>', 'else', '<i>']],
  ['markup under a test', 'open && <b />', ['if $1:open', '<b>']],
  ['nothing for a setter', 'setOpen', []],
  ['nothing for an object', '({ a: 1 })', []],
  ['a call', 'text("a")', ['ui/text("a")']],
])('renders %s', (_, expression, expected) => {
  expect(lines(expression)).toEqual(expected);
});
