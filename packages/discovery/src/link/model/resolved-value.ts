import type { Source } from '@webmcp/contract';

import type { ComponentFacts, FileFacts, FunctionValue, Value } from '../../extract/facts/facts.js';

/** A value and the scope that its names belong to. */
export interface DeferredValue {
  kind: 'deferred';
  value: Value;
  scope: LexicalScope;
}

/** What a value stands for, seen from the outside: names are followed, what is inside of it is not looked at yet. */
export type ResolvedValue =
  /** A literal, template, object, array, function, markup, operator call or unknown, with the scope of its names. */
  | { kind: 'value'; value: Exclude<Value, { kind: 'reference' | 'choice' }>; scope: LexicalScope }
  | { kind: 'list'; items: (ResolvedValue | DeferredValue)[]; at: Source }
  | { kind: 'either'; test?: ResolvedValue; options: ResolvedValue[]; at: Source }
  | { kind: 'component'; component: ComponentFacts; module: Module }
  | { kind: 'namespace'; module: Module }
  /** Something imported from outside the app, or a member of it. */
  | { kind: 'outside'; package?: string; path: string[] }
  /** What a call of something outside the app gives, or a member of it. */
  | { kind: 'result'; call: OutsideCall; path: string[] }
  /** `unwraps`: a Vue ref, whose `.value` is the state itself. */
  | { kind: 'state'; id: string; path: string[]; initial?: DeferredValue; unwraps?: boolean }
  /** `dispatch`: of a reducer; `members`: of a store, whose states are the members of what it is given. */
  | { kind: 'setter'; id: string; by?: 'dispatch' | 'members' }
  /** What a store's hook gives: functions of the store as they are, everything else as states. */
  | { kind: 'store'; id: string; data: ResolvedValue }
  | { kind: 'item'; loop: number; path: string[] }
  /** What a component instance was given, all of it but `omit`. */
  | { kind: 'given'; given: Given; omit: string[] }
  | { kind: 'absent' }
  | { kind: 'unresolved'; path: string[] };

export interface OutsideCall {
  callee: string[];
  package?: string;
  value: Extract<Value, { kind: 'call' }>;
  scope: LexicalScope;
  /** What it is called on, where that is a result, a state or an item. */
  on?: ResolvedValue;
  id?: string;
  /** While it is being found out whether it makes a store. */
  making?: true;
}

export interface GivenProp {
  value: ResolvedValue | DeferredValue;
  at: Source;
  modifiers?: string[];
}

/** What a use site gives a component. */
export interface Given {
  props: Map<string, GivenProp>;
  /** Spread values whose members are not known; the last one wins. */
  spreads: { value: ResolvedValue; at: Source }[];
  defaults: Map<string, DeferredValue>;
  /** A root: nobody is known to give it anything, so what it is given is unknown rather than absent. */
  open: boolean;
  /** Names that the component's code asked for. */
  asked: Set<string>;
}

/** The component instance (or root) that code belongs to. */
export interface Owner {
  instance: number;
  /** Use sites that lead to it, innermost first. */
  sites: Source[];
  given: Given;
  /** Components whose templates it stands in, by nesting in the source. */
  stack: readonly ComponentFacts[];
  /** How often each of the app's own hooks was called in it. */
  hooks: Map<string, number>;
  /** Calls out of the app that were given markup. */
  results: Set<OutsideCall>;
  /** Nodes of its own template and of the components in it, without what its use site gave it. */
  size: number;
}

/** Values of React contexts, and what Vue's components provide, around a site; innermost first. */
export interface Contexts {
  /** The call that made the context or symbol, or the literal key. */
  context: Value;
  value: ResolvedValue;
  outer: Contexts | null;
}

/** Names visible to a piece of code. */
export interface LexicalScope {
  parent: LexicalScope | null;
  module: Module;
  owner: Owner;
  contexts: Contexts | null;
  /** Bound names: parameters, props, loop items, states. */
  names: Map<string, ResolvedValue | DeferredValue>;
  /** Constants and functions declared here. */
  locals: Readonly<Record<string, Value>>;
  /** Stands before the names of states of an own hook's call. */
  statePrefix: string;
  /** Own functions being called: one that calls itself is not run again. */
  running: readonly FunctionValue[];
  /** Loops around that are laid out item by item: a component or function may come back that often. */
  unrolled: number;
  memo: Map<Value, ResolvedValue>;
  /** Markup of this scope that has found its site. */
  rendered: Set<Value>;
  /** Locals that were asked for by name. */
  asked: Set<string>;
}

export interface Module {
  facts: FileFacts;
  scope: LexicalScope;
  exports: Map<string, ResolvedValue | null>;
}

/** Where nodes are being laid out. */
export interface RenderSite {
  contexts: Contexts | null;
  depth: number;
  /** Inside a handler or the arguments of a call: markup is kept here, to be laid out by whoever holds the handler or call. */
  detached: DetachedMarkup[] | null;
  /** Where markup that calls in values were given is kept until it is laid out with the element that has the value. */
  pending: DetachedMarkup[];
  /** In a loop's list: components are only named there, the loop's body shows them. */
  named?: true;
}

export interface DetachedMarkup {
  resolved: ResolvedValue;
  at: Source;
}

/** A scope inside another. */
export function innerScope(parent: LexicalScope, more: Partial<LexicalScope> = {}): LexicalScope {
  return {
    parent,
    module: parent.module,
    owner: parent.owner,
    contexts: parent.contexts,
    names: new Map(),
    locals: {},
    statePrefix: parent.statePrefix,
    running: parent.running,
    unrolled: parent.unrolled,
    memo: new Map(),
    rendered: new Set(),
    asked: new Set(),
    ...more,
  };
}

/** Given nothing, by a known use site. */
export function emptyGiven(open: boolean): Given {
  return { props: new Map(), spreads: [], defaults: new Map(), open, asked: new Set() };
}

export const absent: ResolvedValue = { kind: 'absent' };
