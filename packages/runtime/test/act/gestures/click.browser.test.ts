import { beforeEach, expect, test } from 'vitest';

import { click } from '../../../src/act/gestures/click.js';
import { ownTimers } from '../../../src/dom/own-timers.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const submits: string[] = [];
/** Resolves after the tasks that are waiting now. */
const nextTask = (): Promise<void> => new Promise((resolve) => ownTimers.setTimeout(resolve));

beforeEach(() => {
  submits.length = 0;
  document.body.innerHTML = `<form><input name="title" value="Tea">
    <button name="by" value="save"><b>Save</b></button><button type="button">Close</button></form>`;
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push(event.submitter?.textContent ?? 'nobody');
  });
});

test('submits the form by its button, also from an element inside the button', async () => {
  click($('button'));
  await nextTask();
  click($('b'));
  await nextTask();
  expect(submits).toEqual(['Save', 'Save']);
});

test.each<[string, (event: Event) => void]>([
  ['cancels the click', (event) => event.preventDefault()],
  ['removes the form in a microtask', () => void Promise.resolve().then(() => $('form').remove())],
  [
    'removes the form in a microtask of a microtask',
    () => queueMicrotask(() => queueMicrotask(() => $('form').remove())),
  ],
  ['disables the button', () => ($<HTMLButtonElement>('button').disabled = true)],
])('submits nothing if a handler %s', async (_, handler) => {
  $('button').addEventListener('click', handler);
  click($('button'));
  await nextTask();
  expect(submits).toEqual([]);
});

test('submits at once if a handler keeps the click from the window', () => {
  $('button').addEventListener('click', (event) => event.stopPropagation());
  click($('button'));
  expect(submits).toEqual(['Save']);
});

test('respects the validation of the form', async () => {
  $<HTMLInputElement>('input').required = true;
  $<HTMLInputElement>('input').value = '';
  click($('button'));
  await nextTask();
  expect(submits).toEqual([]);
});

test('a button of another type submits nothing', async () => {
  click($('[type=button]'));
  await nextTask();
  expect(submits).toEqual([]);
});
