import { expect, test } from 'vitest';

import { columnHeader } from '../../../src/intents/labels/column-header.js';
import { element, htmlScene } from '../read-scene.js';

const table = (head: string, cells: string): string => `<table><tr>${head}</tr><tr>${cells}</tr></table>`;

test.each([
  ['the header at the same position', table('<th>Name</th><th>Price</th>', '<td>Tea</td><td><input></td>'), ['Price']],
  ['a row without headers has none', table('<td>Name</td>', '<td><input></td>'), []],
  ['a field outside of a table has none', '<input>', []],
])('%s', (_, body, texts) => {
  expect(columnHeader(element(htmlScene(body), 'input')).map(({ text }) => text)).toEqual(texts);
});
