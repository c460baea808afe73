import type { CallResult, ManifestTool } from '@webmcp/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { execute } from '../../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../manifest-of.js';

const action = target('role:button[name="Sign in"]');
const byEmail = tool('sign_in', { fields: [field('email', 'Email')], action });
const password = field('password', 'Password', { type: 'string' }, { sensitive: 'password' });

let sent = 0;
/** Shows a page and counts presses of its button that submit. */
function show(html: string): void {
  sent = 0;
  document.body.innerHTML = `${html}<p role="status"></p>`;
  const done = (event: Event): void => {
    event.preventDefault();
    sent += 1;
    document.querySelector('[role=status]')!.textContent = 'Welcome';
  };
  const form = document.querySelector('form');
  if (form) form.addEventListener('submit', done);
  else document.querySelector('button')!.addEventListener('click', done);
}
const call = (called: ManifestTool, args: object, more: object = {}): Promise<CallResult> =>
  execute(called, args, manifestOf(called), { deadline: 500, ...more });

const email = '<label>Email <input name="email"></label>';
const button = '<button>Sign in</button>';
const secret = (more: string): string => `<label>Secret <input name="secret" ${more}></label>`;

test.each([
  ['an optional password', 'type="password"'],
  ['a shown password', 'autocomplete="current-password"'],
  ['a password that is unlocked on focus', 'type="password" readonly'],
  ['a one-time code', 'autocomplete="one-time-code"'],
  ['a card number', 'autocomplete="billing cc-number"'],
])('hands over where %s of the form is empty', async (_, more) => {
  show(`<form>${email}${secret(more)}${button}</form>`);
  expect(await call(byEmail, { email: 'ada@example.com' })).toMatchObject({
    status: 'handed_over',
    messages: ['Secret: the user fills this field, which has the focus now; filled: Email; nothing was submitted'],
  });
  expect([sent, document.activeElement]).toEqual([0, document.querySelector('[name=secret]')]);
});

test.each([
  ['the user filled the password', `<form>${email}${secret('type="password" value="hunter2"')}${button}</form>`],
  ['the password is not shown', `<form>${email}<div hidden>${secret('type="password"')}</div>${button}</form>`],
  ['the password is disabled', `<form>${email}${secret('type="password" disabled')}${button}</form>`],
  [
    'a combobox keeps the browser away',
    `<form>${email}${secret('role="combobox" autocomplete="new-password"')}${button}</form>`,
  ],
  ['the password is in another form', `<form>${email}${button}</form><form>${secret('type="password"')}</form>`],
])('submits where %s', async (_, html) => {
  show(html);
  expect(await call(byEmail, { email: 'ada@example.com' })).toMatchObject({ status: 'completed' });
  expect(sent).toBe(1);
});

test('hands over without a form, by the part around the controls', async () => {
  show(`<div><p>${email}</p><p>${secret('type="password"')}</p>${button}</div>`);
  expect(await call(byEmail, { email: 'ada@example.com' })).toMatchObject({ status: 'handed_over' });
  expect(sent).toBe(0);
});

test('hands over a password that only its label marks', async () => {
  show(`<form>${email}<label>Password <input></label>${button}</form>`);
  const called = { ...byEmail, fields: [...byEmail.fields, password] };
  expect(await call(called, { email: 'ada@example.com' })).toMatchObject({ status: 'handed_over' });
  expect(sent).toBe(0);
});

test('hands over at once where the empty password disables the action', async () => {
  show(`<form>${email}${secret('type="password"')}<button disabled>Sign in</button></form>`);
  expect(await call(byEmail, { email: 'ada@example.com' })).toMatchObject({ status: 'handed_over' });
});

test('hands over a submit button without fields, and presses any other button of the form', async () => {
  const bare = tool('sign_in', { action });
  show(`<form>${secret('type="password"')}${button}</form>`);
  expect(await call(bare, {})).toMatchObject({ status: 'handed_over' });
  show(`<form>${secret('type="password"')}<button type="button">Sign in</button></form>`);
  document.querySelector('button')!.addEventListener('click', () => (sent += 1));
  await call(bare, {});
  expect(sent).toBe(1);
});

test('submits where an optional identity number is empty', async () => {
  show(`<form>${email}<label>Passport <input></label>${button}</form>`);
  const passport = field('passport', 'Passport', { type: 'string' }, { sensitive: 'identity' });
  const called = { ...byEmail, fields: [...byEmail.fields, passport] };
  expect(await call(called, { email: 'ada@example.com' })).toMatchObject({ status: 'completed' });
});

test('reports neither a focus nor values that the page does not have', async () => {
  show(`<form>${email}${button}</form>`);
  const called = { ...byEmail, fields: [...byEmail.fields, { ...password, required: true }] };
  expect(await call(called, {})).toMatchObject({
    status: 'handed_over',
    messages: ['Password: the user fills this field, but the page does not show it now; nothing was submitted'],
  });
});

test('a dry run lists the field that is left to the user', async () => {
  show(`<form>${email}${secret('type="password"')}${button}</form>`);
  expect(await call(byEmail, { email: 'ada@example.com' }, { dryRun: true })).toMatchObject({
    data: { leftToUser: 'Secret' },
  });
});

test('submits a required password that the person typed, and hands over one that the page filled', async () => {
  const called = { ...byEmail, fields: [...byEmail.fields, { ...password, required: true }] };
  show(`<form>${email}<label>Password <input type="password" name="secret" value="kept"></label>${button}</form>`);
  expect(await call(called, { email: 'ada@example.com' })).toMatchObject({ status: 'handed_over' });
  expect(sent).toBe(0);
  await userEvent.type(document.querySelector<HTMLElement>('[name=secret]')!, 'hunter2');
  document.querySelector<HTMLElement>('[name=email]')!.focus();
  expect(await call(called, { email: 'ben@example.com' })).toMatchObject({ status: 'completed' });
  expect(sent).toBe(1);
});
