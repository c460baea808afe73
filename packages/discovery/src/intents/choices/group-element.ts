import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';

/** Returns the fieldset or named group around controls, if no other field is inside. */
export function groupElement(members: readonly SceneElement[]): SceneElement | undefined {
  const [first] = members;
  const group = first === undefined ? undefined : boundaryAround(first);
  if (group?.entry?.is !== 'boundary' || group.entry.kind !== 'group') return undefined;
  const isOther = (node: SceneNode): boolean =>
    node.kind === 'element' && node.entry?.is === 'field' && !members.includes(node);
  return [...descendants(group)].some(isOther) ? undefined : group;
}

/** Returns the innermost boundary element around a node. */
export function boundaryAround(node: SceneNode): SceneElement | undefined {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.kind === 'element' && at.entry?.is === 'boundary') return at;
  }
  return undefined;
}

/** Returns the group field around a choice, such as a radiogroup or a library's RadioGroup, inside the same boundary. */
export function groupFieldAround(choice: SceneElement): SceneElement | undefined {
  for (let at = choice.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element') continue;
    if (at.entry?.is === 'field' && at.entry.group === true) return at;
    if (at.entry?.is === 'boundary' && at.entry.kind !== 'group') return undefined;
  }
  return undefined;
}
