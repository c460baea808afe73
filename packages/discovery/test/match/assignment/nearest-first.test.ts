import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { NearestFirst } from '../../../src/match/assignment/nearest-first.js';

test('NearestFirst returns nodes by cost, then by node, whatever the order they were put in', () => {
  const items = fc.array(fc.record({ cost: fc.integer({ min: 0, max: 9 }), to: fc.nat(99) }), { minLength: 1 });
  fc.assert(
    fc.property(items, (put) => {
      const heap = new NearestFirst();
      for (const { cost, to } of put) heap.put(cost, to);
      const taken = put.map(() => heap.take());
      expect(taken).toEqual([...put].sort((a, b) => a.cost - b.cost || a.to - b.to));
    }),
  );
});

test('NearestFirst throws if it is empty', () => {
  expect(() => new NearestFirst().take()).toThrow('the heap is empty');
});
