import type { Boundary, Intent } from '../intents/model/intent.js';
import { contains, rowOf, type IntentTree } from './intent-tree.js';
import { reachOf } from './reach-of.js';
import type { ToolCandidate } from './tool-candidate.js';

/**
 * Returns the uses of a form's dialog by the rows of a page: one dialog adds a record, and changes the record of the row
 * whose button opened it. Each row with an opener is a tool of its own, with the fields and the action of the form. The
 * button may be in a part that the row opens, such as the details of its record.
 * @param tool the form behind an opener outside of rows
 * @param others all tools with forms. A button that leads to one of them is no further way to the same form.
 */
export function rowUses(tree: IntentTree, tool: ToolCandidate, others: readonly ToolCandidate[] = []): ToolCandidate[] {
  if (tool.row !== null) return [];
  const uses = usesByOpeners(tree, tool);
  return [...uses, ...filledUses(tree, tool, [...uses, ...others])];
}

/**
 * Returns the uses of a form's dialog by the rows of several lists: "Edit" of a card, and "Add card" of a column. A form with
 * one kind of row has one use.
 * @param tool the form behind an opener in a row
 */
export function usesOfRows(tree: IntentTree, tool: ToolCandidate): ToolCandidate[] {
  const chosenBy = tool.openers.at(-1);
  const others = tool.row === null || chosenBy === undefined ? [] : usesByOpeners(tree, tool);
  return others.length === 0 ? [tool] : [{ ...tool, chosenBy: chosenBy! }, ...others];
}

function usesByOpeners(tree: IntentTree, tool: ToolCandidate): ToolCandidate[] {
  if (tool.flow !== undefined || tool.fields.length === 0) return [];
  const dialog = tree
    .boundariesFrom(tool.container)
    .find(({ openers }) => openers.some((opener) => tool.openers.includes(opener)));
  const uses = new Map<number, ToolCandidate>();
  for (const chosenBy of dialog?.openers ?? []) {
    const { openers, row } = reachOf(tree, tool.container, new Set(), chosenBy);
    if (row !== null && row !== tool.row && !uses.has(row) && openers.includes(chosenBy))
      uses.set(row, { ...tool, kind: 'row-action', row, openers, chosenBy });
  }
  return [...uses.values()];
}

/** Returns the uses of a form that is always there by the rows whose buttons fill it with their record. */
function filledUses(tree: IntentTree, tool: ToolCandidate, known: readonly ToolCandidate[]): ToolCandidate[] {
  const form = tree.boundariesFrom(tool.container).find(({ filledBy = [] }) => filledBy.length > 0);
  // With a second button, nobody knows which of both changes the record.
  if (form === undefined || submitsOf(tree, form).some(({ index }) => index !== tool.action)) return [];
  return usesOf(tree, tool, form, known);
}

/**
 * Returns the uses of fields outside of forms by the rows whose buttons fill them.
 * @param others all tools of such fields. A second button of the same fields leaves open which of both changes the record.
 */
export function formlessRowUses(
  tree: IntentTree,
  tool: ToolCandidate,
  others: readonly ToolCandidate[],
): ToolCandidate[] {
  const [first] = tool.fields;
  if (tool.row !== null || tool.action === null || first === undefined) return [];
  const group = tree.boundariesFrom(tree.intents[first]?.boundary ?? null).find(({ kind }) => kind === 'group');
  if (group?.filledBy === undefined) return [];
  const isShared = others.some((other) => other !== tool && other.fields.some((field) => tool.fields.includes(field)));
  return isShared ? [] : usesOf(tree, tool, group, []).flatMap((use) => withOwnButton(tree, use));
}

/**
 * Gives a use the button that is only shown for it: "Update", which "Edit" shows in place of "Add". With two such buttons,
 * nobody knows which of both changes the record.
 */
function withOwnButton(tree: IntentTree, use: ToolCandidate): ToolCandidate[] {
  const shown = tree.openedBy(use.chosenBy ?? -1).filter(({ shownBy }) => shownBy !== undefined);
  const submits = new Set(shown.flatMap((part) => submitsOf(tree, part)));
  const [own, ...more] = submits;
  if (own === undefined) return [use];
  return more.length > 0 ? [] : [{ ...use, action: own.index }];
}

function usesOf(
  tree: IntentTree,
  tool: ToolCandidate,
  form: Boundary,
  known: readonly ToolCandidate[],
): ToolCandidate[] {
  const uses = new Map<number, ToolCandidate>();
  for (const chosenBy of form.filledBy ?? []) {
    const boundary = tree.intents[chosenBy]?.boundary ?? null;
    const row = rowOf(tree, boundary);
    const isKnown = known.some(({ container, openers }) => container === tool.container && openers.includes(chosenBy));
    if (row === null || isKnown || uses.has(row)) continue;
    const openers = [...reachOf(tree, boundary).openers, chosenBy];
    uses.set(row, { ...tool, kind: 'row-action', row, openers, chosenBy });
  }
  return [...uses.values()];
}

const submitsOf = (tree: IntentTree, form: Boundary): Intent[] =>
  tree.intents.filter(
    (intent) =>
      intent.kind === 'action' &&
      intent.control !== 'reset' &&
      intent.control !== 'link' &&
      intent.dismisses === undefined &&
      contains(tree, form, intent),
  );
