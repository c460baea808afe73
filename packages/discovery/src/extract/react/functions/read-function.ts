import type { ClassDeclaration, ClassExpression, Function as FunctionNode, Node } from '@babel/types';

import type { FunctionValue, PatternName, Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { isMarkup, nodesOfValue } from '../values/nodes-of-value.js';
import { propertyKey } from '../values/member-path.js';
import type { Frame, ReactReader } from '../values/react-reader.js';
import { readPattern } from './read-pattern.js';
import { readStatements } from './read-statements.js';

/** A function with what it does and gives; see FunctionValue. */
export function readFunction(node: FunctionNode, reader: ReactReader, component: boolean): FunctionValue {
  const params: string[] = [];
  const binds: PatternName[] = [];
  let result: Value | undefined;
  const frame = reader.inFrame(!component, () => {
    node.params.forEach((param, index) => readParam(param, index, params, binds, reader));
    result = node.body.type === 'BlockStatement' ? readStatements(node.body.body, reader) : reader.value(node.body);
  });
  const value = functionOf({ params, binds, frame, result, at: sourceAt(node, reader) });
  if (frame.pushed !== undefined) reader.pushes.set(value, frame.pushed);
  return value;
}

function functionOf(read: {
  params: string[];
  binds: PatternName[];
  frame: Frame;
  result: Value | undefined;
  at: Value['at'];
}): FunctionValue {
  const { params, binds, frame, result, at } = read;
  const { does, locals, states } = frame;
  const value: FunctionValue = { kind: 'function', params, does, at };
  if (binds.length > 0) value.binds = binds;
  if (hasNames(locals)) value.locals = locals;
  if (states.length > 0) value.states = states;
  if (result !== undefined && !isNothing(result)) {
    if (isMarkup(result)) value.returns = nodesOfValue(result);
    else value.result = result;
  }
  return value;
}

function hasNames(locals: Record<string, Value>): boolean {
  for (const name in locals) if (name !== undefined) return true;
  return false;
}

function isNothing(value: Value): boolean {
  return value.kind === 'literal' && value.value === null;
}

function readParam(param: Node, index: number, params: string[], binds: PatternName[], reader: ReactReader): void {
  const at = index === 0 ? {} : { param: index };
  switch (param.type) {
    case 'Identifier':
      params.push(param.name);
      return;
    case 'RestElement':
      params.push(param.argument.type === 'Identifier' ? `...${param.argument.name}` : '');
      return;
    case 'AssignmentPattern':
      if (param.left.type === 'Identifier') {
        params.push(param.left.name);
        binds.push({ local: param.left.name, ...at, path: [], default: reader.value(param.right) });
      } else readParam(param.left, index, params, binds, reader);
      return;
    case 'TSParameterProperty':
      readParam(param.parameter, index, params, binds, reader);
      return;
    default:
      params.push('');
      for (const name of readPattern(param, reader)) binds.push({ ...name, ...at });
  }
}

/**
 * A class as a function that gives its `this`: methods and properties are the entries of the local `this`, the members of
 * the class above are spread in. Static members are left out.
 */
export function readClass(node: ClassDeclaration | ClassExpression, reader: ReactReader): FunctionValue {
  const at = sourceAt(node, reader);
  const params: string[] = [];
  const binds: PatternName[] = [];
  const frame = reader.inFrame(true, () => {
    const entries: { key: string; value: Value }[] = [];
    for (const member of node.body.body) {
      if (member.type === 'ClassMethod' || member.type === 'ClassPrivateMethod') {
        if (member.static) continue;
        if (member.kind === 'constructor') {
          member.params.forEach((param, index) => readParam(param, index, params, binds, reader));
          readStatements(member.body.body, reader);
          for (const assign of reader.frame.does.assigns) {
            const [first, key, ...below] = assign.target;
            if (first === 'this' && key !== undefined && below.length === 0) entries.push({ key, value: assign.value });
          }
          continue;
        }
        const key = propertyKey(member.key, member.type === 'ClassMethod' && member.computed === true);
        const value = reader.function(member, key === 'render');
        if (key !== null) entries.push({ key, value: member.kind === 'get' ? (value.result ?? value) : value });
      } else if (member.type === 'ClassProperty' || member.type === 'ClassPrivateProperty') {
        if (member.static || !member.value) continue;
        const key = propertyKey(member.key, member.type === 'ClassProperty' && member.computed === true);
        if (key !== null) entries.push({ key, value: reader.value(member.value) });
      }
    }
    const parent = node.superClass ? reader.value(node.superClass) : null;
    const spreads: Value[] = parent?.kind === 'reference' ? [{ kind: 'call', callee: parent.path, args: [], at }] : [];
    reader.frame.locals['this'] = { kind: 'object', entries, spreads, at };
    reader.frame.does = { calls: [], assigns: [] };
  });
  return functionOf({ params, binds, frame, result: { kind: 'reference', path: ['this'], at }, at });
}
