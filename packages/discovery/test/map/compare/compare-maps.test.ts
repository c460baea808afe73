import type { GroundTruthMap } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { differences } from '../../../src/map/compare/compare-maps.js';
import { mapOf, shop } from '../shop-map.js';

describe('differences', () => {
  const moved = (map: GroundTruthMap): GroundTruthMap =>
    JSON.parse(JSON.stringify(map).replaceAll('"line":', '"line":1')) as GroundTruthMap;

  test('source positions and scores are notes', () => {
    const map = mapOf();
    const { drift, notes } = differences(map, moved(map));
    expect(drift).toEqual([]);
    expect(notes).toEqual([
      'cancel_order: moved from app.tsx:6:3 to app.tsx:16:3',
      'save_address: moved from app.tsx:1:3 to app.tsx:11:3',
    ]);
  });

  test('a changed field says what, and where', () => {
    const before = mapOf();
    const after = mapOf(
      shop([
        { label: 'Street', control: 'text', name: 'street' },
        { label: 'Password', control: 'password', name: 'pw' },
      ]),
    );
    expect(differences(before, after).drift).toEqual([
      { tool: 'save_address', what: 'save_address: field street is no longer required', where: 'app.tsx:2:3' },
      {
        tool: 'save_address',
        what: 'save_address: field street has minLength none, which was 1',
        where: 'app.tsx:2:3',
      },
    ]);
  });

  test('a tool that went and a tool that came', () => {
    const { drift } = differences(mapOf(), mapOf(shop(undefined, 'Store')));
    expect(drift.map(({ what }) => what)).toEqual(['Tool save_address is gone', 'Tool store is new']);
  });

  test('another selector is drift', () => {
    const before = mapOf();
    const after = mapOf(
      shop([
        { label: 'Street', control: 'text', name: 'street', required: true, testId: 'street' },
        { label: 'Password', control: 'password', name: 'pw' },
      ]),
    );
    expect(differences(before, after).drift.map(({ what }) => what)).toEqual([
      'save_address: field street is now found by testid street',
    ]);
  });

  test('nothing differs from itself', () => {
    const map = mapOf();
    expect(differences(map, map)).toEqual({ drift: [], notes: [] });
  });

  test('a fall of the share in tools is drift with its cause, and more rows of the same share are none', () => {
    const sums = { unstable: 0, shared: 0, dead: 0, unmatched: 0, leftOut: {} };
    const places = { stamp: 0, call: 0, handler: 0, none: 0 };
    const withCoverage = (elements: number, inTools: number, more: object = {}): GroundTruthMap => {
      const map = mapOf();
      const coverage = { ...sums, elements, inTools, places, ...more };
      return { ...map, states: map.states.map((state) => ({ ...state, coverage })) };
    };
    expect(differences(withCoverage(4, 4), withCoverage(8, 8)).drift).toEqual([]);
    expect(differences(withCoverage(4, 4), withCoverage(4, 3, { dead: 1 })).drift).toEqual([
      { what: 'State home had 4 of 4 elements in tools and has 3 of 4 elements: 1 more dead', where: 'home' },
    ]);
  });
});
