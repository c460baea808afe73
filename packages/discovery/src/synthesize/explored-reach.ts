import type { ReachStep, State } from '@webmcp/contract';

/**
 * Returns the steps into each explored state whose every step is stable. Half a way reaches no tool. A click in a row
 * is left out, because a call would always click the first row.
 */
export function trustedWays(states: readonly State[], threshold: number): Map<string, ReachStep[]> {
  return new Map(
    states.flatMap(({ id, from, reach }) =>
      from === 'explored' && reach?.every((step) => isTrusted(step, threshold)) === true ? [[id, reach] as const] : [],
    ),
  );
}

function isTrusted(step: ReachStep, threshold: number): boolean {
  if (step.do === 'navigate') return true;
  return step.target.confidence >= threshold && !(step.do === 'click' && step.row !== undefined);
}

/** Returns the shortest way into a tool's states. Undefined if a state that is not explored shows the tool. */
export function exploredReach(
  states: readonly string[],
  ways: ReadonlyMap<string, ReachStep[]>,
): ReachStep[] | undefined {
  const found = states.map((state) => ways.get(state));
  return found.includes(undefined) ? undefined : found.sort((a, b) => (a?.length ?? 0) - (b?.length ?? 0))[0];
}
