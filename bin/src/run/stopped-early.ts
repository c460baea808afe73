import type { GroundTruthMap, Problem } from '@webmcp/contract';

/** Returns the finding that the app stopped before every state was read. */
export function stoppedEarly(problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ code }) => code === 'APP_STOPPED');
}

/** Decides whether a map has states that another map lacks. A broken run must not remove states that an earlier run proved. */
export function knowsMore(earlier: GroundTruthMap, later: GroundTruthMap): boolean {
  const read = new Set(later.states.map(({ id }) => id));
  return earlier.states.some(({ id }) => !read.has(id));
}
