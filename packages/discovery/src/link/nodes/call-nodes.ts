import type { Source } from '@webmcp/contract';

import { itemMarkup } from '../loops/item-markup.js';
import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import { lookUpPath } from '../evaluate/look-up.js';
import { innerScope, type Meaning, type Place } from '../model/resolved-value.js';
import { renderedNodes } from './use-render.js';
import { unrolledLoop } from '../loops/unrolled-loop.js';

type ResultMeaning = Extract<Meaning, { kind: 'result' }>;

/** What a call out of the app shows, where that can be told: mapped lists, cloned and rendered elements, cells of tables. Else null. */
export function callNodes(linker: Linker, meaning: ResultMeaning, at: Source, place: Place): LinkedNode[] | null {
  const loop = loopOfCall(linker, meaning, place);
  if (loop !== null) return loop;
  if (meaning.call.callee.at(-1) === 'cloneElement') return clonedNodes(linker, meaning, at, place);
  if (meaning.call.callee.at(-1) === 'useRender') return renderedNodes(linker, meaning, at, place);
  const markup = itemMarkup(linker, meaning);
  return markup.length === 0 ? null : markup.flatMap((one) => linker.shown(one, at, place));
}

/** `items.map(renderRow)`, `items.map((item) => renderRow(item))`: a loop, if the function turns out to give markup. */
function loopOfCall(linker: Linker, meaning: ResultMeaning, place: Place): LinkedNode[] | null {
  const { value, scope } = meaning.call;
  const last = value.callee.at(-1);
  const isFrom = last === 'from' && value.callee.at(-2) === 'Array';
  if (!isFrom && last !== 'map' && last !== 'flatMap') return null;
  const body = value.args[isFrom ? 1 : 0];
  const fn = body === undefined ? null : linker.reduce(body, scope);
  if (fn?.kind !== 'value' || fn.value.kind !== 'function') return null;
  const { value: run, scope: closure } = fn;
  if (!givesMarkup(linker.call(run, closure, [], scope))) return null;
  const [first] = value.args;
  const source = isFrom && first !== undefined ? linker.reduce(first, scope) : mappedList(linker, meaning);
  const once = (): LinkedNode => {
    const loop = linker.nextLoop();
    linker.loopSources.set(loop, source);
    const shown = linker.call(run, closure, [{ kind: 'item', loop, path: [] }], scope);
    const [item] = run.params;
    return {
      kind: 'loop',
      loop,
      over: linker.linked(source, value.at, { ...place, named: true }),
      ...(item === undefined || item === '' ? {} : { item }),
      body: linker.shown(shown, value.at, place),
      sites: [value.at, ...scope.owner.sites],
    };
  };
  return unrolledLoop(linker, value, source, scope, once, (item, unrolled) =>
    linker.shown(linker.call(run, closure, [item], innerScope(scope, { unrolled })), value.at, place),
  );
}

/** What `map` is called on. */
function mappedList(linker: Linker, { call }: ResultMeaning): Meaning {
  const { callee, on } = call.value;
  if (on === undefined) return lookUpPath(linker, call.scope, callee.slice(0, -1));
  const below = callee.slice(callee.findLastIndex((part) => part.endsWith('()')) + 1, -1);
  let list = linker.reduce(on, call.scope);
  for (const key of below) list = linker.member(list, key);
  return list;
}

function givesMarkup(meaning: Meaning): boolean {
  if (meaning.kind === 'either') return meaning.options.some(givesMarkup);
  return meaning.kind === 'value' && meaning.value.kind === 'markup';
}

/** `cloneElement(child, props)`: the child, its outermost elements with the props added. */
function clonedNodes(linker: Linker, meaning: ResultMeaning, at: Source, place: Place): LinkedNode[] {
  const { value, scope } = meaning.call;
  const [child, added] = value.args;
  if (child === undefined) return [];
  const nodes = linker.shown(linker.reduce(child, scope), at, place);
  const props = added === undefined ? null : linker.reduce(added, scope);
  if (props?.kind !== 'value' || props.value.kind !== 'object') return nodes;
  const more = props.value.entries.map((entry) => ({
    name: entry.key,
    value: linker.linked(linker.reduce(entry.value, props.scope), entry.value.at, place),
    at: entry.value.at,
  }));
  return nodes.map((node) => (node.kind === 'element' ? { ...node, props: [...node.props, ...more] } : node));
}
