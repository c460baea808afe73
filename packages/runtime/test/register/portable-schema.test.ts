import type { JsonSchema, JsonValue } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { outputSchema } from '../../src/register/output-schema.js';
import { portableInput, portableSchema } from '../../src/register/portable-schema.js';
import { inputSchema } from '../../src/validate/input-schema.js';
import { validate } from '../../src/validate/validate.js';
import { field, target, tool } from '../act/manifest-of.js';
import { refusalOf } from './strict-check.js';

test.each<[string, JsonSchema, JsonSchema]>([
  [
    'the texts of choices',
    { type: 'string', oneOf: [{ const: 'r', title: 'Rome' }, { const: 'Bari' }], description: 'City' },
    { type: 'string', enum: ['r', 'Bari'], description: 'City. "r": Rome' },
  ],
  [
    'the form of a date',
    { type: 'string', format: 'date', title: 'Day' },
    { type: 'string', description: 'Day. A date such as 2030-05-17' },
  ],
  [
    'the limits of a list and its items',
    {
      type: 'array',
      items: { type: 'string', oneOf: [{ const: 'o', title: 'Olives' }] },
      uniqueItems: true,
      minItems: 1,
    },
    {
      type: 'array',
      items: { type: 'string', enum: ['o'], description: '"o": Olives' },
      description: 'At least 1. Each value once',
    },
  ],
  [
    'a step',
    { type: 'integer', minimum: 0, multipleOf: 5 },
    { type: 'integer', minimum: 0, description: 'In steps of 5' },
  ],
  ['null out of choices', { type: 'string', enum: ['a', null] }, { type: 'string', enum: ['a'] }],
  ['nothing of a portable schema', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 9 }],
])('portableSchema moves %s', (_, rich, portable) => {
  expect(portableSchema(rich)).toEqual(portable);
  expect(refusalOf(portable)).toBeUndefined();
});

test('the strict check refuses the rich schema, and validation keeps it', () => {
  const city: JsonSchema = { type: 'string', oneOf: [{ const: 'r', title: 'Rome' }] };
  const rich = inputSchema(tool('t', { fields: [field('city', 'City', city)] }));
  expect(refusalOf(rich as unknown as JsonValue)).toBe('oneOf');
  expect(refusalOf(portableInput(rich) as unknown as JsonValue)).toBeUndefined();
  expect(validate(rich, { city: 'Rome' })).toEqual({ values: { city: 'r' }, messages: [] });
});

test('outputSchema types the items of a read, and a tool without a read has no data', () => {
  const columns = [{ key: 'due', title: 'Due', schema: { type: 'string', format: 'date' } }];
  const schema = outputSchema(tool('t', { kind: 'read', read: { kind: 'table', set: target('css:table'), columns } }));
  expect(schema).toMatchObject({
    properties: { data: { properties: { items: { items: { properties: { due: { type: 'string' } } } } } } },
  });
  expect(refusalOf(schema)).toBeUndefined();
  expect(outputSchema(tool('t'))['properties']).not.toHaveProperty('data');
});
