import type { Source } from '@webmcp/contract';

import type { Prop, TemplateNode, Value } from '../../extract/facts/facts.js';
import { drawnProp } from '../../extract/facts/host-attribute.js';
import { limits, withinLimits } from '../model/limits.js';
import { linkCallAsHandler } from '../handlers/link-handler.js';
import type { LinkedProp, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Given, GivenProp, ResolvedValue, RenderSite, LexicalScope } from '../model/resolved-value.js';

/** Props with known spreads laid out: later ones win. */
export interface ExpandedProps {
  props: Map<string, GivenProp>;
  /** Spread values whose members are not known. */
  spreads: { value: ResolvedValue; at: Source }[];
}

/** Lays out spreads of objects and of what a component was given. */
export function expandProps(linker: Linker, props: readonly Prop[], scope: LexicalScope): ExpandedProps {
  const expanded: ExpandedProps = { props: new Map(), spreads: [] };
  for (const prop of props) {
    const { name, value, modifiers, at } = prop;
    if (name === '...') spread(linker, linker.evaluate(value, scope), at, expanded);
    else
      set(expanded, name, {
        value: { kind: 'deferred', value, scope },
        at,
        ...(modifiers === undefined ? {} : { modifiers }),
      });
  }
  return expanded;
}

function set({ props }: ExpandedProps, name: string, prop: GivenProp): void {
  props.delete(name);
  props.set(name, prop);
}

/** @param around the objects whose spreads are being laid out: one that comes back to itself adds nothing more */
function spread(
  linker: Linker,
  resolved: ResolvedValue,
  at: Source,
  into: ExpandedProps,
  around: readonly Value[] = [],
): void {
  switch (resolved.kind) {
    case 'absent':
      return;
    case 'given':
      spreadGiven(linker, resolved.given, resolved.omit, into);
      return;
    case 'either':
      for (const option of resolved.options) spread(linker, option, at, into, around);
      return;
    case 'value': {
      const { value, scope } = resolved;
      if (value.kind === 'literal') return;
      if (value.kind !== 'object') break;
      if (around.includes(value)) return;
      const inside = [...around, value];
      for (const inner of value.spreads) {
        const part = linker.evaluate(inner, scope);
        spread(
          linker,
          part.kind === 'given' ? { ...part, omit: [...part.omit, ...(value.omit ?? [])] } : part,
          at,
          into,
          inside,
        );
      }
      for (const { key, value: entry } of value.entries) {
        set(into, key, { value: { kind: 'deferred', value: entry, scope }, at: entry.at });
      }
      return;
    }
    case 'list':
    case 'component':
    case 'namespace':
    case 'outside':
    case 'state':
    case 'setter':
    case 'store':
    case 'item':
    case 'unresolved':
      break;
    case 'result':
      // Of Base UI, React Aria and Vue alike: what is given later wins, handlers run one after the other.
      if (resolved.call.callee.at(-1) !== 'mergeProps' || resolved.path.length > 0) break;
      for (const part of resolved.call.value.args)
        spread(linker, linker.evaluate(part, resolved.call.scope), at, into, around);
      return;
  }
  into.spreads.push({ value: resolved, at });
}

function spreadGiven(linker: Linker, given: Given, omit: readonly string[], into: ExpandedProps): void {
  for (const unknown of given.spreads) into.spreads.push(unknown);
  for (const [name, byDefault] of given.defaults) {
    if (!given.props.has(name) && !omit.includes(name)) set(into, name, { value: byDefault, at: byDefault.value.at });
  }
  for (const [name, prop] of given.props) {
    if (omit.includes(name)) continue;
    given.asked.add(name);
    if (linker.force(prop.value).kind !== 'absent') set(into, name, prop);
  }
}

const styling = new Set(['class', 'className', 'style', 'sx', 'css', 'classNames', 'styles']);

/** Expanded props of a host element or an outside component as linked props; `children` is left to the caller. */
export function linkedProps(linker: Linker, expanded: ExpandedProps, host: boolean, site: RenderSite): LinkedProp[] {
  const linked: LinkedProp[] = expanded.spreads.map(({ value, at }) => ({
    name: '...',
    value: linker.linked(value, at, site),
    at,
  }));
  for (const [name, prop] of expanded.props) {
    if (name === 'children') continue;
    const resolved = linker.force(prop.value);
    if (resolved.kind === 'absent') continue;
    const { at, modifiers } = prop;
    const value = withinLimits(linker, styling.has(name) ? limits.smallValues : limits.values, () =>
      linkedProp(linker, name, resolved, at, site),
    );
    linked.push({
      name: drawnProp(name, host),
      value,
      ...(modifiers === undefined ? {} : { modifiers }),
      at,
    });
  }
  return linked;
}

function linkedProp(linker: Linker, name: string, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedValue {
  const isHandler = /^on[A-Z]/.test(name) || name === 'action' || name === 'formAction';
  if (isHandler && resolved.kind === 'result') return linkCallAsHandler(linker, resolved, site);
  return linker.linked(resolved, at, site);
}

/** What stands between the tags, as the prop that the component is given: markup, or a function that gives it. */
export function childrenProp(node: Extract<TemplateNode, { kind: 'element' }>, scope: LexicalScope): GivenProp {
  const { children: nodes, binds, at } = node;
  const [only] = nodes;
  const isFunction = nodes.length === 1 && only?.kind === 'text' && only.value.kind === 'function';
  const value: Value = isFunction
    ? only.value
    : { kind: 'markup', nodes, ...(binds === undefined ? {} : { binds }), at };
  return { value: { kind: 'deferred', value, scope }, at };
}
