import type { Source } from '@webmcp/contract';

import type { ComponentFacts, FileFacts, FunctionValue, Value } from '../../extract/facts/facts.js';
import { noProps, type PassedProps } from './passed-props.js';
import type { DeferredValue, OutsideCall, ResolvedValue } from './resolved-value.js';

/** The names that a piece of code can see. */
export interface LexicalScope {
  parent: LexicalScope | null;
  module: Module;
  owner: Owner;
  contexts: Contexts | null;
  /** Bound names: parameters, props, loop items, states. */
  names: Map<string, ResolvedValue | DeferredValue>;
  /** Constants and functions declared here. */
  locals: Readonly<Record<string, Value>>;
  /** The prefix of state names. Each call of an own hook has its own. */
  statePrefix: string;
  /** Own functions being called. A function that calls itself is not run again. */
  running: readonly FunctionValue[];
  /** Number of loops around whose items are rendered one by one. A component or function may recur that often. */
  unrolled: number;
  memo: Map<Value, ResolvedValue>;
  /** Markup and functions of this scope that were rendered. */
  rendered: Set<Value>;
  /** Locals that were read by name. */
  asked: Set<string>;
}

/** The component instance (or root) that code belongs to. */
export interface Owner {
  instance: number;
  /** Use sites around the instance, innermost first. */
  sites: Source[];
  passed: PassedProps;
  /** Components around the instance, by nesting in the source, its own component last. */
  stack: readonly ComponentFacts[];
  /** Number of calls of each of the app's own hooks. */
  hooks: Map<string, number>;
  /** Calls out of the app that received markup. */
  results: Set<OutsideCall>;
  /** Number of nodes in its template and in the components inside, without markup from its use site. */
  size: number;
}

/** Values of React contexts, and values that Vue's components provide, around a site; innermost first. */
export interface Contexts {
  /** The call that made the context or symbol, or the literal key. */
  context: Value;
  value: ResolvedValue;
  outer: Contexts | null;
}

export interface Module {
  facts: FileFacts;
  scope: LexicalScope;
  /** Exports that were looked up; null for a name that is not exported, or still being looked up. */
  exports: Map<string, ResolvedValue | null>;
}

/** Returns an owner without a use site, for a root or a module. */
export function rootOwner(instance: number, passed: PassedProps, stack: readonly ComponentFacts[]): Owner {
  return { instance, sites: [], passed, stack, hooks: new Map(), results: new Set(), size: 0 };
}

const noModule = {} as Module;

/** Returns a file's module with its top-level scope. */
export function moduleOf(facts: FileFacts): Module {
  const module: Module = { facts, exports: new Map(), scope: moduleScope(facts) };
  module.scope.module = module;
  return module;
}

function moduleScope(facts: FileFacts): LexicalScope {
  return {
    parent: null,
    module: noModule,
    owner: rootOwner(0, noProps(false), []),
    contexts: null,
    names: new Map(),
    locals: facts.constants,
    statePrefix: `${facts.file}:`,
    running: [],
    unrolled: 0,
    memo: new Map(),
    rendered: new Set(),
    asked: new Set(),
  };
}

/** Returns a scope inside another. */
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
