import type { PageContainer, PageSnapshot, Selector, Target } from '@webmcp/contract';

import { foldText } from '@webmcp/text';

import { containerAt } from '../../match/model/container-at.js';
import type { MatchedElement } from '../../match/model/matched-elements.js';
import { common, ranked, selectorKey } from '../prove.js';
import { scoreOf } from '../scores.js';
import { ownKeys, type RowFacts } from './own-keys.js';

/** The rows of a row action, and the text of each row that names it. */
export interface RowPlan {
  rows: Target;
  key: Target;
  /** The key's text by state and row container, as {@link rowKey} writes them. Stays out of the map. */
  texts: ReadonlyMap<string, string>;
}

/** Returns the key of {@link RowPlan.texts} for one row. */
export const rowKey = (state: string, row: number): string => `${state} ${row}`;

/** The kinds of a key, the likeliest first. */
const keyKinds = ['text', 'control', 'count'];

interface SeenRow {
  snapshot: PageSnapshot;
  container: PageContainer;
}

type ElementOnPage = Pick<MatchedElement, 'snapshot' | 'element'>;

/**
 * Finds selectors for the rows around the given elements and for the key in each row. The key is a text that appears
 * exactly once in each row and differs from row to row; else the text that differs in most rows. Of such texts, the text
 * of the given elements comes first. A text box that differs in all rows comes before a text that does not. The text of a
 * button is the key only without another text, and a count only
 * without both. Null when the rows share no selector.
 * @param facts the facts of the source about the row; undefined for a row without a source
 */
export function planRows(elements: readonly ElementOnPage[], facts?: RowFacts): RowPlan | null {
  const seen = rowsAround(elements);
  if (seen.length === 0) return null;
  const rows = withoutForeign(sharedRows(seen), seen);
  // A row that is being edited shows its texts in boxes; the other rows name the key.
  const { named, keys } = sharedKeys(
    seen.filter(({ container }) => (container.row?.keys.length ?? 0) > 0),
    facts,
  );
  const kindOf = (selector: Selector): string =>
    named[0]!.container.row!.keys.find((key) => selectorKey(key.selector) === selectorKey(selector))?.from ?? 'text';
  const kind = keyKinds.find((one) => keys.some((selector) => kindOf(selector) === one));
  if (rows.length === 0 || keys.length === 0) return null;
  const isDistinct = (selector: Selector): boolean => distinctShare(named, textsOf(named, selector)) === 1;
  const likely = keys.filter((selector) => kindOf(selector) === kind);
  // A form for each record shows its name in a box, beside a choice that many records share.
  const boxes = likely.some(isDistinct) ? [] : keys.filter((selector) => isBox(selector) && isDistinct(selector));
  const read = (boxes.length > 0 ? boxes : likely).map((selector) => {
    const texts = textsOf(seen, selector);
    const isPressed = elements.every((one) => shows(one, texts));
    return { selector, texts, rank: 2 * distinctShare(named, texts) * named.length + (isPressed ? 1 : 0) };
  });
  // The page gives keys best first. A key outranks that order if it distinguishes more rows, or is the pressed text.
  const best = read.reduce((a, b) => (b.rank > a.rank ? b : a));
  return {
    rows: { selectors: ranked(rows), confidence: Math.max(...rows.map(({ score }) => score)) },
    key: { selectors: [best.selector], confidence: best.selector.score },
    texts: best.texts,
  };
}

/**
 * Finds selectors for the rows around the fields of a list. No text names such a row. Null if no page shows the fields in
 * rows, or if the rows share no selector.
 */
export function rowsOfItems(elements: readonly ElementOnPage[]): RowPlan | null {
  const rows = sharedRows(rowsAround(elements));
  if (rows.length === 0) return null;
  const key = { selectors: [], confidence: 0 };
  return {
    rows: { selectors: ranked(rows), confidence: Math.max(...rows.map(({ score }) => score)) },
    key,
    texts: new Map(),
  };
}

/** Returns the selectors of the set that all states share, the first of each strategy and score. */
function sharedRows(seen: readonly SeenRow[]): Selector[] {
  const all = common(seen.map(({ container }) => (container.row?.rows ?? []).flatMap(usableSelector)));
  const isSame = (one: Selector, other: Selector): boolean =>
    one.strategy === other.strategy && one.score === other.score;
  return all.filter((selector, at) => all.findIndex((other) => isSame(other, selector)) === at);
}

/**
 * Leaves out the selectors that also find the rows of another list, if others remain: two lists may have a "Delete" each.
 */
function withoutForeign(rows: readonly Selector[], seen: readonly SeenRow[]): readonly Selector[] {
  const own = new Set(seen.map(({ snapshot, container }) => setKey(snapshot, container)));
  const others = [...new Set(seen.map(({ snapshot }) => snapshot))].flatMap((snapshot) =>
    snapshot.containers.filter((container) => container.row !== undefined && !own.has(setKey(snapshot, container))),
  );
  const foreign = new Set(others.flatMap(({ row }) => row?.rows ?? []).map(selectorKey));
  const left = rows.filter((selector) => !foreign.has(selectorKey(selector)));
  return left.length > 0 ? left : rows;
}

/** Names the set of a row, within one state. */
export const setKey = ({ state }: PageSnapshot, row: PageContainer | undefined): string => `${state} ${row?.row?.set}`;

/**
 * Returns the keys that all rows share, with these rows. In a short list a row that is being edited takes the key of its
 * whole state away. Then the keys of most states count, and the rows of these states.
 */
function sharedKeys(
  rows: readonly SeenRow[],
  facts: RowFacts | undefined,
): { named: readonly SeenRow[]; keys: readonly Selector[] } {
  const keysIn = (some: readonly SeenRow[]): Selector[] =>
    common(some.map(({ container }) => ownKeys(container, facts).flatMap(({ selector }) => usableSelector(selector))));
  const keys = keysIn(rows);
  if (keys.length > 0) return { named: rows, keys };
  const states = [...new Set(rows.map(({ snapshot }) => snapshot.state))].map((state) => {
    const own = rows.filter(({ snapshot }) => snapshot.state === state);
    return { own, keys: keysIn(own) };
  });
  const having = (wanted: Selector): typeof states =>
    states.filter((state) => state.keys.some((key) => selectorKey(key) === selectorKey(wanted)));
  const distinct = (key: Selector): number => distinctShare(rows, textsOf(rows, key));
  const [best] = states
    .flatMap((state) => state.keys)
    .sort((one, other) => having(other).length - having(one).length || distinct(other) - distinct(one));
  const most = best === undefined ? [] : having(best);
  if (most.length * 2 < states.length) return { named: rows, keys: [] };
  const named = most.flatMap(({ own }) => own);
  return { named, keys: keysIn(named) };
}

/** Returns the innermost row of a chain of containers. */
export function nearestRow(snapshot: PageSnapshot, chain: readonly number[]): PageContainer | undefined {
  return chain.map((index) => containerAt(snapshot, index)).find((container) => container?.kind === 'row');
}

function usableSelector(selector: Selector): Selector[] {
  const score = scoreOf(selector);
  return score === null || score === 0 ? [] : [{ ...selector, score }];
}

/** Returns all rows of the sets that contain the elements, including rows without such an element. */
function rowsAround(elements: readonly ElementOnPage[]): SeenRow[] {
  const found = new Map<string, SeenRow>();
  for (const { snapshot, element } of elements) {
    const own = nearestRow(snapshot, element.chain);
    if (own?.row === undefined) continue;
    for (const container of snapshot.containers) {
      if (container.row?.set === own.row.set)
        found.set(rowKey(snapshot.state, container.index), { snapshot, container });
    }
  }
  return [...found.values()];
}

/** Returns the text of a key in each row, by {@link rowKey}; empty in a row without the key. */
const textsOf = (rows: readonly SeenRow[], selector: Selector): Map<string, string> =>
  new Map(
    rows.map(({ snapshot, container }) => [rowKey(snapshot.state, container.index), textOf(container, selector)]),
  );

function textOf(container: PageContainer, selector: Selector): string {
  return container.row?.keys.find((key) => selectorKey(key.selector) === selectorKey(selector))?.text ?? '';
}

/** Decides whether a key is the value of a text box. The page writes the path of a control. */
const isBox = ({ strategy, value }: Selector): boolean =>
  strategy === 'css' && /(?:^|[\s>])(?:input|textarea)(?::nth-of-type\(\d+\))?$/.test(value);

/** Decides whether an element shows the text of its row's key, and nothing else. A person presses such a name. */
function shows({ snapshot, element }: ElementOnPage, texts: ReadonlyMap<string, string>): boolean {
  const row = nearestRow(snapshot, element.chain);
  const text = row === undefined ? undefined : texts.get(rowKey(snapshot.state, row.index));
  return text !== undefined && text !== '' && foldText(text) === foldText(element.name);
}

/** Returns the share of rows, 0 to 1, whose text no other row of the same page has. */
function distinctShare(seen: readonly SeenRow[], texts: ReadonlyMap<string, string>): number {
  const counts = new Map<string, number>();
  const keyOf = ({ snapshot, container }: SeenRow): string =>
    `${snapshot.state} ${texts.get(rowKey(snapshot.state, container.index)) ?? ''}`;
  for (const row of seen) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return seen.filter((row) => counts.get(keyOf(row)) === 1).length / seen.length;
}
