import type {
  ClassBody,
  ClassDeclaration,
  ClassExpression,
  ClassMethod,
  ClassPrivateMethod,
  Function as FunctionNode,
  Node,
} from '@babel/types';

import type { FunctionValue, PatternName, Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { isMarkup, nodesOfValue } from '../values/nodes-of-value.js';
import { propertyKey } from '../values/member-path.js';
import type { Frame, ReactReader } from '../values/react-reader.js';
import { readPattern } from './read-pattern.js';
import { readStatements } from './read-statements.js';

/**
 * Reads a function with its actions and its result; see FunctionValue.
 * @param component leaves out the calls of the body itself
 */
export function readFunction(node: FunctionNode, reader: ReactReader, component: boolean): FunctionValue {
  const params: Params = { names: [], binds: [] };
  let result: Value | undefined;
  const frame = reader.inFrame(!component, () => {
    node.params.forEach((param, index) => readParam(param, index, params, reader));
    result = node.body.type === 'BlockStatement' ? readStatements(node.body.body, reader) : reader.value(node.body);
  });
  const value = functionOf({ params, frame, result, at: sourceAt(node, reader) });
  if (frame.pushed !== undefined) reader.pushes.set(value, frame.pushed);
  return value;
}

/** The parameters of a function, and the names that destructured parameters bind. */
interface Params {
  names: string[];
  binds: PatternName[];
}

function functionOf(read: { params: Params; frame: Frame; result: Value | undefined; at: Value['at'] }): FunctionValue {
  const { params, frame, result, at } = read;
  const { does, locals, states } = frame;
  const value: FunctionValue = { kind: 'function', params: params.names, does, at };
  if (params.binds.length > 0) value.binds = params.binds;
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

function readParam(param: Node, index: number, params: Params, reader: ReactReader): void {
  const { names, binds } = params;
  const at = index === 0 ? {} : { param: index };
  switch (param.type) {
    case 'Identifier':
      names.push(param.name);
      return;
    case 'RestElement':
      names.push(param.argument.type === 'Identifier' ? `...${param.argument.name}` : '');
      return;
    case 'AssignmentPattern':
      if (param.left.type === 'Identifier') {
        names.push(param.left.name);
        binds.push({ local: param.left.name, ...at, path: [], default: reader.value(param.right) });
      } else readParam(param.left, index, params, reader);
      return;
    case 'TSParameterProperty':
      readParam(param.parameter, index, params, reader);
      return;
    default:
      names.push('');
      for (const name of readPattern(param, reader)) binds.push({ ...name, ...at });
  }
}

/**
 * Reads a class as a function that returns its `this`: methods and properties are the entries of the local `this`, the
 * members of the class above are spread in. Static members are left out.
 */
export function readClass(node: ClassDeclaration | ClassExpression, reader: ReactReader): FunctionValue {
  const at = sourceAt(node, reader);
  const params: Params = { names: [], binds: [] };
  const frame = reader.inFrame(true, () => {
    const draws = mayDrawMarkup(node.superClass);
    const entries = node.body.body.flatMap((member) => readMember(member, { params, draws }, reader));
    const parent = node.superClass ? reader.value(node.superClass) : null;
    const spreads: Value[] = parent?.kind === 'reference' ? [{ kind: 'call', callee: parent.path, args: [], at }] : [];
    reader.frame.locals['this'] = { kind: 'object', entries, spreads, at };
    reader.frame.does = { calls: [], assigns: [] };
  });
  return functionOf({ params, frame, result: { kind: 'reference', path: ['this'], at }, at });
}

/** An entry of the local `this`. */
interface MemberEntry {
  key: string;
  value: Value;
}

/** The class around a member. */
interface AroundMember {
  params: Params;
  /** The method `render` returns markup, as that of a component. */
  draws: boolean;
}

/** Decides whether `render` returns markup: of a class of a library, and neither of a plain one nor of an element of the page. */
const mayDrawMarkup = (parent: ClassDeclaration['superClass']): boolean =>
  !!parent && !(parent.type === 'Identifier' && /^HTML\w*Element$/.test(parent.name));

/** Returns the entries that a member of a class adds to `this`. A constructor's parameters become the class's. */
function readMember(
  member: ClassBody['body'][number],
  { params, draws }: AroundMember,
  reader: ReactReader,
): MemberEntry[] {
  if (!('static' in member) || member.static === true) return [];
  switch (member.type) {
    case 'ClassMethod':
      return member.kind === 'constructor'
        ? readConstructor(member, params, reader)
        : methodEntry(member, { key: propertyKey(member.key, member.computed === true), draws }, reader);
    case 'ClassPrivateMethod':
      return methodEntry(member, { key: propertyKey(member.key, false), draws }, reader);
    case 'ClassProperty':
      return propertyEntry(member.value, propertyKey(member.key, member.computed === true), reader);
    case 'ClassPrivateProperty':
      return propertyEntry(member.value, propertyKey(member.key, false), reader);
    default:
      return [];
  }
}

/** Returns the members that a constructor assigns, of this class or of a class that was read before. */
function readConstructor(member: ClassMethod, params: Params, reader: ReactReader): MemberEntry[] {
  member.params.forEach((param, index) => readParam(param, index, params, reader));
  readStatements(member.body.body, reader);
  return reader.frame.does.assigns.flatMap(({ target: [first, key, ...below], value }) =>
    first === 'this' && key !== undefined && below.length === 0 ? [{ key, value }] : [],
  );
}

function methodEntry(
  member: ClassMethod | ClassPrivateMethod,
  { key, draws }: { key: string | null; draws: boolean },
  reader: ReactReader,
): MemberEntry[] {
  const value = reader.function(member, draws && key === 'render');
  if (key === null) return [];
  return [{ key, value: member.kind === 'get' ? (value.result ?? value) : value }];
}

function propertyEntry(value: Node | null | undefined, key: string | null, reader: ReactReader): MemberEntry[] {
  return value && key !== null ? [{ key, value: reader.value(value) }] : [];
}
