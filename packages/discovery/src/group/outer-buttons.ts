import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent } from '../intents/model/intent.js';
import { confirmingButtons } from './confirm-rules.js';
import type { IntentTree } from './intent-tree.js';
import { passesState } from './shared-state.js';

type Homes = ReadonlyMap<Boundary | undefined, readonly Intent[]>;

/** Returns the buttons around a form that may submit the form: those of its dialog, or those that pass on its fields. */
export function outerButtons(tree: IntentTree, form: Boundary, homes: Homes): readonly Intent[] {
  if (form.kind !== 'form') return [];
  const ofDialog = dialogButtons(tree, form, homes);
  return ofDialog.length > 0 ? ofDialog : buttonsBeside(tree, form, homes);
}

/**
 * Returns the buttons of the dialog around a form: a dialog has its buttons in a footer. Empty if the dialog contains
 * another form or fields of its own. A dialog inside the dialog has its own forms.
 */
function dialogButtons(tree: IntentTree, form: Boundary, homes: Homes): readonly Intent[] {
  const nearest = (from: Boundary): Boundary | undefined =>
    tree.boundariesFrom(from.parent).find(({ kind }) => kind === 'form' || isOverlayKind(kind));
  const overlay = nearest(form);
  if (overlay === undefined || overlay.kind === 'form') return [];
  const forms = [...homes.keys()].filter((other) => other?.kind === 'form' && nearest(other) === overlay);
  const beside = homes.get(overlay) ?? [];
  return forms.length === 1 && beside.every(({ kind }) => kind === 'action') ? beside : [];
}

/**
 * Returns the buttons beside a form whose words submit, and that pass on at least half of its fields. A library's form
 * (`<el-form>`) often has its button outside. A button that also passes on fields of another form belongs to neither.
 */
function buttonsBeside(tree: IntentTree, form: Boundary, homes: Homes): readonly Intent[] {
  const around = tree.boundariesFrom(form.parent);
  const home = around.find(({ kind }) => kind === 'form' || kind === 'row' || isOverlayKind(kind)) ?? around.at(-1);
  const passed = (button: Intent, place: Boundary | undefined): number =>
    fieldsOf(homes.get(place)).filter((field) => passesState(button, field)).length;
  const own = fieldsOf(homes.get(form)).length;
  const others = [...homes.keys()].filter((other) => other !== form);
  const passing = (homes.get(home) ?? []).filter(
    (intent) =>
      intent.kind === 'action' &&
      passed(intent, form) > 0 &&
      passed(intent, form) * 2 >= own &&
      others.every((other) => passed(intent, other) === 0),
  );
  return confirmingButtons(passing, tree, 'form');
}

const fieldsOf = (members: readonly Intent[] = []): Intent[] => members.filter(({ kind }) => kind === 'field');
