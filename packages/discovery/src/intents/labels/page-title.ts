import { labelsOf, readingsOf, type FoundLabel } from '../readings/value-readings.js';
import { descendants, type SceneNode } from '../scene/scene.js';

/** A page's title element. */
export function pageTitle(nodes: readonly SceneNode[]): FoundLabel[] {
  for (const node of nodes) {
    for (const one of [
      node,
      ...descendants(node, (inner) => inner.kind !== 'element' || (inner.name !== 'body' && inner.name !== 'svg')),
    ]) {
      if (one.kind === 'element' && one.name === 'title') {
        return labelsOf(
          one.children.flatMap((child) => (child.kind === 'text' ? readingsOf(child.value) : [])),
          'title',
        );
      }
    }
  }
  return [];
}
