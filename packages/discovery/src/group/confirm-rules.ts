import type { Boundary, Intent } from '../intents/model/intent.js';
import { sitesKey } from '../intents/model/site-key.js';
import { rowOf, type IntentTree } from './intent-tree.js';
import { addsBlankItem } from './adds-blank-item.js';
import { isButton, submitWords } from './submit-words.js';

/** A kind of button that submits the fields of a form or dialog. */
export interface ConfirmRule {
  name: string;
  reason: string;
  /** True for a rule that holds in dialogs alone. */
  onlyInOverlays: boolean;
  /** @param buttons of the form, in document order, without the buttons that dismiss something */
  find(buttons: readonly Intent[], tree: IntentTree): Intent[];
}

/** The first rule that finds a button decides. */
export const confirmRules: readonly ConfirmRule[] = [
  {
    name: 'submit-controls',
    reason: 'HTML submits a form by them; each is a way of its own to submit it.',
    onlyInOverlays: false,
    find: (buttons) => buttons.filter(({ control }) => control === 'submit'),
  },
  {
    name: 'worded-button',
    reason:
      'Its words submit, or may submit where it has a handler and opens nothing. The main button comes last. A button that rows show, such as "Update", is one beside it. "Add product" only adds an empty item to a list of the form.',
    onlyInOverlays: false,
    find(buttons, tree) {
      const worded = buttons.filter((button) => isWorded(button, tree) && !addsBlankItem(button));
      const ofRows = worded.filter((button) => isShownByRows(button, tree));
      return [...worded.filter((button) => !ofRows.includes(button)).slice(-1), ...ofRows.slice(-1)];
    },
  },
  {
    name: 'last-button-of-a-dialog',
    reason:
      'The confirming button of a dialog may have any words: "Delete", "Ship it". A button that a loop writes for each entry of a list chooses that entry.',
    onlyInOverlays: true,
    find: (buttons, tree) =>
      buttons
        .filter((button) => tree.openedBy(button.index).length === 0 && !isOneOfEntries(button, buttons))
        .slice(-1),
  },
];

/** Returns the controls that submit a form or dialog, by {@link confirmRules}; empty if no rule finds a control. */
export function confirmingButtons(actions: readonly Intent[], tree: IntentTree, home: Boundary['kind']): Intent[] {
  const buttons = actions.filter((action) => isButton(action) && action.dismisses === undefined);
  for (const rule of confirmRules) {
    if (rule.onlyInOverlays && home === 'form') continue;
    const found = rule.find(buttons, tree);
    if (found.length > 0) return found;
  }
  return [];
}

/** Decides whether one place in the source writes a button several times: once for each entry of a written list. */
function isOneOfEntries(button: Intent, buttons: readonly Intent[]): boolean {
  return buttons.some((other) => other !== button && sitesKey(other.sites) === sitesKey(button.sites));
}

/** Decides whether a control of a row shows a button inside a form, and not the form itself. */
function isShownByRows({ boundary }: Intent, tree: IntentTree): boolean {
  const around = boundary === null ? undefined : tree.boundaries[boundary];
  if (around?.kind !== 'region') return false;
  return around.openers.some((opener) => rowOf(tree, tree.intents[opener]?.boundary ?? null) !== null);
}

function isWorded(button: Intent, tree: IntentTree): boolean {
  const words = submitWords(button);
  return words === 2 || (words === 1 && button.handlers.length > 0 && tree.openedBy(button.index).length === 0);
}
