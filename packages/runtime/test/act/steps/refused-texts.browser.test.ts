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

/** Checks the guest as the field loses the focus, as many form libraries do. */
function check(text: string): void {
  const guest = $<HTMLInputElement>('[name=guest]');
  guest.addEventListener('blur', () => ($('form p').textContent = guest.value.trim() ? '' : text));
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
