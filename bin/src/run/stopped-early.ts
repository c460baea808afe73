import type { GroundTruthMap, Problem } from '@webmcp/contract';

/** The finding that the app went before all of it was read. */
export function stoppedEarly(problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ code }) => code === 'APP_STOPPED');
}

/** Whether a map knows states that another does not: one of a broken run would take away what an earlier one proved. */
export function knowsMore(earlier: GroundTruthMap, later: GroundTruthMap): boolean {
  const read = new Set(later.states.map(({ id }) => id));
  return earlier.states.some(({ id }) => !read.has(id));
}
