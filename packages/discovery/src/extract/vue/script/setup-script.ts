import type { CallExpression, Node, Statement } from '@babel/types';

import { readPattern } from '../../react/functions/read-pattern.js';
import { readStatements } from '../../react/functions/read-statements.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import { exposedName } from '../../facts/exposed-name.js';
import { bareExpression } from '../../script/path-of.js';
import { bindingOf } from '../template/binding-pattern.js';
import { bindName, type ComponentScript } from './component-script.js';
import { emitsOfDeclaration, propsOfDeclaration, withPresets } from './declared-props.js';
import { emitsOfType, isOpenType, membersOfType, typesOf, type Types } from './declared-types.js';

/** The component that a `<script setup>` describes, and the means to read it. */
interface SetupReading {
  script: ComponentScript;
  reader: ReactReader;
  /** The types that the file declares. */
  types: Types;
}

/** A call of a compiler macro, and the pattern that its result is bound to. */
interface MacroCall {
  call: CallExpression;
  first: Node | undefined;
  second: Node | undefined;
  target: Node | null;
}

/** Reads one macro. Returns false if the call is no use of the macro. */
type Macro = (macro: MacroCall, reading: SetupReading) => boolean;

/**
 * Reads `<script setup>`: props, emits and models as the compiler macros declare them. Refs and reactive objects are
 * states, and every other name is a local. Imports are left out.
 * @param plain the statements of a `<script>` beside it, whose types count here
 */
export function readSetup(
  body: readonly Statement[],
  plain: readonly Statement[],
  script: ComponentScript,
  reader: ReactReader,
): void {
  const reading = { script, reader, types: new Map([...typesOf(plain), ...typesOf(body)]) };
  const rest = body.flatMap((statement): Statement[] => {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'ExpressionStatement') return readMacro(node.expression, null, reading) ? [] : [node];
    if (node.type !== 'VariableDeclaration') return [node];
    const declarations = node.declarations.filter(({ id, init }) => !init || !readMacro(init, id, reading));
    return declarations.length === 0 ? [] : [{ ...node, declarations }];
  });
  readStatements(rest, reader);
  const found = Object.entries(script.frame.locals);
  for (const [name] of found) delete script.frame.locals[name];
  for (const [name, value] of found) bindName(name, value, script);
}

/** The compiler's macros (vuejs.org/api/sfc-script-setup.html), and `provide`, by name. */
const macros: Readonly<Record<string, Macro>> = {
  defineProps: readProps,
  withDefaults: readDefaults,
  defineEmits: readEmits,
  defineModel: readModel,
  defineOptions: readComponentOptions,
  defineExpose: readExpose,
  defineSlots: () => true,
  provide: readProvide,
};

/** Reads a compiler macro. Returns false for any other expression. */
function readMacro(expression: Node, target: Node | null, reading: SetupReading): boolean {
  const call = bareExpression(expression);
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return false;
  const macro = Object.hasOwn(macros, call.callee.name) ? macros[call.callee.name] : undefined;
  const [first, second] = call.arguments;
  return macro?.({ call, first, second, target }, reading) === true;
}

/** Reads `withDefaults(defineProps<Props>(), { … })`. */
function readDefaults({ first, second, target }: MacroCall, reading: SetupReading): boolean {
  if (first === undefined || !readMacro(first, target, reading)) return false;
  const { props } = reading.script;
  if (second !== undefined) props.names = withPresets(props.names, reading.reader.value(second));
  return true;
}

/** Reads `const { title } = defineProps<Props>()`. */
function readProps({ call, first, target }: MacroCall, { script, reader, types }: SetupReading): true {
  const { props } = script;
  const [type] = call.typeParameters?.params ?? [];
  if (first !== undefined) props.names.push(...propsOfDeclaration(reader.value(first)));
  else if (type !== undefined) {
    props.names.push(...membersOfType(type, types).map((prop) => ({ prop, local: prop })));
    if (isOpenType(type, types)) script.hasOpenProps = true;
  }
  if (target?.type === 'Identifier') props.whole = target.name;
  if (target?.type === 'ObjectPattern') bindProps(props, bindingOf(target, reader));
  return true;
}

function bindProps(props: ComponentScript['props'], binding: ComponentScript['props']): void {
  for (const name of binding.names) {
    const known = props.names.findIndex((other) => other.prop === name.prop);
    if (known === -1) props.names.push(name);
    else props.names[known] = { ...props.names[known], ...name };
  }
  if (binding.rest !== undefined) props.rest = binding.rest;
}

/** Reads `const emit = defineEmits<{ save: [id: string] }>()`. */
function readEmits({ call, first }: MacroCall, { script, reader, types }: SetupReading): true {
  const [type] = call.typeParameters?.params ?? [];
  if (first !== undefined) script.emits.push(...emitsOfDeclaration(reader.value(first)));
  else if (type !== undefined) script.emits.push(...emitsOfType(type, types));
  return true;
}

/** Reads `const title = defineModel('title', { default: '' })` as a prop and the event that changes the prop. */
function readModel({ first, second, target }: MacroCall, { script, reader }: SetupReading): true {
  const isNamed = first?.type === 'StringLiteral';
  const prop = isNamed ? first.value : 'modelValue';
  const options = isNamed ? second : first;
  const value = options === undefined ? null : reader.value(options);
  const preset = value?.kind === 'object' ? value.entries.find(({ key }) => key === 'default')?.value : undefined;
  const [local] = target === null ? [] : readPattern(target, reader);
  script.props.names.push({ prop, local: local?.local ?? prop, ...(preset === undefined ? {} : { default: preset }) });
  script.emits.push(`update:${prop}`);
  return true;
}

/** Reads `defineOptions({ inheritAttrs: false })`. */
function readComponentOptions({ first }: MacroCall, { script, reader }: SetupReading): true {
  const options = first === undefined ? null : reader.value(first);
  const inherit = options?.kind === 'object' ? options.entries.find(({ key }) => key === 'inheritAttrs') : undefined;
  if (inherit?.value.kind === 'literal' && inherit.value.value === false) script.inheritAttrs = false;
  return true;
}

/** Reads `defineExpose({ open: show })`: the members that a ref of the parent calls. */
function readExpose({ first }: MacroCall, { script, reader }: SetupReading): true {
  const exposed = first === undefined ? null : reader.value(first);
  if (exposed?.kind !== 'object') return true;
  for (const { key, value } of exposed.entries) script.frame.locals[exposedName(key)] = value;
  return true;
}

/** Reads `provide('save', save)`. */
function readProvide({ first, second, target }: MacroCall, { script, reader }: SetupReading): boolean {
  if (target !== null || first === undefined || second === undefined) return false;
  script.provides.push({ key: reader.value(first), value: reader.value(second) });
  return true;
}
