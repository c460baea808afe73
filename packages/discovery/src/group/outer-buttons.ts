import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent } from '../intents/model/intent.js';
import type { IntentTree } from './intent-tree.js';

/**
 * Returns the buttons of the dialog around a form, which may submit the form: a dialog has its buttons in a footer.
 * Empty if the dialog contains another form or fields of its own. A dialog inside the dialog has its own forms.
 */
export function outerButtons(
  tree: IntentTree,
  form: Boundary,
  homes: ReadonlyMap<Boundary | undefined, readonly Intent[]>,
): readonly Intent[] {
  if (form.kind !== 'form') return [];
  const nearest = (from: Boundary): Boundary | undefined =>
    tree.boundariesFrom(from.parent).find(({ kind }) => kind === 'form' || isOverlayKind(kind));
  const overlay = nearest(form);
  if (overlay === undefined || overlay.kind === 'form') return [];
  const forms = [...homes.keys()].filter((other) => other?.kind === 'form' && nearest(other) === overlay);
  const beside = homes.get(overlay) ?? [];
  return forms.length === 1 && beside.every(({ kind }) => kind === 'action') ? beside : [];
}
