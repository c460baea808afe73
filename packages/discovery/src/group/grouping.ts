import type { AppModel, Boundary, Intent } from '../intents/model/intent.js';
import { intentTree, type IntentTree } from './intent-tree.js';
import type { ToolCandidate } from './tool-candidate.js';

/** An app model while its intents are combined into tools. */
export interface Grouping {
  tree: IntentTree;
  /** Intents by the boundary of their tool. Intents without such a boundary are under the outermost boundary. */
  homes: ReadonlyMap<Boundary | undefined, readonly Intent[]>;
  /** Actions that a tool of an earlier rule has. */
  taken: Set<number>;
  /** The map's tools that earlier rules found. */
  tools: readonly ToolCandidate[];
}

/**
 * Indexes an app model for the grouping rules.
 * @param isAmong chooses the intents that become tools; the others count as parts of tools
 */
export function groupingOf(appModel: AppModel, isAmong: (intent: Intent) => boolean = () => true): Grouping {
  const tree = intentTree(appModel);
  const homes = new Map<Boundary | undefined, Intent[]>();
  // A person narrows a list to find an item. A call names the item.
  const isTool = (intent: Intent): boolean =>
    isAmong(intent) && intent.suggestedBy === undefined && intent.narrows !== true;
  for (const intent of tree.intents.filter((one) => isTool(one) && one.onlyShows !== true)) {
    const home = tree.homeOf(intent) ?? tree.boundariesFrom(intent.boundary).at(-1);
    homes.set(home, [...(homes.get(home) ?? []), intent]);
  }
  const taken = new Set(tree.intents.filter((intent) => !isTool(intent)).map(({ index }) => index));
  return { tree, homes, taken, tools: [] };
}
