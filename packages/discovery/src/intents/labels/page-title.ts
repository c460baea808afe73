import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import { descendants, type SceneNode } from '../scene/scene.js';

const isInHead = (node: SceneNode): boolean => node.kind !== 'element' || (node.name !== 'body' && node.name !== 'svg');

/** Returns the labels of a page's `<title>`. A drawing's `<title>` does not count. */
export function pageTitle(nodes: readonly SceneNode[]): FoundLabel[] {
  const title = nodes
    .flatMap((node) => [node, ...descendants(node, isInHead)])
    .find((node) => node.kind === 'element' && node.name === 'title');
  const texts = title?.children.flatMap((child) => (child.kind === 'text' ? readingsOf(child.value) : []));
  return labelsOf(texts ?? [], 'title');
}
