import type { CallResult, ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { field, manifestOf, target, tool } from './manifest-of.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const book: ManifestTool = tool('book', {
  container: target('css:form'),
  fields: [field('guest', 'Guest'), field('room', 'Room')],
  action: target('role:button[name="Book"]'),
});

let sent = 0;
beforeEach(() => {
  sent = 0;
  document.body.innerHTML = `<form><label>Guest <input name="guest"></label><label>Room <input name="room"></label>
    <button>Book</button></form><p role="status"></p>`;
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
    $('[role=status]').textContent = 'Booked';
  });
});
const values = (): string[] => [...document.querySelectorAll('input')].map(({ value }) => value);
const call = (more: object = {}, called = book, args: object = { guest: 'Ada', room: '7' }): Promise<CallResult> =>
  execute(called, args, manifestOf(called), { deadline: 500, ...more });

describe('plan', () => {
  test('ends the call before anything is touched where the first field is missing', async () => {
    $('[name=guest]').parentElement!.remove();
    expect(await call()).toMatchObject({ status: 'not_found', messages: [expect.stringMatching(/^Guest: gone/)] });
    expect(values()).toEqual(['']);
  });

  test('ends the call where a value is impossible', async () => {
    $<HTMLInputElement>('[name=room]').maxLength = 3;
    const answer = await call({}, book, { guest: 'Ada', room: 'upstairs' });
    expect(answer).toMatchObject({ status: 'invalid_input', messages: ['room: must have at most 3 characters'] });
    expect(values()).toEqual(['', '']);
  });

  test('lets a later field appear through an earlier one', async () => {
    const room = $('[name=room]').parentElement!;
    room.remove();
    $('[name=guest]').addEventListener('change', () => $('button').before(room));
    expect(await call()).toMatchObject({ status: 'completed', messages: ['Booked'] });
  });
});

describe('fill', () => {
  test('ends the call where a field does not take its value', async () => {
    $('[name=guest]').addEventListener('input', () => ($<HTMLInputElement>('[name=guest]').value = ''));
    expect(await call()).toMatchObject({
      status: 'rejected',
      messages: ['Guest: does not take the value "Ada"; it shows ""', 'Nothing was submitted'],
    });
    expect(sent).toBe(0);
  });
});

describe('fill in rounds', () => {
  const room = field('room', 'Room', { type: 'string' }, { role: 'combobox' });
  const called = { ...book, fields: [book.fields[0]!, room] };
  const choose = (): void => {
    $('[name=room]').outerHTML = '<select name="room"><option>None</option><option>7</option></select>';
  };

  test('sets a field after the choice that shows the field, whatever the order of the tool', async () => {
    choose();
    const guest = $('[name=guest]').parentElement!;
    guest.remove();
    $('[name=room]').addEventListener('change', () => $('form').prepend(guest));
    expect(await call({}, called)).toMatchObject({ status: 'completed' });
    expect(values()).toEqual(['Ada']);
  });

  test('puts the values back where the choice does not enable the field', async () => {
    choose();
    $<HTMLInputElement>('[name=guest]').disabled = true;
    const answer = await call({}, called);
    expect(answer.status).toBe('rejected');
    expect($<HTMLSelectElement>('[name=room]').value).toBe('None');
    expect(sent).toBe(0);
  });
});

describe('a row that the app draws anew', () => {
  const toggle = tool('toggle', {
    row: { param: 'task', rows: target('css:li'), key: target('css:b') },
    action: target('css:button'),
  });
  const draw = (done: string): void => {
    const row = (text: string, icon: string): string =>
      `<li><b>${text}</b><span><button><svg><path d="${icon}"/></svg></button></span></li>`;
    document.body.innerHTML = `<ul>${row('Tea', done)}${row('Cup', 'M0 0')}</ul>`;
  };

  test('shows its new picture as evidence', async () => {
    draw('M0 0');
    $('button').addEventListener('click', () => draw('M1 1'));
    expect(await call({}, toggle, { task: 'Tea' })).toMatchObject({ status: 'completed' });
  });

  test('is no evidence with the same picture', async () => {
    draw('M0 0');
    $('button').addEventListener('click', () => draw('M0 0'));
    expect(await call({}, toggle, { task: 'Tea' })).toMatchObject({ status: 'unknown' });
  });
});

describe('verify', () => {
  test('ends the call where a later field changed an earlier one', async () => {
    $('[name=room]').addEventListener('change', () => ($<HTMLInputElement>('[name=guest]').value = 'Bob'));
    expect(await call()).toMatchObject({
      status: 'rejected',
      messages: ['Guest: does not take the value "Ada"; it shows "Bob"', 'Nothing was submitted'],
    });
    expect(sent).toBe(0);
  });

  test('hands over a field that policy leaves to the user', async () => {
    const secret = field('room', 'Room', { type: 'string' }, { sensitive: 'password', required: true });
    const called = { ...book, fields: [book.fields[0]!, secret] };
    expect(await call({}, called, { guest: 'Ada' })).toMatchObject({
      status: 'handed_over',
      messages: [expect.stringMatching(/^Room: the user fills this field/)],
    });
    expect([values(), document.activeElement, sent]).toEqual([['Ada', ''], $('[name=room]'), 0]);
  });

  test('ends a dry run that fills', async () => {
    expect(await call({ dryRun: 'fill' })).toMatchObject({
      status: 'completed',
      evidence: [{ kind: 'fields-read-back' }],
    });
    expect([values(), sent]).toEqual([['Ada', '7'], 0]);
  });
});

describe('a page that changes while it is filled', () => {
  const once = { once: true };

  test('loses a field that was set, and nothing is submitted', async () => {
    $('[name=room]').addEventListener('change', () => $('[name=guest]').remove(), once);
    expect(await call()).toMatchObject({
      status: 'rejected',
      messages: ['Guest: left the page after it was set', 'Nothing was submitted'],
    });
    expect(sent).toBe(0);
  });

  test('keeps a control that goes as it takes its value', async () => {
    $('[name=guest]').addEventListener('input', () => $('[name=guest]').replaceWith('Ada'), once);
    expect(await call()).toMatchObject({ status: 'completed' });
  });

  test('goes on to another record, and nothing is submitted', async () => {
    const { href } = location;
    $('[name=room]').addEventListener('change', () => history.replaceState(null, '', '/orders/2'), once);
    const answer = await call();
    history.replaceState(null, '', href);
    expect(answer).toMatchObject({
      status: 'unavailable',
      messages: [expect.stringMatching(/^The page went on to \/orders\/2 .*nothing was submitted/)],
    });
    expect(sent).toBe(0);
    $('[name=room]').addEventListener('change', () => history.replaceState(null, '', '?room=7'), once);
    expect(await call()).toMatchObject({ status: 'completed' });
    history.replaceState(null, '', href);
  });

  test('shows another row in the place of the row, and nothing is pressed', async () => {
    const pressed: string[] = [];
    document.body.innerHTML =
      '<ul><li><b>Ada</b><input aria-label="Note"><button>Keep</button></li><li><b>Ben</b><input aria-label="Note"><button>Keep</button></li></ul>';
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => {
        pressed.push(button.parentElement!.querySelector('b')!.textContent);
        button.parentElement!.append('kept');
      });
    const keep = tool('keep', {
      fields: [field('note', 'Note')],
      row: { param: 'guest', rows: target('css:li'), key: target('css:b') },
      action: target('role:button[name="Keep"]'),
    });
    const swap = (): void =>
      document.querySelectorAll('b').forEach((name, at) => (name.textContent = ['Ben', 'Ada'][at]!));
    $('input').addEventListener('change', swap, once);
    expect(await call({}, keep, { guest: 'Ada', note: 'tea' })).toMatchObject({
      status: 'unavailable',
      messages: [expect.stringMatching(/^Another row took the place of "Ada"/)],
    });
    expect(pressed).toEqual([]);
    expect(await call({}, keep, { guest: 'Ada', note: 'tea' })).toMatchObject({ status: 'completed' });
    expect(pressed).toEqual(['Ada']);
  });
});

describe('a call that is cancelled between two fields', () => {
  const stop = (): object => {
    const controller = new AbortController();
    $('[name=guest]').addEventListener('change', () => controller.abort());
    return { signal: controller.signal };
  };

  test('reports the fields that a tool without an action has set', async () => {
    const { action: _, ...called } = book;
    expect(await call(stop(), called)).toMatchObject({
      status: 'unknown',
      messages: ['The call was cancelled after it had set: Guest'],
    });
    expect(values()).toEqual(['Ada', '']);
  });

  test('submits nothing where the tool has an action', async () => {
    expect(await call(stop())).toMatchObject({ status: 'denied' });
    expect(sent).toBe(0);
  });
});

test('a dry run that fills a tool without fields reports that nothing was submitted', async () => {
  const { fields: _, ...bare } = book;
  expect(await call({ dryRun: 'fill' }, { ...bare, fields: [] }, {})).toEqual({
    status: 'completed',
    tool: 'book',
    messages: ['The tool has no fields to fill; nothing was submitted'],
    evidence: [{ kind: 'dry-run' }],
  });
  expect(sent).toBe(0);
});

describe('an act with nothing new to do', () => {
  const silent = (): void => {
    $('form').replaceWith($('form').cloneNode(true));
    $('form').addEventListener('submit', (event) => event.preventDefault());
  };

  test('completes a safe call whose values were set already', async () => {
    silent();
    for (const [name, value] of [
      ['guest', 'Ada'],
      ['room', '7'],
    ])
      $<HTMLInputElement>(`[name=${name}]`).value = value!;
    expect(await call()).toMatchObject({
      status: 'completed',
      messages: ['The fields held these values already, and the page shows the same'],
      evidence: [{ kind: 'nothing-new' }],
    });
  });

  test('leaves a call unknown that writes, or that sets a new value', async () => {
    silent();
    expect(await call()).toMatchObject({ status: 'unknown' });
    const writes: ManifestTool = { ...book, risk: { level: 'caution', reasons: [] } };
    expect(await call({}, writes)).toMatchObject({ status: 'unknown' });
  });
});

describe('submit', () => {
  test('waits until the fields enable the action', async () => {
    $<HTMLButtonElement>('button').disabled = true;
    $('[name=room]').addEventListener('change', () =>
      setTimeout(() => ($<HTMLButtonElement>('button').disabled = false), 50),
    );
    expect(await call()).toMatchObject({ status: 'completed' });
  });

  test('explains a disabled action by the fields that are marked invalid', async () => {
    $<HTMLButtonElement>('button').disabled = true;
    $('[name=room]').addEventListener('change', () => $('[name=room]').setAttribute('aria-invalid', 'true'));
    expect(await call()).toMatchObject({
      status: 'rejected',
      messages: ['Room: is not valid', 'Nothing was submitted'],
    });
  });

  test('explains a disabled action by itself where no field is marked', async () => {
    $<HTMLButtonElement>('button').disabled = true;
    expect(await call()).toMatchObject({
      status: 'rejected',
      messages: ['Book: is disabled', 'Nothing was submitted'],
    });
  });

  test('ends the call where filling removed the action', async () => {
    $('[name=room]').addEventListener('change', () => $('button').remove());
    expect(await call()).toMatchObject({ status: 'not_found', messages: [expect.stringMatching(/^Action: gone/)] });
  });
});

describe('report', () => {
  test('answers completed by the evidence of the page', async () => {
    expect(await call()).toMatchObject({
      status: 'completed',
      messages: ['Booked'],
      evidence: [{ kind: 'status' }],
    });
  });

  test('takes fields that are read back as evidence for a tool without an action', async () => {
    const { action: _, ...called } = book;
    expect(await call({}, called)).toMatchObject({ status: 'completed', evidence: [{ kind: 'fields-read-back' }] });
  });

  test('takes a new order of rows as evidence for a control in the header of a table', async () => {
    document.body.innerHTML = `<table><thead><tr><th><span role="button">Name</span></th></tr></thead>
      <tbody><tr><td>Bo</td></tr><tr><td>Al</td></tr></tbody></table>`;
    const sort = tool('sort', { risk: { level: 'caution', reasons: [] }, action: target('role:button[name="Name"]') });
    $('span').addEventListener('click', () => $('tbody').append($('tbody tr')));
    expect(await call({}, sort, {})).toMatchObject({ status: 'completed', evidence: [{ kind: 'container-changed' }] });
    $('table').outerHTML = $('table').outerHTML;
    expect(await call({}, sort, {})).toMatchObject({ status: 'unknown', evidence: [] });
  });

  test('answers unknown where the page shows no result', async () => {
    $('form').replaceWith($('form').cloneNode(true));
    $('form').addEventListener('submit', (event) => event.preventDefault());
    expect(await call()).toMatchObject({
      status: 'unknown',
      messages: ['The act was done, but the page showed no result'],
    });
  });
});

test('blanks that the page trims as they are set are no sign of an emptied form', async () => {
  for (const box of document.querySelectorAll('input'))
    box.addEventListener('change', () => (box.value = box.value.trim()));
  const ignore = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  $('form').addEventListener('submit', ignore, true);
  const add: ManifestTool = { ...book, fields: [book.fields[0]!], risk: { level: 'caution', reasons: [] } };
  const answer = await call({}, add, { guest: '   ' });
  expect({ status: answer.status, sent }).toEqual({ status: 'unknown', sent: 0 });
});
