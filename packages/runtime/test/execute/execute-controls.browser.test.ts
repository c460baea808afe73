import type { CallResult } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const book = tool('book', {
  container: target('role:form[name="Book"]'),
  fields: [field('guest', 'Guest'), field('seats', 'Seats', { type: 'number' })],
  action: target('role:button[name="Book"]'),
});
const call = (args: object): Promise<CallResult> => execute(book, args, manifestOf(book), { deadline: 500 });
const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;

let taken: unknown[] = [];
function show(guest: string, more = ''): void {
  taken = [];
  document.body.innerHTML = `<form aria-label="Book">${guest}
    <label>Seats <input name="seats" type="number" max="8"></label><button>Book</button></form>${more}<p role="status"></p>`;
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    taken.push(Object.fromEntries(new FormData($<HTMLFormElement>('form'))));
    $('[role=status]').textContent = 'Booked.';
  });
}
beforeEach(() => show(''));

describe('a call', () => {
  test.each([
    ['far below the visible part', '<div style="height:5000px"></div><label>Guest <input name="guest"></label>', ''],
    [
      'inside a box that scrolls',
      '<div style="height:40px;overflow:auto"><div style="height:900px"></div><label>Guest <input name="guest"></label></div>',
      '',
    ],
    [
      'under something that covers it',
      '<label>Guest <input name="guest"></label>',
      '<div style="position:fixed;inset:0;background:white">Cookies?</div>',
    ],
  ])('sets a control that is %s', async (_, guest, more) => {
    show(guest, more);
    expect(await call({ guest: 'Ada' })).toMatchObject({ status: 'completed', messages: ['Booked.'] });
    expect(taken).toMatchObject([{ guest: 'Ada' }]);
  });
});

describe('a call submits nothing where a control', () => {
  test.each<[string, string, string, RegExp]>([
    ['is disabled', '<label>Guest <input name="guest" disabled></label>', 'unavailable', /^Guest: is disabled/],
    ['is read-only', '<label>Guest <input name="guest" readonly></label>', 'unavailable', /^Guest: is read-only/],
    [
      'does not have the option',
      '<label>Guest <select name="guest"><option>Bob</option></select></label>',
      'invalid_input',
      /has no option "Ada"; choose one of: Bob/,
    ],
    [
      'has the option twice',
      '<label>Guest <select name="guest"><option value="1">Ada</option><option value="2">Ada</option></select></label>',
      'invalid_input',
      /has option "Ada" twice/,
    ],
  ])('%s', async (_, guest, status, message) => {
    show(guest);
    const result = await call({ guest: 'Ada' });
    expect(result).toMatchObject({ status, messages: [expect.stringMatching(message)] });
    expect(taken).toEqual([]);
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['cuts the value', (text) => text.slice(0, 2), /shows "Ad"/],
    [
      'writes the value in another way',
      (text) => text.toUpperCase().replaceAll('', '.'),
      /does not take the value "Ada"/,
    ],
    ['removes the typed text', () => '', /shows ""/],
  ])('%s', async (_, mask, message) => {
    show('<label>Guest <input name="guest"></label>');
    const input = $<HTMLInputElement>('input');
    input.addEventListener('input', () => (input.value = mask(input.value)));
    const result = await call({ guest: 'Ada' });
    expect(result.status).toBe('rejected');
    expect(result.messages).toEqual([expect.stringMatching(message), 'Nothing was submitted']);
    expect(taken).toEqual([]);
  });

  test('clamps the value on blur', async () => {
    show('<label>Guest <input name="guest"></label>');
    const seats = $<HTMLInputElement>('[name=seats]');
    seats.addEventListener('blur', () => (seats.value = String(Math.min(8, Number(seats.value)))));
    const result = await call({ seats: 20 });
    expect(result).toMatchObject({
      status: 'rejected',
      messages: [expect.stringMatching(/^Seats: .*shows "8"/), 'Nothing was submitted'],
    });
    expect(taken).toEqual([]);
  });

  test('offers an option twice in its drawn list', async () => {
    show(
      '<label id="guest">Guest</label><button type="button" role="combobox" aria-labelledby="guest" aria-expanded="false">None</button>',
    );
    $('[role=combobox]').addEventListener('click', () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<ul role="listbox" id="list"><li role="option">Ada</li><li role="option">Ada</li></ul>',
      ),
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && $('#list')?.remove());
    const result = await call({ guest: 'Ada' });
    expect(result).toMatchObject({
      status: 'rejected',
      messages: [expect.stringMatching(/has option "Ada" twice/), 'Nothing was submitted'],
    });
    expect($('#list')).toBeNull();
    expect(taken).toEqual([]);
  });
});

describe('`$clear`', () => {
  const filled = '<label>Guest <input name="guest" value="Bob"></label>';

  test('empties the fields that it names, and keeps the others', async () => {
    show(filled);
    $<HTMLInputElement>('[name=seats]').value = '4';
    expect(await call({ $clear: ['seats'] })).toMatchObject({ status: 'completed' });
    expect(taken).toEqual([{ guest: 'Bob', seats: '' }]);
  });

  test.each([
    [{ $clear: ['guests'] }, '$clear: must be one of: guest, seats'],
    [{ $clear: ['guest'], guest: 'Ada' }, '$clear: guest has a value in the same call'],
  ])('is refused as %j', async (args, message) => {
    show(filled);
    expect(await call(args)).toMatchObject({ status: 'invalid_input', messages: [message] });
    expect([taken, $<HTMLInputElement>('[name=guest]').value]).toEqual([[], 'Bob']);
  });
});

test('a call presses the button after a component handled its values', async () => {
  show('<label>Guest <input></label>');
  let drawn = '';
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => (drawn = String(data)));
  port1.start();
  $('input').addEventListener('input', () => port2.postMessage($<HTMLInputElement>('input').value));
  $('form').addEventListener('submit', () => taken.push({ drawn }));
  expect(await call({ guest: 'Ada' })).toMatchObject({ status: 'completed' });
  port1.close();
  expect(taken).toContainEqual({ drawn: 'Ada' });
});

test('a call opens its own row where another row is open for editing', async () => {
  document.body.innerHTML = `<main><h1>Tasks</h1><table>
    <tr id="gate"><th>Gate</th><td><button>Edit</button></td></tr>
    <tr id="paint"><td><input aria-label="Task"></td><td><button>Save</button></td></tr></table></main>`;
  const gate = $('#gate');
  gate.querySelector('button')!.addEventListener('click', () => {
    gate.innerHTML = '<td><input aria-label="Task"></td><td><button>Save</button></td>';
    gate.querySelector('button')!.addEventListener('click', () => {
      taken = [gate.querySelector('input')!.value];
      gate.innerHTML = `<th>${String(taken[0])}</th>`;
    });
  });
  const save = tool('save', {
    kind: 'row-action',
    container: target('role:main'),
    row: { param: 'row', rows: target('css:tr'), key: target('css:th') },
    reach: [{ do: 'click', target: target('role:button[name="Edit"]') }],
    fields: [field('task', 'Task')],
    action: target('role:button[name="Save"]'),
  });
  const result = await execute(save, { row: 'Gate', task: 'New gate' }, manifestOf(save), {
    deadline: 500,
  });
  expect({ result, taken }).toMatchObject({ result: { status: 'completed' }, taken: ['New gate'] });
  expect($<HTMLInputElement>('#paint input').value).toBe('');
});
