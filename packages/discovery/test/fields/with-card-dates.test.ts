import { expect, test } from 'vitest';

import { withCardDates } from '../../src/fields/with-card-dates.js';

const card = { key: 'number', label: 'Kartennummer', sensitive: 'payment' as const };

/** Labels and names of the date of a card. */
test.each([
  ['Gültig bis', 'date'],
  ['Valid until', 'date'],
  ['Expiry date', 'date'],
  ['Expires', 'date'],
  ['MM/YY', 'date'],
  ['Date d’expiration', 'date'],
  ['Fecha de caducidad', 'date'],
  ['Válida hasta', 'date'],
  ['Scadenza', 'date'],
  ['Validade', 'date'],
  ['Geldig tot', 'date'],
  ['Data ważności', 'date'],
  ['Срок действия', 'date'],
  ['有効期限', 'date'],
  ['有效期', 'date'],
  ['유효기간', 'date'],
  ['Month', 'exp_month'],
  ['Year', 'expYear'],
  ['Datum', 'gueltig_bis'],
])('"%s" (%s) is a secret beside a card, and none beside a coupon', (label, key) => {
  const date = { key, label };
  expect(withCardDates([card, date])[1]).toEqual({ ...date, sensitive: 'payment' });
  expect(withCardDates([{ key: 'code', label: 'Coupon' }, date])[1]).toEqual(date);
});

test.each(['Amount', 'Delivery date', 'Experience', 'Month of birth'])('"%s" is no secret beside a card', (label) => {
  expect(withCardDates([card, { key: 'x', label }])[1]).toEqual({ key: 'x', label });
});

test('a field with a secret of its own keeps its kind', () => {
  const code = { key: 'exp', label: 'Expires', sensitive: 'otp' as const };
  expect(withCardDates([card, code])).toEqual([card, code]);
});
