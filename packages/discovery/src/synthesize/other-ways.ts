import type { ToolCandidate } from '../group/tool-candidate.js';
import { intentTree, rowOf, type IntentTree } from '../group/intent-tree.js';
import { reachOf } from '../group/reach-of.js';
import type { AppModel, Intent } from '../intents/model/intent.js';

/**
 * Returns a function that lists the same tool behind other openers of its part. Such an opener is outside of rows, and its
 * handlers set the same states to the same values. A page may show one of them alone: a wide window shows one button, and a
 * narrow window another.
 */
export function otherWays(appModel: AppModel): (candidate: ToolCandidate) => ToolCandidate[] {
  let known: IntentTree | undefined;
  return (candidate) => {
    const last = candidate.openers.at(-1);
    if (last === undefined || candidate.row !== null) return [];
    const tree = (known ??= intentTree(appModel));
    const part = tree.boundariesFrom(candidate.container).find(({ openers }) => openers.includes(last));
    const sets = setsOf(tree.intents[last]);
    return (part?.openers ?? []).flatMap((opener) => {
      const intent = tree.intents[opener];
      if (opener === last || intent === undefined || rowOf(tree, intent.boundary) !== null) return [];
      if (setsOf(intent) !== sets) return [];
      const { openers, row } = reachOf(tree, candidate.container, new Set(), opener);
      const chosen = candidate.chosenBy === last ? { chosenBy: opener } : {};
      return row === null && openers.includes(opener) ? [{ ...candidate, openers, ...chosen }] : [];
    });
  };
}

/** Returns the states that the handlers of an opener set, with the values, as one text. */
const setsOf = (intent: Intent | undefined): string =>
  (intent?.handlers ?? [])
    .flatMap(({ sets }) => sets.map(({ state, value }) => `${state}=${JSON.stringify(value)}`))
    .sort()
    .join();
