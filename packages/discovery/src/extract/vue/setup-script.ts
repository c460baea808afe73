import type { CallExpression, Node, Statement, VariableDeclarator } from '@babel/types';

import type { Value } from '../facts.js';
import { declaredValues } from '../script/declared-values.js';
import { functionValue, isFunction } from '../script/function-value.js';
import { boundNames } from '../script/handler-facts.js';
import { importsOfDeclarator } from '../script/imported-names.js';
import { bareExpression } from '../script/path-of.js';
import { returnedValue } from '../script/returned-value.js';
import type { ScriptContext } from '../script/script-context.js';
import { propertyKey, valueOf } from '../script/value-of-expression.js';
import { bindingOf } from './binding-pattern.js';
import type { ComponentScript } from './component-script.js';
import { emitsOfType, membersOfType, propsOfDeclaration, stringItems, typesOf, withPresets } from './declared-props.js';

const stateMakers = new Set(['ref', 'shallowRef', 'reactive', 'shallowReactive', 'customRef']);

/**
 * Reads the statements of `<script setup>`, or of a `setup()` function: props, emits and models as the compiler macros
 * declare them, refs and reactive objects as states, everything else that has a name as locals.
 */
export function readSetup(body: readonly Statement[], script: ComponentScript, context: ScriptContext): void {
  const types = typesOf(body);
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'FunctionDeclaration' && node.id) script.locals.set(node.id.name, functionValue(node, context));
    else if (node.type === 'ExpressionStatement') readMacro(node.expression, null, script, context, types);
    else if (node.type === 'VariableDeclaration') {
      for (const declarator of node.declarations) readDeclarator(declarator, script, context, types);
    }
  }
}

function readDeclarator(
  declarator: VariableDeclarator,
  script: ComponentScript,
  context: ScriptContext,
  types: ReadonlyMap<string, Node>,
): void {
  if (!declarator.init) {
    for (const name of boundNames(declarator.id)) script.states.set(name, undefined);
    return;
  }
  const imports = importsOfDeclarator(declarator);
  if (imports.length > 0) {
    script.imports.push(...imports);
    return;
  }
  const init = bareExpression(declarator.init);
  if (readMacro(init, declarator.id, script, context, types)) return;
  const called = init.type === 'CallExpression' && init.callee.type === 'Identifier' ? init.callee.name : null;
  if (init.type === 'CallExpression' && called !== null && declarator.id.type === 'Identifier') {
    const [first] = init.arguments;
    if (stateMakers.has(called)) {
      script.states.set(declarator.id.name, first === undefined ? undefined : valueOf(first, context));
      return;
    }
    if (called === 'computed' && first !== undefined) {
      script.locals.set(declarator.id.name, computedValue(first, context));
      return;
    }
  }
  for (const [name, value] of declaredValues(declarator, context)) script.locals.set(name, value);
}

/** What `computed(() => …)` or `computed({ get, set })` gives. */
export function computedValue(given: Node, context: ScriptContext): Value {
  const node = bareExpression(given);
  if (isFunction(node)) return returnedValue(node, context);
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type === 'SpreadElement' || propertyKey(property.key, property.computed) !== 'get') continue;
      const getter = property.type === 'ObjectMethod' ? property : bareExpression(property.value);
      if (isFunction(getter)) return returnedValue(getter, context);
    }
  }
  return valueOf(node, context);
}

/** Reads a compiler macro; false where the expression is none. */
function readMacro(
  expression: Node,
  target: Node | null,
  script: ComponentScript,
  context: ScriptContext,
  types: ReadonlyMap<string, Node>,
): boolean {
  const node = bareExpression(expression);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  const [first, second] = node.arguments;
  switch (node.callee.name) {
    case 'withDefaults':
      if (first === undefined || !readMacro(first, target, script, context, types)) return false;
      if (second !== undefined) script.props.names = withPresets(script.props.names, second, context);
      return true;
    case 'defineProps':
      readProps(node, target, script, context, types);
      return true;
    case 'defineEmits': {
      const [type] = node.typeParameters?.params ?? [];
      if (first !== undefined) script.emits.push(...emitsOfDeclaration(first));
      else if (type !== undefined) script.emits.push(...emitsOfType(type, types));
      return true;
    }
    case 'defineModel':
      readModel(node, target, script, context);
      return true;
    case 'defineOptions':
      if (first?.type === 'ObjectExpression' && optionIsFalse(first, 'inheritAttrs')) script.inheritAttrs = false;
      return true;
    case 'defineExpose':
    case 'defineSlots':
      return true;
    default:
      return false;
  }
}

/** The events of `emits: ['save']` or `emits: { save: null }`. */
export function emitsOfDeclaration(declaration: Node): string[] {
  const node = bareExpression(declaration);
  if (node.type !== 'ObjectExpression') return stringItems(node);
  return node.properties.flatMap((property) => {
    const key = property.type === 'SpreadElement' ? null : propertyKey(property.key, property.computed);
    return key === null ? [] : [key];
  });
}

/** Whether an options object says `name: false`. */
export function optionIsFalse(options: Extract<Node, { type: 'ObjectExpression' }>, name: string): boolean {
  return options.properties.some(
    (property) =>
      property.type === 'ObjectProperty' &&
      propertyKey(property.key, property.computed) === name &&
      property.value.type === 'BooleanLiteral' &&
      !property.value.value,
  );
}

function readProps(
  call: CallExpression,
  target: Node | null,
  script: ComponentScript,
  context: ScriptContext,
  types: ReadonlyMap<string, Node>,
): void {
  const [first] = call.arguments;
  const [type] = call.typeParameters?.params ?? [];
  const declared =
    first !== undefined
      ? propsOfDeclaration(first, context)
      : type === undefined
        ? []
        : membersOfType(type, types).map((prop) => ({ prop, local: prop }));
  script.props.names.push(...declared);
  if (target?.type === 'Identifier') script.props.whole = target.name;
  if (target?.type !== 'ObjectPattern') return;
  const binding = bindingOf(target, context);
  for (const name of binding.names) {
    const known = script.props.names.findIndex((other) => other.prop === name.prop);
    if (known === -1) script.props.names.push(name);
    else script.props.names[known] = { ...script.props.names[known], ...name };
  }
  if (binding.rest !== undefined) script.props.rest = binding.rest;
}

/** `const title = defineModel('title', { default: '' })`: a prop and the event that changes it. */
function readModel(call: CallExpression, target: Node | null, script: ComponentScript, context: ScriptContext): void {
  const [first, second] = call.arguments;
  const named = first?.type === 'StringLiteral';
  const prop = named ? first.value : 'modelValue';
  const options = named ? second : first;
  const [local] = target === null ? [prop] : boundNames(target);
  const preset =
    options === undefined ? undefined : propsOfDeclaration(modelAsProps(prop, options), context)[0]?.default;
  script.props.names.push({ prop, local: local ?? prop, ...(preset === undefined ? {} : { default: preset }) });
  script.emits.push(`update:${prop}`);
}

function modelAsProps(prop: string, options: Node): Node {
  if (options.type !== 'ObjectExpression') return options;
  const [property] = [
    {
      type: 'ObjectProperty',
      key: { type: 'StringLiteral', value: prop },
      value: options,
      computed: false,
      shorthand: false,
    },
  ];
  return { ...options, properties: [property] } as Node;
}
