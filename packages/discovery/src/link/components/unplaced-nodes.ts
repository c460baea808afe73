import type { Value } from '../../extract/facts/facts.js';
import { hasMarkup } from '../model/has-markup.js';
import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Floating, Given, Meaning, OutsideCall, Place, Scope } from '../model/resolved-value.js';
import { floatingNodes } from '../handlers/detached-nodes.js';

/**
 * What a component instance was given, keeps among its locals or passes to calls, and whose place in its template was not
 * found: kept behind the template, what it was given as it is, the rest under an unknown test. Nothing that is written down
 * is lost, except what a known prop rules out.
 */
export function unplacedNodes(linker: Linker, scope: Scope, at: Value['at'], place: Place): LinkedNode[] {
  if (place.floating !== null) return [];
  const { given, results } = scope.owner;
  const own: Floating[] = [];
  for (const [name, value] of Object.entries(scope.locals)) {
    if (scope.asked.has(name) || !hasMarkup(value)) continue;
    collect(linker, linker.reduce(value, scope), value.at, own, 0);
  }
  for (const call of results) collectCall(linker, call, own, 0);
  return [...givenNodes(linker, given, place), ...floatingNodes(linker, own, at, place)];
}

function givenNodes(linker: Linker, given: Given, place: Place): LinkedNode[] {
  const found: Floating[] = [];
  for (const { value, at } of given.props.values()) {
    if (value.kind === 'thunk' && !hasMarkup(value.value) && value.value.kind !== 'reference') continue;
    const meaning = linker.force(value);
    if (meaning.kind === 'value' || meaning.kind === 'either') collect(linker, meaning, at, found, 0);
  }
  return found.flatMap(({ meaning, at }) => linker.shown(meaning, at, place));
}

/** Markup inside a module's constant that found no place in any component. */
export function unplacedInConstant(linker: Linker, value: Value, scope: Scope): Floating[] {
  const found: Floating[] = [];
  if (hasMarkup(value)) collect(linker, linker.reduce(value, scope), value.at, found, 0);
  return found;
}

function collect(linker: Linker, meaning: Meaning, at: Value['at'], into: Floating[], depth: number): void {
  if (depth > 8) return;
  switch (meaning.kind) {
    case 'value':
      collectValue(linker, meaning, into, depth);
      return;
    case 'list':
      for (const item of meaning.items) {
        if (item.kind === 'thunk' && !hasMarkup(item.value)) continue;
        collect(linker, linker.force(item), at, into, depth + 1);
      }
      return;
    case 'either':
      for (const option of meaning.options) collect(linker, option, at, into, depth + 1);
      return;
    case 'result':
      if (meaning.path.length === 0) collectCall(linker, meaning.call, into, depth);
      return;
    default:
      return;
  }
}

function collectCall(linker: Linker, call: OutsideCall, into: Floating[], depth: number): void {
  for (const argument of call.value.args) {
    if (hasMarkup(argument)) collect(linker, linker.reduce(argument, call.scope), argument.at, into, depth + 1);
  }
  if (call.on?.kind === 'result') collect(linker, call.on, call.value.at, into, depth + 1);
}

function collectValue(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'value' }>,
  into: Floating[],
  depth: number,
): void {
  const { value, scope } = meaning;
  if (scope.laid.has(value)) return;
  switch (value.kind) {
    case 'markup':
      into.push({ meaning, at: value.at });
      return;
    case 'function':
      if (value.returns !== undefined) into.push({ meaning, at: value.at });
      else if (value.result !== undefined && hasMarkup(value.result)) {
        collect(linker, linker.call(value, scope, [], scope), value.at, into, depth + 1);
      }
      return;
    case 'object':
      for (const part of [...value.entries.map((entry) => entry.value), ...value.spreads]) {
        if (hasMarkup(part)) collect(linker, linker.reduce(part, scope), part.at, into, depth + 1);
      }
      return;
    default:
      return;
  }
}
