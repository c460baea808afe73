import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { packValue, unpackValue } from '../../src/cache/packed-value.js';

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(undefined, null, true, false, -0, Number.NaN, Infinity, -Infinity, 127, 128, 2 ** 31, 2 ** 53),
);
const place = (members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.record(members, { noNullPrototype: true });
const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '1', ''));
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium' },
    leaf,
    fc.array(tie('node'), { maxLength: 200 }),
    place({ file: fc.string(), line: leaf, column: fc.nat() }),
    place({ column: fc.nat(), line: fc.nat(), file: fc.string() }),
    place({ file: fc.string(), line: fc.nat(), column: fc.nat(), more: tie('node') }),
    fc.dictionary(key, tie('node'), { noNullPrototype: true }),
  ),
})).node;

it('returns exactly the packed value, with the members in their order', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const back = unpackValue(packValue(value));
      expect(isDeepStrictEqual(back, value)).toBe(true);
      expect(JSON.stringify(back)).toBe(JSON.stringify(value));
    }),
  );
});

it('keeps a missing test of a branch apart from null', () => {
  const facts = { tests: [{ kind: 'unknown' }, undefined, null], zero: -0 };
  const back = unpackValue(packValue(facts)) as typeof facts;
  expect(back.tests[1]).toBe(undefined);
  expect(back.tests[2]).toBe(null);
  expect(Object.is(back.zero, -0)).toBe(true);
});

it('refuses values that are no plain data', () => {
  expect(() => packValue({ run: () => {} })).toThrow(TypeError);
});
