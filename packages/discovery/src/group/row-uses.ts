import { rowOf, type IntentTree } from './intent-tree.js';
import { reachOf } from './reach-of.js';
import type { ToolCandidate } from './tool-candidate.js';

/**
 * Returns the uses of a form's dialog by the rows of a page: one dialog adds a record, and changes the record of the row
 * whose button opened it. Each row with an opener is a tool of its own, with the fields and the action of the form.
 * @param tool the form behind an opener outside of rows
 */
export function rowUses(tree: IntentTree, tool: ToolCandidate): ToolCandidate[] {
  if (tool.row !== null || tool.flow !== undefined || tool.fields.length === 0) return [];
  const dialog = tree
    .boundariesFrom(tool.container)
    .find(({ openers }) => openers.some((opener) => tool.openers.includes(opener)));
  const uses = new Map<number, ToolCandidate>();
  for (const chosenBy of dialog?.openers ?? []) {
    const row = rowOf(tree, tree.intents[chosenBy]?.boundary ?? null);
    if (row === null || uses.has(row)) continue;
    const { openers, row: reached } = reachOf(tree, tool.container, new Set(), chosenBy);
    if (reached === row && openers.includes(chosenBy))
      uses.set(row, { ...tool, kind: 'row-action', row, openers, chosenBy });
  }
  return [...uses.values()];
}
