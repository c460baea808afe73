import type { Node } from '@babel/types';

import { bareExpression } from '../../script/path-of.js';

/** The parts of a member chain: the expression that it starts from and the names below, or null for a computed key. */
export interface MemberChain {
  base: Node;
  /** The keys, outermost last. A key that is only known at run time is its node. */
  keys: (string | Node)[];
}

/** Splits `a.b['c'].d` into its base and keys. */
export function memberChain(node: Node): MemberChain {
  const keys: (string | Node)[] = [];
  let base = bareExpression(node);
  while (base.type === 'MemberExpression' || base.type === 'OptionalMemberExpression') {
    keys.push(memberKey(base.property, base.computed));
    base = bareExpression(base.object);
  }
  return { base, keys: keys.reverse() };
}

function memberKey(property: Node, computed: boolean): string | Node {
  if (!computed) {
    if (property.type === 'Identifier') return property.name;
    return property.type === 'PrivateName' ? `#${property.id.name}` : property;
  }
  const key = bareExpression(property);
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? key;
  return key;
}

/** Returns the key of a property, or null if it is computed. */
export function propertyKey(key: Node, computed: boolean): string | null {
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  return key.type === 'Identifier' && !computed ? key.name : null;
}
