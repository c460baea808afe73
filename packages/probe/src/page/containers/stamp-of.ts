import type { CallPlace } from '@webmcp/contract';
import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { composedElements } from '../elements/composed-tree.js';
import { callsReader } from '../frameworks/calls.js';
import { pageFrameworks } from '../frameworks/page-frameworks.js';

/** The most elements with a key that are asked for their calls. A longer list repeats its first rows. */
const mostKeyed = 3_000;

/** The stamps that elements would carry, by the calls that made them. */
const called = new WeakMap<Element, string>();

/** The elements of the last {@link offerKeyed}, each with its calls, innermost first. */
let offered: { element: Element; calls: number[] }[] = [];

/** The places of each call of the last offer, by their number in the offer. */
let placeOf: number[] = [];

/** Returns the stamp of the tag that made an element: the stamp that it carries, else the tag that its calls lead to. */
export const stampOf = (element: Element): string | null =>
  element.getAttribute(stampAttribute) ?? called.get(element) ?? null;

/**
 * Returns the calls that made the elements with a key, for a page without stamps. Calls of one place are one.
 */
export function offerKeyed(): CallPlace[][] {
  offered = [];
  const calls: CallPlace[][] = [];
  const numbersOf = callsReader(calls);
  for (const element of composedElements(document)) {
    if (offered.length >= mostKeyed) break;
    if (!pageFrameworks.some(({ hasKey }) => hasKey?.(element) === true)) continue;
    offered.push({ element, calls: numbersOf(element) });
  }
  // Each row has a call of its own at the same places.
  const unique = new Map<string, number>();
  placeOf = calls.map((places) => {
    const key = JSON.stringify(places);
    if (!unique.has(key)) unique.set(key, unique.size);
    return unique.get(key)!;
  });
  return [...unique.keys()].map((key) => JSON.parse(key) as CallPlace[]);
}

/**
 * Gives the elements of the last offer their stamps. An element inside another one of the same call is a part that a library
 * draws, so it has none.
 * @param stamps the stamp for the places of each call; '' for a call of the app without a tag, null for one of a library
 */
export function takeStamps(stamps: (string | null)[]): number {
  const holders = new Map<number, Element>();
  let taken = 0;
  for (const { element, calls } of offered) {
    const call = calls.find((number) => stamps[placeOf[number]!] != null);
    const stamp = call === undefined ? '' : stamps[placeOf[call]!]!;
    if (call === undefined || stamp === '' || holders.get(call)?.contains(element) === true) continue;
    holders.set(call, element);
    called.set(element, stamp);
    taken += 1;
  }
  offered = [];
  return taken;
}
