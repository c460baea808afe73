import type { PageSnapshot } from '@webmcp/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Understanding } from '../../src/intents/intent.js';
import { match } from '../../src/match/match-pages.js';
import { buildWorld, type BoxSpec, type ControlSpec } from './build-world.js';

const words = [
  'Email',
  'Name',
  'Phone',
  'Street',
  'City',
  'Save',
  'Cancel',
  'Delete',
  'Search',
  'Notes',
  'Country',
  'Date',
  'Apply',
  'Reset',
  'Open',
];
const label = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' '));
const control: fc.Arbitrary<ControlSpec> = fc
  .record(
    {
      label,
      control: fc.constantFrom(
        'text' as const,
        'email' as const,
        'checkbox' as const,
        'button' as const,
        'submit' as const,
        'link' as const,
      ),
      only: fc.constantFrom('source' as const, 'page' as const, undefined, undefined, undefined),
    },
    { requiredKeys: ['label', 'control'] },
  )
  .map(({ only, ...spec }) => (only === undefined ? spec : { ...spec, only }));
const box: fc.Arbitrary<BoxSpec> = fc.record({
  box: fc.constantFrom('form' as const, 'dialog' as const, 'group' as const),
  label,
  inside: fc.array(control, { maxLength: 5 }),
});
const page = fc.array(fc.oneof(control, box), { maxLength: 6 });

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}

/** The same understanding with its intents and boundaries listed in another order. */
function permuted(
  understanding: Understanding,
  key: (index: number) => number,
): { understanding: Understanding; was: number[] } {
  const order = understanding.intents.map(({ index }) => index).sort((a, b) => key(a) - key(b) || a - b);
  const intents = order.map((was, index) => ({ ...at(understanding.intents, was), index }));
  const boundaryOrder = understanding.boundaries
    .map(({ index }) => index)
    .sort((a, b) => key(a + 7) - key(b + 7) || a - b);
  const now = new Map(boundaryOrder.map((was, index) => [was, index]));
  const boundaries = boundaryOrder.map((was, index) => {
    const boundary = at(understanding.boundaries, was);
    return { ...boundary, index, parent: boundary.parent === null ? null : (now.get(boundary.parent) ?? null) };
  });
  return {
    understanding: {
      ...understanding,
      boundaries,
      intents: intents.map((intent) => ({
        ...intent,
        boundary: intent.boundary === null ? null : (now.get(intent.boundary) ?? null),
      })),
    },
    was: order,
  };
}

describe('properties of a match', () => {
  test('no two intents get one element, and outside rows no intent gets two', () => {
    fc.assert(
      fc.property(page, fc.boolean(), (specs, provenance) => {
        const { understanding, snapshot } = buildWorld(specs, { provenance });
        const { pairs } = match(understanding, [snapshot]);
        expect(new Set(pairs.map(({ element }) => element)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ intent }) => intent)).size).toBe(pairs.length);
      }),
    );
  });

  test('every element and every intent is paired or listed with a reason', () => {
    fc.assert(
      fc.property(page, (specs) => {
        const { understanding, snapshot } = buildWorld(specs);
        const { pairs, unmatchedElements, unmatchedIntents } = match(understanding, [snapshot]);
        expect(pairs.length + unmatchedElements.length).toBe(snapshot.elements.length);
        expect(pairs.length + unmatchedIntents.length).toBe(understanding.intents.length);
        expect([...unmatchedElements, ...unmatchedIntents].every(({ reason }) => reason !== '')).toBe(true);
      }),
    );
  });

  test('the order in which files and intents come never changes a pair', () => {
    fc.assert(
      fc.property(page, fc.array(fc.nat(99), { minLength: 60, maxLength: 60 }), (specs, keys) => {
        const { understanding, snapshot } = buildWorld(specs);
        const other = permuted(understanding, (index) => keys[index % 60] ?? 0);
        const told = (found: Understanding, page: PageSnapshot, was?: number[]): string[] =>
          match(found, [page])
            .pairs.map(
              ({ intent, element, score }) => `${was === undefined ? intent : was[intent]} ${element} ${score}`,
            )
            .sort();
        expect(told(other.understanding, snapshot, other.was)).toEqual(told(understanding, snapshot));
      }),
    );
  });

  test('elements that can be told apart keep their pair when siblings change places', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(label, { minLength: 2, maxLength: 8 }),
        fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }),
        (labels, keys) => {
          const { understanding, snapshot } = buildWorld(labels.map((text) => ({ label: text })));
          const order = snapshot.elements
            .map(({ index }) => index)
            .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
          const moved = {
            ...snapshot,
            elements: order.map((was, index) => ({ ...at(snapshot.elements, was), index })),
          };
          const told = (page: PageSnapshot): string[] =>
            match(understanding, [page])
              .pairs.map(({ intent, element }) => `${intent} ${page.elements[element]?.name}`)
              .sort();
          expect(told(moved)).toEqual(told(snapshot));
        },
      ),
    );
  });
});
