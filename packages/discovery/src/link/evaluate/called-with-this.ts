import type { Value } from '../../extract/facts/facts.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { lookUpPath } from './look-up.js';

/** A call whose arguments are known. */
interface Call {
  callee: string[];
  args: Value[];
  on?: Value;
}

/** Returns `save(id)` for `save.call(row, id)`, if `save` is a function of the app. Any other call stays as it is. */
export function withoutThis<Written extends Call>(
  evaluator: Evaluator,
  written: Written,
  scope: LexicalScope,
): Written {
  const method = written.callee.at(-1);
  const isMethod = (method === 'call' || method === 'apply') && written.callee.length > 1 && written.on === undefined;
  if (!isMethod) return written;
  const callee = written.callee.slice(0, -1);
  const called = lookUpPath(evaluator, scope, callee);
  if (called.kind !== 'value' || called.value.kind !== 'function') return written;
  return { ...written, callee, args: method === 'call' ? written.args.slice(1) : [] };
}
