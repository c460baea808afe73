import type { Node, VariableDeclarator } from '@babel/types';

import type { HandlerFacts, Value } from '../facts.js';
import { childNodes } from './child-nodes.js';
import { isFunction, paramName, type FunctionNode } from './function-value.js';
import { bareExpression, pathOf } from './path-of.js';
import { sourceAt, type ScriptContext } from './script-context.js';
import { argumentValues, propertyKey, valueOf } from './value-of-expression.js';

/**
 * What a function, or a list of statements or expressions, does: its calls and assignments in source order. Functions
 * that are passed to a call are read where they are passed, local functions where they are first called; constants of
 * the function itself are put in for the names.
 */
export function handlerFactsOf(code: FunctionNode | readonly Node[], context: ScriptContext): HandlerFacts {
  const facts: HandlerFacts = { calls: [], assigns: [] };
  const nodes: readonly Node[] = Array.isArray(code) ? code : [code];
  const [first] = nodes;
  const run = { facts, functions: new Map<string, FunctionNode>() };
  if (nodes.length === 1 && first !== undefined && isFunction(first)) walkFunction(first, context, run);
  else walkBlock(nodes, context, run);
  return facts;
}

interface Run {
  facts: HandlerFacts;
  /** Local functions that were not called yet. */
  functions: Map<string, FunctionNode>;
}

function walkFunction(node: FunctionNode, context: ScriptContext, run: Run): void {
  const inner = without(context, node.params.flatMap(boundNames));
  for (const param of node.params) if (param.type === 'AssignmentPattern') walk(param.right, inner, run);
  if (node.body.type === 'BlockStatement') walkBlock(node.body.body, inner, run);
  else walk(node.body, inner, run);
}

function walkBlock(statements: readonly Node[], context: ScriptContext, run: Run): void {
  let scope = context;
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration' && statement.id) run.functions.set(statement.id.name, statement);
  }
  for (const statement of statements) {
    if (statement.type !== 'VariableDeclaration') {
      walk(statement, scope, run);
      continue;
    }
    for (const declarator of statement.declarations) {
      scope = declare(declarator, statement.kind === 'const', scope, run);
    }
  }
}

/** Reads one declaration and gives the scope for what follows it. */
function declare(declarator: VariableDeclarator, constant: boolean, context: ScriptContext, run: Run): ScriptContext {
  const scope = without(context, boundNames(declarator.id));
  if (!declarator.init) return scope;
  const init = bareExpression(declarator.init);
  if (isFunction(init)) {
    if (declarator.id.type === 'Identifier') run.functions.set(declarator.id.name, init);
    return scope;
  }
  walk(init, context, run);
  if (!constant) return scope;
  const known = knownConstants(declarator.id, valueOf(init, context));
  return known.size === 0 ? scope : { ...scope, constants: new Map([...(scope.constants ?? []), ...known]) };
}

/** The names that a constant's declaration makes known; what calls give stays a name. */
function knownConstants(id: Node, value: Value): Map<string, Value> {
  const known = new Map<string, Value>();
  if (id.type === 'Identifier' && value.kind !== 'call' && value.kind !== 'unknown' && value.kind !== 'markup') {
    known.set(id.name, value);
  }
  if (id.type !== 'ObjectPattern' || value.kind !== 'reference') return known;
  for (const property of id.properties) {
    if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier') continue;
    const key = propertyKey(property.key, property.computed);
    if (key !== null) known.set(property.value.name, { ...value, path: [...value.path, key] });
  }
  return known;
}

function walk(node: Node, context: ScriptContext, run: Run): void {
  switch (node.type) {
    case 'BlockStatement':
    case 'StaticBlock':
      walkBlock(node.body, context, run);
      return;
    case 'VariableDeclaration':
      walkBlock([node], context, run);
      return;
    case 'SwitchCase':
      if (node.test) walk(node.test, context, run);
      walkBlock(node.consequent, context, run);
      return;
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      walkCall(node, context, run);
      return;
    case 'ImportExpression':
      run.facts.calls.push({ callee: ['import'], args: [valueOf(node.source, context)], at: sourceAt(node, context) });
      return;
    case 'AssignmentExpression': {
      const value = node.operator === '=' ? valueOf(node.right, context) : unknown(node, context);
      assign(node.left, value, context, run);
      if (!isFunction(node.right)) walk(node.right, context, run);
      return;
    }
    case 'UpdateExpression':
      assign(node.argument, unknown(node, context), context, run);
      return;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'JSXElement':
    case 'JSXFragment':
      return;
    default:
      for (const child of childNodes(node)) walk(child, context, run);
  }
}

function walkCall(
  node: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' | 'NewExpression' }>,
  context: ScriptContext,
  run: Run,
): void {
  const callee = bareExpression(node.callee);
  if (isFunction(callee)) walkFunction(callee, context, run);
  else {
    walk(callee, context, run);
    const path = pathOf(callee, context);
    if (path !== null) {
      run.facts.calls.push({ callee: path, args: argumentValues(node, context), at: sourceAt(node, context) });
    }
    const local = callee.type === 'Identifier' ? run.functions.get(callee.name) : undefined;
    if (callee.type === 'Identifier' && local !== undefined) {
      run.functions.delete(callee.name);
      walkFunction(local, context, run);
    }
  }
  for (const argument of node.arguments) walkPassed(argument, context, run);
}

/** What is passed to a call, functions inside objects and arrays included, will run because of it. */
function walkPassed(node: Node, context: ScriptContext, run: Run): void {
  const bare = bareExpression(node);
  if (isFunction(bare)) walkFunction(bare, context, run);
  else if (bare.type === 'Identifier') {
    const local = run.functions.get(bare.name);
    if (local === undefined) return;
    run.functions.delete(bare.name);
    walkFunction(local, context, run);
  } else if (
    bare.type === 'ObjectExpression' ||
    bare.type === 'ObjectProperty' ||
    bare.type === 'ArrayExpression' ||
    bare.type === 'SpreadElement'
  ) {
    for (const child of childNodes(bare)) walkPassed(child, context, run);
  } else walk(bare, context, run);
}

function assign(target: Node, value: Value, context: ScriptContext, run: Run): void {
  const at = sourceAt(target, context);
  const path = pathOf(target, context);
  if (path !== null) run.facts.assigns.push({ target: path, value, at });
  else {
    for (const name of boundNames(target)) {
      run.facts.assigns.push({ target: context.pathFor?.([name]) ?? [name], value: unknown(target, context), at });
    }
  }
}

function unknown(node: Node, context: ScriptContext): Value {
  return { kind: 'unknown', at: sourceAt(node, context) };
}

/** The names that a pattern binds: `{ a, b: [c], ...d }` binds a, c and d. */
export function boundNames(pattern: Node): string[] {
  switch (pattern.type) {
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : boundNames(element)));
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default: {
      const name = paramName(pattern);
      return name === '' ? [] : [name];
    }
  }
}

function without(context: ScriptContext, names: string[]): ScriptContext {
  if (context.constants === undefined || !names.some((name) => context.constants?.has(name))) return context;
  return { ...context, constants: new Map([...context.constants].filter(([name]) => !names.includes(name))) };
}
