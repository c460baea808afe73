import type { Source } from '@webmcp/contract';

import type { ComponentFacts, FunctionValue, TemplateNode, Value } from '../../extract/facts/facts.js';
import type { Catalogue } from '../../messages/catalogue.js';
import type { LinkedNode, LinkedValue } from './linked.js';
import type { ResolvedValue, Module, RenderSite, LexicalScope, DeferredValue } from './resolved-value.js';

/** A function is known by the first name that leads to it. */
export function nameFunction(linker: Linker, value: Value, name: string): void {
  if (value.kind === 'function' && !linker.functionNames.has(value)) linker.functionNames.set(value, name);
}

/** The parts of the linking call each other through this; its counters number what they make. */
export interface Linker {
  modules: ReadonlyMap<string, Module>;
  /** Components that may be registered for the whole app, by name. */
  vueComponents: ReadonlyMap<string, ResolvedValue>;
  resolve(from: string, specifier: string): string | null;
  /** Follows a value until it is known what it stands for. */
  evaluate(value: Value, scope: LexicalScope): ResolvedValue;
  force(value: ResolvedValue | DeferredValue): ResolvedValue;
  member(resolved: ResolvedValue, key: string): ResolvedValue;
  /** What an own function gives for arguments, called from somewhere. */
  call(
    fn: FunctionValue,
    closure: LexicalScope,
    args: (ResolvedValue | DeferredValue)[],
    caller: LexicalScope,
  ): ResolvedValue;
  linked(resolved: ResolvedValue, at: Source, site: RenderSite): LinkedValue;
  handler(resolved: Extract<ResolvedValue, { kind: 'value' }>, site: RenderSite): LinkedValue;
  nodes(nodes: readonly TemplateNode[], scope: LexicalScope, site: RenderSite): LinkedNode[];
  /** What a resolved shows where a node stands. */
  shown(resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[];
  nextLoop(): number;
  /** What each loop runs over. */
  loopSources: Map<number, ResolvedValue>;
  /** The number of the next instance, or null when there are too many. */
  nextInstance(): number | null;
  reached: Set<ComponentFacts>;
  /** How often something was met that only its item tells (a component or function that came back to itself, a function that an item holds), the loops around such things, and how many of their items were laid out. */
  itemDependencies: number;
  returning: Set<object>;
  unrolledItems: number;
  /** Nodes made so far, and for each component how often it was inlined and how large it was. */
  nodeCount: number;
  inlined: Map<ComponentFacts, { times: number; size: number }>;
  /** Module-level markup and functions with markup that have found a site. */
  rendered: Set<Value>;
  /** What may still be spent on the prop or text at hand; see limits.runs and limits.values. */
  left: { runs: number; values: number };
  /** Values being turned into linked values: one that holds itself is cut there. */
  linking: Map<Value, readonly LexicalScope[]>;
  /** Members being looked for, by object: an object that spreads itself has no more than its own. */
  seeking: Map<Value, Set<string>>;
  /** The names that functions are known by. */
  functionNames: Map<Value, string>;
  /** The app's messages, once they were asked for, and those of components alone by what holds them. */
  messages?: Catalogue;
  ownMessages: Map<Value, Catalogue>;
}
