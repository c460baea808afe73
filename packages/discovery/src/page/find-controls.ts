import type { PageSnapshot } from '@webmcp/contract';

import type { Match } from '../match/model/match.js';
import { containerAt } from '../match/model/container-at.js';
import type { AppCode } from '../source/app-code.js';
import { answersOf } from './answers-of.js';
import { choicesIn } from './choices-in.js';
import { controlKey } from './control-key.js';
import type { IsWritten } from './is-written.js';
import { leftOutRules, setReasons, type LeftOutReason } from './left-out-rules.js';
import { groupedBy } from './grouped-by.js';
import type { PageControl, SeenElement } from './seen-element.js';

/** The controls that only the pages show, and the reason for each element that is none. */
export interface FoundControls {
  controls: PageControl[];
  leftOut: Map<SeenElement, LeftOutReason>;
}

/** Finds the controls among the elements that no intent was paired with. */
export function findControls(
  { unmatchedElements }: Pick<Match, 'unmatchedElements'>,
  snapshots: readonly PageSnapshot[],
  code: AppCode | undefined,
  isWritten: IsWritten,
): FoundControls {
  const leftOut = new Map<SeenElement, LeftOutReason>();
  const wanted = new Set(unmatchedElements.map(({ state, element }) => `${state} ${element}`));
  const all = [...snapshots]
    .sort((a, b) => (a.state < b.state ? -1 : 1))
    .flatMap((snapshot) =>
      snapshot.elements
        .filter(({ index }) => wanted.has(`${snapshot.state} ${index}`))
        .map((element) => seenElement(element, snapshot, code)),
    );
  const able = all.filter((seen) => {
    const rule = leftOutRules.find(({ holds }) => holds(seen));
    if (rule !== undefined) leftOut.set(seen, rule);
    return rule === undefined;
  });
  const sets = choicesIn(able, isWritten);
  for (const [seen, reason] of sets.leftOut) leftOut.set(seen, reason);
  const grouped = [...groupedBy(sets.single, controlKey).values()];
  const controls = grouped.flatMap((seen): PageControl[] => {
    if (seen.every(({ row }) => row !== undefined) || isOneEachState(seen)) return [{ seen }];
    for (const one of seen) leftOut.set(one, setReasons.alike);
    return [];
  });
  return { controls: [...sets.controls, ...controls], leftOut };
}

function seenElement(element: SeenElement['element'], snapshot: PageSnapshot, code: AppCode | undefined): SeenElement {
  const row = element.chain.map((index) => containerAt(snapshot, index)).find((container) => container?.kind === 'row');
  return { snapshot, element, ...(row === undefined ? {} : { row }), answers: answersOf(element, snapshot, code) };
}

const isOneEachState = (seen: readonly SeenElement[]): boolean =>
  new Set(seen.map(({ snapshot }) => snapshot.state)).size === seen.length;
