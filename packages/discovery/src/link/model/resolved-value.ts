import type { Source } from '@webmcp/contract';

import type { ComponentFacts, FunctionValue, Value } from '../../extract/facts/facts.js';
import type { LexicalScope, Module } from './lexical-scope.js';
import type { PassedProps } from './passed-props.js';

/** A value that is evaluated when it is first needed (a thunk): the source's value and the scope of its names. */
export interface DeferredValue {
  kind: 'deferred';
  value: Value;
  scope: LexicalScope;
}

/**
 * The result of evaluating a value of the source without running the app: an abstract value, as compilers call it.
 * Evaluation follows names, calls of the app's own functions and decided conditions. Members and items inside stay
 * deferred.
 */
export type ResolvedValue =
  | WrittenValue
  | ListValue
  | EitherValue
  | ComponentValue
  | NamespaceValue
  | OutsideValue
  | ResultValue
  | StateValue
  | SetterValue
  | StoreValue
  | ItemValue
  | PropsValue
  | { kind: 'absent' }
  /**
   * A path that nothing in the app declares, or a value inside itself. With `indexOf`, the position of an item in that
   * loop. With `control`, the event of that control or a member of the event.
   */
  | UnresolvedValue;

export interface UnresolvedValue {
  kind: 'unresolved';
  path: string[];
  indexOf?: number;
  control?: ControlNames;
}

/** The name and the id that the source writes for a control, as texts. An event of the control has both: `target.name`. */
export interface ControlNames {
  name?: WrittenValue;
  id?: WrittenValue;
}

/** A literal, template, object, function, markup, operator call or unknown, with the scope of its names. */
export interface WrittenValue {
  kind: 'value';
  value: Exclude<Value, { kind: 'reference' | 'choice' }>;
  scope: LexicalScope;
}

export interface ListValue {
  kind: 'list';
  items: (ResolvedValue | DeferredValue)[];
  at: Source;
}

/** One of several values. With a `test`, the first option is the value if the test holds. */
export interface EitherValue {
  kind: 'either';
  test?: ResolvedValue;
  options: ResolvedValue[];
  at: Source;
}

/** One of the app's own components. `given` holds its props, if a call receives both: `openModal(EditDialog, { id })`. */
export interface ComponentValue {
  kind: 'component';
  component: ComponentFacts;
  module: Module;
  given?: ResolvedValue;
}

/** `import * as name`: all exports of a module. */
export interface NamespaceValue {
  kind: 'namespace';
  module: Module;
}

/** An import from outside the app, or a member of such an import. */
export interface OutsideValue {
  kind: 'outside';
  package?: string;
  path: string[];
}

/** The result of a call of something outside the app, or a member of that result. */
export interface ResultValue {
  kind: 'result';
  call: OutsideCall;
  path: string[];
}

/** A state variable, or a member of a state variable. `unwraps` marks a Vue ref, whose `.value` is the state itself. */
export interface StateValue {
  kind: 'state';
  id: string;
  path: string[];
  initial?: DeferredValue;
  /** The reducer of `useReducer`, which alone changes the state. */
  reducer?: DeferredValue;
  unwraps?: boolean;
}

/**
 * A function that sets a state. `dispatch` marks a reducer's: its argument is an action. `members` marks a store's: its
 * argument is an object with the states that change.
 */
export interface SetterValue {
  kind: 'setter';
  id: string;
  by?: 'dispatch' | 'members';
  /** The reducer behind `dispatch`. */
  reducer?: DeferredValue;
}

/** The result of a store's hook. Functions of the store are members as they are; all other members are states. */
export interface StoreValue {
  kind: 'store';
  id: string;
  data: ResolvedValue;
  /** Set for the store of Vuex, whose data are its options. */
  vuex?: VuexPart;
}

/** A reducer of the app, with the path of the member of the store of Redux that it makes. */
export interface ReduxReducer {
  path: string[];
  fn: WrittenValue;
}

/** A part of a state that reducers alone change, with its place in the state. */
export interface ReducedPart {
  path: readonly string[];
  initial: ResolvedValue;
  reducers: readonly FunctionValue[];
}

/** A part of the store of Vuex, as one of its modules sees it. */
export interface VuexPart {
  part: 'store' | 'getters' | 'commit' | 'dispatch';
  /** The prefix of the module's names: `tasks/`; empty for the store itself and for a module without a namespace. */
  space: string;
  /** The place of the module's state in the state of the store. */
  path: string[];
}

/** The item of a loop, or a member of such an item. */
export interface ItemValue {
  kind: 'item';
  loop: number;
  path: string[];
}

/** All props of a component instance but those in `omit`. */
export interface PropsValue {
  kind: 'props';
  passed: PassedProps;
  omit: string[];
}

/** A call of something outside the app. */
export interface OutsideCall {
  callee: string[];
  package?: string;
  value: Extract<Value, { kind: 'call' }>;
  scope: LexicalScope;
  /** The result, state or item whose member is called. */
  on?: ResolvedValue;
  /** The name that distinguishes results of one hook: `instance:name`, or `file:name` at a module's top level. */
  id?: string;
  /** The state that chooses the record which the call finds in a list. */
  foundBy?: StateValue;
  /** True while the store rule evaluates this call, so that the evaluation of a store inside itself ends there. */
  making?: true;
}

export const absent: ResolvedValue = { kind: 'absent' };

/** Returns the text of a literal text; undefined for any other value. */
export function literalText(resolved: ResolvedValue | undefined): string | undefined {
  if (resolved?.kind !== 'value' || resolved.value.kind !== 'literal') return undefined;
  return typeof resolved.value.value === 'string' ? resolved.value.value : undefined;
}
