import type { CallResult } from '@webmcp/contract';

import type { Place } from './arrive.js';
import type { Call } from './call.js';

/** Most that a read tool hands over: rows, or characters of text. */
const rows = 100;
const characters = 10_000;

/** What a read tool's container shows: its text. */
export function read({ answer }: Call, { found, container, row }: Place): CallResult {
  const list = found
    .rows(container())
    .slice(0, rows)
    .map(({ key }) => key);
  const text = ((row?.element as HTMLElement | undefined) ?? container() ?? document.body).innerText.slice(
    0,
    characters,
  );
  return answer('completed', [], {
    evidence: [{ kind: 'read' }],
    data: { text, ...(list.length ? { rows: list } : {}) },
  });
}
