import type { CallResult } from '@webmcp/contract';

import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';
import { atWork } from '../../outcome/page/page-signals.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { findRow, rowNow } from '../rows/find-row.js';
import { rowsShowing } from '../rows/row-names.js';
import { rowsByWords } from '../rows/rows-by-words.js';
import { nameOf, rowsWithName, type Row } from '../rows/rows.js';

/** The most rows that an answer lists. */
const listed = 20;

/**
 * Picks the row that a call names and sets it on the page. A dry run touches nothing, so it scrolls nothing either.
 * The beginning of a name is enough for a safe tool only: "Ken" must not delete Kent. Where all keys are codes, the
 * first column of words names a row too. Any other text of a row picks no row, because it may be about something else;
 * the answer lists the rows with this text.
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
  if (dryRun !== true) await waitFor(() => !!look().length || !atWork(undefined), patience);
  const found = dryRun === true ? rowNow(look(), wanted) : await findRow(look, wanted);
  const { row, fitting, names, scrolled, unread } = found;
  page.scrolled = scrolled;
  if (row && (tool.risk.level === 'safe' || rowsWithName([row], wanted).length)) return take(row, page);
  const named = `named ${JSON.stringify(wanted)}`;
  const rows = (fitting.length ? fitting : names).slice(0, listed);
  if (row) return answer('ambiguous', [`No row is ${named}; the name of one row begins so`], { rows });
  if (fitting.length) return answer('ambiguous', [`Several rows are ${named}`], { rows });
  if (unread) return answer('unavailable', [`No row that was read is ${named}. ${unread}`], { rows });
  const [worded, second] = rowsByWords(look(), wanted);
  // The person who is asked reads the words of the call, too.
  if (worded && !second) return take({ ...worded, name: `${worded.key} (${wanted.trim()})` }, page);
  const showing = rowsShowing(look(), wanted).map(nameOf).slice(0, listed);
  return showing.length
    ? answer('ambiguous', [`No row is ${named}; these show the text beside their names`], { rows: showing })
    : answer('not_found', [`No row is ${named}`], { rows });
}

function take(row: Row, page: ReachedPage): undefined {
  page.row = row;
  page.found.inRow(row);
}
