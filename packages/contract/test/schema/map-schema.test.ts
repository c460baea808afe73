import { readFileSync } from 'node:fs';

import { selectorStrategies, unknownStrategy } from '@webmcp/text';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';

import type { GroundTruthMap } from '../../src/map.js';
import { mapJsonSchema } from '../../src/schema/map-json-schema.js';
import { mapSchema, strategyName } from '../../src/schema/map-schema.js';
import { clinicMap } from '../clinic-map.js';

/** The same type without the index signatures that let additions pass. */
type Known<T> = T extends (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? { [K in keyof T as string extends K ? never : K]: Known<T[K]> }
    : T;

const published = JSON.parse(
  readFileSync(new URL('../../schema/webmcp.map.schema.json', import.meta.url), 'utf8'),
) as object;

describe('mapSchema', () => {
  it('agrees with the types in both directions', () => {
    expectTypeOf<Known<z.infer<typeof mapSchema>>>().toEqualTypeOf<Known<GroundTruthMap>>();
    expect(mapSchema.safeParse(clinicMap()).success).toBe(true);
  });

  it.each([
    ['a score above 1', (map: GroundTruthMap) => (map.tools[0]!.fields[0]!.selectors[0]!.score = 1.2)],
    ['an absolute source path', (map: GroundTruthMap) => (map.tools[0]!.source!.file = '/etc/passwd')],
    ['a name the browser refuses', (map: GroundTruthMap) => (map.tools[0]!.name = 'book now')],
    ['test-id attributes without data-mcp', (map: GroundTruthMap) => (map.testIdAttributes = ['data-testid'])],
  ])('refuses %s', (_, damage) => {
    const map = clinicMap();
    damage(map);
    expect(mapSchema.safeParse(map).success).toBe(false);
  });

  it('refuses an unknown selector strategy by its name, with the list of known ones', () => {
    const map = clinicMap();
    Object.assign(map.tools[0]!.fields[0]!.selectors[0]!, { strategy: 'xpath' });
    expect(mapSchema.safeParse(map).error?.issues.map(({ message }) => message)).toEqual([unknownStrategy('xpath')]);
    expect(strategyName([...selectorStrategies, { name: 'xpath' }]).parse('xpath')).toBe('xpath');
  });

  it('is published as a JSON Schema that judges alike', () => {
    expect(published).toEqual(mapJsonSchema());
    const validate = new Ajv2020({ strict: false }).compile(published);
    expect(validate(clinicMap())).toBe(true);
    expect(validate({ ...clinicMap(), version: 2 })).toBe(false);
  });
});
