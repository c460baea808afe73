import { describe, expect, test } from 'vitest';

import { hostEntry } from '../../../src/intents/elements/host-rules.js';
import { roleRules } from '../../../src/intents/elements/role-entries.js';
import { element, htmlScene } from '../read-scene.js';

/** The rules in order, each with an element that it decides and a part of the entry that it gives. */
const cases: [rule: string, markup: string, entry: object][] = [
  ['native field', '<input type="checkbox" role="switch">', { is: 'field', control: 'switch', roles: ['switch'] }],
  ['native field', '<input role="spinbutton">', { is: 'field', control: 'text', roles: ['spinbutton'] }],
  ['native field', '<input role="presentation">', { is: 'field', control: 'text' }],
  ['native action', '<button role="button">x</button>', { is: 'action', control: 'button', submits: true }],
  ['native action', '<button role="tab">x</button>', { is: 'action', control: 'tab', roles: ['tab'] }],
  ['form or dialog', '<form role="search">x</form>', { is: 'boundary', kind: 'form', role: 'search' }],
  ['clickable option', '<button role="option" onclick="go()">x</button>', { is: 'action', control: 'option' }],
  [
    'switch without a state',
    '<button role="switch" onclick="go()">x</button>',
    { is: 'action', control: 'button', roles: ['switch'] },
  ],
  [
    'role alone',
    '<button role="switch" aria-checked="false" onclick="go()">x</button>',
    { is: 'field', control: 'switch' },
  ],
  ['role alone', '<button role="switch">x</button>', { is: 'field', control: 'switch' }],
  ['role alone', '<div role="dialog">x</div>', { is: 'boundary', kind: 'dialog', role: 'dialog' }],
  ['role alone', '<div role="heading">x</div>', { is: 'text', heading: true }],
];

describe('role rules', () => {
  test.each(cases)('%s: %s', (_, markup, entry) => {
    const [, tag = ''] = /^<(\w+)/.exec(markup) ?? [];
    expect(hostEntry(tag, element(htmlScene(markup), tag).props)).toMatchObject(entry);
  });

  test('every rule has a case, in order', () => {
    expect([...new Set(cases.map(([rule]) => rule))]).toEqual(roleRules.map(({ name }) => name));
  });
});
