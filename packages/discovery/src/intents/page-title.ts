import type { DraftBoundary } from './draft.js';
import { labelsOf, readingsOf } from './readings.js';
import { descendants, type SceneNode } from './scene.js';

/** A page's title element. */
export function pageTitle(nodes: readonly SceneNode[]): DraftBoundary['labels'] {
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
