import type { CallResult } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

const rename = tool('rename', {
  fields: [field('name', 'Name'), field('note', 'Note')],
  action: target('role:button[name="Save"]'),
});
const call = (args: object = { name: 'Ada', note: 'first' }, called = rename): Promise<CallResult> =>
  execute(called, args, manifestOf(called), { deadline: 500 });
const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const value = (name: string): string => $<HTMLInputElement>(`[name=${name}]`).value;

let saved: string[] = [];
/** Shows an editor whose button saves, and returns the functions that close and save. */
function show(): { close(): void; save(): void } {
  saved = [];
  document.body.innerHTML = `<div id="editor"><label>Name <input name="name"></label>
    <label>Note <input name="note"></label><button type="button">Save</button></div><p role="status"></p>`;
  const editor = $('#editor');
  let isOpen = true;
  const close = (): void => {
    if (isOpen) setTimeout(() => editor.remove());
    isOpen = false;
  };
  const save = (): void => {
    if (!isOpen) return;
    saved.push(`${value('name')} ${value('note')}`);
    close();
    $('[role=status]').textContent = 'Saved';
  };
  return { close, save };
}

test('an editor that closes as the focus leaves it stays open until its button is pressed', async () => {
  const { close, save } = show();
  $('#editor').addEventListener('focusout', (event) => {
    if (!$('#editor').contains(event.relatedTarget as Node | null)) close();
  });
  $('button').addEventListener('click', save);
  expect(await call()).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['Ada first']);
});

test('a field that cancels on blur keeps the focus under a button that leaves it there', async () => {
  const { close, save } = show();
  $('[name=note]').addEventListener('blur', close);
  $('button').addEventListener('mousedown', (event) => event.preventDefault());
  $('button').addEventListener('click', save);
  expect(await call()).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['Ada first']);
});

test('a button that saves as the mouse goes down is pressed once', async () => {
  const { close, save } = show();
  $('[name=note]').addEventListener('blur', close);
  $('button').addEventListener('mousedown', save);
  expect(await call()).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['Ada first']);
});

test('an editor that closes on Escape and on a press outside stays open', async () => {
  const { close, save } = show();
  $('#editor').addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  const outside = (event: Event): void => {
    if (!(event.target as Element).closest('#editor')) close();
  };
  for (const type of ['pointerdown', 'mousedown', 'click']) document.addEventListener(type, outside);
  $('button').addEventListener('click', save);
  expect(await call()).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['Ada first']);
  for (const type of ['pointerdown', 'mousedown', 'click']) document.removeEventListener(type, outside);
});

test('a field without an action is left, so that the page takes its value', async () => {
  show();
  const { action: _, ...fills } = rename;
  let taken = '';
  $('[name=note]').addEventListener('blur', () => (taken = value('note')));
  expect(await call({ name: 'Ada', note: 'first' }, fills)).toMatchObject({ status: 'completed' });
  expect(taken).toBe('first');
});

test('a value that the page changes on blur is rejected before the click', async () => {
  const { save } = show();
  $('[name=note]').addEventListener('blur', () => ($<HTMLInputElement>('[name=note]').value = '9'));
  $('button').addEventListener('click', save);
  expect(await call()).toMatchObject({
    status: 'rejected',
    messages: ['Note: does not take the value "first"; it shows "9"', 'Nothing was submitted'],
  });
  expect(saved).toEqual([]);
});

test('an action that a blur enables is pressed', async () => {
  const { save } = show();
  $<HTMLButtonElement>('button').disabled = true;
  $('[name=note]').addEventListener('blur', () => ($<HTMLButtonElement>('button').disabled = false));
  $('button').addEventListener('click', save);
  expect(await call()).toMatchObject({ status: 'completed' });
  expect(saved).toEqual(['Ada first']);
});
