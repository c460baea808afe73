import type { PageSnapshot } from '@webmcp/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { AppModel } from '../../src/intents/model/intent.js';
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
const search: BoxSpec = { box: 'group', label: 'Search', inside: [{ label: 'Delete', control: 'button' }] };

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}

/** Joins several files into one app in the given order. `name` has the file and place of each intent. */
function joined(files: readonly AppModel[], order: readonly number[]): { appModel: AppModel; name: string[] } {
  const intents: AppModel['intents'] = [];
  const boundaries: AppModel['boundaries'] = [];
  const name: string[] = [];
  for (const file of order) {
    const part = at(files, file);
    const [moreIntents, moreBoundaries] = [intents.length, boundaries.length];
    for (const intent of part.intents) {
      name.push(`${file}/${intent.index}`);
      intents.push({
        ...intent,
        index: intent.index + moreIntents,
        boundary: intent.boundary === null ? null : intent.boundary + moreBoundaries,
      });
    }
    for (const boundary of part.boundaries) {
      boundaries.push({
        ...boundary,
        index: boundary.index + moreBoundaries,
        parent: boundary.parent === null ? null : boundary.parent + moreBoundaries,
      });
    }
  }
  return { appModel: { frameworks: [], intents, boundaries, problems: [] }, name };
}

describe('properties of a match', () => {
  test('no two intents get one element, and no intent outside of rows gets two elements', () => {
    fc.assert(
      fc.property(page, fc.boolean(), (specs, provenance) => {
        const { appModel, snapshot } = buildWorld(specs, { provenance });
        const { pairs } = match(appModel, [snapshot]);
        expect(new Set(pairs.map(({ element }) => element)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ intent }) => intent)).size).toBe(pairs.length);
      }),
    );
  });

  test('every element and every intent has a pair or a reason', () => {
    fc.assert(
      fc.property(page, (specs) => {
        const { appModel, snapshot } = buildWorld(specs);
        const { pairs, unmatchedElements, unmatchedIntents } = match(appModel, [snapshot]);
        expect(pairs.length + unmatchedElements.length).toBe(snapshot.elements.length);
        expect(pairs.length + unmatchedIntents.length).toBe(appModel.intents.length);
        expect([...unmatchedElements, ...unmatchedIntents].every(({ reason }) => reason !== '')).toBe(true);
      }),
    );
  });

  test('the order of the files changes no pair', () => {
    fc.assert(
      fc.property(
        fc.array(page, { minLength: 2, maxLength: 4 }),
        fc.nat(),
        fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
        (files, shown, keys) => {
          const worlds = files.map((specs, file) => buildWorld(specs, { file: `src/part-${file}.tsx` }));
          const { snapshot } = at(worlds, shown % worlds.length);
          const parts = worlds.map(({ appModel }) => appModel);
          const inOrder = parts.map((_, file) => file);
          const other = [...inOrder].sort((a, b) => at(keys, a) - at(keys, b) || b - a);
          const pairsOf = (order: readonly number[]): string[] => {
            const { appModel, name } = joined(parts, order);
            return match(appModel, [snapshot])
              .pairs.map(({ intent, element, score }) => `${at(name, intent)} ${element} ${score}`)
              .sort();
          };
          expect(pairsOf(other)).toEqual(pairsOf(inOrder));
        },
      ),
      // Two files with the same group: once, the file that was read first won.
      { examples: [[[[search], [search]], 0, [1, 0, 0, 0]]] },
    );
  });

  test('elements with different labels keep their pair if siblings change places', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(label, { minLength: 2, maxLength: 8 }),
        fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }),
        (labels, keys) => {
          const { appModel, snapshot } = buildWorld(labels.map((text) => ({ label: text })));
          const order = snapshot.elements
            .map(({ index }) => index)
            .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
          const moved = {
            ...snapshot,
            elements: order.map((was, index) => ({ ...at(snapshot.elements, was), index })),
          };
          const pairsOf = (page: PageSnapshot): string[] =>
            match(appModel, [page])
              .pairs.map(({ intent, element }) => `${intent} ${page.elements[element]?.name}`)
              .sort();
          expect(pairsOf(moved)).toEqual(pairsOf(snapshot));
        },
      ),
    );
  });
});
