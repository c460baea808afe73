import type { PageContainer, PageSnapshot, Selector, Target } from '@webmcp/contract';
import { foldText, withRowKey } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import { containerAt } from '../match/container-at.js';
import { assembleTarget, holdsData, type ScopedMatch } from './make-target.js';
import { proven, provenAt, ranked, selectorKey } from './prove.js';
import { literalInRow, searchedText, selectorWithRowKey } from './row-text.js';
import { scoreOf } from './scores.js';
import type { MatchedElement } from '../match/matched-elements.js';

/** The rows that a row action works on, and in each the text that names it. */
export interface RowPlan {
  rows: Target;
  key: Target;
  /** The key's text by state and row container, as {@link rowKey}. Stays out of the map. */
  texts: ReadonlyMap<string, string>;
}

export const rowKey = (state: string, row: number): string => `${state} ${row}`;

interface SeenRow {
  snapshot: PageSnapshot;
  container: PageContainer;
}

/**
 * How the rows around the given matchedElements are found and named. The key is a text that is there exactly once in each row
 * and tells the rows of a page apart; where none does, the one that tells most apart. Null when the rows share nothing.
 */
export function planRows(matchedElements: readonly Pick<MatchedElement, 'snapshot' | 'element'>[]): RowPlan | null {
  const seen = rowsAround(matchedElements);
  if (seen.length === 0) return null;
  const rows = common(seen.map(({ container }) => (container.row?.rows ?? []).flatMap(usableSelector)));
  // A row that is being edited has its texts in boxes; it is called what the others are called by.
  const named = seen.filter(({ container }) => (container.row?.keys.length ?? 0) > 0);
  const keys = common(
    named.map(({ container }) => (container.row?.keys ?? []).flatMap(({ selector }) => usableSelector(selector))),
  );
  if (rows.length === 0 || keys.length === 0) return null;
  const read = keys.map((selector) => {
    const texts = new Map(
      seen.map(({ snapshot, container }) => [rowKey(snapshot.state, container.index), textOf(container, selector)]),
    );
    return { selector, texts, distinct: distinctShare(named, texts) };
  });
  // The page gives keys best first; only telling more rows apart outranks that.
  const best = read.reduce((a, b) => (b.distinct > a.distinct ? b : a));
  return {
    rows: { selectors: ranked(rows), confidence: Math.max(...rows.map(({ score }) => score)) },
    key: { selectors: [best.selector], confidence: best.selector.score },
    texts: best.texts,
  };
}

function usableSelector(selector: Selector): Selector[] {
  const score = scoreOf(selector);
  return score === null || score === 0 ? [] : [{ ...selector, score }];
}

/** All rows of the sets that the matchedElements stand in, also those in which the intent was not seen. */
function rowsAround(matchedElements: readonly Pick<MatchedElement, 'snapshot' | 'element'>[]): SeenRow[] {
  const found = new Map<string, SeenRow>();
  for (const { snapshot, element } of matchedElements) {
    const own = nearestRow(snapshot, element.chain);
    if (own?.row === undefined) continue;
    for (const container of snapshot.containers) {
      if (container.row?.set === own.row.set)
        found.set(rowKey(snapshot.state, container.index), { snapshot, container });
    }
  }
  return [...found.values()];
}

export function nearestRow(snapshot: PageSnapshot, chain: readonly number[]): PageContainer | undefined {
  return chain.map((index) => containerAt(snapshot, index)).find((container) => container?.kind === 'row');
}

function common(lists: readonly Selector[][]): Selector[] {
  const [first = [], ...rest] = lists;
  const others = rest.map((list) => new Set(list.map(selectorKey)));
  return first.filter((selector) => others.every((other) => other.has(selectorKey(selector))));
}

function textOf(container: PageContainer, selector: Selector): string {
  return container.row?.keys.find((key) => selectorKey(key.selector) === selectorKey(selector))?.text ?? '';
}

/** Of the rows of each page, the share whose text no other row of it has. */
function distinctShare(seen: readonly SeenRow[], texts: ReadonlyMap<string, string>): number {
  const counts = new Map<string, number>();
  const keyOf = ({ snapshot, container }: SeenRow): string =>
    `${snapshot.state} ${texts.get(rowKey(snapshot.state, container.index)) ?? ''}`;
  for (const row of seen) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return seen.filter((row) => counts.get(keyOf(row)) === 1).length / seen.length;
}

/** The target of something inside every row: selectors that are alone in their row, the key's text standing as `{row}`. */
export function inRowTarget(intent: Intent, matchedElements: readonly MatchedElement[], plan: RowPlan): Target {
  const inRows: (ScopedMatch & { key: string })[] = matchedElements.flatMap((matchedElement) => {
    const row = nearestRow(matchedElement.snapshot, matchedElement.element.chain);
    return row === undefined
      ? []
      : [
          {
            ...matchedElement,
            scope: row.index,
            key: plan.texts.get(rowKey(matchedElement.snapshot.state, row.index)) ?? '',
          },
        ];
  });
  const isFixed = (text: string): boolean =>
    intent.labels.some((label) => label.parts === undefined && foldText(label.text) === foldText(text));
  const single = new Set(inRows.map(({ key }) => key)).size < 2;
  const holdsKey = (selector: Selector, key: string): boolean => {
    const text = searchedText(selector);
    return text !== null && !isFixed(text) && withRowKey(text, key) !== null;
  };
  const plain = proven(inRows, (selector) => {
    if (inRows.some(({ key }) => holdsKey(selector, key))) return false;
    // The same text in several rows is no data of a row; in a single one it may be.
    return !single || !holdsData(selector, intent.labels);
  }).map(literalInRow);
  const keyed = common(
    inRows.map((matchedElement) =>
      provenAt(matchedElement).flatMap((selector) =>
        holdsKey(selector, matchedElement.key) ? (selectorWithRowKey(selector, matchedElement.key) ?? []) : [],
      ),
    ),
  );
  const keys = [...new Set(inRows.map(({ key }) => key))];
  const template = (text: string): string | null => {
    if (isFixed(text)) return text;
    for (const key of keys) {
      const replaced = withRowKey(text, key);
      if (replaced !== null) return replaced;
    }
    return single && intent.labels.some(({ parts }) => parts?.includes(null)) ? null : text;
  };
  return assembleTarget(intent, inRows, ranked([...keyed, ...plain]), template);
}
