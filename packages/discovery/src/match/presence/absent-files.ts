import type { PageSnapshot } from '@webmcp/contract';

import type { RoutedFile } from '../../routes/pages-in.js';
import { siteKey } from '../../intents/model/site-key.js';

/**
 * The files, and the tags by their keys, of which nothing is on a page by the app's own router: other routes show them and this one does not. None where
 * no page of the run is on any of the routes; never one that the page itself names as what made it. What all pages of the run
 * have before their routes is the app's base path.
 * Where a route is the run's alone, as one that a server adds, no layout is known to be around it, and any may be.
 */
export function absentFiles(
  pages: readonly RoutedFile[],
  snapshots: readonly Pick<PageSnapshot, 'route'>[],
  useProvenance: boolean,
): (snapshot: Pick<PageSnapshot, 'route' | 'elements'>) => ReadonlySet<string> {
  const fitOf = (route: string, base: number): number[] =>
    pages.map(({ routes }) => Math.max(0, ...routes.map((pattern) => fit(pattern, route, base))));
  const patterns = [...new Set(pages.flatMap(({ routes }) => routes))];
  // A route that leaves its rest open, as `/shop/*`, may hold a router of its own, whose routes begin below it.
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

const exact = 2;

/** Parts of an address; the hash that a router keeps its route in is one of them. */
const partsOf = (route: string): string[] => route.split('/').filter((part) => part !== '');

/** How many parts all routes begin with. */
function inCommon(routes: readonly string[]): number {
  const [first = [], ...others] = [...new Set(routes)].map(partsOf);
  if (others.length === 0) return 0;
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return differs === -1 ? first.length : differs;
}

/** Whether a part of a pattern stands for all that follows. */
function isRest(part: string): boolean {
  return /^(?:\*|\$|:\w+\(\.\*\)\*?|:\w+[*+]|\[\.\.\..*\]|\*\*)$/.test(part);
}

/** 0 where a route cannot be of a pattern, 1 where only a catch-all says so, else 2. */
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
