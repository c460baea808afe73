import type { GroundTruthMap } from '@webmcp/contract';

/** The number of tools that the pages of a route offer. */
export interface RouteLoad {
  route: string;
  tools: number;
}

/** Counts the tools of each route, by the states in which the tools were seen, most first. */
export function toolsByRoute({ states, tools }: Pick<GroundTruthMap, 'states' | 'tools'>): RouteLoad[] {
  return [...new Set(states.map(({ route }) => route))]
    .map((route) => {
      const ids = new Set(states.filter((state) => state.route === route).map(({ id }) => id));
      return { route, tools: tools.filter((tool) => tool.states.some((id) => ids.has(id))).length };
    })
    .sort((one, other) => other.tools - one.tools || (one.route < other.route ? -1 : 1));
}
