import { beforeEach, expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { manifestOf, target, tool } from './manifest-of.js';

const orders = tool('orders', { kind: 'read', container: target('css:#orders') });
const read = async (args: object): Promise<unknown> => {
  const { status, data, messages } = await execute(orders, args, manifestOf(orders));
  return status === 'completed' ? data : { status, messages };
};
const show = (html: string): void => {
  document.body.innerHTML = html;
};

beforeEach(() => show(''));

test('read returns the rows of a table by its headings, numbers as numbers', async () => {
  show(`<section id="orders"><h2>Orders</h2><table>
    <thead><tr><th>Order</th><th>Total</th><th></th></tr></thead>
    <tr><td>HL-1</td><td>12.50</td><td>paid</td></tr>
    <tr><td>007</td><td>3</td><td>open</td></tr></table></section>`);
  expect(await read({})).toEqual({
    rows: [
      { Order: 'HL-1', Total: 12.5, 3: 'paid' },
      { Order: '007', Total: 3, 3: 'open' },
    ],
    total: 2,
  });
});

test('read returns one page of rows and the offset of the next', async () => {
  show(`<ul id="orders">${Array.from({ length: 120 }, (_, at) => `<li>Order ${at}</li>`).join('')}</ul>`);
  expect(await read({ limit: 2, offset: 10 })).toEqual({ rows: ['Order 10', 'Order 11'], total: 120, next: 12 });
  expect(await read({ offset: 119 })).toEqual({ rows: ['Order 119'], total: 120 });
  expect(((await read({})) as { rows: string[]; next: number }).next).toBe(50);
  expect(await read({ limit: 100_000 })).toEqual({
    status: 'invalid_input',
    messages: ['limit: must have maximum 200'],
  });
});

test('read returns a description list as pairs, beside the text', async () => {
  show('<dl id="orders"><dt>Name</dt><dd>Ada</dd><dt>Seats</dt><dd>4</dd></dl>');
  expect(await read({})).toMatchObject({ details: { Name: 'Ada', Seats: 4 } });
});

test('read skips hidden elements', async () => {
  show('<ul id="orders"><li>One</li><li hidden>Two</li></ul>');
  expect(await read({})).toEqual({ rows: ['One'], total: 1 });
});
