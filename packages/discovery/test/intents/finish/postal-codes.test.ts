import { expect, test } from 'vitest';

import { readReact } from '../read-app.js';

const isPostal = (...fields: string[]): unknown =>
  readReact(`<form>${fields.join('')}<button>Save</button></form>`).intents.some((intent) => intent.isPostal);

const field = (label: string, more = ''): string => `<label>${label} <input ${more} /></label>`;

test.each(['Pincode', 'Pin code', 'PIN Code', 'pin_code'])('%s beside an address is a postal code', (label) => {
  expect(isPostal(field('Address line 1'), field(label))).toBe(true);
  expect(isPostal(field('City'), field(label), field('Name'))).toBe(true);
});

test.each([
  ['no address is beside it', [field('Name'), field('Pincode')]],
  ['the form asks for a card', [field('Address'), field('Card number'), field('Pincode')]],
  ['the form asks for a password', [field('Address'), field('Secret', 'type="password"'), field('Pincode')]],
  ['the browser hides it', [field('Address'), field('Pincode', 'type="password"')]],
  ['it is a PIN alone', [field('Address'), field('PIN')]],
  ['it is the PIN code of something', [field('Address'), field('Voucher PIN code')]],
  ['the address is that of an email', [field('Email address'), field('IP address'), field('PIN code')]],
])('it is none if %s', (_, fields) => {
  expect(isPostal(...fields)).toBe(false);
});
