import type { JsonSchema } from '@webmcp/contract';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

import { boundaryValues, invalidValues } from '../../src/prove/edge-values.js';

const ajv = new Ajv({
  strict: false,
  formats: { email: /^[^\s@]+@[^\s@]+$/, uri: /^https?:/, date: /^\d{4}-\d\d-\d\d$/ },
});

test.each<[JsonSchema, { limits: unknown[]; invalid: unknown[] }]>([
  [
    { type: 'integer', minimum: 1, maximum: 9 },
    { limits: [1, 9], invalid: ['no number', 0, 10, 1.5] },
  ],
  [
    { type: 'number', minimum: 1, maximum: 10, multipleOf: 4 },
    { limits: [4, 8], invalid: ['no number', -3, 14, 6] },
  ],
  [{ type: 'number' }, { limits: [], invalid: ['no number'] }],
  [
    { type: 'string', minLength: 3, maxLength: 5 },
    { limits: ['xxx', 'xxxxx'], invalid: [4711, 'xx', 'xxxxxx'] },
  ],
  [
    { type: 'string', format: 'email' },
    { limits: [], invalid: [4711, 'no form'] },
  ],
  [
    { type: 'string', pattern: '^[a-z ]+$', maxLength: 4 },
    { limits: ['xxxx'], invalid: [4711, 'xxxxx', '?'] },
  ],
  [
    { type: 'string', enum: ['', 'a', 'b', 'c'] },
    { limits: ['a', 'c'], invalid: ['no such choice'] },
  ],
  [{ type: 'boolean' }, { limits: [false, true], invalid: ['perhaps'] }],
  [
    { type: 'array', minItems: 1, items: { type: 'string' } },
    { limits: [], invalid: ['no list', []] },
  ],
])('%j', (schema, { limits, invalid }) => {
  expect(boundaryValues(schema)).toEqual(limits);
  expect(invalidValues(schema)).toEqual(invalid);
  for (const value of limits) expect([value, ajv.validate(schema, value)]).toEqual([value, true]);
  for (const value of invalid) expect([value, ajv.validate(schema, value)]).toEqual([value, false]);
});
