import type { CallExpression, Node } from '@babel/types';

import type { ComponentFacts, ImportFacts, TagName, Value } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';
import { sourceAt } from '../../script/script-context.js';
import { classComponent } from './class-component.js';
import { connectedComponent, connectImports } from './connected-component.js';
import { componentOf, isComponentName } from './component-of.js';
import { memberChain } from '../values/member-path.js';
import type { ReactReader } from '../values/react-reader.js';
import { wrappingComponent } from './wrapping-component.js';

export type Wrapped =
  /**
   * A wrapped component. `members` are the members that `Object.assign(X, { Trigger })` adds. `reads` are imports that the
   * component needs beside those of the file.
   */
  | {
      kind: 'component';
      component: ComponentFacts;
      members?: { key: string; value: Value }[];
      reads?: readonly ImportFacts[];
    }
  | { kind: 'import'; fact: ImportFacts }
  | { kind: 'none' };

const none: Wrapped = { kind: 'none' };

/**
 * Reads a component that is written as a call: `memo(…)`, `forwardRef(…)`, `observer(…)`, `connect(…)(X)`, `styled(X)`,
 * `styled.div`…``, `lazy(() => import('…'))`. Any call around a function with markup, or around a component's name,
 * counts.
 */
export function readWrapped(name: string, init: Node, reader: ReactReader): Wrapped {
  const node = bareExpression(init);
  const styled = styledBase(node);
  if (styled !== null) return { kind: 'component', component: styledComponent(name, node, styled, reader) };
  if (node.type !== 'CallExpression') return none;
  const fact = lazyImport(name, node);
  if (fact !== null) return { kind: 'import', fact };
  if (!isComponentName(name)) return none;
  const wrapped = wrappedArgument(name, node, reader);
  if (wrapped.kind !== 'component') return wrapped;
  const members = assignedMembers(node, reader);
  return members.length === 0 ? wrapped : { ...wrapped, members };
}

function assignedMembers(call: CallExpression, reader: ReactReader): { key: string; value: Value }[] {
  const { callee } = call;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (callee.property.name !== 'assign') return [];
  return call.arguments.slice(1).flatMap((argument) => {
    const value = reader.value(argument);
    return value.kind === 'object' ? value.entries : [];
  });
}

function wrappedArgument(name: string, call: Node, reader: ReactReader): Wrapped {
  if (call.type !== 'CallExpression') return none;
  for (const wrappedNode of call.arguments) {
    const argument = bareExpression(wrappedNode);
    switch (argument.type) {
      case 'ArrowFunctionExpression':
      case 'FunctionExpression': {
        const component = componentOf(name, reader.function(argument, true), true);
        if (component !== null) return { kind: 'component', component };
        break;
      }
      case 'ClassExpression': {
        const component = classComponent(name, reader.class(argument));
        if (component !== null) return { kind: 'component', component };
        break;
      }
      case 'CallExpression': {
        const inner = wrappedArgument(name, argument, reader);
        if (inner.kind !== 'none') return inner;
        break;
      }
      case 'Identifier':
      case 'MemberExpression': {
        const path = pathOfName(argument);
        if (path !== null && isComponentName(path.at(-1) ?? '')) {
          const connected = connectedComponent(name, call, path, reader);
          if (connected !== null) return { kind: 'component', component: connected, reads: connectImports };
          return { kind: 'component', component: alias(name, path, sourceAt(call, reader)) };
        }
        break;
      }
      default:
        break;
    }
  }
  return none;
}

function alias(name: string, wraps: string[], at: Value['at']): ComponentFacts {
  return { name, at, props: { names: [] }, locals: {}, states: [], root: [], wraps };
}

function pathOfName(node: Node): string[] | null {
  const { base, keys } = memberChain(node);
  if (base.type !== 'Identifier') return null;
  const path = [base.name];
  for (const key of keys) {
    if (typeof key !== 'string') return null;
    path.push(key);
  }
  return path;
}

/**
 * Returns the base of `styled.div`, `styled('div')` or `styled(X)`, through `.attrs(…)` and `.withConfig(…)`; null for
 * anything else.
 */
function styledBase(node: Node): Node | string | null {
  if (node.type === 'TaggedTemplateExpression') return styledBase(bareExpression(node.tag));
  if (node.type === 'CallExpression') {
    const callee = bareExpression(node.callee);
    if (callee.type === 'Identifier' && callee.name === 'styled') return node.arguments[0] ?? null;
    return styledBase(callee);
  }
  if (node.type !== 'MemberExpression') return null;
  const object = bareExpression(node.object);
  if (object.type === 'Identifier' && object.name === 'styled') {
    return node.property.type === 'Identifier' ? node.property.name : null;
  }
  return object.type === 'CallExpression' || object.type === 'MemberExpression' ? styledBase(object) : null;
}

function styledComponent(name: string, node: Node, base: Node | string, reader: ReactReader): ComponentFacts {
  const at = sourceAt(node, reader);
  const tag = typeof base === 'string' ? base : base.type === 'StringLiteral' ? base.value : null;
  const path = typeof base === 'string' ? null : pathOfName(base);
  const attrs = styledAttributes(node, reader);
  if (tag === null && attrs.length === 0 && path !== null) return alias(name, path, at);
  const wrapped: TagName = tag !== null ? { kind: 'host', name: tag } : { kind: 'component', path: path ?? [] };
  return wrappingComponent(name, wrapped, attrs, at);
}

/** Returns the arguments of `.attrs({ type: 'submit' })` and `.attrs((props) => ({ … }))`. */
function styledAttributes(node: Node, reader: ReactReader): Value[] {
  if (node.type === 'TaggedTemplateExpression') return styledAttributes(bareExpression(node.tag), reader);
  if (node.type !== 'CallExpression') return [];
  const callee = bareExpression(node.callee);
  if (callee.type !== 'MemberExpression') return styledAttributes(callee, reader);
  const inner = styledAttributes(bareExpression(callee.object), reader);
  const isAttrs = callee.property.type === 'Identifier' && callee.property.name === 'attrs';
  const [argument] = node.arguments;
  if (!isAttrs || argument === undefined) return inner;
  const value = reader.value(argument);
  const attributes = value.kind === 'function' ? value.result : value;
  return attributes?.kind === 'object' ? [...inner, attributes] : inner;
}

/**
 * Reads `lazy(() => import('./X'))`, also with `.then((m) => ({ default: m.Named }))`, under any name for `lazy`.
 */
function lazyImport(local: string, call: Extract<Node, { type: 'CallExpression' }>): ImportFacts | null {
  const [first] = call.arguments;
  const loader = first?.type === 'ObjectExpression' ? loaderOf(first) : first;
  if (loader?.type !== 'ArrowFunctionExpression' && loader?.type !== 'FunctionExpression') return null;
  const loaded = returned(loader.body);
  if (loaded === null) return null;
  const from = importedFile(loaded);
  if (from !== null) return { local, imported: 'default', from };
  if (loaded.type !== 'CallExpression' || loaded.callee.type !== 'MemberExpression') return null;
  const file = importedFile(bareExpression(loaded.callee.object));
  const [pick] = loaded.arguments;
  if (file === null) return null;
  const picked = pick?.type === 'ArrowFunctionExpression' ? returned(pick.body) : null;
  return { local, imported: picked === null ? 'default' : pickedName(picked), from: file };
}

function loaderOf(node: Extract<Node, { type: 'ObjectExpression' }>): Node | undefined {
  const found = node.properties.find(
    (property) =>
      property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === 'loader',
  );
  return found?.type === 'ObjectProperty' ? found.value : undefined;
}

function returned(body: Node): Node | null {
  if (body.type !== 'BlockStatement') return bareExpression(body);
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument ? bareExpression(last.argument) : null;
}

function importedFile(node: Node): string | null {
  const source =
    node.type === 'ImportExpression'
      ? node.source
      : node.type === 'CallExpression' && node.callee.type === 'Import'
        ? node.arguments[0]
        : undefined;
  return source?.type === 'StringLiteral' ? source.value : null;
}

/** Returns the picked name of `m.Named` or `({ default: m.Named })`. */
function pickedName(node: Node): string {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  if (node.type !== 'ObjectExpression') return 'default';
  for (const property of node.properties) {
    if (property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === 'default') {
      return pickedName(bareExpression(property.value));
    }
  }
  return 'default';
}
