import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (code: string): string[] => showRoot({ 'a.tsx': code }).map((line) => line.trim());
const kept = (use: string): string[] =>
  lines(`const Box = () => <section />;\nexport const Page = (props) => ${use};`).slice(2);

test.each([
  ['a prop', '<Box title={<b />} />', ['<b>']],
  ['an object in a prop', '<Box parts={{ head: <b /> }} />', ['<b>']],
  ['a list in an object in a prop', '<Box parts={{ all: [<b />, <i />] }} />', ['<b>', '<i>']],
  ['a render function', '<Box render={() => <b />} />', ['<b>']],
  ['either of two', '<Box title={props.on ? <b /> : <i />} />', ['<b>', '<i>']],
])('markup in %s that the component does not render is kept after its template', (_, use, expected) => {
  expect(kept(use)).toEqual(expected);
});

test('markup in a local that nothing reads is kept under an unknown test', () => {
  const page = `export const Page = () => { const unused = { head: <b /> }; return <p />; };`;
  expect(lines(page)).toEqual(['<p>', 'if ?', '<b>']);
});

test('markup that a known prop rules out is not kept', () => {
  expect(lines(`export const Page = () => <p>{false && <b />}</p>;`)).toEqual(['<p>']);
});
