import type { Intent } from '../intents/model/intent.js';
import { contains, type IntentTree } from './intent-tree.js';
import { passesState, runsOwnOf } from './shared-state.js';
import { isButton } from './submit-words.js';

/**
 * Returns the button that first shows the part of a field and then submits the field: it is "Edit" and "Save" in turn. Such a
 * button opens the part, and its handler passes the value of the field on.
 */
export function turningButton(tree: IntentTree, field: Intent, actions: readonly Intent[]): Intent | undefined {
  return actions.find((action) => isButton(action) && turnsFor(tree, action, field));
}

/**
 * Decides whether an action shows the part of a field, and submits the field once the part is shown. A tab that draws its
 * view by the functions of the field submits nothing: the field works by itself.
 */
export const turnsFor = (tree: IntentTree, action: Intent, field: Intent): boolean =>
  passesState(action, field) &&
  !runsOwnOf(action, field) &&
  !tree.boundariesFrom(action.boundary).some((boundary) => boundary.openers.includes(action.index)) &&
  tree.openedBy(action.index).some((boundary) => contains(tree, boundary, field));
