import type { CallResult } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';
import { findRow, rowNow } from '../rows/find-row.js';
import type { Row } from '../rows/rows.js';

/** The most rows that an answer lists. */
const listed = 20;

/** Decides whether a text is the whole name of a row, without regard to case. */
const isWhole = (key: string, text: string): boolean => foldText(key).toLowerCase() === foldText(text).toLowerCase();

/**
 * Picks the row that a call names and sets it on the page. A dry run touches nothing, so it scrolls nothing either.
 * The beginning of a name is enough for a safe tool only: "Ken" must not delete Kent.
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
  if (row && (tool.risk.level === 'safe' || isWhole(row.key, wanted))) {
    page.row = row;
    page.found.inRow(row);
    return undefined;
  }
  const isSeveral = fitting.length > 0 && !row;
  const more = row ? '; the name of one row begins so' : '';
  return answer(
    fitting.length ? 'ambiguous' : 'not_found',
    [`${isSeveral ? 'Several rows are' : 'No row is'} named ${JSON.stringify(wanted)}${more}`],
    { rows: (fitting.length ? fitting : names).slice(0, listed) },
  );
}
