import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

test('each component that the items have is a branch, once', () => {
  const page = `const One = () => <b />; const Two = () => <i />;
    const ROUTES = [{ page: One }, { page: Two }, { page: One }];
    export const Page = () => ROUTES.map((route) => <route.page />);`;
  expect(showRoot({ 'a.tsx': page }).map((line) => line.trim().replace(/ #\d+/, ''))).toEqual([
    'for #1 of [{page: a.tsx.One}, {page: a.tsx.Two}, {page: a.tsx.One}]'.replace(' #1', ''),
    'if ~is(@1.page, a.tsx.One)',
    'One',
    '<b>',
    'if ~is(@1.page, a.tsx.Two)',
    'Two',
    '<i>',
  ]);
});

test('functions of the items that return markup are rendered item by item', () => {
  const page = `const COLUMNS = [{ show: () => <b /> }, { show: () => <i /> }];
    export const Page = () => COLUMNS.map((column) => <td>{column.show()}</td>);`;
  expect(showRoot({ 'a.tsx': page }).map((line) => line.trim())).toEqual(['<td>', '<b>', '<td>', '<i>']);
});
