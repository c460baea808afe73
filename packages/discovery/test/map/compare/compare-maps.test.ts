import type { GroundTruthMap } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { differences } from '../../../src/map/compare/compare-maps.js';
import { fixOf } from '../../../src/map/compare/difference-kinds.js';
import { mapOf, shop } from '../shop-map.js';

describe('differences', () => {
  const moved = (map: GroundTruthMap): GroundTruthMap =>
    JSON.parse(JSON.stringify(map).replaceAll('"line":', '"line":1')) as GroundTruthMap;

  test('source positions and scores are notes', () => {
    const map = mapOf();
    const { drift, notes } = differences(map, moved(map));
    expect(drift).toEqual([]);
    expect(notes.map(({ what }) => what)).toEqual([
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
      {
        kind: 'field-optional',
        impact: 'harmless',
        tool: 'save_address',
        field: 'street',
        states: ['home'],
        what: 'save_address: field street is no longer required',
        where: 'app.tsx:2:3',
        source: { file: 'app.tsx', line: 2, column: 3 },
        fix: fixOf('field-optional'),
      },
    ]);
  });

  test('a tool with a new label of its button is the same tool, changed', () => {
    const { drift, notes } = differences(mapOf(), mapOf(shop(undefined, 'Store')));
    expect(drift.map(({ kind, tool }) => `${kind} ${tool}`)).toEqual([
      'tool-renamed store',
      'label-changed store',
      'selectors-lost store',
    ]);
    expect(notes.map(({ what }) => what).join()).toContain('store: its id was wm_');
  });

  test('a tool with a new label of a field is the same tool, and the field is named', () => {
    const renamed = shop([
      { label: 'Road', control: 'text', name: 'street', required: true },
      { label: 'Password', control: 'password', name: 'pw' },
    ]);
    const { drift } = differences(mapOf(), mapOf(renamed));
    expect(drift.map(({ kind, tool, field }) => `${kind} ${tool} ${field}`)).toEqual([
      'label-changed save_address street',
      'selector-healed save_address street',
    ]);
  });

  test('tools that share nothing but their page are one gone and one new', () => {
    const map = mapOf();
    const other = map.tools.map((tool, at) =>
      at === 0
        ? {
            ...tool,
            id: 'wm_000000000000',
            name: 'play',
            title: 'Play',
            kind: 'action' as const,
            source: { file: 'b.tsx', line: 1, column: 1 },
          }
        : tool,
    );
    const strangers = other.map(({ action, row: _, ...tool }, at) =>
      at === 0 ? tool : { ...tool, ...(action && { action }) },
    );
    const { drift } = differences({ ...map, tools: [map.tools[0]!] }, { ...map, tools: [strangers[0]!] });
    expect(drift.map(({ kind, tool }) => `${kind} ${tool}`)).toEqual(['tool-removed cancel_order', 'tool-added play']);
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
      {
        kind: 'coverage-fell',
        impact: 'risky',
        states: ['home'],
        what: 'State home had 4 of 4 elements in tools and has 3 of 4 elements: 1 more dead',
        where: 'home',
        fix: fixOf('coverage-fell'),
      },
    ]);
  });
});
