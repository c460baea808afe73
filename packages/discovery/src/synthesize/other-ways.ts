import type { ToolCandidate } from '../group/tool-candidate.js';
import { intentTree, type IntentTree } from '../group/intent-tree.js';
import { reachOf } from '../group/reach-of.js';
import type { AppModel, Intent } from '../intents/model/intent.js';

/** The same tool behind other openers of its part. */
export interface OtherWays {
  /**
   * Lists the tool behind openers outside of rows, whose handlers set the same states to the same values. A page may show
   * one of them alone: a wide window shows one button, and a narrow window another.
   */
  alike(candidate: ToolCandidate): ToolCandidate[];
  /** Lists the tool behind openers in rows, as a tool of the row. */
  ofRows(candidate: ToolCandidate): ToolCandidate[];
}

/** Returns the other ways of each tool of an app. */
export function otherWays(appModel: AppModel): OtherWays {
  let known: IntentTree | undefined;
  const others = (candidate: ToolCandidate): { opener: Intent; openers: number[]; row: number | null }[] => {
    const last = candidate.openers.at(-1);
    if (last === undefined || candidate.row !== null) return [];
    const tree = (known ??= intentTree(appModel));
    const part = tree.boundariesFrom(candidate.container).find(({ openers }) => openers.includes(last));
    return (part?.openers ?? []).flatMap((index) => {
      const opener = tree.intents[index];
      if (index === last || opener === undefined) return [];
      const { openers, row } = reachOf(tree, candidate.container, new Set(), index);
      return openers.includes(index) ? [{ opener, openers, row }] : [];
    });
  };
  return {
    alike(candidate) {
      const last = candidate.openers.at(-1);
      const sets = setsOf(last === undefined ? undefined : appModel.intents[last]);
      return others(candidate).flatMap(({ opener, openers, row }) => {
        const chosen = candidate.chosenBy === last ? { chosenBy: opener.index } : {};
        return row === null && setsOf(opener) === sets ? [{ ...candidate, openers, ...chosen }] : [];
      });
    },
    ofRows: (candidate) =>
      others(candidate).flatMap(({ opener, openers, row }) =>
        row === null || candidate.fields.length > 0
          ? []
          : [{ ...candidate, kind: 'row-action' as const, row, openers, chosenBy: opener.index }],
      ),
  };
}

/** Returns the states that the handlers of an opener set, with the values, as one text. */
const setsOf = (intent: Intent | undefined): string =>
  (intent?.handlers ?? [])
    .flatMap(({ sets }) => sets.map(({ state, value }) => `${state}=${JSON.stringify(value)}`))
    .sort()
    .join();
