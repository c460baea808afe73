import { limits } from './limits.js';
import { linkHandler } from './link-handler.js';
import { linkNodes, shownNodes } from './link-nodes.js';
import type { Resolver } from './linked.js';
import type { Linker } from './linker.js';
import type { Module } from './meaning.js';
import { memberOf } from './member-of.js';
import { callFunction } from './call-function.js';
import { reduceValue } from './reduce-value.js';
import { vueComponents } from './tag-meaning.js';
import { toLinkedValue } from './to-linked-value.js';

/** A linker over an app's modules. */
export function createLinker(modules: ReadonlyMap<string, Module>, resolver: Resolver): Linker {
  let loops = 0;
  let instances = 0;
  const resolved = new Map<string, string | null>();
  const linker: Linker = {
    modules,
    vueComponents: vueComponents(modules),
    resolve(from, specifier) {
      const key = `${from}\n${specifier}`;
      const known = resolved.get(key);
      if (known !== undefined) return known;
      const found = resolver(from, specifier);
      resolved.set(key, found);
      return found;
    },
    reduce: (value, scope) => reduceValue(linker, value, scope),
    force: (meaning) => (meaning.kind === 'thunk' ? reduceValue(linker, meaning.value, meaning.scope) : meaning),
    member: (meaning, key) => memberOf(linker, meaning, key),
    call: (fn, closure, args, caller) => callFunction(linker, fn, closure, args, caller),
    linked: (meaning, at, place) => toLinkedValue(linker, meaning, at, place),
    handler: (meaning, place) => linkHandler(linker, meaning, place),
    nodes: (nodes, scope, place) => linkNodes(linker, nodes, scope, place),
    shown: (meaning, at, place) => shownNodes(linker, meaning, at, place),
    loopSources: new Map(),
    nextLoop: () => (loops += 1),
    nextInstance: () => (instances >= limits.instances ? null : (instances += 1)),
    reached: new Set(),
    itemwise: 0,
    returning: new Set(),
    unrolledItems: 0,
    nodeCount: 0,
    inlined: new Map(),
    laid: new Set(),
    left: { runs: limits.runs, values: limits.values },
    linking: new Map(),
    seeking: new Map(),
    functionNames: new Map(),
    ownMessages: new Map(),
  };
  return linker;
}
