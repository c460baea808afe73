import type { CallPlace } from '@webmcp/contract';
import { callsReader } from '../frameworks/calls.js';
import { pageFrameworks } from '../frameworks/page-frameworks.js';
import { sourcesOf } from '../frameworks/sources.js';

/**
 * Decides whether siblings are parts that components write one by one: two cards with the same controls. Each has places
 * of its own in the source. A plain page may write its records one by one, so its siblings are left out.
 */
export function areWrittenApart(siblings: readonly Element[]): boolean {
  if (siblings.length < 2) return false;
  const places = siblings.map(placesOf);
  return places.every((place) => place !== '') && new Set(places).size === siblings.length;
}

/** Returns all places that made an element as one text; '' for an element of a page, or without a known place. */
function placesOf(element: Element): string {
  const stamps = sourcesOf(element);
  if (stamps.some(({ file }) => /\.html?$/.test(file))) return '';
  if (stamps.length > 0) return JSON.stringify(stamps);
  if (isMadeInLoop(element)) return '';
  const calls: CallPlace[][] = [];
  const made = callsReader(calls)(element).map((number) => calls[number]?.[0]);
  // Vue remembers the tag and its props, and no place: the rows of one loop differ by their keys.
  return made.length === 0 || made.some((place) => place?.tag !== undefined) ? '' : JSON.stringify(made);
}

/** Decides whether a call in a loop made the element or a component around it. The branches of a loop have two places. */
const isMadeInLoop = (element: Element): boolean =>
  pageFrameworks
    .flatMap(({ makers }) => makers?.(element) ?? [])
    .some((made) => made instanceof Error && /\bArray\.(?:map|flatMap)\b/.test(made.stack ?? ''));
