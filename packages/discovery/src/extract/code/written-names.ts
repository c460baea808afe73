import type { Node } from '@babel/types';

/** Returns the last name of an expression: `choose` of `this.list.choose`. Empty if the source writes no name. */
export const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : (memberName(node) ?? ''));

/** Returns the name of a member that is written out: `save` of `acts.save`, `acts['save']` and `this.#save`. */
export function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
  if (node.computed) return literalOf(node.property);
  if (node.property.type === 'PrivateName') return node.property.id.name;
  return node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** Returns a text that is written out. */
export function literalOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}
