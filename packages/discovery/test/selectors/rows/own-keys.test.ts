import type { PageContainer, PageRowKey } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { ownKeys, type RowFacts } from '../../../src/selectors/rows/own-keys.js';

const at = (line: number) => ({ file: 'Board.tsx', line, column: 1 });
const key = (text: string, more: Partial<PageRowKey> = {}): PageRowKey => ({
  selector: { strategy: 'css', value: text, score: 0.2 },
  text,
  ...more,
});
const facts: RowFacts = { repeated: new Set(['Board.tsx:9:1']), isWording: (text) => text === 'Delete' };
const kept = (keys: PageRowKey[], known: RowFacts | undefined = facts): string[] =>
  ownKeys({ row: { set: 0, rows: [], keys } } as unknown as PageContainer, known).map(({ text }) => text);

describe('ownKeys', () => {
  test('excludes a text in an element that a loop inside the row repeats', () => {
    expect(kept([key('Buy milk', { inside: [at(10), at(9)] }), key('Todo', { inside: [at(4)] })])).toEqual(['Todo']);
  });

  test('keeps a text of an inner list that the source writes out, and only with a source', () => {
    const written = key('Name', { nested: true, inside: [at(5)] });
    expect(kept([written])).toEqual(['Name']);
    expect(ownKeys({ row: { set: 0, rows: [], keys: [written] } } as unknown as PageContainer, undefined)).toEqual([]);
  });

  test('excludes the fixed wording of a control, and keeps the value of a control', () => {
    expect(kept([key('Delete', { from: 'control' }), key('Todo', { from: 'control' })])).toEqual(['Todo']);
    expect(kept([key('Delete')])).toEqual(['Delete']);
  });

  test("excludes a control whose words contain the row's text", () => {
    expect(kept([key('17'), key('Cancel order 17', { from: 'control' })])).toEqual(['17']);
  });

  test('excludes a name with a count behind it, and keeps a text that only begins with another', () => {
    expect(kept([key('House', { from: 'control' }), key('House 3', { from: 'control' })])).toEqual(['House']);
    expect(kept([key('House'), key('House 3 rooms'), key('Houses')])).toEqual(['House', 'House 3 rooms', 'Houses']);
  });
});
