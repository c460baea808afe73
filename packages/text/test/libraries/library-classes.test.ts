import { expect, test } from 'vitest';

import { classMarks, knownMarks } from '../../src/index.js';

test.each([
  ['refused', 'form-error'],
  ['refused', 'text-destructive/90'],
  ['refused', 'field Mui-error'],
  ['refused', 'INVALID-feedback'],
  ['done', 'bg-positive'],
  ['title', 'dialog-title'],
  ['title', 'text-h6'],
] as const)('%s matches the class %j', (kind, classes) => {
  expect(knownMarks[kind].test(classes)).toBe(true);
});

test.each([
  ['refused', 'group-[.destructive]:text-red-300 rounded'],
  ['refused', 'aria-invalid:border-destructive'],
  ['refused', 'focus:ring has-[.error]:p-1 [&_.failed]:m-0'],
  ['refused', 'hover:bg-destructive/10 rounded'],
  ['done', 'data-[state=success]:p-1 peer-[.is-success]:m-0'],
  ['title', 'text-h60'],
  ['title', 'group-hover:title'],
] as const)('%s does not match the variants and other classes in %j', (kind, classes) => {
  expect(knownMarks[kind].test(classes)).toBe(false);
});

test('the selector of alerts names whole classes', () => {
  expect(knownMarks.alert.split(',')).toContain('.alert');
});

test('marks repeat no class that two libraries share', () => {
  const twice = [
    { name: 'a', classes: { done: ['grown'] } },
    { name: 'b', classes: { done: ['grown'] } },
  ];
  expect(classMarks(twice).done.source.match(/grown/g)).toHaveLength(1);
});
