import { actionTool } from '../group/lone-action-tools.js';
import { intentTree } from '../group/intent-tree.js';
import { intentsOf, type ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel } from '../intents/model/intent.js';
import { namesAWrite } from '../risk/words/names-a-write.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import type { AssessedTool } from './assessed-tool.js';

/**
 * Returns a tool for each opener whose part has no ready tool: an agent can open the part, and read it. The last opener that a
 * page shows counts. An opener with the name of a write is left out: a call would seem to do the write.
 */
export function openersOfHeldBack(
  tools: readonly AssessedTool[],
  appModel: AppModel,
  seen: MatchedElements,
): ToolCandidate[] {
  const ready = tools.filter(({ heldBackBy }) => heldBackBy === undefined);
  const used = new Set(ready.flatMap(({ targets }) => writtenIn(targets.candidate).flatMap(intentsOf)));
  const own = new Set(
    tools.flatMap(({ targets }) => writtenIn(targets.candidate).flatMap(({ action }) => action ?? [])),
  );
  const tree = intentTree(appModel);
  const found = new Map<number, ToolCandidate>();
  const heldBack = tools.filter(({ heldBackBy }) => heldBackBy !== undefined);
  for (const { openers } of heldBack.flatMap(({ targets }) => writtenIn(targets.candidate))) {
    const opener = openers.findLast((index) => seen.ofIntent(index).length > 0);
    const intent = appModel.intents[opener ?? -1];
    if (intent === undefined || used.has(intent.index) || own.has(intent.index)) continue;
    const tool = intent.labels.some(({ text }) => namesAWrite(text)) ? undefined : actionTool(tree, intent, new Set());
    if (tool !== undefined) found.set(intent.index, tool);
  }
  return [...found.values()];
}

/** Returns a candidate with the others that are the same tool. Each may have an opener of its own page. */
const writtenIn = (candidate: ToolCandidate): ToolCandidate[] => [candidate, ...(candidate.duplicates ?? [])];
