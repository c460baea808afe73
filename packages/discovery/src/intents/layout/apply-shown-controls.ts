import type { ActionEntry, FieldEntry } from '@webmcp/contract';

import type { ShownControl } from '../model/shown-control.js';
import { descendants, isControl, type SceneElement } from '../scene/scene.js';

/** Returns the entry for a control that a page showed, in the form of a library table. */
export function entryOfShown({ isField, control, role }: ShownControl): FieldEntry | ActionEntry {
  return isField
    ? { is: 'field', control, roles: [role], label: ['label'] }
    : { is: 'action', control, roles: [role], label: ['children', 'label', 'title'], href: ['href', 'to'] };
}

/**
 * Adds the controls that pages showed at a component's tag. The label of a single control becomes the component's
 * label. Its entry becomes the component's entry if the component has no entry. Several controls, or buttons beside
 * controls inside, become buttons that the component renders.
 * @param element a component whose content is built
 */
export function applyShownControls(element: SceneElement, [first, ...others]: readonly ShownControl[]): void {
  if (first === undefined || element.host) return;
  const isBare = element.entry === null || element.entry.is === 'wrapper';
  const holds = [...descendants(element)].some(isControl);
  if (others.length === 0 && (first.isField || !holds || isControl(element))) {
    element.pageLabel = first.label;
    if (isBare) element.entry = entryOfShown(first);
    return;
  }
  // The buttons of a dialog or menu close it, or the library table knows them.
  const isPlace = element.entry?.is === 'boundary' && /^(?:form|group|region|list)$/.test(element.entry.kind);
  if (!isBare && !isPlace) return;
  element.ownControls = [first, ...others];
  if (isBare && holds && element.ownControls.some(({ control }) => control === 'submit'))
    element.entry = { is: 'boundary', kind: 'form' };
}
