import type { Node } from '@babel/types';

/** Returns an identifier's name, or '' for any other node. */
export function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : '';
}

/** Returns the names of a member chain; of a call, the chain that it is called on. */
export function pathOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ThisExpression') return ['this'];
  if (node.type === 'MemberExpression') return [...pathOf(node.object), nameOf(node.property)];
  if (node.type === 'CallExpression') return pathOf(node.callee).slice(0, -1);
  return [];
}
