import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { Icon, flag } from 'ui'; const save = () => {}; const other = () => {}; const PLAN = { a: 1 };
  const make = () => ({ a: 1 });`;

test.each([
  ['"text"', 'yes'],
  ['""', 'no'],
  ['0', 'no'],
  ['[]', 'yes'],
  ['{}', 'yes'],
  ['save', 'yes'],
  ['Icon', 'yes'],
  ['flag', 'unknown'],
  ['undefined', 'no'],
  ['`a${props.b}`', 'yes'],
  ['`${props.b}`', 'unknown'],
  ['"a" === "a"', 'yes'],
  ['"a" !== "a"', 'no'],
  ['save === save', 'yes'],
  ['save === other', 'no'],
  ['PLAN === PLAN', 'yes'],
  ['make() === make()', 'unknown'],
  ['props.a === "a"', 'unknown'],
  ['props.a', 'unknown'],
  ['(props.a ? "x" : "y")', 'yes'],
  ['(props.a ? "x" : "")', 'unknown'],
])('%s as a test is %s', (condition, expected) => {
  const linked = linkedProp(`${condition} ? "yes" : "no"`, { before });
  expect(linked?.startsWith('(') === true ? 'unknown' : linked?.slice(1, -1)).toBe(expected);
});
