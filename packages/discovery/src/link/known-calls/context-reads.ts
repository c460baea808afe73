import type { Value } from '../../extract/facts/facts.js';
import { contextReaders } from '../../libraries/known/functions.js';
import { force } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { outsideName, packageOf, type KnownCall } from './value-call.js';

const readers = new Map(contextReaders.map((reader) => [reader.name, reader] as const));

/** Reads of a context: `useContext(Theme)`, `inject('theme')`. */
export const contextReads: KnownCall = {
  name: 'reads of a context',
  result(evaluator, call) {
    const [first] = call.args;
    const reader = readers.get(outsideName(call) ?? '');
    if (first === undefined || reader === undefined) return null;
    const isReader = reader.packages?.includes(packageOf(call)) ?? true;
    return isReader ? nearestValue(force(evaluator, first), call.scope) : null;
  },
};

/** Returns the value of the nearest provider around; null if no value is known. */
function nearestValue(context: ResolvedValue, scope: LexicalScope): ResolvedValue | null {
  const key = contextKey(context);
  if (key === null) return null;
  for (let at = scope.contexts; at !== null; at = at.outer) if (isSameKey(at.context, key)) return at.value;
  return null;
}

/** Returns the identity of a context: the call that made it, or a literal. */
export function contextKey(context: ResolvedValue): Value | null {
  if (context.kind === 'result') return context.call.value;
  return context.kind === 'value' && context.value.kind === 'literal' ? context.value : null;
}

function isSameKey(one: Value, other: Value): boolean {
  return one === other || (one.kind === 'literal' && other.kind === 'literal' && one.value === other.value);
}
