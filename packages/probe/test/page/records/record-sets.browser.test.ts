import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { beforeEach, expect, test } from 'vitest';

import { recordColumns } from '../../../src/page/records/record-columns.js';
import { recordSets } from '../../../src/page/records/record-sets.js';
import { recordTitle } from '../../../src/page/records/record-title.js';

const show = (html: string): void => {
  document.body.innerHTML = html;
};
const found = (rowPlaces: string[] = []): string[] =>
  recordSets(document, new Map(rowPlaces.map((one) => [one, one]))).map(
    ({ kind, element, items }) => `${kind} "${recordTitle(element)}" ${items.length}`,
  );

beforeEach(() => show(''));

test('finds tables, lists, description lists and cards, each with its title', () => {
  show(`<main><h1>Shop</h1>
    <section><h2>Orders</h2><table><tr><th>No</th></tr><tr><td>1</td></tr><tr><td>2</td></tr></table></section>
    <section><h2>Notes</h2><ul><li>First</li><li>Second</li></ul></section>
    <section><h2>Profile</h2><dl><dt>Name</dt><dd>Ada</dd></dl></section>
    <section><h2>Offers</h2><div><div class="card"><b>Chair</b><span>9</span></div>
      <div class="card"><b>Lamp</b><span>4</span></div></div></section></main>`);
  expect(found()).toEqual(['table "Orders" 2', 'list "Notes" 2', 'pairs "Profile" 0', 'list "Offers" 2']);
});

test.each([
  ['navigation', '<nav><ul><li>Home</li><li>About us</li></ul></nav>'],
  ['a header', '<header><ul><li>One</li><li>Two</li></ul></header>'],
  ['a menu of plain links', '<main><ul><li><a href="/all">All</a></li><li><a href="/open">Open</a></li></ul></main>'],
  ['a dialog', '<dialog open><ul><li>One</li><li>Two</li></ul></dialog>'],
  ['the fields of a form', '<form><ul><li>Name <input></li><li>Mail <input></li></ul></form>'],
  [
    'two different forms in one grid',
    '<div><div class="col"><form><b>A</b><i>B</i></form></div><div class="col"><form><b>C</b><i>D</i></form></div></div>',
  ],
  ['paragraphs', '<main><p>One</p><p>Two</p></main>'],
  ['a layout table', '<table><tr><td>One cell</td></tr></table>'],
  ['buttons', '<div><div class="b"><button>A</button></div><div class="b"><button>B</button></div></div>'],
])('leaves out %s', (_, html) => {
  show(html);
  expect(found()).toEqual([]);
});

test('takes no caption of a figure and no heading of another part for a title', () => {
  const list = '<ul><li>Milk</li><li>Bread</li></ul>';
  show(`<main><h1>Shop</h1><div><h4>Spent</h4><p>$9</p></div>${list}</main>`);
  expect(found()).toEqual(['list "Shop" 2']);
  show(`<main><div><h2>Terms</h2><p>${'Be kind to each other. '.repeat(4)}</p></div>${list}</main>`);
  expect(found()).toEqual(['list "" 2']);
});

test('takes no heading inside a form before the records for their title', () => {
  const list = '<ol><li>Call Ada</li><li>Buy stamps</li></ol>';
  show(`<main><h1>Invoices</h1><form><h2>Guests</h2><input></form><div>${list}</div></main>`);
  expect(found()).toEqual(['list "" 2']);
  show(`<main><form><h2>Guests</h2><input></form><h2>To do</h2>${list}</main>`);
  expect(found()).toEqual(['list "To do" 2']);
});

test('takes the details in a dialog without fields', () => {
  const details = '<h2>Ada</h2><dl><dt>Phone</dt><dd>555</dd></dl>';
  show(`<div role="dialog">${details}</div><main><p>People</p></main>`);
  expect(found()).toEqual(['pairs "Ada" 0']);
  show(`<div role="dialog">${details}<input></div>`);
  expect(found()).toEqual([]);
});

test('takes links to records for a list', () => {
  show(
    '<main><h2>Posts</h2><ul><li><a href="/posts/1">Hello</a></li><li><a href="/posts/2">Again</a></li></ul></main>',
  );
  expect(found()).toEqual(['list "Posts" 2']);
});

test('takes the outer list of two', () => {
  show(
    `<main><ul><li>Todo<ul><li>Milk</li><li>Bread</li></ul></li><li>Done<ul><li>Tea</li><li>Jam</li></ul></li></ul></main>`,
  );
  expect(found()).toEqual(['list "" 2']);
});

test('takes a single card that a loop of the source makes', () => {
  const place = 'src/list.tsx:3:5';
  show(`<main><div><div ${stampAttribute}="${place}"><b>Chair</b><span>9</span></div></div></main>`);
  expect(found()).toEqual([]);
  expect(found([place])).toEqual(['list "" 1']);
});

test('a heading of another list is no title', () => {
  show('<main><h2>Orders</h2><ul><li>One</li><li>Two</li></ul><ul><li>Three</li><li>Four</li></ul></main>');
  expect(found()).toEqual(['list "Orders" 2', 'list "" 2']);
});

test('names the columns of a table, numbers apart, without the column of buttons', () => {
  show(`<table><thead><tr><th>Order</th><th>Total</th><th>Actions</th><th></th></tr></thead>
    <tr><td>A</td><td>3.5</td><td><button>Edit</button></td><td>x</td></tr></table>`);
  const [set] = recordSets(document, new Map());
  expect(recordColumns(set!.element, set!.items)).toEqual([
    { title: 'Order', isNumber: false },
    { title: 'Total', isNumber: true },
  ]);
});

test('names the columns by a head that is a table of its own, in the same part alone', () => {
  const head = '<div><table><thead><tr><th>Order</th><th>Total</th></tr></thead></table></div>';
  const body = '<div><table><tr><td>A</td><td>3.5</td></tr><tr><td>B</td><td>4</td></tr></table></div>';
  const titles = (html: string): string[] => {
    show(html);
    const [set] = recordSets(document, new Map());
    return recordColumns(set!.element, set!.items).map(({ title }) => title);
  };
  expect(titles(`<section><div>${head}${body}</div></section>`)).toEqual(['Order', 'Total']);
  expect(titles(`<section><div>${head}${body}</div>${body}</section>`)).toEqual(['Order', 'Total']);
  expect(titles(`<section>${head}<div>${body}${body}</div></section>`)).toEqual([]);
});

test('takes panels with lists of several structures apart, and the columns of a board together', () => {
  const card = (more: string): string => `<div class="card"><p>Pay</p><p>Ada</p>${more}</div>`;
  const panel = (title: string, more: string): string =>
    `<div class="panel"><h3>${title}</h3><div>${card(more)}${card(more)}</div></div>`;
  show(`<main><div>${panel('Bills', '<div><b>9</b></div>')}${panel('Jobs', '<span>open</span>')}</div></main>`);
  expect(found()).toEqual(['list "Bills" 2', 'list "Jobs" 2']);
  show(`<main><div>${panel('To do', '<b>1</b>')}${panel('Done', '<b>2</b>')}</div></main>`);
  expect(found()).toEqual(['list "" 2']);
});
