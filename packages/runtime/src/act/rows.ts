import type { CallResult, ManifestTarget, ManifestTool } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { name } from '../accessibility/accessible-name.js';
import { hits } from '../locate/strategies/hits.js';
import type { Place } from './arrive.js';
import type { Call } from './call.js';
import { named } from './named.js';
import { saidBy } from './said-by.js';
import { mayHoldMore, seekRow, showRow } from './seek-row.js';

export interface Row {
  element: Element;
  /** The text that names it. */
  key: string;
}

/** The rows that are there now with the text that names each; those without such a text cannot be named and are left out. */
export function rowsOf(
  row: Pick<NonNullable<ManifestTool['row']>, 'rows' | 'key'>,
  root: ParentNode,
  testIdAttributes: string[],
): Row[] {
  for (const selector of row.rows.selectors) {
    const found = hits(selector, root, testIdAttributes);
    if (!found.length) continue;
    return found.flatMap((element) => {
      for (const each of row.key.selectors) {
        const [only, second] = each.value === ':scope' ? [element] : hits(each, element, testIdAttributes);
        const key = only && !second && (saidBy(only) || (only !== element && foldText(name(only))));
        if (key) return [{ element, key }];
      }
      return [];
    });
  }
  return [];
}

/** The rows that a text can mean: by the whole text, then without regard to case, then by its beginning. */
export function rowsNamed(rows: Row[], text: string): Row[] {
  const found = named(rows, text, ({ key }) => [key]);
  return found.length ? found : rows.filter(({ key }) => begins(key, text));
}

const begins = (key: string, text: string): boolean => {
  const start = foldText(text).toLowerCase();
  return !!start && key.toLowerCase().startsWith(start);
};

/** What a text means among rows, and what was looked through for it. */
export interface Sought {
  /** The one row that it means. */
  row?: Row;
  /** The names of all rows that it can mean. */
  fitting: string[];
  names: string[];
  /** The list was scrolled for it: which other rows are there goes on changing. */
  scrolled: boolean;
}

const keysOf = (rows: Row[]): string[] => rows.map(({ key }) => key);
const only = (rows: Row[]): { row?: Row } => (rows.length === 1 ? { row: rows[0]! } : {});

/** The row that a text means among those that are there. Touches nothing. */
export function rowNow(rows: Row[], text: string): Sought {
  const fitting = rowsNamed(rows, text);
  return { ...only(fitting), fitting: keysOf(fitting), names: keysOf(rows), scrolled: false };
}

/**
 * The row that a text means, also in a list that draws or loads only those that are shown: it is scrolled for the whole
 * name, and a name's beginning counts only when no row that could be brought has all of it.
 */
export async function findRow(look: () => Row[], text: string): Promise<Sought> {
  const now = look();
  const whole = named(now, text, ({ key }) => [key]);
  if (whole.length || !mayHoldMore(now)) {
    const sought = rowNow(now, text);
    // What scrolling draws anew stands in other elements.
    return sought.row && (await showRow(sought.row, look)) ? { ...rowNow(look(), text), scrolled: true } : sought;
  }
  const { fitting, names } = await seekRow(look, text);
  const longer = fitting.length ? [] : names.filter((key) => begins(key, text));
  const found = longer.length === 1 ? (await seekRow(look, longer[0]!)).fitting : fitting;
  return { ...only(found), fitting: found.length ? keysOf(found) : longer, names, scrolled: true };
}

/** Rows that an answer lists at most. */
const listed = 20;

/**
 * Brings the row that a call names, or answers which there are. A dry run touches nothing, so it scrolls nothing either.
 * @param root where rows are looked for; everywhere unless given
 */
export async function pickRow(
  { tool, values, dryRun, answer }: Call,
  place: Place,
  root?: () => ParentNode | undefined,
): Promise<CallResult | undefined> {
  const wanted = String(values[tool.row!.param]);
  const look = (): Row[] => place.found.rows(root?.());
  const { row, fitting, names, scrolled } = dryRun === true ? rowNow(look(), wanted) : await findRow(look, wanted);
  place.scrolled = scrolled;
  if (row) {
    place.row = row;
    place.found.inRow(row);
    return undefined;
  }
  return answer(
    fitting.length ? 'ambiguous' : 'not_found',
    [`${fitting.length ? 'Several rows are' : 'No row is'} named ${JSON.stringify(wanted)}`],
    { rows: (fitting.length ? fitting : names).slice(0, listed) },
  );
}

/** A target of a row action with `{row}` in its texts replaced by the row's key, and doubled braces made single. */
export function targetInRow(target: ManifestTarget, key: string): ManifestTarget {
  const quoted = JSON.stringify(key).slice(1, -1);
  const fill = (text: string, row: string): string =>
    text.replace(/\{row\}|\{\{|\}\}/g, (found) => (found.length > 2 ? row : found[0]!));
  return {
    ...target,
    selectors: target.selectors.map((each) => ({
      ...each,
      value: fill(each.value, /role|css/.test(each.strategy) ? quoted : key),
    })),
    ...(target.fingerprint && {
      fingerprint: { ...target.fingerprint, labels: target.fingerprint.labels.map((label) => fill(label, key)) },
    }),
  };
}

/**
 * A target without what its fingerprint says of the row that it was taken in: where it stands, among which words. One
 * without a label has nothing else to say; its selectors must do.
 */
export function inAnyRow({ fingerprint, ...target }: ManifestTarget): ManifestTarget {
  if (!fingerprint?.labels.length) return target;
  const { near: _near, twin: _twin, ...print } = fingerprint;
  // Every row has this label: in the page it is no identity, in the row it is.
  return { ...target, fingerprint: { ...print, scope: [], unique: [...print.unique, 'label'] } };
}
