import type { IntentTree } from './intent-tree.js';
import { reachOf } from './reach-of.js';
import type { ToolCandidate } from './tool-candidate.js';

/**
 * Returns the uses of a form's dialog by the rows of a page: one dialog adds a record, and changes the record of the row
 * whose button opened it. Each row with an opener is a tool of its own, with the fields and the action of the form. The
 * button may be in a part that the row opens, such as the details of its record.
 * @param tool the form behind an opener outside of rows
 */
export function rowUses(tree: IntentTree, tool: ToolCandidate): ToolCandidate[] {
  if (tool.row !== null || tool.flow !== undefined || tool.fields.length === 0) return [];
  const dialog = tree
    .boundariesFrom(tool.container)
    .find(({ openers }) => openers.some((opener) => tool.openers.includes(opener)));
  const uses = new Map<number, ToolCandidate>();
  for (const chosenBy of dialog?.openers ?? []) {
    const { openers, row } = reachOf(tree, tool.container, new Set(), chosenBy);
    if (row !== null && !uses.has(row) && openers.includes(chosenBy))
      uses.set(row, { ...tool, kind: 'row-action', row, openers, chosenBy });
  }
  return [...uses.values()];
}
