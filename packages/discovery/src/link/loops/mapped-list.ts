import { lookUpPath } from '../evaluate/look-up.js';
import { membersAfterCall } from '../evaluate/callee-of.js';
import type { CallValue } from '../known-calls/value-call.js';
import { memberAt, type Evaluator } from '../model/evaluator.js';
import { innerScope, type LexicalScope } from '../model/lexical-scope.js';
import { addLoop } from '../model/link-memory.js';
import type { LinkedNode } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { OutsideCall, ResolvedValue, ResultValue } from '../model/resolved-value.js';
import { anyItem, indexNamed, type LoopItem } from './loop-item.js';
import { unrolledLoop } from './unrolled-loop.js';

/**
 * Renders `items.map(renderRow)`, `items.map((item) => renderRow(item))` and `Array.from(items, renderRow)` as a loop;
 * null if the function does not return markup.
 */
export function renderMappedList(renderer: Renderer, resolved: ResultValue, site: RenderSite): LinkedNode[] | null {
  const { value, scope } = resolved.call;
  const mapped = mappingOf(value);
  if (mapped === null) return null;
  const { fnAt, listAt } = mapped;
  const body = value.args[fnAt];
  const fn = body === undefined ? null : renderer.evaluate(body, scope);
  if (fn?.kind !== 'value' || fn.value.kind !== 'function') return null;
  const { value: run, scope: closure } = fn;
  if (!returnsMarkup(renderer.call({ fn: run, closure, args: [], caller: scope }))) return null;
  const list = listAt === null ? undefined : value.args[listAt];
  const over = list === undefined ? mappedList(renderer, resolved.call) : renderer.evaluate(list, scope);
  const [item, index] = run.params;
  const shownFor = ({ item: one, index: at }: LoopItem, caller: LexicalScope): ResolvedValue =>
    renderer.call({ fn: run, closure, args: index === undefined ? [one] : [one, indexNamed(at, index)], caller });
  const once = (): LinkedNode => {
    const loop = addLoop(renderer.memory, over);
    const shown = shownFor(anyItem(loop, scope), scope);
    return {
      kind: 'loop',
      loop,
      over: renderer.toLinkedValue(over, value.at, { ...site, named: true }),
      ...(item === undefined || item === '' ? {} : { item }),
      body: renderer.renderValue(shown, value.at, site),
      sites: [value.at, ...scope.owner.sites],
    };
  };
  return unrolledLoop(renderer, {
    written: value,
    over,
    scope,
    once,
    item: (one) => renderer.renderValue(shownFor(one, innerScope(scope, { unrolled: one.unrolled })), value.at, site),
  });
}

/** Returns the positions of function and list among the arguments of a mapping call; null for any other call. */
function mappingOf({ callee }: CallValue): { fnAt: number; listAt: number | null } | null {
  const last = callee.at(-1);
  if (last === 'from' && callee.at(-2) === 'Array') return { fnAt: 1, listAt: 0 };
  return last === 'map' || last === 'flatMap' ? { fnAt: 0, listAt: null } : null;
}

/** Returns the list whose `map` is called. */
function mappedList(evaluator: Evaluator, { value, scope }: OutsideCall): ResolvedValue {
  const { callee, on } = value;
  if (on === undefined) return lookUpPath(evaluator, scope, callee.slice(0, -1));
  return memberAt(evaluator, evaluator.evaluate(on, scope), membersAfterCall(callee).slice(0, -1));
}

function returnsMarkup(resolved: ResolvedValue): boolean {
  if (resolved.kind === 'either') return resolved.options.some(returnsMarkup);
  return resolved.kind === 'value' && resolved.value.kind === 'markup';
}
