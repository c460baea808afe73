import type { PageSnapshot } from '@webmcp/contract';

import type { Match, Pair } from '../match/model/match.js';
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

/** The pages, and the facts about the app that decide which elements are controls. */
export interface ControlSearch {
  snapshots: readonly PageSnapshot[];
  /** The elements that no intent was paired with. */
  unmatched: Match['unmatchedElements'];
  /** Pairs whose elements a set may take; see {@link rowlessPairs}. */
  rowless: readonly Pair[];
  /** Pairs whose elements a control in rows may take; see {@link strayPairs}. */
  stray: readonly Pair[];
  code: AppCode | undefined;
  isWritten: IsWritten;
}

/** Finds the controls among the elements that no intent was paired with. */
export function findControls({ snapshots, unmatched, rowless, stray, code, isWritten }: ControlSearch): FoundControls {
  const leftOut = new Map<SeenElement, LeftOutReason>();
  const paired = new Set(rowless.map(placeKey));
  const wanted = new Set([...[...unmatched, ...stray].map(placeKey), ...paired]);
  const all = [...snapshots]
    .sort((a, b) => (a.state < b.state ? -1 : 1))
    .flatMap((snapshot) =>
      snapshot.elements
        .filter(({ index }) => wanted.has(placeKey({ state: snapshot.state, element: index })))
        .map((element) => seenElement(element, snapshot, code)),
    );
  const able = all.filter((seen) => {
    const rule = leftOutRules.find(({ holds }) => holds(seen));
    if (rule !== undefined) leftOut.set(seen, rule);
    return rule === undefined;
  });
  const sets = choicesIn(able, isWritten);
  for (const [seen, reason] of sets.leftOut) leftOut.set(seen, reason);
  const single = sets.single.filter((seen) => !paired.has(seenKey(seen)));
  const grouped = [...groupedBy(single, (seen) => controlKey(seen, isWritten)).values()].flatMap(byRows);
  const controls = grouped.flatMap((seen): PageControl[] => {
    if (seen.every(({ row }) => row !== undefined) || isOneEachState(seen)) return [{ seen }];
    for (const one of seen) leftOut.set(one, setReasons.alike);
    return [];
  });
  return { controls: [...sets.controls, ...controls], leftOut };
}

/** Returns the key of an element among the elements of all pages. */
export const placeKey = ({ state, element }: Pick<Pair, 'state' | 'element'>): string => `${state} ${element}`;

/** Returns the {@link placeKey} of a seen element. */
export const seenKey = ({ snapshot, element }: SeenElement): string =>
  placeKey({ state: snapshot.state, element: element.index });

function seenElement(element: SeenElement['element'], snapshot: PageSnapshot, code: AppCode | undefined): SeenElement {
  const row = element.chain.map((index) => containerAt(snapshot, index)).find((container) => container?.kind === 'row');
  return { snapshot, element, ...(row === undefined ? {} : { row }), answers: answersOf(element, snapshot, code) };
}

/** Splits the elements of a control in rows into groups whose rows one selector finds. */
function byRows(all: readonly SeenElement[]): SeenElement[][] {
  const groups: { seen: SeenElement[]; shared: ReadonlySet<string> }[] = [];
  for (const one of all) {
    const own = (one.row?.row?.rows ?? []).map(({ strategy, value }) => `${strategy} ${value}`);
    const home = groups.find(({ seen, shared }) => own.some((key) => shared.has(key)) || isOutside(seen, one));
    if (home === undefined) groups.push({ seen: [one], shared: new Set(own) });
    else {
      home.seen.push(one);
      home.shared = new Set(own.filter((key) => home.shared.has(key)));
    }
  }
  return groups.map(({ seen }) => seen);
}

/** Decides whether an element needs no selector of rows in common: outside rows, or in the same set without one. */
const isOutside = ([first]: readonly SeenElement[], { row, snapshot }: SeenElement): boolean =>
  row === undefined || (first?.snapshot === snapshot && first.row?.row?.set === row.row?.set);

const isOneEachState = (seen: readonly SeenElement[]): boolean =>
  new Set(seen.map(({ snapshot }) => snapshot.state)).size === seen.length;
