import { limits } from './model/limits.js';
import { linkHandler } from './handlers/link-handler.js';
import { renderTemplate, renderValue } from './nodes/render-nodes.js';
import type { Resolver } from './model/linked.js';
import type { Linker } from './model/linker.js';
import type { Module } from './model/resolved-value.js';
import { memberOf } from './evaluate/member-of.js';
import { callFunction } from './evaluate/call-function.js';
import { evaluateValue } from './evaluate/evaluate-value.js';
import { vueComponents } from './evaluate/tag-value.js';
import { toLinkedValue } from './values/to-linked-value.js';

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
    evaluate: (value, scope) => evaluateValue(linker, value, scope),
    force: (resolved) =>
      resolved.kind === 'deferred' ? evaluateValue(linker, resolved.value, resolved.scope) : resolved,
    member: (resolved, key) => memberOf(linker, resolved, key),
    call: (fn, closure, args, caller) => callFunction(linker, fn, closure, args, caller),
    linked: (resolved, at, site) => toLinkedValue(linker, resolved, at, site),
    handler: (resolved, site) => linkHandler(linker, resolved, site),
    nodes: (nodes, scope, site) => renderTemplate(linker, nodes, scope, site),
    shown: (resolved, at, site) => renderValue(linker, resolved, at, site),
    loopSources: new Map(),
    nextLoop: () => (loops += 1),
    nextInstance: () => (instances >= limits.instances ? null : (instances += 1)),
    reached: new Set(),
    itemDependencies: 0,
    returning: new Set(),
    unrolledItems: 0,
    nodeCount: 0,
    inlined: new Map(),
    rendered: new Set(),
    left: { runs: limits.runs, values: limits.values },
    linking: new Map(),
    seeking: new Map(),
    functionNames: new Map(),
    ownMessages: new Map(),
  };
  return linker;
}
