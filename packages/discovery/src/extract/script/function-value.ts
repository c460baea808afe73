import type {
  ArrowFunctionExpression,
  ClassMethod,
  FunctionDeclaration,
  FunctionExpression,
  Node,
  ObjectMethod,
} from '@babel/types';

import type { TemplateNode, Value } from '../facts.js';
import { childNodes } from './child-nodes.js';
import { handlerFactsOf } from './handler-facts.js';
import { bareExpression } from './path-of.js';
import { sourceAt, type ScriptContext } from './script-context.js';

export type FunctionNode =
  | ArrowFunctionExpression
  | FunctionExpression
  | FunctionDeclaration
  | ObjectMethod
  | ClassMethod;

/**
 * A function as a value: the names of its parameters (`''` for a destructured one, `...rest` for a rest parameter), what
 * it does, and the markup it returns where the context can translate it.
 */
export function functionValue(node: FunctionNode, context: ScriptContext): Value {
  const value: Value = {
    kind: 'function',
    params: node.params.map(paramName),
    does: handlerFactsOf(node, context),
    at: sourceAt(node, context),
  };
  const returns = context.markupOf === undefined ? [] : returnedMarkup(node, context);
  return returns.length === 0 ? value : { ...value, returns };
}

/** Whether a node is a function with a body of its own. */
export function isFunction(node: Node): node is FunctionNode {
  return (
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionExpression' ||
    node.type === 'FunctionDeclaration' ||
    node.type === 'ObjectMethod' ||
    node.type === 'ClassMethod'
  );
}

/** The name of a parameter: `''` for a destructured one, `...rest` for a rest parameter. */
export function paramName(param: Node): string {
  if (param.type === 'Identifier') return param.name;
  if (param.type === 'AssignmentPattern') return paramName(param.left);
  if (param.type === 'RestElement') return `...${paramName(param.argument)}`;
  return param.type === 'TSParameterProperty' ? paramName(param.parameter) : '';
}

function returnedMarkup(node: FunctionNode, context: ScriptContext): TemplateNode[] {
  const markup = (expression: Node): TemplateNode[] => {
    const bare = bareExpression(expression);
    if (bare.type === 'JSXElement' || bare.type === 'JSXFragment') return context.markupOf?.(bare) ?? [];
    if (bare.type === 'ConditionalExpression') return [...markup(bare.consequent), ...markup(bare.alternate)];
    return bare.type === 'LogicalExpression' ? markup(bare.right) : [];
  };
  if (node.body.type !== 'BlockStatement') return markup(node.body);
  const found: TemplateNode[] = [];
  const visit = (child: Node): void => {
    if (isFunction(child)) return;
    if (child.type === 'ReturnStatement') {
      if (child.argument) found.push(...markup(child.argument));
    } else for (const next of childNodes(child)) visit(next);
  };
  visit(node.body);
  return found;
}
