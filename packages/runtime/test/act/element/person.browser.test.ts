import type { CallResult } from '@webmcp/contract';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { execute } from '../../../src/execute/execute.js';
import { callControls } from '../../../src/register/call-controls.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

const fields = [field('name', 'Name'), field('city', 'City')];
const save = tool('save', { fields, action: target('role:button[name="Save"]') });
const write = { ...save, risk: { level: 'caution' as const, reasons: [] } };
const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const values = (): string[] => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value);

let sent = 0;
const call = (args: object, called = save): Promise<CallResult> => {
  const { args: own, controls } = callControls(args);
  return execute(called, own, manifestOf(called), { deadline: 300, ...controls });
};
beforeEach(async () => {
  sent = 0;
  document.body.innerHTML = `<form><label>Name <input name="name"></label><label>City <input name="city"></label>
    <button>Save</button></form><p role="status"></p><a href="#x">Elsewhere</a>`;
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
    $('[role=status]').textContent = `Saved ${sent}`;
  });
  // The first call begins the watch.
  await execute(save, { name: 'x' }, manifestOf(save), { dryRun: true });
});

test('a field that the person changed is not replaced, and nothing before it is set', async () => {
  await userEvent.type($('[name=city]'), 'Bern');
  $('a').focus();
  expect(await call({ name: 'Ada', city: 'Rome' }, write)).toMatchObject({
    status: 'unavailable',
    messages: ['City: the person changed it and has not saved it', 'Nothing was submitted'],
  });
  expect([values(), sent]).toEqual([['', 'Bern'], 0]);
});

test('a field that has the focus of the person is not replaced', async () => {
  await userEvent.click($('[name=city]'));
  expect(await call({ name: 'Ada', city: 'Rome' })).toMatchObject({
    status: 'unavailable',
    messages: ['City: the person has the focus in it; `$overwrite: true` replaces it', 'Nothing was submitted'],
  });
});

test('a safe tool replaces the value if the call asks for it, any other tool does not', async () => {
  await userEvent.type($('[name=city]'), 'Bern');
  const wanted = { name: 'Ada', city: 'Rome', $overwrite: true };
  expect(await call(wanted, write)).toMatchObject({
    status: 'unavailable',
    messages: [expect.stringContaining('counts for safe tools only'), 'Nothing was submitted'],
  });
  expect(await call(wanted)).toMatchObject({ status: 'completed' });
  expect(values()).toEqual(['Ada', 'Rome']);
});

test('a field that is drawn anew is still the field of the person', async () => {
  await userEvent.type($('[name=city]'), 'Bern');
  const anew = $('[name=city]').cloneNode() as HTMLInputElement;
  anew.value = 'Bern';
  $('[name=city]').replaceWith(anew);
  expect(await call({ city: 'Rome' })).toMatchObject({ status: 'unavailable' });
  expect(values()).toEqual(['', 'Bern']);
});

test('input of scripts and of earlier calls is replaced', async () => {
  $<HTMLInputElement>('[name=name]').focus();
  $<HTMLInputElement>('[name=name]').value = 'script';
  $('[name=name]').dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(await call({ name: 'Ada', city: 'Rome' }, write)).toMatchObject({ status: 'completed' });
  expect(await call({ name: 'Bob', city: 'Oslo' }, write)).toMatchObject({ status: 'completed' });
  expect(values()).toEqual(['Bob', 'Oslo']);
});

test('a field that the person saved, undid or did not touch is replaced', async () => {
  await userEvent.type($('[name=city]'), 'Bern');
  await userEvent.click($('button'));
  expect(await call({ city: 'Rome' }, write)).toMatchObject({ status: 'completed' });
  await userEvent.type($('[name=name]'), 'A');
  await userEvent.keyboard('{Backspace}');
  $('a').focus();
  expect(await call({ name: 'Ada' }, write)).toMatchObject({ status: 'completed' });
  expect(values()).toEqual(['Ada', 'Rome']);
});
