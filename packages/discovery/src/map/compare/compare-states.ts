import type { GroundTruthMap } from '@webmcp/contract';

import { difference } from './difference.js';
import type { Differences } from './change.js';
import { coverageFall } from './compare-coverage.js';

/** Compares the states of two maps: their routes, and the share of their elements in tools. */
export function compareStates(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const before = new Set(committed.states.map(({ id }) => id));
  const after = new Map(fresh.states.map((state) => [state.id, state]));
  return {
    drift: committed.states.flatMap((state) => {
      const { id, route } = state;
      const now = after.get(id);
      const at = { states: [id], where: id };
      if (now === undefined) return [difference('state-removed', `State ${id} is gone`, { states: [id] })];
      const moved = `State ${id} was at ${route} and is at ${now.route}`;
      return [
        ...(now.route === route ? [] : [difference('state-moved', moved, at)]),
        ...coverageFall(state, now).map((what) => difference('coverage-fell', what, at)),
      ];
    }),
    notes: fresh.states
      .filter(({ id }) => !before.has(id))
      .map(({ id }) => ({ what: `State ${id} is new`, states: [id] })),
  };
}
