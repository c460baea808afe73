import { childrenOf } from '@webmcp/runtime/page';
import { stampOf } from './stamp-of.js';
import { isMadeByLoop, type RowPlaces } from './is-made-by-loop.js';
import type { RowSet } from './row-sets.js';

/** Matches the items of lists and tables: their position is the position of a row. */
const items = 'li,tr,article,[role=listitem],[role=row],[role=article]';

/** Matches elements that contain rows and seldom are rows. */
const holders = 'table,tbody,ul,ol,dl,form,fieldset,nav,section';

/** The places of a page's row sets, without the positions of the rows around them. */
export interface SetPlaces {
  /** Returns a set and the sets at the same place in other rows of the outer list, in document order. */
  parallelTo(set: RowSet): RowSet[];
  /** Returns the sets of a set's kind in other places of the page, the set included. */
  kinOf(set: RowSet): RowSet[];
  /** Decides whether the position of an element is the position of a row. */
  isRow(element: Element): boolean;
  /** Decides whether an element is a row or is inside a row. */
  isInRow(element: Element): boolean;
}

/**
 * Finds the places of row sets. A column of cards is parallel to the other columns of cards.
 * @param stepOf returns one step of a structural path, with the element's position
 * @param rowPlaces the stamps of the rows that loops make
 */
export function setPlaces(
  sets: readonly RowSet[],
  stepOf: (element: Element) => string,
  rowPlaces: RowPlaces = new Map(),
): SetPlaces {
  const setOf = new Map(sets.flatMap((set) => set.rows.map((row) => [row, set] as const)));
  const isRow = (element: Element): boolean =>
    ((setOf.has(element) || element.matches(items)) && isRepeated(element)) || isMadeBesideAnother(element, rowPlaces);
  const ordinals = new Map<Element, number>();
  const places = new Map<RowSet, string>();
  const byPlace = new Map<string, RowSet[]>();
  for (const set of sets) {
    const ordinal = ordinals.get(set.parent) ?? 0;
    ordinals.set(set.parent, ordinal + 1);
    // A set begins after the sets around it, so the place of the outer set is known.
    const [first] = set.rows as [Element];
    const place = `${ordinal} ${first.localName} ${stampOf(first)} in ${placeOf(set)}`;
    places.set(set, place);
    byPlace.set(place, [...(byPlace.get(place) ?? []), set]);
  }
  return {
    parallelTo: (set) => byPlace.get(places.get(set) ?? '') ?? [set],
    kinOf: (set) => sets.filter((other) => other === set || isKin(set, other)),
    isRow,
    isInRow(element) {
      for (let at: Element | null = element; at !== null; at = at.parentElement) if (isRow(at)) return true;
      return false;
    },
  };

  function placeOf({ parent }: RowSet): string {
    const steps: string[] = [];
    for (let at: Element | null = parent; at !== null; at = at.parentElement) {
      const outer = setOf.get(at);
      steps.unshift(isRow(at) ? at.localName : stepOf(at));
      if (outer !== undefined && isRow(at)) return `${places.get(outer)} > ${steps.join(' > ')}`;
    }
    return steps.join(' > ');
  }
}

/** Decides whether two sets have rows of one kind. A list inside of a row shows parts of that row. */
const isKin = (set: RowSet, other: RowSet): boolean =>
  set.kind !== undefined &&
  other.kind === set.kind &&
  !set.rows.some((row) => row.contains(other.parent)) &&
  !other.rows.some((row) => row.contains(set.parent));

/** Decides whether a loop of the source makes an element and a sibling: a column that is a section of its own. */
function isMadeBesideAnother(element: Element, rowPlaces: RowPlaces): boolean {
  if (!isMadeByLoop(element, rowPlaces)) return false;
  const stamp = stampOf(element);
  return childrenOf(element.parentElement).some((other) => other !== element && stampOf(other) === stamp);
}

/**
 * Decides whether siblings may come from one loop. Siblings with different stamps are written out one by one, so their
 * positions are fixed. Without stamps, several tables or lists are written out.
 */
function isRepeated(element: Element): boolean {
  const stamp = stampOf(element);
  if (stamp === null && element.matches(holders)) return false;
  return childrenOf(element.parentElement).every(
    (other) => other.localName !== element.localName || stampOf(other) === stamp,
  );
}
