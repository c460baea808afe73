import type { ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { manifestOf, target, tool } from '../manifest-of.js';

type Content = NonNullable<ManifestTool['read']>;
type Answer = { status: string; messages: string[]; data?: { items: object[]; total: number; next?: number } };

const content = (kind: Content['kind'], item?: string, columns: Content['columns'] = []): ManifestTool =>
  tool('read_orders', {
    kind: 'read',
    ...(kind === 'page' ? {} : { container: target('css:#orders') }),
    read: { kind, set: target('css:#orders'), ...(item && { item: target(`css:${item}`) }), columns },
  });
const answer = async (reader: ManifestTool, args: object = {}): Promise<Answer> =>
  (await execute(reader, args, manifestOf(reader))) as unknown as Answer;
const read = async (reader: ManifestTool, args: object = {}): Promise<Answer['data']> =>
  (await answer(reader, args)).data;
const show = (html: string): void => {
  document.body.innerHTML = html;
};

beforeEach(() => show(''));

describe('a table', () => {
  const table = content('table', 'tr:has(> td)', [
    { key: 'placed_on', title: 'Placed on', schema: { type: 'string' } },
    { key: 'total', title: 'Total', schema: { type: 'number' } },
  ]);

  test('gives rows by the keys of the map, by other headings, and by number without a heading', async () => {
    show(`<table id="orders"><caption>Orders</caption>
      <thead><tr><th>Order</th><th>Placed on</th><th>Total</th><th></th></tr></thead>
      <tr><td><a href="/orders/1">HL-1</a></td><td>2 May</td><td>12.50</td><td>paid<button>Cancel</button></td></tr>
      <tr><td>007</td><td>3 May</td><td>3</td><td><button>Cancel</button></td></tr></table>`);
    expect(await read(table)).toEqual({
      items: [
        { Order: 'HL-1', placed_on: '2 May', total: 12.5, 4: 'paid', link: '/orders/1' },
        { Order: '007', placed_on: '3 May', total: 3 },
      ],
      total: 2,
    });
  });

  test('gives rows by the headings of a table of its own before it', async () => {
    show(`<div><table><tr><th>Order</th><th>Placed on</th></tr></table>
      <table id="orders"><tr><td>HL-1</td><td>2 May</td></tr><tr><td>HL-2</td><td>3 May</td></tr></table></div>`);
    expect((await read(table))?.items).toEqual([
      { Order: 'HL-1', placed_on: '2 May' },
      { Order: 'HL-2', placed_on: '3 May' },
    ]);
  });

  test('without rows is answered with the text that the page shows', async () => {
    show('<section><table id="orders"><tr><th>Order</th></tr></table><p>No orders yet.</p></section>');
    expect(await answer(table)).toMatchObject({
      status: 'completed',
      data: { items: [], total: 0 },
      messages: [expect.stringContaining('No orders yet.')],
    });
  });
});

describe('a list', () => {
  const list = content('list', ':scope > li');

  test('gives items with their title, text and state, without the buttons of all items', async () => {
    show(`<ul id="orders">
      <li><h3>Chair</h3><p>Oak, 2 left</p><button>Delete</button></li>
      <li><label><input type="checkbox" checked>Buy milk</label><button>Delete</button></li>
      <li>Lamp <input type="number" aria-label="Quantity" value="3"><input type="text" aria-label="Note" value="secret"></li>
      <li hidden>Gone</li></ul>`);
    expect((await read(list))!.items).toEqual([
      { title: 'Chair', text: 'Chair Oak, 2 left' },
      { text: 'Buy milk', checked: true },
      { text: 'Lamp', Quantity: '3' },
    ]);
  });

  test('keeps the text of a button that only one item has', async () => {
    show(
      '<ul id="orders"><li><button>Ada</button><button>Edit</button></li><li><button>Bo</button><button>Edit</button></li></ul>',
    );
    expect((await read(list))!.items).toEqual([{ text: 'Ada' }, { text: 'Bo' }]);
  });

  test('gives one page of items and the offset of the next', async () => {
    show(`<ul id="orders">${Array.from({ length: 300 }, (_, at) => `<li>Order ${at}</li>`).join('')}</ul>`);
    expect(await read(list, { limit: 2, offset: 10 })).toEqual({
      items: [{ text: 'Order 10' }, { text: 'Order 11' }],
      total: 300,
      next: 12,
    });
    expect(await read(list, { offset: 299 })).toEqual({ items: [{ text: 'Order 299' }], total: 300 });
    const whole = (await read(list))!;
    expect(JSON.stringify(whole.items).length).toBeLessThan(1700);
    expect(whole.next).toBe(whole.items.length);
    expect((await answer(list, { limit: 100_000 })).status).toBe('invalid_input');
  });

  test('shortens an item that is larger than one answer', async () => {
    show(`<ul id="orders"><li>${'word '.repeat(2000)}</li><li>Next</li></ul>`);
    const { items, next } = (await read(list))!;
    expect(JSON.stringify(items).length).toBeLessThan(1700);
    expect(next).toBe(1);
  });
});

test('pairs give one item by their terms', async () => {
  show('<dl id="orders"><dt>Name</dt><dd>Ada</dd><dt>Seats</dt><dd>4</dd><dt>Tags</dt><dd>new</dd><dd>vip</dd></dl>');
  expect((await read(content('pairs')))!.items).toEqual([{ Name: 'Ada', Seats: 4, Tags: 'new, vip' }]);
});

describe('the text of a page', () => {
  const page = content('page');
  const article = `<nav>Menu</nav><main><h1>Help</h1><p>Welcome.</p><h2>Returns</h2><p>Send the chair back within 30 days.</p>
    <h2>Payment</h2><p>By card or invoice.</p><input value="typed"></main>`;

  test('is its passages, each with its heading, without navigation and values of fields', async () => {
    show(article);
    expect((await read(page))!.items).toEqual([
      { heading: 'Help', text: 'Welcome.' },
      { heading: 'Returns', text: 'Send the chair back within 30 days.' },
      { heading: 'Payment', text: 'By card or invoice.' },
    ]);
  });

  test('includes a dialog that is open beside it', async () => {
    show(`${article}<div role="dialog"><h2>Ada Byron</h2><p>Phone 555</p></div>`);
    expect((await read(page))!.items[0]).toEqual({ heading: 'Ada Byron', text: 'Phone 555' });
  });

  test('is searched by words', async () => {
    show(article);
    expect((await read(page, { find: 'CHAIR returns' }))!.items).toEqual([
      { heading: 'Returns', text: 'Send the chair back within 30 days.' },
    ]);
    expect((await read(page, { find: 'voucher' }))!.items).toEqual([]);
  });
});

test('a list that is filled after the call began is waited for', async () => {
  show('<ul id="orders"></ul>');
  setTimeout(() => document.querySelector('#orders')!.insertAdjacentHTML('beforeend', '<li>Chair</li>'), 300);
  expect((await read(content('list', ':scope > li')))!.items).toEqual([{ text: 'Chair' }]);
});

test('a set that the page does not show is unavailable', async () => {
  show('<p>Nothing</p>');
  expect((await answer(content('pairs'))).status).toBe('unavailable');
});
