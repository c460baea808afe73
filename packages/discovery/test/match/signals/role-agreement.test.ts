import type { PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Intent } from '../../../src/intents/model/intent.js';
import { roleAgreement } from '../../../src/match/signals/role-agreement.js';
import { buildPair } from '../build-views.js';

const field = { kind: 'field' as const };
const action = { kind: 'action' as const };

test.each<[string, Partial<Intent>, Partial<PageElement>, number]>([
  ['the likeliest role is 1', { roles: ['link', 'button'] }, { role: 'link' }, 1],
  ['another possible role is 0.9', { roles: ['link', 'button'] }, { role: 'button' }, 0.9],
  ['a role of the same family is half', { ...action, roles: ['button'] }, { role: 'tab' }, 0.5],
  ['a role of another family is 0', { ...field, roles: ['checkbox'] }, { role: 'textbox' }, 0],
  ['the trigger of a select is 0.4', { ...field, roles: ['combobox'] }, { role: 'button' }, 0.4],
  ['an action in a listbox is 0', { ...action, roles: ['button'] }, { role: 'listbox' }, 0],
  ['an action in a combobox is half', { ...action, roles: ['button'] }, { role: 'combobox' }, 0.5],
  ['an unknown field is 0.8 for a text box', { ...field, roles: [] }, { role: 'textbox' }, 0.8],
  ['an unknown field is 0.2 for a button', { ...field, roles: [] }, { role: 'button' }, 0.2],
  ['an unknown action is 0.8 for a button', { ...action, roles: [] }, { role: 'button' }, 0.8],
  ['an unknown action is 0.2 for a text box', { ...action, roles: [] }, { role: 'textbox' }, 0.2],
  [
    'the press of a row in a library table is no button of the table',
    { ...action, roles: ['row'], library: { name: 'vuetify', component: 'VDataTable' } },
    { role: 'button' },
    0,
  ],
  [
    'the press of a row in a library table is a row',
    { ...action, roles: ['row'], library: { name: 'vuetify', component: 'VDataTable' } },
    { tag: 'tr', role: 'row' },
    1,
  ],
  [
    'an item of a menu may go to its address by a listener',
    { roles: ['menuitem'], href: '/books' },
    { role: 'menuitem', answers: 'own' },
    1,
  ],
  [
    'an item of a menu without a listener needs an address',
    { roles: ['menuitem'], href: '/books' },
    { role: 'menuitem', answers: 'around' },
    0,
  ],
  ['a link with an address needs an address', { roles: ['button'], href: '/books' }, { role: 'button' }, 0],
  [
    'a button with an address can be a link',
    { roles: ['button'], href: '/books' },
    { role: 'button', attributes: { href: '/books' } },
    1,
  ],
  [
    'a contradicting input type halves the agreement',
    { ...field, control: 'email', roles: ['textbox'] },
    { tag: 'input', role: 'textbox', attributes: { type: 'date' } },
    0.5,
  ],
  [
    'a button with type=button half agrees with a submit',
    { ...action, control: 'submit', roles: ['button'] },
    { tag: 'button', role: 'button', attributes: { type: 'button' } },
    0.5,
  ],
  [
    'a button with type=button is a button',
    { ...action, control: 'button', roles: ['button'] },
    { tag: 'button', role: 'button', attributes: { type: 'button' } },
    1,
  ],
  [
    'a text field may have any input type',
    { ...field, control: 'text', roles: ['textbox'] },
    { tag: 'input', role: 'textbox', attributes: { type: 'date' } },
    1,
  ],
])('%s', (_, source, page, expected) => {
  const { intent, element } = buildPair({ label: 'Books' }, { source, page });
  expect(roleAgreement(intent.intent, element.element)).toBe(expected);
});
