import { expect, test } from 'vitest';

import { nameRows } from '../../../src/act/rows/row-names.js';
import { nameOf, rowsNamed, rowsOf, type Row } from '../../../src/act/rows/rows.js';
import { target } from '../manifest-of.js';

const row = { rows: target('css:.row'), key: target('css:b') };
const look = (byPosition = false): Row[] => nameRows(rowsOf(row, document, ['data-testid']), byPosition);
const item = (key: string, more = ''): string => `<div class="row"><b>${key}</b>${more}<button>x</button></div>`;

test('nameRows adds the shortest text that no equal row has', () => {
  document.body.innerHTML =
    item('Milk', '<i>Market hall</i><i>Monday</i><i>2 l</i>') +
    item('Milk', '<i>Market hall</i><i>Friday</i><i>3 litres</i>') +
    item('Bread', '<i>Monday</i>');
  expect(look().map(nameOf)).toEqual(['Milk (2 l)', 'Milk (Friday)', 'Bread']);
});

test('nameRows takes a text around the row if the rows have none', () => {
  document.body.innerHTML = ['Home', 'Work'].map((name) => `<div><h2>${name}</h2>${item('Paint')}</div>`).join('');
  expect(look().map(nameOf)).toEqual(['Paint (Home)', 'Paint (Work)']);
});

test('nameRows names rows without a further text by position only where that is allowed', () => {
  document.body.innerHTML = item('Cup') + item('Plate') + item('Cup');
  expect(look().map(nameOf)).toEqual(['Cup', 'Plate', 'Cup']);
  expect(look(true).map(nameOf)).toEqual(['Cup (1 of 2)', 'Plate', 'Cup (2 of 2)']);
});

test('rowsNamed finds a row by its longer name, also after the equal row is gone', () => {
  document.body.innerHTML = item('Milk', '<i>Monday</i>') + item('Milk', '<i>Friday</i>');
  const second = document.querySelectorAll('.row')[1]!;
  expect(rowsNamed(look(), 'Milk')).toHaveLength(2);
  expect(rowsNamed(look(), 'milk (friday)').map(({ element }) => element)).toEqual([second]);
  document.querySelector('.row')!.remove();
  expect(rowsNamed(look(), 'Milk (Friday)').map(({ element }) => element)).toEqual([second]);
  expect(rowsNamed(look(), 'Milk (Monday)')).toEqual([]);
});

test('rowsOf names a row by the value of its box, never by the label of the box', () => {
  const box = (value: string, type = 'text'): string =>
    `<div class="row"><input aria-label="Name" type="${type}" value="${value}"><button>x</button></div>`;
  document.body.innerHTML = box('Inbox') + box('') + box('hidden', 'password');
  expect(rowsOf({ ...row, key: target('css:input') }, document, []).map(({ key }) => key)).toEqual(['Inbox']);
});
