import { describe, expect, test } from 'vitest';

import { controlOf, controlSchemas } from '../../../src/fields/controls/control-schemas.js';
import type { FieldValue } from '../../../src/fields/controls/field-value.js';

const value = (type: string, given: Partial<FieldValue> = {}): FieldValue => ({
  type,
  constraints: {},
  required: false,
  choices: null,
  ...given,
});

describe('controlSchemas', () => {
  test('no working type is in two entries', () => {
    const types = controlSchemas.flatMap((control) => control.types);
    expect(types).toEqual([...new Set(types)]);
  });

  test.each<[name: string, types: FieldValue, schema: object]>([
    ['toggle', value('switch'), { type: 'boolean' }],
    ['choice', value('select'), { type: 'string' }],
    ['choice', value('radio', { choices: [{ value: 'a', label: 'a' }] }), { type: 'string', enum: ['a'] }],
    ['number', value('number', { constraints: { min: '1' } }), { type: 'number', minimum: 1 }],
    ['number', value('range'), { type: 'number', minimum: 0, maximum: 100 }],
    ['text', value('textarea', { required: true }), { type: 'string', minLength: 1 }],
    ['email', value('email', { required: true }), { type: 'string', format: 'email' }],
    ['url', value('url', { constraints: { maxLength: 9 } }), { type: 'string', format: 'uri', maxLength: 9 }],
    ['date', value('date', { required: true }), { type: 'string', format: 'date' }],
    ['time', value('time'), { type: 'string', pattern: expect.any(String) as string }],
    ['datetime-local', value('datetime-local'), { type: 'string', pattern: expect.any(String) as string }],
    ['month', value('month'), { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }],
    ['week', value('week'), { type: 'string', pattern: '^\\d{4}-W(0[1-9]|[1-4]\\d|5[0-3])$' }],
    ['color', value('color'), { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }],
    ['unknown', value('file', { required: true }), { type: 'string' }],
  ])('%s: describes a value', (name, given, schema) => {
    const control = controlOf(given.type);
    expect(control.name).toBe(name);
    expect(control.schema(given)).toEqual(schema);
  });
});
