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

/** Visits a syntax tree's nodes, a node before what is below it; the visit may change the node in place. No recursion. */
export function walkNodes(root: Node, visit: (node: Node) => void): void {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(node);
    for (const key in node) {
      if (skipped.has(key)) continue;
      const value: unknown = Reflect.get(node, key);
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value)) {
        for (const entry of value) if (isNode(entry)) open.push(entry);
      } else if (isNode(value)) open.push(value);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
