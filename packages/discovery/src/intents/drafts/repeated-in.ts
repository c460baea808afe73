import type { Source } from '@webmcp/contract';

import { runsAcrossColumns } from '../layout/table-cells.js';
import { descendants, type SceneNode } from '../scene/scene.js';

/**
 * Returns the places of the elements that the loops inside a node repeat. The node's own loop does not count. Nor do loops
 * over columns: the cells of a table's row are its own.
 */
export function repeatedIn(node: SceneNode): Source[] {
  return [...descendants(node)].flatMap((inner) =>
    inner.kind === 'loop' && !runsAcrossColumns(inner.over) ? inner.children.flatMap(rootSites) : [],
  );
}

/** Returns the places of the outermost elements of a loop's body, through components and conditions. */
function rootSites(node: SceneNode): Source[] {
  if (node.kind === 'text' || node.kind === 'loop' || isCell(node)) return [];
  const isFragment = node.kind === 'element' && (node.name === 'template' || node.name === 'Fragment');
  if (node.kind === 'element' && !isFragment) return node.sites;
  return node.children.flatMap(rootSites);
}

const isCell = (node: SceneNode): boolean => node.kind === 'element' && node.host && /^t[dh]$/.test(node.name);
