import type { Node, ObjectExpression, ObjectMethod, ObjectProperty, Statement } from '@babel/types';

import type { Value } from '../facts.js';
import { functionValue, isFunction, type FunctionNode } from '../script/function-value.js';
import { lazyImport } from '../script/imported-names.js';
import { bareExpression, pathOf } from '../script/path-of.js';
import { returnedValue } from '../script/returned-value.js';
import { sourceAt, type ScriptContext } from '../script/script-context.js';
import { propertyKey, valueOf } from '../script/value-of-expression.js';
import type { ComponentScript } from './component-script.js';
import { componentTag } from './component-tag.js';
import { propsOfDeclaration, stringItems } from './declared-props.js';
import { computedValue, emitsOfDeclaration, optionIsFalse, readSetup } from './setup-script.js';

type Property = ObjectProperty | ObjectMethod;

/** The options object of a default export: bare, or passed to `defineComponent`, `Vue.extend` and the like; else null. */
export function optionsObject(body: readonly Statement[]): ObjectExpression | null {
  for (const statement of body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const node = bareExpression(statement.declaration);
    if (node.type === 'Identifier') return declaredObject(body, node.name);
    return asOptions(node);
  }
  return null;
}

/** The options object in an expression: itself, or what is passed to the call that wraps it. */
export function asOptions(expression: Node): ObjectExpression | null {
  const node = bareExpression(expression);
  if (node.type === 'ObjectExpression') return node;
  if (node.type !== 'CallExpression') return null;
  for (const argument of node.arguments) {
    const options = asOptions(argument);
    if (options !== null) return options;
  }
  return null;
}

function declaredObject(body: readonly Statement[], name: string): ObjectExpression | null {
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return asOptions(init);
    }
  }
  return null;
}

/** Reads an Options API component: data as states, computed and methods as locals, `setup()` like `<script setup>`. */
export function readOptions(options: ObjectExpression, script: ComponentScript, context: ScriptContext): void {
  if (optionIsFalse(options, 'inheritAttrs')) script.inheritAttrs = false;
  for (const option of properties(options)) {
    const name = propertyKey(option.key, option.computed);
    const value = option.type === 'ObjectMethod' ? option : bareExpression(option.value);
    switch (name) {
      case 'props':
        script.props.names.push(...propsOfDeclaration(value, context));
        break;
      case 'emits':
        script.emits.push(...emitsOfDeclaration(value));
        break;
      case 'data':
        for (const [state, initial] of dataOf(value, context)) script.states.set(state, initial);
        break;
      case 'computed':
        for (const [local, computed] of members(value, context, computedMember)) script.locals.set(local, computed);
        break;
      case 'methods':
        for (const [local, method] of members(value, context, methodMember)) script.locals.set(local, method);
        break;
      case 'components':
        readComponents(value, script, context);
        break;
      case 'setup':
        if (isFunction(value) && value.body.type === 'BlockStatement') readSetup(value.body.body, script, context);
        if (isFunction(value) && value.params[0]?.type === 'Identifier') script.props.whole = value.params[0].name;
        break;
    }
  }
}

function properties(object: ObjectExpression): Property[] {
  return object.properties.filter((property): property is Property => property.type !== 'SpreadElement');
}

function dataOf(data: Node, context: ScriptContext): [string, Value][] {
  const value = isFunction(data) ? returnedValue(data, context) : valueOf(data, context);
  return value.kind === 'object' ? value.entries.map((entry) => [entry.key, entry.value]) : [];
}

/** The members of `computed` or `methods`, those of `...mapState(…)` and its like included. */
function members(
  object: Node,
  context: ScriptContext,
  read: (member: Node, context: ScriptContext) => Value,
): [string, Value][] {
  if (object.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property): [string, Value][] => {
    if (property.type === 'SpreadElement') return mapped(property.argument, context);
    const name = propertyKey(property.key, property.computed);
    if (name === null) return [];
    return [[name, read(property.type === 'ObjectMethod' ? property : bareExpression(property.value), context)]];
  });
}

function computedMember(member: Node, context: ScriptContext): Value {
  return computedValue(member, context);
}

function methodMember(member: Node, context: ScriptContext): Value {
  const method = wrappedFunction(member);
  return method === null ? valueOf(member, context) : functionValue(method, context);
}

/** The function inside `debounce(function () {…}, 300)`. */
function wrappedFunction(node: Node): FunctionNode | null {
  if (isFunction(node)) return node;
  if (node.type !== 'CallExpression') return null;
  return (
    node.arguments.find((argument): argument is Extract<typeof argument, FunctionNode> => isFunction(argument)) ?? null
  );
}

const mappers = new Set(['mapState', 'mapGetters', 'mapActions', 'mapMutations', 'mapStores', 'mapWritableState']);

/** `...mapActions('cart', ['add'])` binds `add` to `['$store', 'cart', 'add']`, Pinia's `(useCart, ['add'])` to `['useCart()', 'add']`. */
function mapped(spread: Node, context: ScriptContext): [string, Value][] {
  const call = bareExpression(spread);
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || !mappers.has(call.callee.name)) return [];
  const given = call.arguments.at(-1);
  if (given === undefined) return [];
  const [first] = call.arguments;
  const store = call.arguments.length > 1 && first !== undefined ? storePath(first, context) : ['$store'];
  const at = sourceAt(call, context);
  const reference = (member: string): Value => ({ kind: 'reference', path: [...store, ...member.split('/')], at });
  if (given.type === 'ArrayExpression')
    return stringItems(given).map((name) => [name.split('/').at(-1) ?? name, reference(name)]);
  if (given.type !== 'ObjectExpression') return [];
  return properties(given).flatMap((property): [string, Value][] => {
    const name = propertyKey(property.key, property.computed);
    if (name === null) return [];
    const target =
      property.type === 'ObjectProperty' && property.value.type === 'StringLiteral' ? property.value.value : name;
    return [[name, reference(target)]];
  });
}

function storePath(node: Node, context: ScriptContext): string[] {
  const bare = bareExpression(node);
  if (bare.type === 'StringLiteral') return ['$store', ...bare.value.split('/')];
  const path = pathOf(bare, context);
  const last = path?.at(-1);
  return path === null || last === undefined ? ['$store'] : [...path.slice(0, -1), `${last}()`];
}

/** `components: { 'my-field': TextField, Chart: () => import('./Chart.vue') }`: other names, and lazy imports. */
function readComponents(object: Node, script: ComponentScript, context: ScriptContext): void {
  if (object.type !== 'ObjectExpression') return;
  for (const property of properties(object)) {
    const key = propertyKey(property.key, property.computed);
    if (key === null || property.type === 'ObjectMethod') continue;
    const tag = componentTag(key);
    const name = tag.kind === 'component' ? tag.path.join('.') : key;
    const lazy = lazyImport(property.value);
    if (lazy !== null) script.imports.push({ local: name, ...lazy });
    else {
      const value = valueOf(property.value, context);
      if (value.kind === 'reference' && value.path.join('.') !== name) script.locals.set(name, value);
    }
  }
}
