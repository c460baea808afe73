import type { ReachStep, State } from '@webmcp/contract';

import { trustedSteps } from './step-target.js';

/**
 * Returns the steps into each explored state, if each step is trusted (see `step-target.ts`). A click in a row is left out,
 * because a call would always click the first row.
 */
export function trustedWays(states: readonly State[], threshold: number): Map<string, ReachStep[]> {
  return new Map(
    states.flatMap(({ id, from, reach = [] }) => {
      const isInRow = reach.some((step) => step.do === 'click' && step.row !== undefined);
      const steps = from !== 'explored' || isInRow ? undefined : trustedSteps(reach, threshold);
      return steps === undefined || steps.length === 0 ? [] : [[id, steps] as const];
    }),
  );
}

/** Returns the shortest way into a tool's states. Undefined if a state that is not explored shows the tool. */
export function exploredReach(
  states: readonly string[],
  ways: ReadonlyMap<string, ReachStep[]>,
): ReachStep[] | undefined {
  const found = states.map((state) => ways.get(state));
  return found.includes(undefined) ? undefined : found.sort((a, b) => (a?.length ?? 0) - (b?.length ?? 0))[0];
}
