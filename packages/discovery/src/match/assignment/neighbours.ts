import { align } from './align.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { PagePair } from '../signals/page-pair.js';
import { saysOtherwise, type Reading } from '../signals/signals.js';
import { alignment, bounds, evenly, notThere } from '../model/weights.js';

/** What is written once, or the body of a loop; and what stands once on the page, or in each row of a set. */
interface Unit<T> {
  index: number;
  /** One list for what stands alone, one a row for a set. */
  rows: readonly (readonly T[])[];
  isLoop: boolean;
}

/**
 * Pairs what has no text to go by through its neighbours: between two controls that are paired already, source and page
 * run in the same order. Either side may have more than the other; only what every best alignment has is taken.
 * @param pairs what is paired so far, rows left out
 * @param isOut intents that cannot be on the page now
 * @param setOf the set of rows that an element stands in
 */
export function pairNeighbours(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  pairs: readonly PagePair[],
  isOut: (intent: IntentView) => boolean,
  read: (intent: IntentView, element: ElementView) => Reading,
  setOf: (element: ElementView) => number | null,
): PagePair[] {
  const pairedElements = new Set(pairs.map(({ element }) => element));
  const pairedIntents = new Set(pairs.map(({ intent }) => intent));
  const waiting = intents.filter(
    (intent) => !pairedIntents.has(intent) && intent.intent.control !== 'hidden' && !isOut(intent),
  );
  const claimed = new Set(
    waiting.filter(({ certain }) => certain).flatMap(({ labels }) => labels.map(({ text }) => text)),
  );
  const freeElements = elements.filter(
    (element) => !pairedElements.has(element) && !element.texts.some(({ text }) => claimed.has(text)),
  );
  if (freeElements.length === 0) return [];
  const rootAt = surest(pairs);
  const found: PagePair[] = [];
  const taken = new Set<ElementView>();
  for (const [root, members] of byRoot(waiting.filter((intent) => !intent.certain || intent.intent.kind === 'field'))) {
    const anchors = inBothOrders(pairs.filter(({ intent }) => rootOf(intent) === root && intent.row === null));
    if (anchors.length === 0) continue;
    const own = freeElements.filter((element) => !taken.has(element) && isAmong(rootAt(element), root));
    for (let gap = 0; gap <= anchors.length; gap += 1) {
      const [before, after] = [anchors[gap - 1], anchors[gap]];
      const isBetween = (at: number, from: number | undefined, to: number | undefined): boolean =>
        at > (from ?? -1) && at < (to ?? Number.POSITIVE_INFINITY);
      const inGap = members.filter((intent) =>
        isBetween(intent.intent.index, before?.intent.intent.index, after?.intent.intent.index),
      );
      const free = own.filter((element) =>
        isBetween(element.element.index, before?.element.element.index, after?.element.element.index),
      );
      const isHeld = before !== undefined && after !== undefined;
      for (const pair of inOrder(inGap, free, isHeld, read, setOf)) {
        found.push(pair);
        taken.add(pair.element);
      }
    }
  }
  return found;
}

/** @param isHeld sure neighbours stand on both sides, so that nothing more need be known of the surroundings */
function inOrder(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  isHeld: boolean,
  read: (intent: IntentView, element: ElementView) => Reading,
  setOf: (element: ElementView) => number | null,
): PagePair[] {
  if (intents.length * elements.length > bounds.gap) return [];
  const hasLoop = intents.some(({ row }) => row !== null);
  const lefts = unitsOf(
    intents,
    ({ row }) => row,
    ({ row }) => row,
    ({ intent }) => intent.index,
  );
  // Rows that no loop took may be written out; but rows with texts are data, and a loop that waits here has rows.
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
      if (pairs.length === 0 || pairs.some(saysOtherwise)) return null;
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
    // A text on the page that the source does not know may be data of something else; a single one in its place is not.
    const isSure =
      isHeld &&
      (isWhole ||
        alike.length === 1 ||
        alike.every(({ rows }) => rows.flat().every(({ texts }) => texts.length === 0)));
    return pairs.every((pair) => isPossible(pair.reading, isSure) && isToldOrPlaced(pair)) ? pairs : [];
  });
}

/** A text that only the page has is of what its surroundings are of: they have to be known to be the same, more or less. */
function isToldOrPlaced({ element, reading: { signals } }: PagePair): boolean {
  return element.texts.length === 0 || signals.label > 0 || signals.nameId > 0 || signals.container > evenly;
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

/** The pairs that two units make, or none when they cannot be the same: each row has as many controls as the loop's body. */
function unitPairs(
  left: Unit<IntentView> | undefined,
  right: Unit<ElementView> | undefined,
  read: (intent: IntentView, element: ElementView) => Reading,
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

/** For an element the roots of the sure pairs nearest to it, before and after. */
function surest(pairs: readonly PagePair[]): (element: ElementView) => (string | undefined)[] {
  const sure = pairs
    .map(({ intent, element }) => ({ at: element.element.index, root: rootOf(intent) }))
    .sort((a, b) => a.at - b.at);
  return ({ element }) => [
    sure.findLast(({ at }) => at < element.index)?.root,
    sure.find(({ at }) => at > element.index)?.root,
  ];
}

/** What stands between two roots may belong to either. */
const isAmong = (roots: readonly (string | undefined)[], root: string): boolean =>
  roots.every((each) => each === root || each === undefined);

/** Nothing speaks against it: no stamp from elsewhere, and its surroundings are not plainly absent. */
function isPossible({ vetoed, provenance, signals }: Reading, isHeld: boolean): boolean {
  const isPlaced = isHeld || signals.container === 0 || signals.container >= notThere;
  return !vetoed && (provenance ?? 1) >= notThere && isPlaced;
}

const rootOf = ({ chain, intent }: IntentView): string => `${chain.at(-1) ?? intent.sites.at(-1)?.file ?? ''}`;

/** Intents by the root that they are in, in the order in which the source has them. */
function byRoot(intents: readonly IntentView[]): Map<string, IntentView[]> {
  const roots = new Map<string, IntentView[]>();
  for (const intent of [...intents].sort((a, b) => a.intent.index - b.intent.index)) {
    const list = roots.get(rootOf(intent));
    if (list === undefined) roots.set(rootOf(intent), [intent]);
    else list.push(intent);
  }
  return roots;
}

/** The longest run of pairs that is ascending on both sides; what a portal moved elsewhere is no landmark. */
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
