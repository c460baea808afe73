import type { WrapperEntry } from '@webmcp/contract';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';

export function isField(node: SceneNode): node is SceneElement {
  return node.kind === 'element' && node.entry?.is === 'field';
}

/** The fields that a wrapper holds; what a group holds counts as the group. */
export function fieldsIn(wrapper: SceneElement): SceneElement[] {
  return [...descendants(wrapper, (node) => !isField(node))].filter(isField);
}

/** The wrappers (form items, form controls) that hold this control alone, innermost first. */
export function wrappersOf(element: SceneElement): { element: SceneElement; entry: WrapperEntry }[] {
  const found: { element: SceneElement; entry: WrapperEntry }[] = [];
  for (let at = element.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element' || at.entry === null) continue;
    if (at.entry.is === 'boundary' && at.entry.kind !== 'group') break;
    if (at.entry.is !== 'wrapper') continue;
    const fields = fieldsIn(at);
    const alone = fields.length === 1 && fields[0] === element;
    const radios =
      fields.length > 1 &&
      fields.includes(element) &&
      fields.every((field) => field.entry?.is === 'field' && field.entry.control === 'radio');
    const hint = at.entry.tooltip === true && element.entry?.is !== 'field' && fields.length === 0;
    if (alone || radios || hint) found.push({ element: at, entry: at.entry });
    else if (element.entry?.is === 'field') break;
  }
  return found;
}
