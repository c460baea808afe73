import { expect, test } from 'vitest';
import { handledRows, joinedSets } from '../../../src/page/containers/handled-rows.js';
import type { RowSet } from '../../../src/page/containers/row-sets.js';
import { show } from '../fixture.js';

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const ids = (sets: readonly RowSet[]): string[][] => sets.map(({ rows }) => rows.map(({ id }) => id));

const task = (id: string, more: string, inside = '<button>x</button>'): string =>
  `<div id="${id}" class="task ${more}">${id} ${inside}</div>`;

test('rows of several looks are one set, with a sibling of their class that is being edited', () => {
  show(
    `<main><div>${task('a', 'open')}${task('b', 'done')}${task('c', 'open', '<input>')}<div id="d">Total</div></div></main>`,
  );
  expect(ids(handledRows([all('button')]))).toEqual([['a', 'b', 'c']]);
});

test('a sibling without the class of the rows is no row', () => {
  show(
    `<main><div><div id="a">A <button>x</button></div><div id="b">B <button>x</button></div><div id="c">All</div></div></main>`,
  );
  expect(ids(handledRows([all('button')]))).toEqual([['a', 'b']]);
});

test('a set of one look is a part of the set of the loop, and any other set of the page stays', () => {
  show(
    `<main><div>${task('a', 'open')}${task('b', 'done')}${task('c', 'open')}</div><ul><li id="l">L</li></ul></main>`,
  );
  const made = handledRows([all('button')]);
  const of = (selector: string): RowSet => ({ parent: all(selector)[0]!.parentElement!, rows: all(selector) });
  expect(ids(joinedSets([of('.open'), of('li')], made))).toEqual([['l'], ['a', 'b', 'c']]);
  expect(ids(joinedSets([of('.task')], made))).toEqual([['a', 'b', 'c']]);
});

test('lists of one loop are of its kind, and a list of another loop is of none', () => {
  const row = (id: string): string => `<li id="${id}">${id} <button>x</button></li>`;
  show(
    `<main><ul>${row('a')}${row('b')}</ul><ul>${row('c')}</ul><ul><li id="d">d <a href="#">Open</a></li></ul></main>`,
  );
  const lists = all('ul').map((parent): RowSet => ({ parent, rows: [...parent.children] }));
  const kinds = joinedSets(lists, handledRows([all('button')])).map(({ kind }) => kind);
  expect(kinds).toEqual(['loop 0', 'loop 0', undefined]);
});
