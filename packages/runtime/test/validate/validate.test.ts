import type { JsonSchema } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { inputSchema } from '../../src/validate/input-schema.js';
import { validate } from '../../src/validate/validate.js';
import { field, target, tool } from '../act/manifest-of.js';

const check = (schema: JsonSchema, value: unknown, required = false) =>
  validate(inputSchema(tool('t', { fields: [field('it', 'It', schema, { required })] })), { it: value });

describe('inputSchema', () => {
  test('skips sensitive fields unless allowed, skips files, and takes a row', () => {
    const schema = inputSchema(
      tool('pay', {
        row: { param: 'order', rows: target('css:tr'), key: target('css:td') },
        fields: [
          field('note', 'Note for us'),
          field('card', 'Card', { type: 'string' }, { required: true, sensitive: 'payment' }),
          field('pin', 'pin', { type: 'string' }, { required: true, sensitive: 'otp', allowed: true }),
          field('scan', 'Scan', { type: 'string' }, { sensitive: 'file', allowed: true }),
        ],
      }),
    );
    expect(schema).toEqual({
      type: 'object',
      properties: {
        order: {
          type: 'string',
          description: 'Text that names the row. Equal rows are also named by position: "Name (2 of 3)"',
        },
        note: { type: 'string', description: 'Note for us' },
        pin: { type: 'string', description: 'pin' },
        $clear: {
          type: 'array',
          items: { type: 'string', enum: ['note'] },
          description: 'Optional fields to empty',
        },
      },
      required: ['order', 'pin'],
      additionalProperties: false,
    });
  });

  test('offers to empty optional texts, numbers and lists, and no choice of one value', () => {
    const several = { type: 'array', items: { enum: ['rye'] } };
    const keysOf = (...fields: ReturnType<typeof field>[]): unknown =>
      (inputSchema(tool('t', { fields })).properties['$clear']?.['items'] as JsonSchema | undefined)?.['enum'];
    expect(
      keysOf(
        field('note', 'Note'),
        field('seats', 'Seats', { type: 'number' }, { role: 'spinbutton' }),
        field('flours', 'Flours', several, { role: 'checkbox' }),
        field('size', 'Size', { type: 'string', enum: ['s'] }, { role: 'radio' }),
        field('gift', 'Gift', { type: 'boolean' }, { role: 'checkbox' }),
        field('name', 'Name', { type: 'string' }, { required: true }),
      ),
    ).toEqual(['note', 'seats', 'flours']);
    expect(keysOf(field('size', 'Size', { type: 'string', enum: ['s'] }, { role: 'radio' }))).toBeUndefined();
  });

  test('describes a conditional field by its label and its condition', () => {
    const description = 'Only with Kind: return';
    const fields = [field('back', 'Return on', { type: 'string', description }), field('kind', 'Kind')];
    expect(inputSchema(tool('t', { fields })).properties).toMatchObject({
      back: { description: 'Return on. Only with Kind: return' },
    });
  });

  test('lists choices that exist only at run time', () => {
    const schema = inputSchema(
      tool('t', { fields: [field('city', 'City'), field('n', 'N', { type: 'number' })] }),
      () => ['Rome'],
    );
    expect(schema.properties['city']).toMatchObject({ enum: ['Rome'] });
    expect(schema.properties['n']).not.toHaveProperty('enum');
  });
});

test.each<[JsonSchema, unknown, string]>([
  [{ type: 'string' }, 4, 'it: must have type string'],
  [{ type: 'number' }, '4', 'it: must have type number'],
  [{ type: 'integer' }, 4.5, 'it: must have type integer'],
  [{ type: 'boolean' }, 'yes', 'it: must have type boolean'],
  [{ type: 'string' }, null, 'it: must have type string'],
  [{ type: 'number', minimum: 1 }, 0, 'it: must have minimum 1'],
  [{ type: 'number', maximum: 9 }, 10, 'it: must have maximum 9'],
  [{ type: 'array', minItems: 1 }, [], 'it: must have minItems 1'],
  [{ type: 'number', multipleOf: 0.1 }, 0.25, 'it: must have multipleOf 0.1'],
  [{ type: 'string', minLength: 3 }, 'ab', 'it: must have minLength 3'],
  [{ type: 'string', maxLength: 3 }, 'abcd', 'it: must have maxLength 3'],
  [{ type: 'string' }, 'x'.repeat(100_001), 'it: must have maxLength 100000'],
  [{ type: 'string', pattern: '^\\d+$' }, 'a1', 'it: must have pattern ^\\d+$'],
  [{ type: 'string', format: 'email' }, 'ada@', 'it: must have format email'],
  [{ type: 'string', format: 'uri' }, 'a.example', 'it: must have format uri'],
  [{ type: 'string', format: 'date' }, '2026-02-30', 'it: must have format date'],
  [{ enum: ['a', 'b'] }, 'c', 'it: must be one of: a, b'],
  [{ oneOf: [{ const: 1, title: 'One' }] }, 'Two', 'it: must be one of: One'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, ['a', 'c'], 'it: must be one of: a, b'],
])('validate by %j refuses %j', (schema, value, message) => {
  const { messages } = check(schema, value);
  expect(messages).toEqual([message]);
});

test.each<[JsonSchema, unknown, unknown]>([
  [{ type: 'number', multipleOf: 0.1 }, 0.3, 0.3],
  [{ type: 'string', pattern: '(' }, 'a', 'a'],
  [{ type: 'string', format: 'date' }, '2028-02-29', '2028-02-29'],
  [{ type: 'string', format: 'email' }, 'ada+x@a.example', 'ada+x@a.example'],
  [{ oneOf: [{ const: 'r', title: 'Rome' }] }, 'r', 'r'],
  [{ oneOf: [{ const: 'r', title: 'Rome' }] }, ' rome ', 'r'],
  [{ type: 'array', items: { oneOf: [{ const: 1, title: 'One' }] } }, ['One'], [1]],
])('validate by %j takes %j', (schema, value, taken) => {
  expect(check(schema, value)).toEqual({ values: { it: taken }, messages: [] });
});

test('validate refuses an empty required text and inherited names', () => {
  expect(check({ type: 'string' }, '', true).messages).toEqual(['it: is required']);
  const { messages } = validate(inputSchema(tool('t')), JSON.parse('{"__proto__": 1, "constructor": 2}'));
  expect(messages).toEqual([
    '__proto__: is unknown; the known keys are: none',
    'constructor: is unknown; the known keys are: none',
  ]);
});
