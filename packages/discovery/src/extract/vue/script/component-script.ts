import type { ComponentFacts, FunctionValue, ImportFacts, PropsBinding, Value } from '../../facts/facts.js';
import type { Frame } from '../../react/values/react-reader.js';
import { madeState } from '../../script/made-state.js';
import { pascalName } from '../template/component-tag.js';

type CallValue = Extract<Value, { kind: 'call' }>;

/** The content of a component's script beside the names and states of its frame. */
export interface ComponentScript {
  frame: Frame;
  props: PropsBinding;
  /** True if the type of its props is imported, so that this file does not name all of them. */
  hasOpenProps: boolean;
  emits: string[];
  provides: NonNullable<ComponentFacts['provides']>;
  /** The imports that load when the app uses them. */
  imports: ImportFacts[];
  /** False if undeclared props do not arrive on the root element. */
  inheritAttrs: boolean;
  /** Local names of functions whose results are states. */
  makers: ReadonlyMap<string, string>;
  /** The render function in place of a template. */
  render?: FunctionValue;
}

export function emptyScript(frame: Frame, makers: ReadonlyMap<string, string>): ComponentScript {
  const lists = { emits: [], provides: [], imports: [] };
  return { frame, props: { names: [] }, hasOpenProps: false, ...lists, inheritAttrs: true, makers };
}

/**
 * Binds a name of the component. A lazy component becomes an import. A `computed` becomes its getter's result, and a
 * ref in an options object becomes a state. `resolveComponent('UButton')` is the component of this name.
 */
export function bindName(name: string, value: Value, script: ComponentScript): void {
  const lazy = lazyImport(value);
  const state = madeState(name, value, script.makers);
  const tag = resolvedTag(value);
  if (tag !== null) {
    if (tag !== name) script.frame.locals[name] = { kind: 'reference', path: [tag], at: value.at };
  } else if (lazy !== null) script.imports.push({ local: name, ...lazy });
  else if (value.kind === 'call' && value.callee.join('.') === 'computed' && value.args[0] !== undefined) {
    bindComputed(name, value.args[0], script);
  } else if (state !== null) {
    script.frame.states.push(state);
  } else script.frame.locals[name] = value;
}

/** Binds a computed name to the result of its getter, which may be part of `{ get, set }`. */
export function bindComputed(name: string, given: Value, script: ComponentScript): void {
  const getter = given.kind === 'object' ? given.entries.find((entry) => entry.key === 'get')?.value : given;
  const { locals } = script.frame;
  if (getter?.kind !== 'function') locals[name] = getter ?? given;
  else if (getter.locals === undefined && getter.result !== undefined) locals[name] = getter.result;
  else {
    locals[`~${name}`] = getter;
    locals[name] = { kind: 'call', callee: [`~${name}`], args: [], at: given.at };
  }
}

/** Returns the name of the component that `resolveComponent('u-button')` returns; null for anything else. */
function resolvedTag(value: Value): string | null {
  if (value.kind !== 'call' || value.callee.join('.') !== 'resolveComponent') return null;
  const [tag] = value.args;
  return tag?.kind === 'literal' && typeof tag.value === 'string' ? pascalName(tag.value) : null;
}

/** Returns the file that `() => import('./X.vue')` loads: bare, passed to a call or as its `loader`; null for anything else. */
function lazyImport(value: Value): Omit<ImportFacts, 'local'> | null {
  const loaded = loaderOf(value);
  if (loaded?.kind !== 'call') return null;
  const direct = importedFile(loaded);
  return direct === null ? pickedImport(loaded) : { imported: 'default', from: direct };
}

/** Returns the result of the function that loads: `defineAsyncComponent(load)`, `defineAsyncComponent({ loader })`. */
function loaderOf(value: Value): Value | undefined {
  const [first] = value.kind === 'call' ? value.args : [value];
  const loader = first?.kind === 'object' ? first.entries.find(({ key }) => key === 'loader')?.value : first;
  return loader?.kind === 'function' ? loader.result : undefined;
}

/** Reads `import('./parts').then((parts) => parts.Chart)`. */
function pickedImport({ callee, on, args: [pick] }: CallValue): Omit<ImportFacts, 'local'> | null {
  const from = callee.at(-1) === 'then' && on?.kind === 'call' ? importedFile(on) : null;
  if (from === null) return null;
  const picked = pick?.kind === 'function' && pick.result?.kind === 'reference' ? pick.result.path.at(-1) : undefined;
  return { imported: picked ?? 'default', from };
}

function importedFile(call: CallValue): string | null {
  const [file] = call.args;
  const isImport = call.callee.length === 1 && call.callee[0] === 'import';
  return isImport && file?.kind === 'literal' && typeof file.value === 'string' ? file.value : null;
}
