import type { Source } from '@webmcp/contract';

import { itemMarkup } from '../loops/item-markup.js';
import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import { lookUpPath } from '../evaluate/look-up.js';
import { innerScope, type ResolvedValue, type RenderSite } from '../model/resolved-value.js';
import { renderedNodes } from './use-render.js';
import { unrolledLoop } from '../loops/unrolled-loop.js';

type ResultValue = Extract<ResolvedValue, { kind: 'result' }>;

/** What a call out of the app shows, where that can be told: mapped lists, cloned and rendered elements, cells of tables. Else null. */
export function callNodes(linker: Linker, resolved: ResultValue, at: Source, site: RenderSite): LinkedNode[] | null {
  const loop = loopOfCall(linker, resolved, site);
  if (loop !== null) return loop;
  if (resolved.call.callee.at(-1) === 'cloneElement') return clonedNodes(linker, resolved, at, site);
  if (resolved.call.callee.at(-1) === 'useRender') return renderedNodes(linker, resolved, at, site);
  const markup = itemMarkup(linker, resolved);
  return markup.length === 0 ? null : markup.flatMap((one) => linker.shown(one, at, site));
}

/** `items.map(renderRow)`, `items.map((item) => renderRow(item))`: a loop, if the function turns out to give markup. */
function loopOfCall(linker: Linker, resolved: ResultValue, site: RenderSite): LinkedNode[] | null {
  const { value, scope } = resolved.call;
  const last = value.callee.at(-1);
  const isFrom = last === 'from' && value.callee.at(-2) === 'Array';
  if (!isFrom && last !== 'map' && last !== 'flatMap') return null;
  const body = value.args[isFrom ? 1 : 0];
  const fn = body === undefined ? null : linker.evaluate(body, scope);
  if (fn?.kind !== 'value' || fn.value.kind !== 'function') return null;
  const { value: run, scope: closure } = fn;
  if (!givesMarkup(linker.call(run, closure, [], scope))) return null;
  const [first] = value.args;
  const source = isFrom && first !== undefined ? linker.evaluate(first, scope) : mappedList(linker, resolved);
  const once = (): LinkedNode => {
    const loop = linker.nextLoop();
    linker.loopSources.set(loop, source);
    const shown = linker.call(run, closure, [{ kind: 'item', loop, path: [] }], scope);
    const [item] = run.params;
    return {
      kind: 'loop',
      loop,
      over: linker.linked(source, value.at, { ...site, named: true }),
      ...(item === undefined || item === '' ? {} : { item }),
      body: linker.shown(shown, value.at, site),
      sites: [value.at, ...scope.owner.sites],
    };
  };
  return unrolledLoop(linker, value, source, scope, once, (item, unrolled) =>
    linker.shown(linker.call(run, closure, [item], innerScope(scope, { unrolled })), value.at, site),
  );
}

/** What `map` is called on. */
function mappedList(linker: Linker, { call }: ResultValue): ResolvedValue {
  const { callee, on } = call.value;
  if (on === undefined) return lookUpPath(linker, call.scope, callee.slice(0, -1));
  const below = callee.slice(callee.findLastIndex((part) => part.endsWith('()')) + 1, -1);
  let list = linker.evaluate(on, call.scope);
  for (const key of below) list = linker.member(list, key);
  return list;
}

function givesMarkup(resolved: ResolvedValue): boolean {
  if (resolved.kind === 'either') return resolved.options.some(givesMarkup);
  return resolved.kind === 'value' && resolved.value.kind === 'markup';
}

/** `cloneElement(child, props)`: the child, its outermost elements with the props added. */
function clonedNodes(linker: Linker, resolved: ResultValue, at: Source, site: RenderSite): LinkedNode[] {
  const { value, scope } = resolved.call;
  const [child, added] = value.args;
  if (child === undefined) return [];
  const nodes = linker.shown(linker.evaluate(child, scope), at, site);
  const props = added === undefined ? null : linker.evaluate(added, scope);
  if (props?.kind !== 'value' || props.value.kind !== 'object') return nodes;
  const more = props.value.entries.map((entry) => ({
    name: entry.key,
    value: linker.linked(linker.evaluate(entry.value, props.scope), entry.value.at, site),
    at: entry.value.at,
  }));
  return nodes.map((node) => (node.kind === 'element' ? { ...node, props: [...node.props, ...more] } : node));
}
