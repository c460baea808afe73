import type { Node } from '@babel/types';

const skipped = new Set([
  'loc',
  'extra',
  'errors',
  'tokens',
  'range',
  'leadingComments',
  'trailingComments',
  'innerComments',
]);

/**
 * Visits the nodes of a syntax tree, a node before the nodes below it. The visit may change the node in place. Does
 * not recurse.
 */
export function walkNodes(root: Node, visit: (node: Node) => void): void {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(node);
    for (const child of childNodes(node)) open.push(child);
  }
}

/** Returns the nodes directly below a node of a syntax tree, in source order. */
export function childNodes(node: Node): Node[] {
  const found: Node[] = [];
  for (const key in node) {
    if (skipped.has(key)) continue;
    const value: unknown = Reflect.get(node, key);
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) found.push(each);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
