import { expect, test } from 'vitest';

import { sensitivityRules, type AskedField } from '../../../src/risk/sensitivity/sensitivity-rules.js';
import { buildWorld, type ControlSpec } from '../../match/build-world.js';

function fieldOf(spec: ControlSpec, autocomplete?: string): AskedField {
  const { appModel, snapshot } = buildWorld([spec]);
  const [intent] = appModel.intents;
  if (intent === undefined) throw new RangeError('the spec makes no intent');
  const constraints = autocomplete === undefined ? {} : { autocomplete };
  return { intent: { ...intent, constraints }, elements: snapshot.elements, types: [intent.control] };
}

const examples: readonly (readonly [string, AskedField, string])[] = [
  ['file-input', fieldOf({ label: 'Photo', control: 'file' }), 'file'],
  ['autocomplete-token', fieldOf({ label: 'Code', control: 'text' }, 'one-time-code'), 'otp'],
  ['harmless-control', fieldOf({ label: 'Show password', control: 'checkbox' }), 'none'],
  ['postal-code', fieldOf({ label: 'PIN code', control: 'text' }, 'postal-code'), 'none'],
  ['words', fieldOf({ label: 'IBAN', control: 'text' }), 'payment'],
  ['password-input', fieldOf({ label: 'Magic', control: 'password' }), 'password'],
];

test.each(examples)('the rule %s is the first that fits', (name, field, kind) => {
  const fitting = sensitivityRules.filter(({ decide }) => decide(field) !== undefined);
  expect(fitting[0]?.name).toBe(name);
  expect(fitting[0]?.decide(field)).toBe(kind);
});

test('the PIN code of an address is a postal code, and a hidden one is a password', () => {
  const postal = fieldOf({ label: 'Pincode', control: 'text' });
  const marked = { ...postal, intent: { ...postal.intent, isPostal: true as const } };
  const kindOf = (field: AskedField): unknown =>
    sensitivityRules.map(({ decide }) => decide(field)).find((kind) => kind !== undefined);
  expect(kindOf(marked)).toBe('none');
  expect(kindOf({ ...marked, types: ['password'] })).toBe('password');
  expect(kindOf(postal)).toBe('password');
});

test('every rule has an example here', () => {
  expect(sensitivityRules.map(({ name }) => name)).toEqual(examples.map(([name]) => name));
});
