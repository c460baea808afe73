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
});
