import { type PageSnapshot, type Problem, problem } from '@webmcp/contract';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from '../visit/visit.js';
import { mostStates, RouteQueue } from './route-queue.js';

/** The most routes that a problem names. */
const mostNamed = 12;

/** The states of an app without a harness, with their visits. */
export interface DerivedStates {
  states: StateToVisit[];
  /** One visit for each state, in the same order. */
  visits: Visit[];
  problems: Problem[];
}

/**
 * Finds the states of an app without named states: the given routes, then the known routes, then the routes of links.
 * One route of each pattern is a state (`/orders/17` and `/orders/18` share one). Pages with the same source pattern
 * (`/posts/:slug`) wait after the first three. A page with the same content as an earlier page is left out. Hash
 * routers show their home for an unknown route. Routes that were left out become a problem.
 * @param known routes that the source names
 * @param sourcePatternOf returns the source's pattern of a route, or the route itself
 */
export async function deriveStates(
  routes: string[],
  known: string[],
  visitBatch: (batch: StateToVisit[]) => Promise<Visit[]>,
  sourcePatternOf: (route: string) => string = (route) => route,
): Promise<DerivedStates> {
  const queue = new RouteQueue(sourcePatternOf);
  const given = new Set(routes);
  const shown = new Set<string>();
  const states: StateToVisit[] = [];
  const visits: Visit[] = [];
  let batch = queue.take(routes);
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
    batch = queue.take(links);
    if (batch.length === 0) batch = queue.takeWaiting();
  }
  return { states, visits, problems: leftOut(queue.waiting) };
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
