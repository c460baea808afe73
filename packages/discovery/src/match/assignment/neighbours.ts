import { align } from './align.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { PagePair } from '../signals/page-pair.js';
import { labelsDiffer, type Reading } from '../signals/reading.js';
import { alignment, bounds, ambiguousPlace, absentBelow } from '../model/weights.js';

/** A single item, or the items of a loop or row set, row by row. Items are intents or elements. */
interface Unit<T> {
  index: number;
  /** One list for a single item; one list for each row of a set. */
  rows: readonly (readonly T[])[];
  isLoop: boolean;
}

/** One page with its pairs so far. */
export interface PairedPage {
  intents: readonly IntentView[];
  elements: readonly ElementView[];
  /** The pairs so far, without rows. */
  pairs: readonly PagePair[];
  /** True for an intent that cannot be on the page now. */
  isOut: (intent: IntentView) => boolean;
  /** Returns the row set around an element. */
  setOf: (element: ElementView) => number | null;
}

type ReadPair = (intent: IntentView, element: ElementView) => Reading;

/**
 * Pairs intents without a text by their neighbours: between two controls that are paired already, source and page have
 * the same order. Either side may have more controls than the other. Only pairs of every best alignment are taken.
 */
export function pairNeighbours(page: PairedPage, read: ReadPair): PagePair[] {
  const { pairs } = page;
  const { waiting, free } = unpaired(page);
  if (free.length === 0) return [];
  const rootAt = nearestRoots(pairs);
  const found: PagePair[] = [];
  const taken = new Set<ElementView>();
  for (const [root, members] of byRoot(waiting.filter((intent) => !intent.certain || intent.intent.kind === 'field'))) {
    const anchors = inBothOrders(pairs.filter(({ intent }) => rootOf(intent) === root && intent.row === null));
    const own = free.filter((element) => !taken.has(element) && isAmong(rootAt(element), root));
    for (const gap of gapsOf(anchors, members, own)) {
      for (const pair of inOrder(gap, page.setOf, read)) {
        found.push(pair);
        taken.add(pair.element);
      }
    }
  }
  return found;
}

/** Returns the intents and elements without a pair. An element with the label of a certain intent waits for that intent. */
function unpaired({ intents, elements, pairs, isOut }: PairedPage): { waiting: IntentView[]; free: ElementView[] } {
  const pairedElements = new Set(pairs.map(({ element }) => element));
  const pairedIntents = new Set(pairs.map(({ intent }) => intent));
  const waiting = intents.filter(
    (intent) => !pairedIntents.has(intent) && intent.intent.control !== 'hidden' && !isOut(intent),
  );
  const claimed = new Set(
    waiting.filter(({ certain }) => certain).flatMap(({ labels }) => labels.map(({ text }) => text)),
  );
  const free = elements.filter(
    (element) => !pairedElements.has(element) && !element.texts.some(({ text }) => claimed.has(text)),
  );
  return { waiting, free };
}

/** The intents and elements between two neighbouring pairs. */
interface Gap {
  intents: readonly IntentView[];
  elements: readonly ElementView[];
  /** True with a pair on both sides. Then the surroundings need no further evidence. */
  isHeld: boolean;
}

/** Returns the gaps before, between and after the anchors; none without an anchor. */
function gapsOf(anchors: readonly PagePair[], intents: readonly IntentView[], elements: readonly ElementView[]): Gap[] {
  if (anchors.length === 0) return [];
  return [...anchors, undefined].map((after, at) => {
    const before = anchors[at - 1];
    return {
      intents: intents.filter(({ intent: { index } }) =>
        isBetween(index, before?.intent.intent.index, after?.intent.intent.index),
      ),
      elements: elements.filter(({ element: { index } }) =>
        isBetween(index, before?.element.element.index, after?.element.element.index),
      ),
      isHeld: before !== undefined && after !== undefined,
    };
  });
}

const isBetween = (at: number, from = -1, to = Number.POSITIVE_INFINITY): boolean => at > from && at < to;

/** Pairs the items of a gap in their order. */
function inOrder(
  { intents, elements, isHeld }: Gap,
  setOf: (element: ElementView) => number | null,
  read: ReadPair,
): PagePair[] {
  if (intents.length * elements.length > bounds.gap) return [];
  const hasLoop = intents.some(({ row }) => row !== null);
  const lefts = unitsOf(
    intents,
    ({ row }) => row,
    ({ row }) => row,
    ({ intent }) => intent.index,
  );
  // Rows without a loop may be written out. Rows with texts are data, and a waiting loop has rows.
  const rights = unitsOf(
    hasLoop ? elements : elements.filter(({ row, texts }) => row === null || texts.length === 0),
    (element) => (hasLoop ? setOf(element) : null),
    ({ row }) => row,
    ({ element }) => element.index,
  );
  const pairsOf = (left: number, right: number): PagePair[] => unitPairs(lefts[left], rights[right], read);
  const aligned = align(
    lefts.length,
    rights.length,
    (left, right) => {
      const pairs = pairsOf(left, right);
      const readings = pairs.map(({ reading }) => reading);
      if (pairs.length === 0 || pairs.some(labelsDiffer)) return null;
      if (readings.some(({ vetoed, signals }) => vetoed || signals.role < alignment.role)) return null;
      return Math.min(
        ...readings.map(({ signals }) => signals.role + alignment.label * (signals.label + signals.nameId)),
      );
    },
    alignment.margin,
  );
  const isWhole = aligned.length === lefts.length && aligned.length === rights.length;
  return aligned.flatMap(({ left, right }) => {
    const pairs = pairsOf(left, right);
    const role = pairs[0]?.element.element.role;
    const alike = rights.filter(({ rows }) => rows[0]?.[0]?.element.role === role);
    // An unknown text on the page may be data of something else. A single one in its place is not.
    const isSure =
      isHeld &&
      (isWhole ||
        alike.length === 1 ||
        alike.every(({ rows }) => rows.flat().every(({ texts }) => texts.length === 0)));
    return pairs.every((pair) => isPossible(pair.reading, isSure) && isNamedOrPlaced(pair)) ? pairs : [];
  });
}

/** Decides whether the element has no text, or its text or its surroundings agree with the source. */
function isNamedOrPlaced({ element, reading: { signals } }: PagePair): boolean {
  return element.texts.length === 0 || signals.label > 0 || signals.nameId > 0 || signals.container > ambiguousPlace;
}

function unitsOf<T>(
  items: readonly T[],
  groupOf: (item: T) => number | null,
  rowOf: (item: T) => number | null,
  indexOf: (item: T) => number,
): Unit<T>[] {
  const units: Unit<T>[] = [];
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groupOf(item);
    if (group === null) units.push({ index: indexOf(item), rows: [[item]], isLoop: false });
    else groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  for (const members of groups.values()) {
    const rows = new Map<number | null, T[]>();
    for (const member of members) rows.set(rowOf(member), [...(rows.get(rowOf(member)) ?? []), member]);
    units.push({ index: Math.min(...members.map(indexOf)), rows: [...rows.values()], isLoop: true });
  }
  return units.sort((a, b) => a.index - b.index);
}

/**
 * Returns the pairs of two units. Returns no pairs if a row has another number of controls than the body of the loop.
 */
function unitPairs(
  left: Unit<IntentView> | undefined,
  right: Unit<ElementView> | undefined,
  read: ReadPair,
): PagePair[] {
  const body = left?.rows[0] ?? [];
  if (right === undefined || left?.isLoop !== right.isLoop) return [];
  if (right.rows.some((row) => row.length !== body.length)) return [];
  return right.rows.flatMap((row) =>
    body.flatMap((intent, place) => {
      const element = row[place];
      return element === undefined ? [] : [{ intent, element, reading: read(intent, element) }];
    }),
  );
}

/** Returns for an element the roots of the nearest pairs before and after the element. */
function nearestRoots(pairs: readonly PagePair[]): (element: ElementView) => (string | undefined)[] {
  const sure = pairs
    .map(({ intent, element }) => ({ at: element.element.index, root: rootOf(intent) }))
    .sort((a, b) => a.at - b.at);
  return ({ element }) => [
    sure.findLast(({ at }) => at < element.index)?.root,
    sure.find(({ at }) => at > element.index)?.root,
  ];
}

/** Decides whether the element may belong to the root. An element between two roots may belong to either. */
const isAmong = (roots: readonly (string | undefined)[], root: string): boolean =>
  roots.every((each) => each === root || each === undefined);

/** Decides whether no evidence contradicts a pair: no stamp of another place, and no absent surroundings. */
function isPossible({ vetoed, provenance, signals }: Reading, isHeld: boolean): boolean {
  const isPlaced = isHeld || signals.container === 0 || signals.container >= absentBelow;
  return !vetoed && (provenance ?? 1) >= absentBelow && isPlaced;
}

const rootOf = ({ chain, intent }: IntentView): string => `${chain.at(-1) ?? intent.sites.at(-1)?.file ?? ''}`;

/** Groups intents by their root, in the order of the source. */
function byRoot(intents: readonly IntentView[]): Map<string, IntentView[]> {
  const roots = new Map<string, IntentView[]>();
  for (const intent of [...intents].sort((a, b) => a.intent.index - b.intent.index)) {
    const list = roots.get(rootOf(intent));
    if (list === undefined) roots.set(rootOf(intent), [intent]);
    else list.push(intent);
  }
  return roots;
}

/** Returns the longest run of pairs that ascends on both sides. A control that a portal moved is no anchor. */
function inBothOrders(pairs: readonly PagePair[]): PagePair[] {
  const inOrder = [...pairs].sort((a, b) => a.intent.intent.index - b.intent.intent.index);
  const best: { length: number; before: number }[] = [];
  let last = -1;
  inOrder.forEach((pair, at) => {
    let chosen = { length: 1, before: -1 };
    for (let earlier = 0; earlier < at; earlier += 1) {
      const other = inOrder[earlier];
      const known = best[earlier];
      if (other === undefined || known === undefined || other.element.element.index >= pair.element.element.index)
        continue;
      if (known.length + 1 > chosen.length) chosen = { length: known.length + 1, before: earlier };
    }
    best.push(chosen);
    if (last === -1 || chosen.length > (best[last]?.length ?? 0)) last = at;
  });
  const run: PagePair[] = [];
  for (let at = last; at !== -1; at = best[at]?.before ?? -1) {
    const pair = inOrder[at];
    if (pair !== undefined) run.unshift(pair);
  }
  return run;
}
