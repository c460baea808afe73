import type { SceneNode } from './scene.js';

/** A field, an action or a trigger. */
export function isControl(node: SceneNode): boolean {
  if (node.kind !== 'element' || node.entry === null) return false;
  const { is } = node.entry;
  return is === 'field' || is === 'action' || is === 'trigger';
}
