import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { limits } from '../model/limits.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import { nameFunction, type Linker } from '../model/linker.js';
import type { Meaning, Place, Scope, Thunk } from '../model/resolved-value.js';
import { messageLookup } from '../messages/message-lookup.js';
import { componentReference } from '../evaluate/item-components.js';
import { resultPath } from '../evaluate/evaluate-call.js';

/** What a value stands for as data for the stages behind; markup in it is laid out, functions are followed. */
export function toLinkedValue(linker: Linker, meaning: Meaning, at: Source, place: Place): LinkedValue {
  linker.left.values -= 1;
  switch (meaning.kind) {
    case 'outside':
    case 'unresolved':
      return { kind: 'reference', path: meaning.path, at };
    case 'state':
      return { kind: 'state', id: meaning.id, path: meaning.path, at };
    case 'setter':
      return { kind: 'function', does: { calls: [], sets: [{ state: meaning.id, at }] }, at };
    case 'item':
      return { kind: 'item', loop: meaning.loop, path: meaning.path, at };
    case 'store':
      return { kind: 'state', id: meaning.id, path: [], at };
    case 'given':
      return { kind: 'reference', path: ['props'], at };
    case 'absent':
      return { kind: 'literal', value: null, at };
    case 'namespace':
      return { kind: 'unknown', at };
    case 'value':
      if (meaning.value.kind === 'literal' || meaning.value.kind === 'unknown') return meaning.value;
      break;
    case 'list':
    case 'either':
    case 'component':
    case 'result':
      break;
  }
  if (linker.left.values < 0 || place.depth > limits.nesting) return { kind: 'unknown', at };
  return linkedWhole(linker, meaning, at, { ...place, depth: place.depth + 1 });
}

/** A value that holds others. */
function linkedWhole(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'value' | 'list' | 'either' | 'component' | 'result' }>,
  at: Source,
  place: Place,
): LinkedValue {
  const linked = (one: Meaning | Thunk): LinkedValue => linker.linked(linker.force(one), at, place);
  switch (meaning.kind) {
    case 'value': {
      // What one function gives may stand inside itself: `entry('Shop', [entry('Cart')])`, each with its own names.
      const around = linker.linking.get(meaning.value) ?? [];
      if (around.length > limits.calls || around.includes(meaning.scope)) return { kind: 'unknown', at };
      linker.linking.set(meaning.value, [...around, meaning.scope]);
      const data = linkedData(linker, meaning, place);
      linker.linking.set(meaning.value, around);
      return data;
    }
    case 'list':
      return { kind: 'array', items: meaning.items.map(linked), at: meaning.at };
    case 'either': {
      const options = meaning.options.map(linked);
      const test = meaning.test === undefined ? {} : { test: linked(meaning.test) };
      return { kind: 'choice', ...test, options, at: meaning.at };
    }
    case 'component': {
      if (place.floating !== null) {
        place.floating.push({ meaning, at });
        return { kind: 'reference', path: [meaning.component.name], at };
      }
      if (place.named === true) return componentReference(meaning, at);
      const does = { calls: [], sets: [] };
      return { kind: 'function', name: meaning.component.name, does, returns: linker.shown(meaning, at, place), at };
    }
    case 'result':
      return linkedResult(linker, meaning, at, place);
  }
}

function linkedData(linker: Linker, meaning: Extract<Meaning, { kind: 'value' }>, place: Place): LinkedValue {
  const { value, scope } = meaning;
  const link = (one: Value): LinkedValue => linker.linked(linker.reduce(one, scope), one.at, place);
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
      return linker.handler(meaning, place);
    case 'markup':
      return { kind: 'markup', nodes: linkedMarkup(linker, meaning, value.at, place), at: value.at };
    case 'call':
      return { kind: 'call', callee: value.callee, args: value.args.map(link), at: value.at };
  }
}

function linkedMarkup(linker: Linker, meaning: Meaning, at: Source, place: Place): LinkedNode[] {
  if (place.floating === null) return linker.shown(meaning, at, place);
  place.floating.push({ meaning, at });
  return [];
}

function linkedResult(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'result' }>,
  at: Source,
  place: Place,
): LinkedValue {
  const { call, path } = meaning;
  if (path.length > 0) {
    return { kind: 'reference', path: resultPath(meaning), at };
  }
  const inside: Place = { ...place, floating: place.floating ?? place.spill };
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
export function linkedArguments(linker: Linker, args: readonly Value[], scope: Scope, place: Place): LinkedValue[] {
  return args.map((argument) => linker.linked(linker.reduce(argument, scope), argument.at, place));
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
