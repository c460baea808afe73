import type { JsonSchema } from '@webmcp/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compareSchemas } from '../../../src/map/compare/compare-schemas.js';

const kinds = (was: JsonSchema, is: JsonSchema): string[] => compareSchemas(was, is).map(({ kind }) => kind);

describe('compareSchemas', () => {
  test.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['a type', { type: 'string' }, { type: 'number' }, ['type-narrowed']],
    ['integer to number', { type: 'integer' }, { type: 'number' }, ['type-widened']],
    ['a higher minimum', { minimum: 1 }, { minimum: 2 }, ['type-narrowed']],
    ['a lower minimum', { minimum: 2 }, { minimum: 1 }, ['type-widened']],
    ['a new maximum', {}, { maximum: 5 }, ['type-narrowed']],
    ['no maximum', { maximum: 5 }, {}, ['type-widened']],
    ['a higher maximum', { maximum: 5 }, { maximum: 9 }, ['type-widened']],
    ['a pattern', {}, { pattern: 'a' }, ['type-narrowed']],
    ['another format', { format: 'email' }, { format: 'date' }, ['type-narrowed']],
    ['no format', { format: 'email' }, {}, ['type-widened']],
    ['an option less', { enum: ['a', 'b'] }, { enum: ['a'] }, ['option-removed']],
    ['an option more', { enum: ['a'] }, { enum: ['a', 'b'] }, ['option-added']],
    ['another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }, ['options-reordered']],
    ['no list of options', { enum: ['a'] }, {}, ['type-widened']],
    ['a list of options', {}, { enum: ['a'] }, ['type-narrowed']],
    ['values with titles', { enum: ['a'] }, { oneOf: [{ const: 'a', title: 'a' }] }, []],
    [
      'a title of an option',
      { oneOf: [{ const: 1, title: 'A' }] },
      { oneOf: [{ const: 1, title: 'B' }] },
      ['label-changed'],
    ],
    ['options of items', { items: { enum: ['a', 'b'] } }, { items: { enum: ['a'] } }, ['option-removed']],
    ['a default', { default: 1 }, { default: 2 }, ['default-changed']],
    ['a title', { title: 'A' }, { title: 'B' }, []],
  ])('%s', (_, was, is, expected) => {
    expect(kinds(was, is)).toEqual(expected);
  });

  test('names the option', () => {
    const change = compareSchemas({ oneOf: [{ const: 'x', title: 'Express' }] }, { oneOf: [] });
    expect(change.map(({ what }) => what)).toEqual(['no longer offers the option "x" ("Express")']);
  });

  test('a schema does not differ from itself, and a wider bound is narrower the other way', () => {
    const bounds = fc.record({ minimum: fc.nat(9), maximum: fc.nat(9), minLength: fc.nat(9), maxLength: fc.nat(9) });
    fc.assert(
      fc.property(bounds, bounds, (was, is) => {
        expect(kinds(was, was)).toEqual([]);
        const opposite = { 'type-narrowed': 'type-widened', 'type-widened': 'type-narrowed' } as Record<string, string>;
        expect(kinds(is, was)).toEqual(kinds(was, is).map((kind) => opposite[kind]));
      }),
    );
  });
});
