import type { PageSnapshot, Source } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { ToolCandidate } from '../../src/group/tool-candidate.js';
import type { AppModel, Intent } from '../../src/intents/model/intent.js';
import type { ToolParts } from '../../src/synthesize/tool-parts.js';
import { toolRows } from '../../src/synthesize/tool-rows.js';

/** A page with two rows of records, and the two items of a menu, which are rows of their own. */
const rowOf = (index: number, set: number, text: string): object => ({
  index,
  kind: 'row',
  row: {
    set,
    rows: [{ strategy: 'css', value: `.set-${set}`, score: 0.2 }],
    keys: [{ selector: { strategy: 'css', value: 'h3', score: 0.2 }, text }],
  },
});
const snapshot = {
  state: 'open',
  containers: [rowOf(0, 0, 'Alpha'), rowOf(1, 0, 'Beta'), rowOf(2, 1, 'Details'), rowOf(3, 1, 'Delete')],
} as unknown as PageSnapshot;

const part = (boundary: number, chain: number[]): object => ({
  intent: { boundary, sites: [] as Source[] } as Intent,
  matchedElements: [{ snapshot, element: { chain, name: '' } }],
});

/** Returns the selector of the rows of {@link rowsFor}, with a group of the record's row that its own row opens. */
function rowsInGroup(): string | undefined {
  const boundaries = [
    { index: 0, kind: 'row', parent: 2, labels: [], sites: [] },
    { index: 1, kind: 'menu', parent: 0, labels: [], sites: [] },
    { index: 2, kind: 'row', parent: null, labels: [], sites: [] },
  ];
  const openers = [part(2, [2]), part(0, [0])];
  const parts = { fields: [], openers, action: part(1, []), container: [] } as unknown as ToolParts;
  const rows = toolRows({ row: 0 } as ToolCandidate, parts, { boundaries, intents: [] } as unknown as AppModel, {
    ofIntent: () => [],
  });
  return rows?.plan.rows.selectors[0]?.value;
}

/** Returns the selector of the rows of a tool whose opener is in a row, and whose action is behind it. */
function rowsFor(kind: string, chain: number[]): string | undefined {
  const boundaries = [
    { index: 0, kind: 'row', parent: null, labels: [], sites: [] },
    { index: 1, kind, parent: 0, labels: [], sites: [] },
  ];
  const parts = { fields: [], openers: [part(0, [0])], action: part(1, chain), container: [] } as unknown as ToolParts;
  const rows = toolRows({ row: 0 } as ToolCandidate, parts, { boundaries, intents: [] } as unknown as AppModel, {
    ofIntent: () => [],
  });
  return rows?.plan.rows.selectors[0]?.value;
}

test('a menu that is drawn elsewhere belongs to the row of its opener, and its items are no rows of the tool', () => {
  expect(rowsFor('menu', [3])).toBe('.set-0');
  expect(rowsFor('menu', [])).toBe('.set-0');
});

test('the opener of a group around the row is in no row of the tool', () => {
  expect(rowsInGroup()).toBe('.set-0');
});

test('an action in the row itself keeps its row', () => {
  expect(rowsFor('menu', [1])).toBe('.set-0');
  expect(rowsFor('region', [3])).toBeUndefined();
});
