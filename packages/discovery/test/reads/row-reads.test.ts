import type { PageSnapshot, Target } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import type { AppModel, Boundary } from '../../src/intents/model/intent.js';
import type { NamedTool } from '../../src/naming/named-tool.js';
import { rowReads } from '../../src/reads/row-reads.js';

const css = (value: string): Target => ({ selectors: [{ strategy: 'css', value, score: 0.2 }], confidence: 0.2 });
const remove: Target = {
  selectors: [{ strategy: 'role', value: 'button[name="Remove"]', score: 0.6 }],
  confidence: 0.6,
};
const main: Target = { selectors: [{ strategy: 'role', value: 'main', score: 0.6 }], confidence: 0.6 };
const at = { file: 'src/cards.tsx', line: 3, column: 5 };
const boundary = (kind: string, parent: number | null, over?: string): Boundary =>
  ({
    kind,
    labels: [],
    parent,
    source: at,
    sites: [at],
    ...(over === undefined ? {} : { loop: { over, item: 'card' } }),
  }) as unknown as Boundary;
const rowAt = (index: number): object => ({ index, kind: 'row', row: { set: 0 } });
const board = { state: 'board', route: '/board', containers: [rowAt(0), rowAt(1)] };
const snapshots = [board] as unknown as PageSnapshot[];
/** The control of a tool in the rows with these numbers. */
const inRows = (...rows: number[]): object[] => rows.map((row) => ({ snapshot: board, element: { chain: [row] } }));
const tool = (row: number, more: object = {}, targets: object = {}): NamedTool =>
  ({
    rowParam: 'card',
    targets: {
      candidate: { row },
      states: ['board'],
      row: { rows: css('div.card'), key: css('h3') },
      action: { target: remove, matchedElements: inRows(0, 1) },
      fields: [],
      openers: [],
      ...targets,
    },
    ...more,
  }) as unknown as NamedTool;
const boundaries = [
  boundary('page', null),
  boundary('row', 0, 'cards'),
  boundary('form', 0),
  boundary('row', 2, 'lines'),
  boundary('row', 0, 'cards'),
  boundary('row', 2, 'todos'),
];
const field = (control: string, row: number): object => ({ kind: 'field', control, boundary: row });
const intents = [field('text', 3), field('checkbox', 5)] as unknown as AppModel['intents'];
const reads = (tools: NamedTool[], known: (Boundary | undefined)[] = [], readSets: string[] = []) =>
  rowReads({
    tools,
    appModel: { boundaries, intents } as AppModel,
    snapshots,
    known: new Set(known),
    readSets: new Set(readSets),
    main,
  });

describe('rowReads', () => {
  test('reads the records that a form contains, whose rows have ticks alone', () => {
    expect(reads([tool(5)]).map(({ loop }) => loop.loop?.over)).toEqual(['todos']);
  });

  test('makes one read of the rows that several tools take, by the control of the first', () => {
    expect(reads([tool(1), tool(1)])).toEqual([
      {
        loop: boundaries[1],
        route: '/board',
        states: ['board'],
        sets: new Set(['board 0']),
        read: {
          kind: 'rows',
          set: main,
          item: css('div.card'),
          row: { key: css('h3'), holds: remove },
          columns: [{ key: 'card', title: 'Card', schema: { type: 'string' } }],
        },
      },
    ]);
  });

  test.each([
    ['a loop that has a read', tool(1), [boundaries[1]]],
    ['a loop inside records that have a read', tool(1), [boundaries[0]]],
    ['a control that one row lacks', tool(1, {}, { action: { target: remove, matchedElements: inRows(1) } }), []],
    ['rows of fields in a form', tool(3), []],
    ['a tool that is held back', tool(1, { heldBackBy: 'weak-action' }), []],
    ['a tool that steps open', tool(1, {}, { reach: [] }), []],
    ['a control that is the row itself', tool(1, {}, { action: { target: css(':scope'), matchedElements: [] } }), []],
  ])('makes none of %s', (_, one, known) => {
    expect(reads([one], known)).toEqual([]);
  });

  test('reads the rows by the opener of a tool that the row opens', () => {
    const elsewhere = [{ snapshot: { ...board, state: 'open' }, element: { chain: [] } }];
    const open: Target = { ...remove, selectors: [{ strategy: 'role', value: 'button[name="Change"]', score: 0.6 }] };
    const opener = { target: open, matchedElements: inRows(0, 1) };
    const behind = { states: ['open'], reach: [], action: { target: remove, matchedElements: elsewhere } };
    const [read] = reads([tool(1, {}, { ...behind, openers: [opener] })]);
    expect(read?.states).toEqual(['board']);
    expect(read?.read.row?.holds).toEqual(open);
    expect(reads([tool(1, {}, { ...behind, openers: [{ ...opener, matchedElements: elsewhere }] })])).toEqual([]);
  });

  test('makes no read of rows inside records that have a read', () => {
    expect(reads([tool(1)], [], ['board 0'])).toEqual([]);
    expect(reads([tool(1)], [], ['board 1'])).toHaveLength(1);
  });

  test('is no read of the states whose records have a read', () => {
    const list = { ...board, state: 'list' };
    const shown = [board, list].flatMap((snapshot) => [0, 1].map((row) => ({ snapshot, element: { chain: [row] } })));
    const both = tool(1, {}, { states: ['board', 'list'], action: { target: remove, matchedElements: shown } });
    expect(reads([both], [], ['board 0']).map(({ states }) => states)).toEqual([['list']]);
    expect(reads([both]).map(({ states }) => states)).toEqual([['board', 'list']]);
  });

  test('makes one read of the same rows by two loops of the source', () => {
    expect(reads([tool(1), tool(4)])).toHaveLength(1);
  });
});
