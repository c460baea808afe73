import type { PageRecords, SelectorCandidate } from '@webmcp/contract';
import type { RowPlaces } from '../containers/is-made-by-loop.js';
import { fingerprint, usable } from '@webmcp/runtime/page';
import { onlyTable, selectorScores } from '@webmcp/text';
import type { RowSet } from '../containers/row-sets.js';
import { rowSteps } from '../selectors/row-selectors.js';
import { sourcesOf } from '../frameworks/sources.js';
import type { HitIndex } from '../selectors/hit-index.js';
import { recordColumns } from './record-columns.js';
import { recordSets, type RecordSet } from './record-sets.js';
import { recordTitle } from './record-title.js';

/** Records, their items, and the element that their place in the source made: the first item, else the part. */
export interface FoundRecords {
  read: PageRecords;
  items: readonly Element[];
  made: Element;
}

/**
 * Reads the parts of the page that show records, without any text of a record. Leaves out a part whose items no selector
 * finds exactly.
 * @param rowPlaces the stamps of the rows that loops make
 * @param page the index of the page, and its row sets by number
 */
export function readRecords(
  rowPlaces: RowPlaces,
  testIdAttributes: string[],
  { index, rowSets }: { index: Pick<HitIndex, 'candidates' | 'hits'>; rowSets: readonly RowSet[] },
): FoundRecords[] {
  return recordSets(document, rowPlaces).flatMap((set) => {
    const { kind, element, items } = set;
    const item = kind === 'pairs' ? undefined : itemSelector(set);
    if (kind !== 'pairs' && item === undefined) return [];
    const made = items[0] ?? element;
    const sources = sourcesOf(made);
    const sets = rowSets.flatMap(({ rows }, number) => (element.contains(rows[0]!) ? [number] : []));
    const read: PageRecords = {
      kind,
      title: recordTitle(element),
      columns: kind === 'table' ? recordColumns(element, items) : [],
      ...(item === undefined ? {} : { item }),
      candidates: [...index.candidates(element), ...(kind === 'table' ? onlyTableOf(element, index) : [])],
      fingerprint: fingerprint(element, testIdAttributes),
      ...(sources.length === 0 ? {} : { sources }),
      ...(sets.length === 0 ? {} : { sets }),
    };
    return { read, items, made };
  });
}

/** Returns CSS that finds a table as the only one of the page with data. */
function onlyTableOf(element: Element, index: Pick<HitIndex, 'hits'>): SelectorCandidate[] {
  const selector = { strategy: 'css' as const, value: onlyTable, score: selectorScores.path };
  const found = index.hits(selector);
  return found.length === 1 && found[0] === element ? [{ selector, document: 1, containers: {} }] : [];
}

/** Returns CSS that finds exactly the items inside their part. */
function itemSelector({ kind, element, items }: RecordSet): string | undefined {
  const steps =
    kind === 'table'
      ? ['tr:has(> td)', '[role=row]:has(> [role=cell],> [role=gridcell])']
      : rowSteps({ parent: element, rows: items }).map((step) => `:scope > ${step}`);
  return steps.find((step) => {
    const found = [...element.querySelectorAll(step)].filter(usable);
    return found.length === items.length && items.every((item) => found.includes(item));
  });
}
