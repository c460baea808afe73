import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromExactJson, toExactJson } from '../src/exact-json.js';

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom(undefined, null, true, -0, Number.NaN, Infinity, -Infinity, '__proto__'),
);
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium' },
    leaf,
    fc.array(tie('node')),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), tie('node'), { noNullPrototype: true }),
  ),
})).node;

it('brings back exactly what was written', () => {
  fc.assert(
    fc.property(tree, (value) => {
      expect(fromExactJson(toExactJson(value))).toStrictEqual(value);
    }),
  );
});

it('keeps a missing test of a branch apart from null', () => {
  const facts = { tests: [{ kind: 'unknown' }, undefined, null], zero: -0 };
  const back = fromExactJson(toExactJson(facts)) as typeof facts;
  expect(back).toStrictEqual(facts);
  expect(back.tests[1]).toBe(undefined);
  expect(Object.is(back.zero, -0)).toBe(true);
});
