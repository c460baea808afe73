import { type PageSnapshot, type Problem, problem } from '@webmcp/contract';
import { patternOf, slugOf } from './route.js';
import type { Visit } from './visit-state.js';
import type { StateToVisit } from './state-to-visit.js';

/** An app with more pages than this needs a harness that says which of them matter. */
const mostStates = 24;

/** Of those that are left out so many are named. */
const mostNamed = 12;

/**
 * Finds the states of an app that names none: the given routes, then the known ones and what links lead to, one of each pattern
 * (`/orders/17` and `/orders/18` are one). A page that shows just what another showed is left out: hash routers show
 * their home for any route that they don't know.
 * What was found and not looked at is a problem.
 * @param known routes that the source names; less is known of them than of the given ones
 */
export async function deriveStates(
  routes: string[],
  known: string[],
  visitBatch: (batch: StateToVisit[]) => Promise<Visit[]>,
): Promise<{ states: StateToVisit[]; visits: Visit[]; problems: Problem[] }> {
  const left = new Map<string, string>();
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
  }
  const routesLeft = [...left.values()];
  const named = [...routesLeft.slice(0, mostNamed), ...(routesLeft.length > mostNamed ? ['…'] : [])].join(', ');
  return {
    states,
    visits,
    problems: left.size === 0 ? [] : [problem('ROUTES_LEFT_OUT', { most: String(mostStates), routes: named })],
  };

  function fresh(found: string[]): StateToVisit[] {
    const next: StateToVisit[] = [];
    for (const route of found) {
      const pattern = patternOf(route.replace(/\?[^#]*/, ''));
      if (patterns.has(pattern)) continue;
      if (patterns.size >= mostStates) {
        left.set(pattern, left.get(pattern) ?? route);
        continue;
      }
      patterns.add(pattern);
      next.push({ id: freeId(slugOf(pattern)), route });
    }
    return next;
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
