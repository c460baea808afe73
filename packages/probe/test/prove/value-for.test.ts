import type { JsonSchema } from '@webmcp/contract';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { valueFor, valueMakers } from '../../src/prove/value-for.js';

const ajv = new Ajv({ strict: false, formats: { email: /.@./, uri: /^https?:/, date: /^\d{4}-\d\d-\d\d$/ } });

const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined });
const given = (schema: object): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)) as JsonSchema;
const schemas: fc.Arbitrary<JsonSchema> = fc.oneof(
  fc
    .record({
      type: fc.constant('string'),
      minLength: optional(fc.nat(40)),
      maxLength: optional(fc.nat(60)),
      format: optional(fc.constantFrom('email', 'uri', 'date')),
    })
    .map(given),
  fc
    .constantFrom(
      '^\\d{5}$',
      '^\\d{2}:\\d{2}(:\\d{2})?$',
      '^\\d{4}-W\\d{2}$',
      '^\\d{4}-\\d{2}$',
      '^[A-Z]{2}\\d+$',
      '^z{9}$',
    )
    .map((pattern) => ({ type: 'string', pattern })),
  fc
    .record({
      type: fc.constantFrom('integer', 'number'),
      minimum: optional(fc.integer({ min: -100, max: 100 })),
      maximum: optional(fc.integer({ min: -100, max: 100 })),
      multipleOf: optional(fc.constantFrom(1, 2, 5, 10)),
    })
    .map(given),
  fc.constant({ type: 'boolean' }),
  fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }).map((all) => ({ type: 'string', enum: all })),
  fc.constant<JsonSchema>({
    oneOf: [
      { const: '', title: '-' },
      { const: 'a', title: 'A' },
    ],
  }),
  fc.constant<JsonSchema>({ type: 'array', items: { enum: ['x', 'y'] } }),
);

it('makes a value that fits the schema, the same each time', () => {
  let made = 0;
  fc.assert(
    fc.property(schemas, (schema) => {
      const value = valueFor(schema);
      if (value === undefined) return;
      made += 1;
      expect(valueFor(schema)).toEqual(value);
      expect({ schema, value, fits: ajv.validate(schema, value) }).toEqual({ schema, value, fits: true });
    }),
    { numRuns: 2000, seed: 20260701 },
  );
  expect(made).toBeGreaterThan(1000);
});

it.each([
  [{ type: 'string', pattern: '^z{9}$' }, undefined],
  [{ type: 'integer', minimum: 5, maximum: 4 }, undefined],
  [{ type: 'object' }, undefined],
  [{ type: 'integer', minimum: 1, maximum: 8 }, 2],
  [{ type: 'string', enum: ['', 'one', 'two'] }, 'two'],
  [{ type: 'string', enum: ['', 'one'] }, 'one'],
] as [JsonSchema, unknown][])('of %j it makes %j', (schema, expected) => {
  expect(valueFor(schema)).toBe(expected);
});

const examples: Record<string, { schema: JsonSchema; value: unknown }> = {
  choice: { schema: { type: 'string', enum: ['', 'red', 'blue'] }, value: 'blue' },
  boolean: { schema: { type: 'boolean' }, value: true },
  number: { schema: { type: 'integer', minimum: 3 }, value: 4 },
  array: { schema: { type: 'array', items: { type: 'string', enum: ['red'] } }, value: ['red'] },
  text: { schema: { format: 'email' }, value: 'proof@example.com' },
};

it.each(valueMakers)('the maker "$name" makes a value of its kind', ({ name, applies, make }) => {
  const { schema, value } = examples[name]!;
  expect(applies(schema)).toBe(true);
  expect(make(schema)).toEqual(value);
  expect(valueFor(schema)).toEqual(value);
});
