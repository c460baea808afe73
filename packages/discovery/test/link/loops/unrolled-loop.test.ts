import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (code: string): string[] => showRoot({ 'a.tsx': code }).map((line) => line.trim());
const menu = `const Menu = ({ items }) => items.map((item) => <li title={item.name}><Menu items={item.inside} /></li>);`;

test('a body without a dependency on its items is rendered once', () => {
  const page = `export const Page = () => ['a', 'b'].map((item) => <li title={item} />);`;
  expect(lines(page)).toEqual(['for #1 of ["a", "b"]', '<li>', 'title=@1']);
});

test('a body that contains itself is rendered for each item of a known list', () => {
  const page = `${menu}
    const ITEMS = [{ name: 'a', inside: [{ name: 'b', inside: [] }] }, { name: 'c', inside: [] }];
    export const Page = () => <Menu items={ITEMS} />;`;
  expect(lines(page).filter((line) => line.startsWith('title='))).toEqual(['title="a"', 'title="b"', 'title="c"']);
});

test('a body that contains itself is rendered once over an unknown list', () => {
  const page = `${menu}\nexport const Page = (props) => <Menu items={props.items} />;`;
  expect(lines(page).filter((line) => line.startsWith('title='))).toEqual(['title=@1.name']);
});

test('a list of more than sixty items is rendered once', () => {
  const items = Array.from({ length: 61 }, (_, at) => `{ name: 'n${at}', inside: [] }`).join();
  const page = `${menu}\nconst ITEMS = [${items}];\nexport const Page = () => <Menu items={ITEMS} />;`;
  expect(lines(page).filter((line) => line.startsWith('title='))).toEqual(['title=@1.name']);
});
