import type { CallResult } from '@webmcp/contract';
import { beforeEach, expect, test } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const called = tool('book', {
  container: target('css:form'),
  fields: [field('guest', 'Guest'), field('room', 'Room')],
  action: target('role:button[name="Book"]'),
});

let onSubmit = (): void => undefined;
beforeEach(() => {
  onSubmit = () => undefined;
  document.body.innerHTML = `<form><div><label>Guest <input name="guest"></label><p></p></div>
    <div><label>Room <input name="room"></label></div><button>Book</button></form><p role="status"></p>`;
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
});

/** Checks the guest at an event of the field, as many form libraries do. */
function check(text: string, event = 'blur'): void {
  const guest = $<HTMLInputElement>('[name=guest]');
  guest.addEventListener(event, () => ($('form p').textContent = guest.value.trim() ? '' : text));
}
const call = (): Promise<CallResult> =>
  execute(called, { guest: ' ', room: '7' }, manifestOf(called), { deadline: 500 });

test('a refusal that came as a field lost the focus rejects the call if it stays', async () => {
  check("Can't be empty");
  expect(await call()).toMatchObject({ status: 'rejected', messages: ["Guest: Can't be empty"] });
});

test('the page confirms the act in spite of the refusal', async () => {
  check("Can't be empty");
  onSubmit = () => ($('[role=status]').textContent = 'Booked');
  expect(await call()).toMatchObject({ status: 'completed', messages: expect.arrayContaining(['Booked']) });
});

test('a refusal that goes with the act rejects nothing', async () => {
  check("Can't be empty");
  onSubmit = () => $('form p').replaceChildren();
  expect((await call()).status).not.toBe('rejected');
});

test('a text that was there before the call rejects nothing', async () => {
  $('form p').textContent = "Can't be empty";
  expect((await call()).status).not.toBe('rejected');
});

test('a text without words of a refusal rejects nothing', async () => {
  check('As in the passport');
  expect((await call()).status).not.toBe('rejected');
});

test('an alert beside a field that came as the field was set rejects the call if it stays', async () => {
  $('form p').role = 'alert';
  check('Between 3 and 64 letters, please', 'input');
  expect(await call()).toMatchObject({ status: 'rejected', messages: ['Guest: Between 3 and 64 letters, please'] });
});

test('a status beside a field needs a word of a refusal', async () => {
  $('form p').role = 'status';
  check('1 of 64 letters', 'input');
  expect((await call()).status).not.toBe('rejected');
});
