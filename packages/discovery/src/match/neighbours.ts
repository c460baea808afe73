import type { Intent } from '../intents/intent.js';
import type { ElementView } from './element-view.js';
import type { IntentView } from './intent-view.js';
import type { PagePair } from './page-pair.js';
import type { Reading } from './signals.js';
import { notThere } from './weights.js';

/**
 * Pairs what has no text to go by through its neighbours: between two controls that are paired already, source and page
 * run in the same order, so as many nameless intents as elements of one role between them are the same ones. Where the
 * numbers differ nothing is guessed.
 * @param pairs what is paired so far, rows left out
 * @param isOut intents that cannot be on the page now
 */
export function pairNeighbours(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  pairs: readonly PagePair[],
  isOut: (intent: IntentView) => boolean,
  read: (intent: IntentView, element: ElementView) => Reading,
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
  const found: PagePair[] = [];
  const taken = new Set<ElementView>();
  for (const [root, members] of byRoot(waiting.filter(({ certain }) => !certain))) {
    const anchors = inBothOrders(pairs.filter(({ intent }) => rootOf(intent) === root && intent.row === null));
    if (anchors.length === 0) continue;
    for (let gap = 0; gap <= anchors.length; gap += 1) {
      const [before, after] = [anchors[gap - 1], anchors[gap]];
      const isBetween = (at: number, from: number | undefined, to: number | undefined): boolean =>
        at > (from ?? -1) && at < (to ?? Number.POSITIVE_INFINITY);
      const inGap = members.filter((intent) =>
        isBetween(intent.intent.index, before?.intent.intent.index, after?.intent.intent.index),
      );
      // Rows that no loop took may be written out; but rows with texts are data, and a loop that waits here has rows.
      const hasLoop = inGap.some(({ row }) => row !== null);
      const lone = inGap.filter(({ row }) => row === null);
      const free = freeElements.filter(
        (element) =>
          !taken.has(element) &&
          (element.row === null || (!hasLoop && element.texts.length === 0)) &&
          isBetween(element.element.index, before?.element.element.index, after?.element.element.index),
      );
      const isHeld = before !== undefined && after !== undefined;
      for (const pair of sameNumber(lone, free, isHeld, read)) {
        found.push(pair);
        taken.add(pair.element);
      }
    }
  }
  return found;
}

/** @param isHeld sure neighbours stand on both sides, so that nothing more need be known of the surroundings */
function sameNumber(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  isHeld: boolean,
  read: (intent: IntentView, element: ElementView) => Reading,
): PagePair[] {
  const roles = new Set(elements.map(({ element }) => element.role));
  return [...roles].flatMap((role) => {
    const ofRole = elements.filter(({ element }) => element.role === role);
    const wanted = intents.filter(({ intent }) => mayBe(intent, role));
    if (wanted.length !== ofRole.length) return [];
    const pairs = wanted.flatMap((intent, at) => {
      const element = ofRole[at];
      return element === undefined ? [] : [{ intent, element, reading: read(intent, element) }];
    });
    // A text on the page that the source does not know may be data of something else; a single one in its place is not.
    const isSure = isHeld && (pairs.length === 1 || ofRole.every(({ texts }) => texts.length === 0));
    return pairs.every(({ reading }) => isPossible(reading, isSure)) ? pairs : [];
  });
}

/** Its first role; an action whose role the source does not know can be any that is no field's. */
function mayBe({ kind, roles }: Intent, role: string): boolean {
  return roles.length === 0 ? kind === 'action' && (role === 'button' || role === 'link') : roles[0] === role;
}

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
