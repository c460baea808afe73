import type { Source } from '@webmcp/contract';

import type { ComponentFacts, Value } from '../../extract/facts/facts.js';
import type { Catalogue } from '../../messages/catalogue.js';
import type { LexicalScope } from './lexical-scope.js';
import type { LinkedForm } from './linked.js';
import type { DetachedMarkup } from './render-site.js';
import type { ReducedPart, ReduxReducer, ResolvedValue, StoreValue } from './resolved-value.js';

/** Findings of the linking that later parts of it read. */
export interface LinkMemory {
  /** The name of each function: the first by which evaluation found it. */
  functionNames: Map<Value, string>;
  /** The store of Vuex; null if the app has none. Undefined before the first question. */
  vuex?: StoreValue | null;
  /** The reducers of the store of Redux. Undefined before the first question. */
  redux?: readonly ReduxReducer[];
  /** The parts of this store with their first values. Undefined before the first question. */
  reduxParts?: readonly ReducedPart[];
  loops: LoopMemory;
  components: ComponentMemory;
  messages: MessageMemory;
  /** Members being looked up, by object. An object that spreads itself has no more than its own members. */
  seeking: Map<Value, Set<string>>;
  /** Values being turned into linked values, with their scopes. A value inside itself is cut there. */
  linking: Map<Value, readonly LexicalScope[]>;
  /** The linked schema and first values of each form hook's call, by the scope of the call. A hook of the app has many. */
  forms: Map<LexicalScope, Map<Value, LinkedForm>>;
}

export interface LoopMemory {
  /** Number of loops made so far; each loop's number is the count at its time. */
  count: number;
  /** The list that each loop runs over, by the loop's number. */
  sources: Map<number, ResolvedValue>;
  /**
   * Number of times that linking met something only the item of a loop decides: a component or function inside itself,
   * or a function that an item contains.
   */
  itemDependencies: number;
  /** Loops whose body has such a dependency. */
  itemDependent: Set<object>;
  /** The numbers of loops whose items only name the cells of a row around: the columns of an own table. */
  namesCells: Set<number>;
}

export interface ComponentMemory {
  /** Components that some root contains. */
  reached: Set<ComponentFacts>;
  /** The places of components in columns that the rows of a table render: `cell: RowActions`. */
  inCells: Set<Source>;
  /** Markup in the columns of tables, until its root is rendered: only then it is known which of it the rows render. */
  ofColumns: DetachedMarkup[];
  /** Number of inlined instances, and the size of the last one. */
  inlined: Map<ComponentFacts, { times: number; size: number }>;
  /** The scope of the instance behind each ref, by the ref's state: `1:dialog`. */
  refs: Map<string, LexicalScope>;
  /** Calls of methods through refs. They are followed once the root is rendered, because an instance may come later. */
  refCalls: RefCall[];
}

/** A call through a ref: `dialog.value.open(item)`. */
export interface RefCall {
  /** The state of the ref. */
  ref: string;
  /** Follows the call into the instance. */
  follow(instance: LexicalScope): void;
}

export interface MessageMemory {
  /** The app's messages, found before the roots are rendered. */
  app?: Catalogue;
  /** Messages of a component alone, by the value that contains them. */
  own: Map<Value, Catalogue>;
}

export function newMemory(): LinkMemory {
  return {
    functionNames: new Map(),
    loops: { count: 0, sources: new Map(), itemDependencies: 0, itemDependent: new Set(), namesCells: new Set() },
    components: {
      reached: new Set(),
      inCells: new Set(),
      ofColumns: [],
      inlined: new Map(),
      refs: new Map(),
      refCalls: [],
    },
    messages: { own: new Map() },
    seeking: new Map(),
    linking: new Map(),
    forms: new Map(),
  };
}

/** Remembers a function's name unless the function has a name. */
export function nameFunction({ functionNames }: LinkMemory, value: Value, name: string): void {
  if (value.kind === 'function' && !functionNames.has(value)) functionNames.set(value, name);
}

/** Returns the number of a new loop over a list. */
export function addLoop({ loops }: LinkMemory, source: ResolvedValue): number {
  loops.count += 1;
  loops.sources.set(loops.count, source);
  return loops.count;
}
