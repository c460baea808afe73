import type { PageSnapshot } from '@webmcp/contract';

import type { RoutedFile } from '../../routes/pages-in.js';
import { siteKey } from '../../intents/model/site-key.js';

/**
 * Returns a function from a page to its absent files and tags (by site key): other routes of the app's router render them,
 * and the route of the page does not.
 * - A common beginning of all routes of the run is the app's base path.
 * - Nothing is absent if no page of the run is on a known route.
 * - A file that the stamps of the page name is never absent.
 * - On a route that only the run has, as one of a server, no layout is absent.
 */
export function absentFiles(
  pages: readonly RoutedFile[],
  snapshots: readonly Pick<PageSnapshot, 'route'>[],
  useProvenance: boolean,
): (snapshot: Pick<PageSnapshot, 'route' | 'elements'>) => ReadonlySet<string> {
  const fitOf = (route: string, base: number): number[] =>
    pages.map(({ routes }) => Math.max(0, ...routes.map((pattern) => fit(pattern, route, base))));
  const patterns = [...new Set(pages.flatMap(({ routes }) => routes))];
  // A route with an open rest, as `/shop/*`, may contain another router with routes below.
  const isBelow = (routes: readonly string[], route: string, base: number): boolean =>
    patterns.some((outer) => {
      const length = partsOf(outer).findIndex((part) => isRest(part));
      return (
        length > 0 &&
        fit(outer, route, base) === exact &&
        routes.some((pattern) => fit(pattern, route, base + length) === exact)
      );
    });
  const bases = Array.from({ length: inCommon(snapshots.map(({ route }) => route)) + 1 }, (_, base) => base);
  const base = bases.find((length) => snapshots.some(({ route }) => fitOf(route, length).includes(exact)));
  return ({ route, elements }) => {
    if (base === undefined) return new Set();
    const fits = fitOf(route, base);
    const stamps = useProvenance ? elements.flatMap(({ sources = [] }) => sources) : [];
    const named = new Set(stamps.flatMap((stamp) => [stamp.file, siteKey(stamp)]));
    const isLaidOut = pages.some(({ layout }, at) => layout === true && fits[at] === exact);
    return new Set(
      pages.flatMap(({ file, tag, layout, routes }, at) => {
        const key = tag === undefined ? file : siteKey(tag);
        return fits[at] === 0 && !named.has(key) && (layout !== true || isLaidOut) && !isBelow(routes, route, base)
          ? [key]
          : [];
      }),
    );
  };
}

/** The fit of a route that matches without a catch-all. */
const exact = 2;

/** Returns the parts of an address. The hash of a hash router is one part. */
const partsOf = (route: string): string[] => route.split('/').filter((part) => part !== '');

/** Returns the number of parts at the beginning of all routes. */
function inCommon(routes: readonly string[]): number {
  const [first = [], ...others] = [...new Set(routes)].map(partsOf);
  if (others.length === 0) return 0;
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return differs === -1 ? first.length : differs;
}

/** Decides whether a part of a pattern matches all following parts. */
function isRest(part: string): boolean {
  return /^(?:\*|\$|:\w+\(\.\*\)\*?|:\w+[*+]|\[\.\.\..*\]|\*\*)$/.test(part);
}

/** Returns 0 if a route does not match a pattern, 1 if only a catch-all matches, 2 otherwise. */
function fit(pattern: string, route: string, base: number): 0 | 1 | 2 {
  const wanted = partsOf(pattern);
  const given = partsOf(route.replace(/[?].*$/, '')).slice(base);
  for (const [at, part] of wanted.entries()) {
    if (isRest(part)) return at === 0 || wanted[at - 1] === '#' ? 1 : 2;
    const isOptional = /^:.*\?$|^\{-\$.*\}$/.test(part);
    if (given[at] === undefined) return isOptional ? 2 : 0;
    const isAny = /^[:$]|^\[|^\{/.test(part) || given[at].startsWith(':');
    if (!isAny && part !== given[at]) return 0;
  }
  return given.length > wanted.length ? 0 : 2;
}
