import type { Evaluator } from '../model/evaluator.js';
import { literalText, type ResultValue } from '../model/resolved-value.js';

/**
 * Returns the path of a member of an element that a function finds by an id of its caller: `#cart`, `classList` and `remove`
 * for `show('cart')`, where `show` calls `document.getElementById(id).classList.remove('hidden')`. Undefined for any other
 * result, and for an id that only the run knows.
 */
export function foundById(evaluator: Evaluator, { call, path }: ResultValue): string[] | undefined {
  const [id] = call.value.args;
  if (call.callee.join('.') !== 'document.getElementById' || id === undefined || path.length === 0) return undefined;
  const text = literalText(evaluator.evaluate(id, call.scope));
  return text === undefined || text === '' ? undefined : [`#${text}`, ...path];
}
