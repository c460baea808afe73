import { type PageSnapshot, type Problem, problem } from '@webmcp/contract';
import { patternOf, withoutEmptyHash } from '../reach/route.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from '../visit/visit.js';
import { isOfRecord } from './record-pages.js';
import { mostStates, RouteQueue } from './route-queue.js';
import { routesInHash } from './routes-in-hash.js';
import { sharedPattern } from './shared-pattern.js';

/** The most routes that a problem names. */
const mostNamed = 12;

/** The states of an app without a harness, with their visits. */
export interface DerivedStates {
  states: StateToVisit[];
  /** One visit for each state, in the same order. */
  visits: Visit[];
  problems: Problem[];
  /** The pattern of each route whose page other routes show as well, by route; see {@link sharedPattern}. */
  patterns: Map<string, string>;
  /** The route without data, for each route that holds data. */
  withoutData: Map<string, string>;
}

/** Returns a route of a link without data: `/people/:id`. Reads the pages that were seen so far. */
export type WithoutData = (route: string, seen: readonly PageSnapshot[]) => string;

/**
 * Finds the states of an app without named states: the given routes, then the known routes, then the routes of links.
 * One route of each pattern is a state (`/orders/17` and `/orders/18` share one). Pages with the same source pattern
 * (`/posts/:slug`) wait after the first three. A page with the same content as an earlier page is left out. Hash
 * routers show their home for an unknown route. A route that the source names with a hash is opened by that name: `/#/`
 * for `/`. If the first page puts its route into the hash, known routes are in the hash as well. Routes that were left out
 * become a problem. The routes of such pages make a pattern.
 * @param known routes that the source names
 * @param sourcePatternOf returns the source's pattern of a route, or the route itself
 * @param withoutData names the states of links
 */
export async function deriveStates(
  routes: string[],
  known: string[],
  visitBatch: (batch: StateToVisit[]) => Promise<Visit[]>,
  sourcePatternOf: (route: string) => string = (route) => route,
  withoutData: WithoutData = (route) => route,
): Promise<DerivedStates> {
  const queue = new RouteQueue(sourcePatternOf);
  const starts = routes.map((route) => known.find((one) => one !== route && withoutEmptyHash(one) === route) ?? route);
  const given = new Set(starts);
  const shown = new Map<string, string>();
  const patterns = new Map<string, string>();
  const states: StateToVisit[] = [];
  const visits: Visit[] = [];
  const named = new Set([...routes, ...known]);
  const seen = (): PageSnapshot[] => visits.flatMap(({ snapshot }) => snapshot ?? []);
  const shownAs = (route: string): string => (named.has(route) ? route : withoutData(route, seen()));
  const repeats = (same: string | undefined, visit: Visit, route: string): boolean =>
    same !== undefined && (isJoined(patterns, same, route) || !isOfPattern(visit, route, sourcePatternOf));
  let batch = queue.take(starts);
  while (batch.length > 0) {
    const visited = await visitBatch(batch);
    const links = states.length === 0 ? routesInHash(known, batch, visited) : [];
    for (const route of links) named.add(route);
    for (const [index, state] of batch.entries()) {
      const visit = visited[index]!;
      if (isForgotten(visit, state.route, { given, seen: seen(), sourcePatternOf })) continue;
      const print = visit.snapshot === undefined ? '' : printOf(visit.snapshot);
      if (!given.has(state.route) && repeats(shown.get(print), visit, state.route)) continue;
      if (print !== '') shown.set(print, state.route);
      const own = sharedPattern(patternOf(state.route), state.route);
      if (own !== undefined && own !== state.route) patterns.set(state.route, own);
      states.push(state);
      visits.push(visit);
      links.push(...visit.links);
    }
    batch = queue.take(links, shownAs);
    if (batch.length === 0) batch = queue.takeWaiting();
  }
  const hidden = states.flatMap(({ route }) => (shownAs(route) === route ? [] : [[route, shownAs(route)] as const]));
  return { states, visits, problems: leftOut(queue.waiting), patterns, withoutData: new Map(hidden) };
}

/** Makes one pattern of the routes of a page. Returns false for routes without a pattern. */
function isJoined(patterns: Map<string, string>, same: string, route: string): boolean {
  const pattern = sharedPattern(patterns.get(same) ?? same, route);
  if (pattern !== undefined) patterns.set(same, pattern);
  return pattern !== undefined;
}

/** Decides whether the source names the route by a pattern: `/board/:id?` shows one page with its parameter and without. */
const isOfPattern = ({ snapshot }: Visit, route: string, sourcePatternOf: (route: string) => string): boolean =>
  sourcePatternOf(route) !== route && snapshot?.route === route;

/**
 * Decides whether the address of a record led to a page that was seen. An app with new ids at each load does not know the
 * record of a link any more.
 */
function isForgotten(
  { snapshot }: Visit,
  route: string,
  {
    given,
    seen,
    sourcePatternOf,
  }: { given: ReadonlySet<string>; seen: readonly PageSnapshot[]; sourcePatternOf: (route: string) => string },
): boolean {
  if (
    snapshot === undefined ||
    snapshot.route === route ||
    given.has(route) ||
    !isOfRecord(sourcePatternOf(patternOf(route)))
  )
    return false;
  return seen.some((page) => page.route === snapshot.route);
}

function leftOut(routes: string[]): Problem[] {
  if (routes.length === 0) return [];
  const named = [...routes.slice(0, mostNamed), ...(routes.length > mostNamed ? ['…'] : [])].join(', ');
  return [problem('ROUTES_LEFT_OUT', { most: String(mostStates), routes: named })];
}

/** Returns the content of a page as a text, without its route. */
function printOf({ elements, containers }: PageSnapshot): string {
  return JSON.stringify([
    elements.map(({ role, name, chain, attributes }) => [role, name, chain, attributes]),
    containers.map(({ kind, name, heading }) => [kind, name, heading]),
  ]);
}
