import type { Node } from '@babel/types';

/** Looks through parentheses, type assertions and `await`. */
export function bareExpression(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'TypeCastExpression':
    case 'ParenthesizedExpression':
      return bareExpression(node.expression);
    case 'AwaitExpression':
      return bareExpression(node.argument);
    default:
      return node;
  }
}
