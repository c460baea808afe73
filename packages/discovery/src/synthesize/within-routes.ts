import type { MatchedElements } from '../match/model/matched-elements.js';
import { isRowless } from './is-rowless.js';
import type { ToolTargets } from './tool-targets.js';

type MadeTool = Omit<ToolTargets, 'id'>;

/** Makes the tool from some of its elements. */
export type MakeTool = (seen: MatchedElements) => MadeTool;

/**
 * Makes a tool whose action is located on each of its routes. Two routes may show one list by different paths, and a second
 * list may have equal buttons. Then the tool keeps the most routes that locate its action together. Of equally many, the
 * routes with the fewest elements count: a page of its own shows little else. The other routes have a tool of their own, if
 * one locates its action there.
 */
export function withinRoutes(seen: MatchedElements, make: MakeTool): [MadeTool, ...MadeTool[]] {
  const whole = make(seen);
  if (isLocated(whole)) return [whole];
  const sizes = routesOf(whole);
  const routes = [...sizes.keys()].sort();
  if (routes.length < 2) return [whole];
  const groups: string[][] = [];
  // A route of a known group seldom begins a larger one, and each question makes the tool again.
  for (const seed of routes)
    if (!groups.some((group) => group.includes(seed)))
      groups.push(grown(seed, routes, (some) => isLocated(make(onRoutes(seen, some)))));
  const [best] = groups
    .filter((group) => group.length > 0)
    .sort((one, other) => other.length - one.length || sizeOf(one) - sizeOf(other));
  if (best === undefined) return [whole];
  const left = routes.filter((route) => !best.includes(route));
  const others = left.length === 0 ? [] : withinRoutes(onRoutes(seen, left), make).filter(isLocated);
  return [make(onRoutes(seen, best)), ...others];

  function sizeOf(group: readonly string[]): number {
    return group.reduce((sum, route) => sum + sizes.get(route)!, 0);
  }
}

/** Decides whether a call finds the action and, for a row action, the rows. */
const isLocated = (tool: MadeTool): boolean =>
  tool.action === null || tool.action.matchedElements.length === 0 || (tool.action.stable && !isRowless(tool));

/** Returns the routes of a tool's action, each with the number of elements on its fullest page. */
function routesOf({ action }: MadeTool): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { snapshot } of action?.matchedElements ?? [])
    sizes.set(snapshot.route, Math.max(sizes.get(snapshot.route) ?? 0, snapshot.elements.length));
  return sizes;
}

/** Returns a route and all further routes that still hold together with it. Empty if it does not hold alone. */
function grown(seed: string, routes: readonly string[], holds: (some: readonly string[]) => boolean): string[] {
  if (!holds([seed])) return [];
  const group = [seed];
  for (const route of routes) if (route !== seed && holds([...group, route])) group.push(route);
  return group;
}

function onRoutes(seen: MatchedElements, routes: readonly string[]): MatchedElements {
  const isKept = ({ snapshot }: { snapshot: { route: string } }): boolean => routes.includes(snapshot.route);
  return {
    ofIntent: (intent) => seen.ofIntent(intent).filter(isKept),
    ofBoundary: (boundary) => seen.ofBoundary(boundary).filter(isKept),
  };
}
