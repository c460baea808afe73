import type { Source } from '@webmcp/contract';

import { descendants, type SceneNode } from '../scene/scene.js';

/** Returns the places of the elements that the loops inside a node repeat. The node's own loop does not count. */
export function repeatedIn(node: SceneNode): Source[] {
  return [...descendants(node)].flatMap((inner) => (inner.kind === 'loop' ? inner.children.flatMap(rootSites) : []));
}

/** Returns the places of the outermost elements of a loop's body, through components and conditions. */
function rootSites(node: SceneNode): Source[] {
  if (node.kind === 'text' || node.kind === 'loop') return [];
  const isFragment = node.kind === 'element' && (node.name === 'template' || node.name === 'Fragment');
  if (node.kind === 'element' && !isFragment) return node.sites;
  return node.children.flatMap(rootSites);
}
