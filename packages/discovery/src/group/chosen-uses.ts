import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent } from '../intents/model/intent.js';
import { contains, rowOf, type IntentTree } from './intent-tree.js';
import { reachOf } from './reach-of.js';
import { usesOfRows } from './row-uses.js';
import type { ToolCandidate } from './tool-candidate.js';

/**
 * Returns the uses of a form's dialog by the buttons of a page that choose its kind: one button opens it for an income, and
 * another for an expense. Each button also sets one state to a literal of its own, such as `edit` to true and to false.
 * Then each is a tool with its own way, and the button names the tool. Any other form has one use.
 */
export function chosenUses(tree: IntentTree, tool: ToolCandidate): ToolCandidate[] {
  if (tool.row !== null) return usesOfRows(tree, tool);
  if (tool.flow !== undefined || tool.fields.length === 0) return [tool];
  const dialog = tree
    .boundariesFrom(tool.container)
    .find(({ openers }) => openers.some((opener) => tool.openers.includes(opener)));
  if (dialog === undefined) return [tool];
  const outside = dialog.openers
    .map((opener) => tree.intents[opener])
    .filter((intent) => intent !== undefined)
    .filter((intent) => rowOf(tree, intent.boundary) === null && !contains(tree, dialog, intent));
  const uses = choosing(outside, dialog).flatMap(({ index: chosenBy }) => {
    const { openers, row } = reachOf(tree, tool.container, new Set(), chosenBy);
    return row === null && openers.includes(chosenBy) ? [{ ...tool, openers, chosenBy }] : [];
  });
  return uses.length > 1 ? uses : [tool];
}

/**
 * Returns the openers that set one state to literals, each to another one. The state that shows the dialog counts only for
 * texts: `setForm('income')` and `setForm('expense')` open one dialog, which any text shows.
 */
function choosing(openers: readonly Intent[], dialog: Boundary): readonly Intent[] {
  const { shownBy, shownValue, shownNot, shownOneOf, kind } = dialog;
  const chosen = new Map<string, Map<string, Intent>>();
  const isAny = shownValue === undefined && shownNot === undefined && shownOneOf === undefined;
  const isAnyText = isAny && isOverlayKind(kind);
  for (const opener of openers) {
    for (const { state, value } of opener.handlers.flatMap(({ sets }) => sets)) {
      if (value === undefined || value === null) continue;
      if (state === shownBy && !(isAnyText && typeof value === 'string')) continue;
      const values = chosen.get(state) ?? new Map<string, Intent>();
      chosen.set(state, values.set(String(value), values.get(String(value)) ?? opener));
    }
  }
  return [...chosen.values()]
    .map((values) => [...new Set(values.values())])
    .reduce((best, one) => (one.length > best.length ? one : best), []);
}
