import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import * as all from './own';
  import { Dialog, useController } from 'ui';
  const BASE = { a: 'A', b: 'B' };
  const OVER = { ...BASE, b: 'Over' };
  const LIST = ['one', 'two'];
  const EMPTY = {};
  const SELF = { ...SELF };
  const toggle = () => {};
  toggle.title = 'Toggle';`;
const files = { 'own.ts': `export const name = 'Own';` };

test.each([
  ['OVER.a', '"A"'],
  ['OVER.b', '"Over"'],
  ['LIST[1]', '"two"'],
  ['LIST[props.at]', '("one" | "two")'],
  ['LIST.unknown', 'unknown'],
  ['EMPTY[props.key]', '[]'],
  ['all.name', '"Own"'],
  ['(props.on ? BASE : OVER).b', '(props.on ? "B" | "Over")'],
  ['Dialog.Title', 'Dialog.Title'],
  ['useController({ name: "email" }).field.name', '"email"'],
  ['useController({ name: "email" }).field.value', 'useController().field.value'],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before, files })).toBe(expected);
});

test.each(['BASE.c', 'LIST[7]', 'all.none', 'SELF.a'])('%s is absent', (expression) => {
  expect(linkedProp(expression, { before, files })).toBeUndefined();
});
