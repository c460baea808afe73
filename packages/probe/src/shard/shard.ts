import type { Beginning } from '../harness/states/look.js';
import { patternOf } from '../harness/reach/route.js';

/** One part of a run that is split over machines. */
export interface Shard {
  /** From 1 to `count`. */
  index: number;
  count: number;
  /** Returns the cost of a named state, or of a route, in any unit. Every part must use the same costs. */
  costOf(state: string): number;
}

/** The states of one part, and a test for the routes that other parts begin with. */
export interface OwnPart {
  beginning: Beginning;
  isOfOthers(route: string): boolean;
}

/**
 * Returns the states that one part of a run begins with. The costliest state goes first, to the part with the least cost so
 * far. Each part computes the same split. Routes of one pattern stay together, because a run visits only the first of them.
 */
export function ownPart(beginning: Beginning, shard: Shard): OwnPart {
  if ('named' in beginning) {
    const owners = split([...new Set(beginning.named.map(({ id }) => id))], shard);
    const named = beginning.named.filter(({ id }) => owners.get(id) === shard.index);
    return { beginning: { named }, isOfOthers: () => false };
  }
  const all = [...beginning.routes, ...beginning.known];
  const owners = split([...new Set(all.map(withoutQuery))], shard);
  const isOwn = (route: string): boolean => owners.get(withoutQuery(route)) === shard.index;
  return {
    beginning: { routes: all.filter(isOwn), known: [] },
    isOfOthers: (route) => (owners.get(withoutQuery(route)) ?? shard.index) !== shard.index,
  };
}

const withoutQuery = (route: string): string => patternOf(route.replace(/\?[^#]*/, ''));

/** Returns the part of each state, from 1. */
function split(states: readonly string[], { count, costOf }: Shard): Map<string, number> {
  const costs = Array.from({ length: count }, () => 0);
  const byCost = states.map((state) => ({ state, cost: costOf(state) })).sort((one, other) => other.cost - one.cost);
  return new Map(
    byCost.map(({ state, cost }) => {
      const least = costs.indexOf(Math.min(...costs));
      costs[least] = (costs[least] ?? 0) + cost;
      return [state, least + 1];
    }),
  );
}
