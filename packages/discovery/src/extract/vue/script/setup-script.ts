import type { CallExpression, Node, Statement } from '@babel/types';

import { readPattern } from '../../react/functions/read-pattern.js';
import { readStatements } from '../../react/functions/read-statements.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import { bareExpression } from '../../script/path-of.js';
import { bindingOf } from '../template/binding-pattern.js';
import { bindName, type ComponentScript } from './component-script.js';
import { emitsOfDeclaration, propsOfDeclaration, withPresets } from './declared-props.js';
import { emitsOfType, isOpenType, membersOfType, typesOf, type Types } from './declared-types.js';

/**
 * Reads `<script setup>`: props, emits and models as the compiler macros declare them, refs and reactive objects as states,
 * everything else that has a name as locals. Imports are left out.
 * @param plain the statements of a `<script>` beside it, whose types count here
 */
export function readSetup(
  body: readonly Statement[],
  plain: readonly Statement[],
  script: ComponentScript,
  reader: ReactReader,
): void {
  const types = new Map([...typesOf(plain), ...typesOf(body)]);
  const rest = body.flatMap((statement): Statement[] => {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'ExpressionStatement')
      return readMacro(node.expression, null, script, reader, types) ? [] : [node];
    if (node.type !== 'VariableDeclaration') return [node];
    const declarations = node.declarations.filter(
      ({ id, init }) => !init || !readMacro(init, id, script, reader, types),
    );
    return declarations.length === 0 ? [] : [{ ...node, declarations }];
  });
  readStatements(rest, reader);
  const found = Object.entries(script.frame.locals);
  for (const [name] of found) delete script.frame.locals[name];
  for (const [name, value] of found) bindName(name, value, script);
}

/** Reads a compiler macro, or what is provided; false where the expression is none. */
function readMacro(
  expression: Node,
  target: Node | null,
  script: ComponentScript,
  reader: ReactReader,
  types: Types,
): boolean {
  const node = bareExpression(expression);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  const [first, second] = node.arguments;
  switch (node.callee.name) {
    case 'withDefaults':
      if (first === undefined || !readMacro(first, target, script, reader, types)) return false;
      if (second !== undefined) script.props.names = withPresets(script.props.names, reader.value(second));
      return true;
    case 'defineProps':
      readProps(node, target, script, reader, types);
      return true;
    case 'defineEmits': {
      const [type] = node.typeParameters?.params ?? [];
      if (first !== undefined) script.emits.push(...emitsOfDeclaration(reader.value(first)));
      else if (type !== undefined) script.emits.push(...emitsOfType(type, types));
      return true;
    }
    case 'defineModel':
      readModel(node, target, script, reader);
      return true;
    case 'defineOptions': {
      const options = first === undefined ? null : reader.value(first);
      const inherit =
        options?.kind === 'object' ? options.entries.find(({ key }) => key === 'inheritAttrs') : undefined;
      if (inherit?.value.kind === 'literal' && inherit.value.value === false) script.inheritAttrs = false;
      return true;
    }
    case 'provide':
      if (target !== null || first === undefined || second === undefined) return false;
      script.provides.push({ key: reader.value(first), value: reader.value(second) });
      return true;
    case 'defineExpose':
    case 'defineSlots':
      return true;
    default:
      return false;
  }
}

function readProps(
  call: CallExpression,
  target: Node | null,
  script: ComponentScript,
  reader: ReactReader,
  types: Types,
): void {
  const { props } = script;
  const [first] = call.arguments;
  const [type] = call.typeParameters?.params ?? [];
  if (first !== undefined) props.names.push(...propsOfDeclaration(reader.value(first)));
  else if (type !== undefined) {
    props.names.push(...membersOfType(type, types).map((prop) => ({ prop, local: prop })));
    if (isOpenType(type, types)) script.hasOpenProps = true;
  }
  if (target?.type === 'Identifier') props.whole = target.name;
  if (target?.type !== 'ObjectPattern') return;
  const binding = bindingOf(target, reader);
  for (const name of binding.names) {
    const known = props.names.findIndex((other) => other.prop === name.prop);
    if (known === -1) props.names.push(name);
    else props.names[known] = { ...props.names[known], ...name };
  }
  if (binding.rest !== undefined) props.rest = binding.rest;
}

/** `const title = defineModel('title', { default: '' })`: a prop and the event that changes it. */
function readModel(call: CallExpression, target: Node | null, script: ComponentScript, reader: ReactReader): void {
  const [first, second] = call.arguments;
  const prop = first?.type === 'StringLiteral' ? first.value : 'modelValue';
  const options = first?.type === 'StringLiteral' ? second : first;
  const value = options === undefined ? null : reader.value(options);
  const preset = value?.kind === 'object' ? value.entries.find(({ key }) => key === 'default')?.value : undefined;
  const [local] = target === null ? [] : readPattern(target, reader);
  script.props.names.push({ prop, local: local?.local ?? prop, ...(preset === undefined ? {} : { default: preset }) });
  script.emits.push(`update:${prop}`);
}
