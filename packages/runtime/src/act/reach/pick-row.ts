import type { CallResult } from '@webmcp/contract';

import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';
import { findRow, rowNow } from '../rows/find-row.js';
import type { Row } from '../rows/rows.js';

/** The most rows that an answer lists. */
const listed = 20;

/**
 * Picks the row that a call names and sets it on the page. A dry run touches nothing, so it scrolls nothing either.
 * @param root returns the root to search for rows; the document unless given
 * @returns the answer that ends the call, with the rows to choose from; undefined if exactly one row fits
 */
export async function pickRow(
  { tool, values, dryRun, answer }: ToolCall,
  page: ReachedPage,
  root?: () => ParentNode | undefined,
): Promise<CallResult | undefined> {
  const wanted = String(values[tool.row!.param]);
  const look = (): Row[] => page.found.rows(root?.());
  const { row, fitting, names, scrolled } = dryRun === true ? rowNow(look(), wanted) : await findRow(look, wanted);
  page.scrolled = scrolled;
  if (row) {
    page.row = row;
    page.found.inRow(row);
    return undefined;
  }
  return answer(
    fitting.length ? 'ambiguous' : 'not_found',
    [`${fitting.length ? 'Several rows are' : 'No row is'} named ${JSON.stringify(wanted)}`],
    { rows: (fitting.length ? fitting : names).slice(0, listed) },
  );
}
