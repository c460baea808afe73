import { describe, expect, it } from 'vitest';

import type { AuditEntry } from '../../src/record/audit-log.js';
import { entriesPerPage, findEntries } from '../../src/record/find-entries.js';

const entry = (seq: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  seq,
  ts: '2026-01-01T00:00:00.000Z',
  actor: 'agent',
  user: 'agent a',
  action: 'look',
  args: {},
  result: null,
  session_id: 's1',
  request_id: null,
  prev_hash: '',
  hash: '',
  ...more,
});

const seqs = (found: { entries: AuditEntry[] }): number[] => found.entries.map(({ seq }) => seq);

describe('a reader of the record', () => {
  const all = [
    entry(1, { actor: 'person', action: 'approve' }),
    entry(2, { args: { city: 'Oslo' }, decision: 'allowed' }),
    entry(3, { session_id: 's2', decision: 'denied' }),
  ];

  it('gets the newest entries first', () => expect(seqs(findEntries(all, {}))).toEqual([3, 2, 1]));

  it.each([
    [{ actor: 'person' }, [1]],
    [{ decision: 'denied' }, [3]],
    [{ session_id: 's1' }, [2, 1]],
    [{ text: 'OSLO' }, [2]],
    [{ text: 'oslo', decision: 'denied' }, []],
    [{ before: 3 }, [2, 1]],
  ])('with the wish %j gets %j', (wish, expected) => expect(seqs(findEntries(all, wish))).toEqual(expected));

  it('gets one page at a time', () => {
    const many = Array.from({ length: entriesPerPage + 1 }, (_, at) => entry(at + 1));
    const first = findEntries(many, {});
    expect([first.entries.length, first.hasMore]).toEqual([entriesPerPage, true]);
    const next = findEntries(many, { before: first.entries.at(-1)!.seq });
    expect([seqs(next), next.hasMore]).toEqual([[1], false]);
  });
});
