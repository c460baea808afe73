import type { WrapperEntry } from '@webmcp/contract';

import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';

export function isField(node: SceneNode): node is SceneElement {
  return node.kind === 'element' && node.entry?.is === 'field';
}

/** Returns the fields inside a wrapper. A group counts as one field. */
export function fieldsIn(wrapper: SceneElement): SceneElement[] {
  return [...descendants(wrapper, (node) => !isField(node))].filter(isField);
}

const isRadio = ({ entry }: SceneElement): boolean => entry?.is === 'field' && entry.control === 'radio';

/** Decides whether a wrapper belongs to a control: the control is its only field, one of its radios, or has its tooltip. */
function wraps(wrapper: SceneElement, entry: WrapperEntry, control: SceneElement): boolean {
  const fields = fieldsIn(wrapper);
  if (fields.includes(control)) return fields.length === 1 || fields.every(isRadio);
  return entry.tooltip === true && control.entry?.is !== 'field' && fields.length === 0;
}

/** Returns the wrappers of a control, such as form items, innermost first. A wrapper of several fields ends a field's search. */
export function wrappersOf(control: SceneElement): { element: SceneElement; entry: WrapperEntry }[] {
  const found: { element: SceneElement; entry: WrapperEntry }[] = [];
  for (let at = control.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element' || at.entry === null) continue;
    if (at.entry.is === 'boundary' && at.entry.kind !== 'group') break;
    if (at.entry.is !== 'wrapper') continue;
    if (wraps(at, at.entry, control)) found.push({ element: at, entry: at.entry });
    else if (control.entry?.is === 'field') break;
  }
  return found;
}
