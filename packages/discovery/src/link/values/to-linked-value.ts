import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { limits } from '../model/limits.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import { nameFunction, type Linker } from '../model/linker.js';
import type { ResolvedValue, RenderSite, LexicalScope, DeferredValue } from '../model/resolved-value.js';
import { messageLookup } from '../messages/message-lookup.js';
import { componentReference } from '../evaluate/item-components.js';
import { resultPath } from '../evaluate/evaluate-call.js';

/** What a value stands for as data for the stages behind; markup in it is laid out, functions are followed. */
export function toLinkedValue(linker: Linker, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedValue {
  linker.left.values -= 1;
  switch (resolved.kind) {
    case 'outside':
    case 'unresolved':
      return { kind: 'reference', path: resolved.path, at };
    case 'state':
      return { kind: 'state', id: resolved.id, path: resolved.path, at };
    case 'setter':
      return { kind: 'function', does: { calls: [], sets: [{ state: resolved.id, at }] }, at };
    case 'item':
      return { kind: 'item', loop: resolved.loop, path: resolved.path, at };
    case 'store':
      return { kind: 'state', id: resolved.id, path: [], at };
    case 'given':
      return { kind: 'reference', path: ['props'], at };
    case 'absent':
      return { kind: 'literal', value: null, at };
    case 'namespace':
      return { kind: 'unknown', at };
    case 'value':
      if (resolved.value.kind === 'literal' || resolved.value.kind === 'unknown') return resolved.value;
      break;
    case 'list':
    case 'either':
    case 'component':
    case 'result':
      break;
  }
  if (linker.left.values < 0 || site.depth > limits.nesting) return { kind: 'unknown', at };
  return linkedWhole(linker, resolved, at, { ...site, depth: site.depth + 1 });
}

/** A value that holds others. */
function linkedWhole(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'value' | 'list' | 'either' | 'component' | 'result' }>,
  at: Source,
  site: RenderSite,
): LinkedValue {
  const linked = (one: ResolvedValue | DeferredValue): LinkedValue => linker.linked(linker.force(one), at, site);
  switch (resolved.kind) {
    case 'value': {
      // What one function gives may stand inside itself: `entry('Shop', [entry('Cart')])`, each with its own names.
      const around = linker.linking.get(resolved.value) ?? [];
      if (around.length > limits.calls || around.includes(resolved.scope)) return { kind: 'unknown', at };
      linker.linking.set(resolved.value, [...around, resolved.scope]);
      const data = linkedData(linker, resolved, site);
      linker.linking.set(resolved.value, around);
      return data;
    }
    case 'list':
      return { kind: 'array', items: resolved.items.map(linked), at: resolved.at };
    case 'either': {
      const options = resolved.options.map(linked);
      const test = resolved.test === undefined ? {} : { test: linked(resolved.test) };
      return { kind: 'choice', ...test, options, at: resolved.at };
    }
    case 'component': {
      if (site.detached !== null) {
        site.detached.push({ resolved, at });
        return { kind: 'reference', path: [resolved.component.name], at };
      }
      if (site.named === true) return componentReference(resolved, at);
      const does = { calls: [], sets: [] };
      return { kind: 'function', name: resolved.component.name, does, returns: linker.shown(resolved, at, site), at };
    }
    case 'result':
      return linkedResult(linker, resolved, at, site);
  }
}

function linkedData(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'value' }>,
  site: RenderSite,
): LinkedValue {
  const { value, scope } = resolved;
  const link = (one: Value): LinkedValue => linker.linked(linker.evaluate(one, scope), one.at, site);
  switch (value.kind) {
    case 'literal':
    case 'unknown':
      return value;
    case 'template':
      return joined(value.parts.map(link), value.at);
    case 'object': {
      const entries = value.entries.map((entry) => {
        nameFunction(linker, entry.value, entry.key);
        return { key: entry.key, value: link(entry.value) };
      });
      return { kind: 'object', entries, spreads: value.spreads.map(link), at: value.at };
    }
    case 'array':
      return { kind: 'array', items: value.items.map(link), at: value.at };
    case 'function':
      return linker.handler(resolved, site);
    case 'markup':
      return { kind: 'markup', nodes: linkedMarkup(linker, resolved, value.at, site), at: value.at };
    case 'call':
      return { kind: 'call', callee: value.callee, args: value.args.map(link), at: value.at };
  }
}

function linkedMarkup(linker: Linker, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[] {
  if (site.detached === null) return linker.shown(resolved, at, site);
  site.detached.push({ resolved, at });
  return [];
}

function linkedResult(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'result' }>,
  at: Source,
  site: RenderSite,
): LinkedValue {
  const { call, path } = resolved;
  if (path.length > 0) {
    return { kind: 'reference', path: resultPath(resolved), at };
  }
  const inside: RenderSite = { ...site, detached: site.detached ?? site.pending };
  const looksUp = messageLookup(linker, call);
  return {
    kind: 'call',
    callee: call.callee,
    args: linkedArguments(linker, call.value.args, call.scope, inside),
    ...(call.package === undefined ? {} : { package: call.package }),
    ...(call.on === undefined ? {} : { on: linker.linked(call.on, call.value.at, inside) }),
    ...(call.id === undefined ? {} : { id: call.id }),
    ...(looksUp === undefined ? {} : { looksUp }),
    at: call.value.at,
  };
}

/** A call's arguments as linked values. */
export function linkedArguments(
  linker: Linker,
  args: readonly Value[],
  scope: LexicalScope,
  site: RenderSite,
): LinkedValue[] {
  return args.map((argument) => linker.linked(linker.evaluate(argument, scope), argument.at, site));
}

/** Text parts that became known are joined; a template without unknown parts is a literal. */
function joined(parts: LinkedValue[], at: Source): LinkedValue {
  const kept: LinkedValue[] = [];
  for (const part of parts.flatMap((one) => (one.kind === 'template' ? one.parts : [one]))) {
    const last = kept.at(-1);
    if (part.kind === 'literal' && last?.kind === 'literal') {
      kept[kept.length - 1] = { ...last, value: `${last.value}${part.value}` };
    } else kept.push(part.kind === 'literal' ? { ...part, value: String(part.value) } : part);
  }
  const [only] = kept;
  if (only === undefined) return { kind: 'literal', value: '', at };
  return kept.length === 1 && only.kind === 'literal' ? { ...only, at } : { kind: 'template', parts: kept, at };
}
