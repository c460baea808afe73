import { type PageSnapshot, type Problem, problem } from '@webmcp/contract';
import { patternOf, slugOf } from '../visit/route.js';
import type { Visit } from '../visit/visit-state.js';
import type { StateToVisit } from '../visit/state-to-visit.js';

/** An app with more pages than this needs a harness that says which of them matter. */
const mostStates = 24;

/** So many pages of one pattern of the source are looked at before the others are; the rest of it only where room is left. */
const firstOfPattern = 3;

/** Of those that are left out so many are named. */
const mostNamed = 12;

/**
 * Finds the states of an app that names none: the given routes, then the known ones and what links lead to, one of each pattern
 * (`/orders/17` and `/orders/18` are one). Of pages that share a pattern of the source (`/posts/:slug`) the first three
 * are looked at, and the others after everything else. A page that shows just what another showed is left out: hash routers show
 * their home for any route that they don't know.
 * What was found and not looked at is a problem.
 * @param known routes that the source names; less is known of them than of the given ones
 * @param sourcePatternOf the pattern of the source that a route is one of, or the route itself
 */
export async function deriveStates(
  routes: string[],
  known: string[],
  visitBatch: (batch: StateToVisit[]) => Promise<Visit[]>,
  sourcePatternOf: (route: string) => string = (route) => route,
): Promise<{ states: StateToVisit[]; visits: Visit[]; problems: Problem[] }> {
  /** Routes by their pattern that wait for room, and that had none. */
  const waiting = new Map<string, string>();
  const taken = new Map<string, number>();
  const states: StateToVisit[] = [];
  const visits: Visit[] = [];
  const patterns = new Set<string>();
  const ids = new Set<string>();
  const shown = new Set<string>();
  const given = new Set(routes);
  let batch = fresh(routes);
  while (batch.length > 0) {
    const visited = await visitBatch(batch);
    const links: string[] = states.length === 0 ? [...known] : [];
    for (const [index, state] of batch.entries()) {
      const visit = visited[index]!;
      const print = visit.snapshot === undefined ? null : printOf(visit.snapshot);
      if (print !== null && shown.has(print) && !given.has(state.route)) continue;
      if (print !== null) shown.add(print);
      states.push(state);
      visits.push(visit);
      links.push(...visit.links);
    }
    batch = fresh(links);
    if (batch.length === 0) batch = fromWaiting();
  }
  const routesLeft = [...waiting.values()];
  const named = [...routesLeft.slice(0, mostNamed), ...(routesLeft.length > mostNamed ? ['…'] : [])].join(', ');
  return {
    states,
    visits,
    problems: routesLeft.length === 0 ? [] : [problem('ROUTES_LEFT_OUT', { most: String(mostStates), routes: named })],
  };

  function fresh(found: string[]): StateToVisit[] {
    const next: StateToVisit[] = [];
    for (const route of found) {
      const pattern = patternOf(route.replace(/\?[^#]*/, ''));
      if (patterns.has(pattern) || waiting.has(pattern)) continue;
      const ofSource = sourcePatternOf(route);
      const before = taken.get(ofSource) ?? 0;
      taken.set(ofSource, before + 1);
      if (before >= firstOfPattern || patterns.size >= mostStates) waiting.set(pattern, route);
      else next.push(stateOf(pattern, route));
    }
    return next;
  }

  function fromWaiting(): StateToVisit[] {
    const next = [...waiting].slice(0, Math.max(0, mostStates - patterns.size));
    return next.map(([pattern, route]) => {
      waiting.delete(pattern);
      return stateOf(pattern, route);
    });
  }

  function stateOf(pattern: string, route: string): StateToVisit {
    patterns.add(pattern);
    return { id: freeId(slugOf(pattern)), route };
  }

  function freeId(slug: string): string {
    let id = slug;
    for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
    ids.add(id);
    return id;
  }
}

/** What a page shows, without where it was seen. */
function printOf({ elements, containers }: PageSnapshot): string {
  return JSON.stringify([
    elements.map(({ role, name, chain, attributes }) => [role, name, chain, attributes]),
    containers.map(({ kind, name, heading }) => [kind, name, heading]),
  ]);
}
