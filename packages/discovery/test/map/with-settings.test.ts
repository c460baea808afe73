import type { Field } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { withSettings } from '../../src/map/with-settings.js';

const field = (key: string, more: Partial<Field> = {}): Field => ({
  selectors: [],
  confidence: 0.8,
  key,
  label: key,
  role: 'textbox',
  schema: { type: 'string' },
  required: true,
  ...more,
});
const lines = field('lines', {
  role: 'list',
  items: [field('name'), field('iban')],
  schema: {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: { type: 'string' }, iban: { type: 'string' } },
      required: ['name', 'iban'],
      additionalProperties: false,
    },
  },
});

test('withSettings takes a denied field out of the items of a list', () => {
  const set = withSettings(lines, { denyFields: ['iban'] });
  expect(set.items?.map(({ key }) => key)).toEqual(['name']);
  expect(set.schema['items']).toEqual({
    type: 'object',
    properties: { name: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  });
  expect(set.sensitive).toBeUndefined();
});

test('withSettings leaves a list to the person if config denies the list or all fields of its items', () => {
  expect(withSettings(lines, { denyFields: ['lines'] }).sensitive).toBe('identity');
  expect(withSettings(lines, { denyFields: ['name', 'iban'] }).sensitive).toBe('identity');
});

test('withSettings changes no other field', () => {
  expect(withSettings(lines, { denyFields: ['other'] })).toBe(lines);
  expect(withSettings(field('pin', { sensitive: 'otp' }), { allowSensitive: ['pin'] }).allowed).toBe(true);
});
