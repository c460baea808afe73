import { describe, expect, test } from 'vitest';

import { otherUse } from '../../../src/match/signals/provenance.js';
import { vetoes, type PairEvidence } from '../../../src/match/signals/vetoes.js';
import { buildPair, type Sides } from '../build-views.js';
import type { ControlSpec } from '../build-world.js';

/** Builds the evidence of a pair that no veto excludes, with the given differences. */
function evidence(
  more: Partial<PairEvidence> = {},
  spec: ControlSpec = { label: 'Save' },
  sides: Sides = {},
): PairEvidence {
  return {
    ...buildPair(spec, sides),
    role: { value: 1, share: 1 },
    nameId: { value: 0, share: 0 },
    label: { value: 1, share: 1 },
    container: null,
    provenance: undefined,
    ...more,
  };
}

const low = { value: 0.2, share: 1 };
const alike = { value: 0.8, share: 1 };
const link: ControlSpec = { label: 'Books', control: 'link', href: '/books' };
const otherAddress: Sides = { page: { attributes: { href: '/news' } } };
const boxGroup: Sides = { source: { control: 'listbox', roles: ['checkbox'] } };
const named: ControlSpec = { label: 'Save', testId: 'save' };

/** For each veto: a case in which the veto applies, and cases in which the veto does not apply. */
const cases: Record<string, { applies: PairEvidence; not: Record<string, PairEvidence> }> = {
  role: {
    applies: evidence({ role: { value: 0, share: 1 } }),
    not: { 'a possible role': evidence({ role: { value: 0.2, share: 1 } }) },
  },
  'other use': {
    applies: evidence({ provenance: otherUse }),
    not: { 'other sites': evidence({ provenance: 0 }), 'no stamps': evidence() },
  },
  'other count': {
    applies: evidence({}, { label: 'Terms', control: 'checkbox' }, boxGroup),
    not: { 'a single checkbox on both sides': evidence({}, { label: 'Terms', control: 'checkbox' }) },
  },
  'other address': {
    applies: evidence({}, link, otherAddress),
    not: {
      'the same address': evidence({}, link),
      'trusted source sites': evidence({ provenance: 0.5 }, link, otherAddress),
      'an unknown address': evidence({}, { label: 'Books', control: 'link' }, otherAddress),
    },
  },
  contradicted: {
    applies: evidence({ label: low }),
    not: {
      'labels that agree': evidence(),
      'an element without a text': evidence({ label: low }, { label: 'Save', shownName: '' }),
      'an uncertain label': evidence({ label: low }, { labels: [{ text: 'Save', from: 'icon' }], shownName: 'Save' }),
      'a common test id': evidence({ label: low }, named),
      'trusted source sites': evidence({ label: low, provenance: 0.5 }),
    },
  },
  'out of place': {
    applies: evidence({ label: alike, container: 0.2 }),
    not: {
      'an equal label': evidence({ container: 0.2 }),
      'present surroundings': evidence({ label: alike, container: 0.3 }),
      'a label with a part of its share': evidence({ label: { value: 0.5, share: 0.6 }, container: 0.2 }),
      'unknown surroundings': evidence({ label: alike, container: 'unknown' }),
      'a common test id': evidence({ label: alike, container: 0.2 }, named),
    },
  },
  gone: {
    applies: evidence({ container: 0.04 }),
    not: {
      'some surroundings': evidence({ container: 0.05 }),
      'an equal key': evidence({ container: 0.04, nameId: { value: 1, share: 1 } }),
      'trusted source sites': evidence({ container: 0.04, provenance: 0.5 }),
    },
  },
};

test('every veto has its cases', () => {
  expect(Object.keys(cases)).toEqual(vetoes.map(({ name }) => name));
});

describe.each(vetoes)('the veto "$name"', ({ name, applies }) => {
  test('applies', () => {
    expect(cases[name]).toBeDefined();
    expect(applies(cases[name]?.applies ?? evidence())).toBe(true);
  });

  test.each(Object.entries(cases[name]?.not ?? {}))('does not apply to %s', (_, pair) => {
    expect(applies(pair)).toBe(false);
  });
});

test('no veto applies to an ordinary pair', () => {
  expect(vetoes.filter((veto) => veto.applies(evidence())).map(({ name }) => name)).toEqual([]);
});
