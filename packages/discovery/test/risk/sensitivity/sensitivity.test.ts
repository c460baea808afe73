import { describe, expect, test } from 'vitest';

import type { ControlKind } from '@webmcp/contract';
import { sensitivity } from '../../../src/risk/sensitivity/sensitivity.js';
import { buildWorld } from '../../match/build-world.js';

function of(
  label: string,
  control: ControlKind = 'text',
  more: { name?: string; autocomplete?: string; role?: string } = {},
) {
  const { appModel, snapshot } = buildWorld([
    {
      label,
      control,
      ...(more.name === undefined ? {} : { name: more.name }),
      ...(more.role === undefined ? {} : { role: more.role }),
    },
  ]);
  const [intent] = appModel.intents;
  if (intent === undefined) throw new RangeError('no intent');
  const constraints = more.autocomplete === undefined ? {} : { autocomplete: more.autocomplete };
  return sensitivity({ ...intent, constraints }, snapshot.elements);
}

describe('sensitivity', () => {
  test.each([
    ['Password', 'password', 'password'],
    ['Secret word', 'password', 'password'],
    ['Passwort', 'text', 'password'],
    ['PIN', 'text', 'password'],
    ['Shipping', 'text', undefined],
    ['Verification code', 'text', 'otp'],
    ['Card number', 'text', 'payment'],
    ['Card title', 'text', undefined],
    ['IBAN', 'text', 'payment'],
    ['Numéro de carte', 'text', 'payment'],
    ['Social security number', 'text', 'identity'],
    ['Passport number', 'text', 'identity'],
    ['Codice fiscale', 'text', 'identity'],
    ['身份证号', 'text', 'identity'],
    ["Mother's maiden name", 'text', 'identity'],
    ['Mädchenname der Mutter', 'text', 'identity'],
    ['Nom de jeune fille de votre mère', 'text', 'identity'],
    ['Apellido de soltera de la madre', 'text', 'identity'],
    ['Nome de solteira da mãe', 'text', 'identity'],
    ['Meisjesnaam van moeder', 'text', 'identity'],
    ['Nazwisko panieńskie matki', 'text', 'identity'],
    ['Taxpayer identification number', 'text', 'identity'],
    ['Steuer-Identifikationsnummer', 'text', 'identity'],
    ['Numéro fiscal', 'text', 'identity'],
    ['Partita IVA', 'text', 'identity'],
    ['Answer to your security question', 'text', 'password'],
    ['Respuesta a la pregunta de seguridad', 'text', 'password'],
    ['Geheim antwoord', 'text', 'password'],
    ['API token', 'text', 'password'],
    ['Clé d’API', 'text', 'password'],
    ['Klucz prywatny', 'text', 'password'],
    ['Recovery code', 'text', 'otp'],
    ['Wiederherstellungscode', 'text', 'otp'],
    ['Codice di recupero', 'text', 'otp'],
    ['Bank account number', 'text', 'payment'],
    ['Conta bancária', 'text', 'payment'],
    ['Bank name', 'text', undefined],
    ['Maiden voyage', 'text', undefined],
    ['Key facts', 'text', undefined],
    ['Steuersatz', 'text', undefined],
    ['Tax rate', 'text', undefined],
    ['Secretary', 'text', undefined],
    ['Your photo', 'file', 'file'],
    ['Show password', 'checkbox', undefined],
    ['Name', 'text', undefined],
  ] as const)('%s (%s): %s', (label, control, expected) => {
    expect(of(label, control)).toBe(expected);
  });

  test('names and autocomplete tokens speak as well', () => {
    expect(of('Number', 'text', { name: 'cardNumber' })).toBe('payment');
    expect(of('Number', 'text', { autocomplete: 'section-billing cc-number' })).toBe('payment');
    expect(of('Code', 'text', { autocomplete: 'one-time-code' })).toBe('otp');
    expect(of('Code', 'text', { name: 'ssn' })).toBe('identity');
  });

  test('the PIN code of an address is none, unless the box hides what is typed', () => {
    expect(of('PIN code', 'text', { autocomplete: 'shipping postal-code' })).toBe(undefined);
    expect(of('PIN code')).toBe('password');
    expect(of('PIN code', 'password', { autocomplete: 'postal-code' })).toBe('password');
  });

  test('new-password on a control that chooses only keeps the browser from filling it in', () => {
    expect(of('City', 'select', { role: 'combobox', autocomplete: 'new-password' })).toBe(undefined);
    expect(of('Nights', 'number', { role: 'spinbutton', autocomplete: 'new-password' })).toBe(undefined);
    expect(of('City', 'text', { autocomplete: 'new-password' })).toBe('password');
    expect(of('Card', 'select', { role: 'combobox', autocomplete: 'cc-number' })).toBe('payment');
    expect(of('Password', 'password', { role: 'combobox', autocomplete: 'new-password' })).toBe('password');
  });

  test.each([
    ['mantine-ssn-4k2j', undefined],
    ['guest-ssn', 'identity'],
  ])('of the id %s: what a library made up says nothing', (id, expected) => {
    const { appModel, snapshot } = buildWorld([{ label: 'Keyword', control: 'text' }]);
    const elements = snapshot.elements.map((each) => ({ ...each, attributes: { ...each.attributes, id } }));
    expect(sensitivity(appModel.intents[0]!, elements)).toBe(expected);
  });
});
