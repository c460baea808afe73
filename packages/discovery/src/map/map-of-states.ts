import type { GroundTruthMap } from '@webmcp/contract';

/**
 * Returns the part of a map that a run on some states can make: these states, and the tools that were seen in them. An
 * empty list means every state.
 */
export function mapOfStates(map: GroundTruthMap, only: readonly string[]): GroundTruthMap {
  if (only.length === 0) return map;
  const wanted = new Set(only);
  return {
    ...map,
    states: map.states.filter(({ id }) => wanted.has(id)),
    tools: map.tools.flatMap((tool) => {
      const states = tool.states.filter((id) => wanted.has(id));
      return states.length > 0 || tool.states.length === 0 ? [{ ...tool, states }] : [];
    }),
  };
}
