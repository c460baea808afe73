import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { routeOf } from '../reach/route.js';

/** Returns the pattern of a route; see `explore.ts`. */
export type PatternOf = (route: string) => string;

/** The most elements of its own on a page that shows no record: a link back. */
const mostOfEmptyPage = 1;

/**
 * Returns the patterns whose pages were seen. The page of a record counts if it shows elements that no other page shows. An app
 * with new ids at each load has no record at an address of before: it shows an empty page, or another one.
 */
export function seenPatterns(snapshots: readonly PageSnapshot[], patternOf: PatternOf): Set<string> {
  const counts = new Map<string, number>();
  for (const { elements } of snapshots)
    for (const key of new Set(elements.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isOwn = (element: PageElement): boolean => counts.get(keyOf(element)) === 1;
  const isSeen = ({ route, elements }: PageSnapshot): boolean =>
    !isOfRecord(patternOf(route)) || elements.filter(isOwn).length > mostOfEmptyPage;
  return new Set(snapshots.filter(isSeen).map(({ route }) => patternOf(route)));
}

/** Decides whether a pattern has a part that identifies one of many things. */
export const isOfRecord = (pattern: string): boolean => /\/:/.test(pattern);

/**
 * Returns the pattern of the page of a record to which a link leads; undefined for any other link.
 * @param route the route of the page with the link
 */
export function recordPattern(href: string, route: string, patternOf: PatternOf): string | undefined {
  const base = 'http://app';
  const url = URL.canParse(href, base + route) ? new URL(href, base + route) : undefined;
  if (url?.origin !== base) return undefined;
  const pattern = patternOf(routeOf(url.href));
  return isOfRecord(pattern) ? pattern : undefined;
}

/**
 * Decides whether an address opens the page that a press went to. A page that shows at most half of the new elements is
 * another one.
 * @param before the page before the press
 */
export function isSamePage(opened: PageSnapshot, pressed: PageSnapshot, before: PageSnapshot): boolean {
  const known = new Set(before.elements.map(keyOf));
  const fresh = [...new Set(pressed.elements.map(keyOf))].filter((key) => !known.has(key));
  const shown = new Set(opened.elements.map(keyOf));
  return fresh.filter((key) => shown.has(key)).length * 2 >= fresh.length;
}

const keyOf = ({ role, name, attributes: { placeholder, title } }: PageElement): string =>
  JSON.stringify([role, name, placeholder, title]);
