import type { Value } from '../../extract/facts/facts.js';
import { hasMarkup } from '../model/has-markup.js';
import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type {
  DetachedMarkup,
  Given,
  ResolvedValue,
  OutsideCall,
  RenderSite,
  LexicalScope,
} from '../model/resolved-value.js';
import { renderDetached } from '../handlers/detached-nodes.js';

/**
 * What a component instance was given, keeps among its locals or passes to calls, and whose site in its template was not
 * found: kept behind the template, what it was given as it is, the rest under an unknown test. Nothing that is written down
 * is lost, except what a known prop rules out.
 */
export function unplacedNodes(linker: Linker, scope: LexicalScope, at: Value['at'], site: RenderSite): LinkedNode[] {
  if (site.detached !== null) return [];
  const { given, results } = scope.owner;
  const own: DetachedMarkup[] = [];
  for (const [name, value] of Object.entries(scope.locals)) {
    if (scope.asked.has(name) || !hasMarkup(value)) continue;
    collect(linker, linker.evaluate(value, scope), value.at, own, 0);
  }
  for (const call of results) collectCall(linker, call, own, 0);
  return [...givenNodes(linker, given, site), ...renderDetached(linker, own, at, site)];
}

function givenNodes(linker: Linker, given: Given, site: RenderSite): LinkedNode[] {
  const found: DetachedMarkup[] = [];
  for (const { value, at } of given.props.values()) {
    if (value.kind === 'deferred' && !hasMarkup(value.value) && value.value.kind !== 'reference') continue;
    const resolved = linker.force(value);
    if (resolved.kind === 'value' || resolved.kind === 'either') collect(linker, resolved, at, found, 0);
  }
  return found.flatMap(({ resolved, at }) => linker.shown(resolved, at, site));
}

/** Markup inside a module's constant that found no site in any component. */
export function unplacedInConstant(linker: Linker, value: Value, scope: LexicalScope): DetachedMarkup[] {
  const found: DetachedMarkup[] = [];
  if (hasMarkup(value)) collect(linker, linker.evaluate(value, scope), value.at, found, 0);
  return found;
}

function collect(
  linker: Linker,
  resolved: ResolvedValue,
  at: Value['at'],
  into: DetachedMarkup[],
  depth: number,
): void {
  if (depth > 8) return;
  switch (resolved.kind) {
    case 'value':
      collectValue(linker, resolved, into, depth);
      return;
    case 'list':
      for (const item of resolved.items) {
        if (item.kind === 'deferred' && !hasMarkup(item.value)) continue;
        collect(linker, linker.force(item), at, into, depth + 1);
      }
      return;
    case 'either':
      for (const option of resolved.options) collect(linker, option, at, into, depth + 1);
      return;
    case 'result':
      if (resolved.path.length === 0) collectCall(linker, resolved.call, into, depth);
      return;
    default:
      return;
  }
}

function collectCall(linker: Linker, call: OutsideCall, into: DetachedMarkup[], depth: number): void {
  for (const argument of call.value.args) {
    if (hasMarkup(argument)) collect(linker, linker.evaluate(argument, call.scope), argument.at, into, depth + 1);
  }
  if (call.on?.kind === 'result') collect(linker, call.on, call.value.at, into, depth + 1);
}

function collectValue(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'value' }>,
  into: DetachedMarkup[],
  depth: number,
): void {
  const { value, scope } = resolved;
  if (scope.rendered.has(value)) return;
  switch (value.kind) {
    case 'markup':
      into.push({ resolved, at: value.at });
      return;
    case 'function':
      if (value.returns !== undefined) into.push({ resolved, at: value.at });
      else if (value.result !== undefined && hasMarkup(value.result)) {
        collect(linker, linker.call(value, scope, [], scope), value.at, into, depth + 1);
      }
      return;
    case 'object':
      for (const part of [...value.entries.map((entry) => entry.value), ...value.spreads]) {
        if (hasMarkup(part)) collect(linker, linker.evaluate(part, scope), part.at, into, depth + 1);
      }
      return;
    default:
      return;
  }
}
