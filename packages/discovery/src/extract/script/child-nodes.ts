import type { Node } from '@babel/types';

const skipped = new Set([
  'type',
  'start',
  'end',
  'loc',
  'range',
  'extra',
  'errors',
  'tokens',
  'directives',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
  'predicate',
]);

/** A node's children in the order of its keys, types left out. */
export function childNodes(node: Node): Node[] {
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (skipped.has(key)) continue;
    if (Array.isArray(value)) {
      for (const entry of value) if (isNode(entry)) children.push(entry);
    } else if (isNode(value)) children.push(value);
  }
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
