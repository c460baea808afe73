import type { FunctionValue, TemplateNode, Value } from '../../facts/facts.js';

const mapping = new Set(['map', 'flatMap']);

/**
 * Reads `items.map((item) => <X/>)`, `Array.from({ length }, () => <X/>)` or `Children.map(children, …)` as a loop.
 */
export function readLoop(callee: string[], list: Value, args: Value[], at: Value['at']): TemplateNode | null {
  const last = callee.at(-1) ?? '';
  const owner = callee.at(-2);
  const outside = (last === 'from' && owner === 'Array') || (last === 'map' && (owner === 'Children' || owner === '_'));
  if (!outside && !mapping.has(last)) return null;
  const body = outside ? args[1] : args[0];
  if (body?.kind !== 'function' || body.returns === undefined) return null;
  const over = outside ? args[0] : list;
  return over === undefined ? null : loopOf(over, body, at);
}

/** Returns the loop that runs a function over a list, the function's parameters as item and index. */
export function loopOf(over: Value, body: FunctionValue, at: Value['at']): TemplateNode {
  const [item, index] = body.params;
  const pattern = body.binds?.filter((name) => name.param === undefined) ?? [];
  const locals = body.locals ?? {};
  return {
    kind: 'loop',
    over,
    ...(item === undefined || item === '' ? {} : { item }),
    ...(pattern.length === 0 ? {} : { itemNames: pattern.map((name) => name.local), itemPattern: pattern }),
    ...(index === undefined || index === '' ? {} : { index }),
    ...(Object.keys(locals).length === 0 ? {} : { locals }),
    body: body.returns ?? [],
    at,
  };
}
