import type { GroundTruthMap, Tool } from '@webmcp/contract';

/** Returns the routes on which a tool is offered, sorted. */
export function routesOf({ states }: Pick<Tool, 'states'>, map: Pick<GroundTruthMap, 'states'>): string[] {
  return [...new Set(map.states.filter(({ id }) => states.includes(id)).map(({ route }) => route))].sort();
}
