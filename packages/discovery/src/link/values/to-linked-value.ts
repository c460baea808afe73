import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { resultPath } from '../evaluate/callee-of.js';
import { componentReference } from '../evaluate/item-members.js';
import { linkHandler } from '../handlers/link-handler.js';
import { messageLookup } from '../messages/message-lookup.js';
import { linkedForm } from './linked-form.js';
import { force, memberAt } from '../model/evaluator.js';
import { limits } from '../model/limits.js';
import { nameFunction } from '../model/link-memory.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import { tableMakers } from '../model/table-makers.js';
import { deeper, type RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type {
  ComponentValue,
  DeferredValue,
  EitherValue,
  ListValue,
  ResolvedValue,
  ResultValue,
  StateValue,
  WrittenValue,
} from '../model/resolved-value.js';

/** Turns a resolved value into data for the stages after linking. Markup inside is rendered, functions are traced. */
export function toLinkedValue(renderer: Renderer, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedValue {
  const { left } = renderer.budget;
  left.values -= 1;
  switch (resolved.kind) {
    case 'outside':
      return { kind: 'reference', path: resolved.path, at };
    case 'unresolved': {
      const { path, indexOf } = resolved;
      return { kind: 'reference', path, ...(indexOf === undefined ? {} : { indexOf }), at };
    }
    case 'state':
      return { kind: 'state', id: resolved.id, path: resolved.path, ...firstValue(renderer, resolved), at };
    case 'setter':
      return { kind: 'function', does: { calls: [], sets: [{ state: resolved.id, at }] }, at };
    case 'item':
      return { kind: 'item', loop: resolved.loop, path: resolved.path, at };
    case 'store':
      return { kind: 'state', id: resolved.id, path: [], at };
    case 'props':
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
  if (left.values < 0 || site.depth > limits.nesting) return { kind: 'unknown', at };
  return linkedContainer(renderer, resolved, at, deeper(site));
}

/** Returns the first value of a state, if it is a literal. A member of nothing is nothing: `modal.type` of `null`. */
function firstValue(
  renderer: Renderer,
  { initial, path }: StateValue,
): Pick<Extract<LinkedValue, { kind: 'state' }>, 'initial'> {
  if (initial === undefined) return {};
  const whole = force(renderer, initial);
  const first = isNothing(whole) ? whole : memberAt(renderer, whole, path);
  if (isNothing(first)) return { initial: null };
  return first.kind === 'value' && first.value.kind === 'literal' ? { initial: first.value.value } : {};
}

const isNothing = (value: ResolvedValue): boolean =>
  value.kind === 'absent' || (value.kind === 'value' && value.value.kind === 'literal' && value.value.value === null);

type Container = WrittenValue | ListValue | EitherValue | ComponentValue | ResultValue;

/** Links a value that contains other values. */
function linkedContainer(renderer: Renderer, resolved: Container, at: Source, site: RenderSite): LinkedValue {
  const link = (one: ResolvedValue | DeferredValue): LinkedValue =>
    renderer.toLinkedValue(force(renderer, one), at, site);
  switch (resolved.kind) {
    case 'value':
      return linkedOnce(renderer, resolved, at, site);
    case 'list':
      return { kind: 'array', items: resolved.items.map(link), at: resolved.at };
    case 'either': {
      const options = resolved.options.map(link);
      const test = resolved.test === undefined ? {} : { test: link(resolved.test) };
      return { kind: 'choice', ...test, options, at: resolved.at };
    }
    case 'component':
      return linkedComponent(renderer, resolved, at, site);
    case 'result':
      return linkedResult(renderer, resolved, at, site);
  }
}

/**
 * Cuts a value inside itself. The result of one function may be inside itself, with other names each time:
 * `entry('Shop', [entry('Cart')])`.
 */
function linkedOnce(renderer: Renderer, resolved: WrittenValue, at: Source, site: RenderSite): LinkedValue {
  const { linking } = renderer.memory;
  const around = linking.get(resolved.value) ?? [];
  if (around.length > limits.calls || around.includes(resolved.scope)) return { kind: 'unknown', at };
  linking.set(resolved.value, [...around, resolved.scope]);
  const data = linkedWritten(renderer, resolved, site);
  linking.set(resolved.value, around);
  return data;
}

function linkedWritten(renderer: Renderer, resolved: WrittenValue, site: RenderSite): LinkedValue {
  const { value, scope } = resolved;
  const link = (one: Value): LinkedValue => renderer.toLinkedValue(renderer.evaluate(one, scope), one.at, site);
  switch (value.kind) {
    case 'literal':
    case 'unknown':
      return value;
    case 'template':
      return joined(value.parts.map(link), value.at);
    case 'object': {
      const entries = value.entries.map((entry) => {
        nameFunction(renderer.memory, entry.value, entry.key);
        return { key: entry.key, value: link(entry.value) };
      });
      return { kind: 'object', entries, spreads: value.spreads.map(link), at: value.at };
    }
    case 'array':
      return { kind: 'array', items: value.items.map(link), at: value.at };
    case 'function':
      return linkHandler(renderer, resolved, site);
    case 'markup':
      return { kind: 'markup', nodes: linkedMarkup(renderer, resolved, value.at, site), at: value.at };
    case 'call':
      return { kind: 'call', callee: value.callee, args: value.args.map(link), at: value.at };
  }
}

/** Renders the markup of a value; returns no nodes if the site collects markup. */
function linkedMarkup(renderer: Renderer, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[] {
  if (site.detached === null) return renderer.renderValue(resolved, at, site);
  site.detached.push({ resolved, at });
  return [];
}

function linkedComponent(renderer: Renderer, resolved: ComponentValue, at: Source, site: RenderSite): LinkedValue {
  const { name } = resolved.component;
  if (site.detached !== null) {
    site.detached.push({ resolved, at });
    return { kind: 'reference', path: [name], at };
  }
  if (site.named) return componentReference(resolved, at);
  const returns = renderer.renderValue(resolved, at, site);
  return { kind: 'function', name, does: { calls: [], sets: [] }, returns, at };
}

function linkedResult(renderer: Renderer, resolved: ResultValue, at: Source, site: RenderSite): LinkedValue {
  const { call, path } = resolved;
  if (path.length > 0) {
    const form = linkedForm(renderer, resolved, at, { ...site, detached: site.detached ?? site.pending });
    return { kind: 'reference', path: resultPath(resolved), ...(form === undefined ? {} : { form }), at };
  }
  const isTable = tableMakers.has(call.callee.at(-1) ?? '');
  const detached = isTable ? renderer.memory.components.ofColumns : (site.detached ?? site.pending);
  const inside: RenderSite = { ...site, detached };
  const looksUp = messageLookup(renderer, call);
  const args = call.value.args.map((argument) =>
    renderer.toLinkedValue(renderer.evaluate(argument, call.scope), argument.at, inside),
  );
  return {
    kind: 'call',
    callee: call.callee,
    args,
    ...(call.package === undefined ? {} : { package: call.package }),
    ...(call.on === undefined ? {} : { on: renderer.toLinkedValue(call.on, call.value.at, inside) }),
    ...(call.id === undefined ? {} : { id: call.id }),
    ...(looksUp === undefined ? {} : { looksUp }),
    ...(call.foundBy === undefined ? {} : { foundBy: renderer.toLinkedValue(call.foundBy, call.value.at, inside) }),
    at: call.value.at,
  };
}

/** Joins neighbouring literals of a template. A template of literals only is a literal. */
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
