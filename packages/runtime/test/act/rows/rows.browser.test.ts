import { expect, test } from 'vitest';

import { rowsNamed, rowsOf, rowsWithName } from '../../../src/act/rows/rows.js';
import { targetInRow } from '../../../src/act/rows/target-in-row.js';
import { target } from '../manifest-of.js';

const row = { param: 'row', rows: target('testid:none', 'css:li'), key: target('css:.missing', 'css:b') };

test('rowsOf returns all hits of the best selector that has any, each with its key', () => {
  document.body.innerHTML = '<ul><li><b> First  one: </b></li><li>without</li><li><b>Second</b></li></ul>';
  expect(rowsOf(row, document, ['data-testid']).map(({ key }) => key)).toEqual(['First one', 'Second']);
});

test('rowsOf names a row by its text outside its controls', () => {
  document.body.innerHTML =
    '<ul><li>Rent <i>-5</i><button>x</button></li><li><label><input type="checkbox"> Milk</label><button>x</button></li></ul>';
  const named = (css: string): string[] =>
    rowsOf({ ...row, key: target(`css:${css}`) }, document, ['data-testid']).map(({ key }) => key);
  expect(named(':scope')).toEqual(['Rent']);
  expect(named('label')).toEqual(['Milk']);
});

test('rowsNamed matches the whole text, then any case, then the beginning', () => {
  const rows = ['Ada', 'ADA', 'Adam Smith', 'Zoe'].map((key) => ({ key, element: document.body }));
  const named = (text: string): string[] => rowsNamed(rows, text).map(({ key }) => key);
  expect(named('Ada')).toEqual(['Ada']);
  expect(named('ada')).toEqual(['Ada', 'ADA']);
  expect(named('adam')).toEqual(['Adam Smith']);
  expect(named('dam')).toEqual([]);
  expect(named(' ')).toEqual([]);
});

test('a column is named without the count of its cards, and a number of the name stays', () => {
  document.body.innerHTML = '<ul><li><b>To do <i>2</i></b></li><li><b>Done (1)</b></li><li><b>Mug 3</b></li></ul>';
  const rows = rowsOf(row, document, ['data-testid']);
  const named = (text: string): string[] => rowsWithName(rows, text).map(({ key }) => key);
  expect(named('to do')).toEqual(['To do 2']);
  expect(named('Done')).toEqual(['Done (1)']);
  expect(named('Mug')).toEqual([]);
});

test('targetInRow replaces {row} by the key and doubled braces by single ones', () => {
  const filled = targetInRow(target('role:button[name="Drop {row}"]', 'label:{{{row}}}', 'testid:{{x}}'), 'A "b"');
  expect(filled.selectors.map(({ value }) => value)).toEqual(['button[name="Drop A \\"b\\""]', '{A "b"}', '{x}']);
});
