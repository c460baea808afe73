import type { CallResult, ManifestField, ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { inputSchema } from '../../../src/validate/input-schema.js';
import { portableInput } from '../../../src/register/portable-schema.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const name = { ...field('name', 'Name'), ...target('role:textbox'), required: true };
const pieces = field('pieces', 'Pieces', { type: 'number', minimum: 1 }, { role: 'spinbutton' });
const line = {
  type: 'object',
  properties: { name: { type: 'string' }, pieces: { type: 'number', minimum: 1 } },
  required: ['name'],
  additionalProperties: false,
} as const;
const lines: ManifestField = {
  ...field('lines', 'Lines', { type: 'array', items: { ...line, required: ['name'] } }, { role: 'list' }),
  ...target('role:button[name="Add line"]'),
  items: [name, { ...pieces, ...target('role:spinbutton') }],
  rows: target('css:form > ol > li'),
  remove: target('role:button[name="Remove"]'),
};
const send: ManifestTool = tool('send', {
  container: target('css:form'),
  fields: [field('client', 'Client'), lines],
  action: target('role:button[name="Send"]'),
});

let sent: string[] = [];
let most = Infinity;
const add = (text = ''): void => {
  $('ol').insertAdjacentHTML(
    'beforeend',
    `<li><input type="text" value="${text}"><input type="number" value="1"><button type="button">Remove</button></li>`,
  );
  const row = $('ol').lastElementChild!;
  row.querySelector('button')!.addEventListener('click', () => row.remove());
};
beforeEach(() => {
  sent = [];
  most = Infinity;
  document.body.innerHTML = `<form><label>Client <input name="client"></label><ol></ol>
    <button type="button" id="add">Add line</button><button>Send</button></form><p role="status"></p>`;
  $('#add').addEventListener('click', () => {
    if (document.querySelectorAll('li').length < most) add();
  });
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent = shown();
    $('[role=status]').textContent = 'Sent';
  });
});
const shown = (): string[] =>
  [...document.querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('input')].map(({ value }) => value).join(' '),
  );
const call = (args: object, called = send, more: object = {}): Promise<CallResult> =>
  execute(called, args, manifestOf(called), { deadline: 500, ...more });

describe('a list of items', () => {
  test('is filled through the button that adds an item', async () => {
    const answer = await call({ client: 'Ada', lines: [{ name: 'Bread', pieces: 2 }, { name: 'Cake' }] });
    expect(answer).toMatchObject({ status: 'completed', messages: ['Sent'] });
    expect(sent).toEqual(['Bread 2', 'Cake 1']);
  });

  test('loses the items that are too many, and changes the others in place', async () => {
    for (const text of ['Bread', 'Cake', 'Milk']) add(text);
    expect(await call({ lines: [{ name: 'Tea' }, { name: 'Cake', pieces: 4 }] })).toMatchObject({
      status: 'completed',
    });
    expect(sent).toEqual(['Tea 1', 'Cake 4']);
  });

  test('brings texts that refuse nothing', async () => {
    $('form').addEventListener('submit', () => {
      $('[role=status]').textContent = 'Delivery failed';
    });
    expect((await call({ lines: [{ name: 'Delivery failed' }] })).status).not.toBe('rejected');
  });

  test('is emptied by $clear', async () => {
    add('Bread');
    expect(await call({ $clear: ['lines'] })).toMatchObject({ status: 'completed' });
    expect(sent).toEqual([]);
    expect(document.querySelectorAll('li')).toHaveLength(0);
  });

  test('stays as it is where the call omits it', async () => {
    add('Bread');
    expect(await call({ client: 'Ada' })).toMatchObject({ status: 'completed' });
    expect(sent).toEqual(['Bread 1']);
  });

  test('is filled and not submitted by a dry run that fills', async () => {
    expect(await call({ lines: [{ name: 'Bread' }] }, send, { dryRun: 'fill' })).toMatchObject({ status: 'completed' });
    expect([shown(), sent]).toEqual([['Bread 1'], []]);
  });

  test('is not touched by a dry run that names its button', async () => {
    const answer = await call({ lines: [{ name: 'Bread' }] }, send, { dryRun: true });
    expect(answer.data).toMatchObject({ fields: [{ field: 'lines', element: 'button "Add line"' }] });
    expect(shown()).toEqual([]);
  });
});

describe('a list that does not take its items', () => {
  test('ends the call, and its new items are taken away again', async () => {
    most = 2;
    $<HTMLInputElement>('[name=client]').value = 'Bob';
    const answer = await call({ client: 'Ada', lines: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] });
    expect(answer).toMatchObject({
      status: 'rejected',
      messages: ['Lines: the page takes no more than 2 items', 'Nothing was submitted'],
    });
    expect([shown(), sent, $<HTMLInputElement>('[name=client]').value]).toEqual([[], [], 'Bob']);
  });

  test('ends the call where the page takes no item away, before an item is changed', async () => {
    const { remove: _, ...fixed } = lines;
    const called = { ...send, fields: [fixed] };
    for (const text of ['Bread', 'Cake']) add(text);
    expect(await call({ lines: [{ name: 'Tea' }] }, called)).toMatchObject({
      status: 'rejected',
      messages: ['Lines: has 2 items, and the page takes none away', 'Nothing was submitted'],
    });
    expect(shown()).toEqual(['Bread 1', 'Cake 1']);
  });

  test('is left between two items by a call that is cancelled', async () => {
    const cancel = new AbortController();
    $('#add').addEventListener('click', () => cancel.abort());
    const answer = await call({ lines: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }, send, {
      signal: cancel.signal,
    });
    expect(answer).toMatchObject({ status: 'denied' });
    expect([shown(), sent]).toEqual([[' 1'], []]);
  });

  test('is not added to by a button that reads riskier than the map', async () => {
    $('#add').textContent = 'Delete all lines';
    const called = { ...send, fields: [{ ...lines, ...target('css:#add') }] };
    const answer = await call({ lines: [{ name: 'A' }] }, called);
    expect(answer).toMatchObject({
      status: 'rejected',
      messages: [expect.stringMatching(/has changed/), expect.anything()],
    });
    expect(shown()).toEqual([]);
  });
});

describe('the arguments of a list', () => {
  test.each([
    [[{ pieces: 2 }], 'lines: item 1 must have name'],
    [[{ name: 'A' }, { name: 'B', pieces: 0 }], 'lines: item 2 pieces must have minimum 1'],
    [[{ name: 'A', price: 3 }], 'lines: item 1 has the unknown key price; the known keys are: name, pieces'],
    [['A'], 'lines: must have type object'],
  ])('%j are refused, and nothing is touched', async (items, message) => {
    expect(await call({ lines: items })).toMatchObject({ status: 'invalid_input', messages: [message] });
    expect(shown()).toEqual([]);
  });

  test('are registered with the keywords that every client takes', () => {
    const { properties } = portableInput(inputSchema(send));
    expect(properties['lines']).toEqual({ description: 'Lines', type: 'array', items: line });
  });
});
