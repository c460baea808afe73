import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const page = (parts: string, markup: string): string[] =>
  showRoot({
    'a.tsx': `import { useState } from 'react';
      ${parts.includes('Home,') ? 'const Home = () => <b>Home</b>; const Stock = () => <b>Stock</b>;' : ''}
      export const Page = ({ given }) => {
        const [view, setView] = useState('home');
        const parts = ${parts};
        const Part = parts[view];
        return <main>${markup}</main>;
      };`,
  }).map((line) => line.trim());

test.each([
  ['components of an object', '{ home: Home, stock: Stock }', '<Part />', 2],
  ['markup of an object', '{ home: <b>Home</b>, stock: <b>Stock</b> }', '{parts[view]}', 2],
  ['markup of a list', '[<b>Home</b>, <b>Stock</b>]', '{parts[view]}', 2],
  ['texts of an object', "{ home: 'Home', stock: 'Stock' }", '<b>{parts[view]}</b>', 0],
  ['parts that a prop chooses', '{ home: <b>Home</b>, stock: <b>Stock</b> }', '{parts[given]}', 0],
])('%s', (_, parts, markup, tests) => {
  const lines = page(parts, markup);
  expect(lines.filter((line) => line.includes('==='))).toHaveLength(tests);
  expect(lines.join()).toContain('Stock');
});
