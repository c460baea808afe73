import type { ComponentFacts, FunctionValue, ImportFacts, PropsBinding, Value } from '../../facts/facts.js';
import type { Frame } from '../../react/values/react-reader.js';

/** Vue's functions that make a state. */
export const stateMakers: ReadonlySet<string> = new Set([
  'ref',
  'shallowRef',
  'reactive',
  'shallowReactive',
  'customRef',
]);

/** What a component's script says beside the names and states of its frame. */
export interface ComponentScript {
  frame: Frame;
  props: PropsBinding;
  /** Whether it has props that this file does not name, since their type is imported. */
  hasOpenProps: boolean;
  emits: string[];
  provides: NonNullable<ComponentFacts['provides']>;
  /** Imports that only load when used. */
  imports: ImportFacts[];
  /** False where the component keeps its root element from taking over what it is given. */
  inheritAttrs: boolean;
  /** A render function in place of a template. */
  render?: FunctionValue;
}

export function emptyScript(frame: Frame): ComponentScript {
  return { frame, props: { names: [] }, hasOpenProps: false, emits: [], provides: [], imports: [], inheritAttrs: true };
}

/**
 * Binds a name of the component: a lazy component becomes an import, `computed` what its getter gives, a ref in an
 * options object a state.
 */
export function bindName(name: string, value: Value, script: ComponentScript): void {
  const lazy = lazyImport(value);
  if (lazy !== null) script.imports.push({ local: name, ...lazy });
  else if (value.kind === 'call' && value.callee.join('.') === 'computed' && value.args[0] !== undefined) {
    bindComputed(name, value.args[0], script);
  } else if (value.kind === 'call' && value.callee.length === 1 && stateMakers.has(value.callee[0] ?? '')) {
    const [initial] = value.args;
    script.frame.states.push({ value: name, ...(initial === undefined ? {} : { initial }) });
  } else script.frame.locals[name] = value;
}

/** Binds a computed name, given its getter or `{ get, set }`. */
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

/** What `() => import('./X.vue')` loads, bare, passed to a call or as its `loader`; null for anything else. */
function lazyImport(value: Value): { imported: string; from: string } | null {
  const [first] = value.kind === 'call' ? value.args : [value];
  const loader = first?.kind === 'object' ? first.entries.find((entry) => entry.key === 'loader')?.value : first;
  const loaded = loader?.kind === 'function' ? loader.result : undefined;
  if (loaded?.kind !== 'call') return null;
  const direct = importedFile(loaded);
  if (direct !== null) return { imported: 'default', from: direct };
  const from = loaded.callee.at(-1) === 'then' && loaded.on?.kind === 'call' ? importedFile(loaded.on) : null;
  if (from === null) return null;
  const [pick] = loaded.args;
  const picked = pick?.kind === 'function' && pick.result?.kind === 'reference' ? pick.result.path.at(-1) : undefined;
  return { imported: picked ?? 'default', from };
}

function importedFile(call: Extract<Value, { kind: 'call' }>): string | null {
  const [file] = call.args;
  const isImport = call.callee.length === 1 && call.callee[0] === 'import';
  return isImport && file?.kind === 'literal' && typeof file.value === 'string' ? file.value : null;
}
