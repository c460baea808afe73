import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const before = `import { useList } from 'query'; const row = (item) => <li title={item.name} />;`;

test.each([
  ['props.list.map(row)', 'for #1 of list'],
  ['props.list.flatMap(row)', 'for #1 of list'],
  ['Array.from(props.list, row)', 'for #1 of list'],
  ['useList().rows.map(row)', 'for #1 of useList().rows'],
])('%s is a loop', (expression, expected) => {
  const page = `${before}\nexport const Page = (props) => <ul>{${expression}}</ul>;`;
  expect(showRoot({ 'a.tsx': page }).map((line) => line.trim())).toEqual(['<ul>', expected, '<li>', 'title=@1.name']);
});

test('a mapping to texts is no loop', () => {
  const page = `export const Page = (props) => <ul>{props.list.map((item) => item.name)}</ul>;`;
  expect(showRoot({ 'a.tsx': page })).toHaveLength(2);
});
