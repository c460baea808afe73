import type { FunctionValue } from '../../extract/facts/facts.js';
import { bindFunction } from './bind-function.js';
import { limits } from '../model/limits.js';
import type { Linker } from '../model/linker.js';
import { absent, type ResolvedValue, type LexicalScope, type DeferredValue } from '../model/resolved-value.js';

/** Runs an own function: the markup or value that it gives, names of its own bound to the arguments. */
export function callFunction(
  linker: Linker,
  fn: FunctionValue,
  closure: LexicalScope,
  args: (ResolvedValue | DeferredValue)[],
  caller: LexicalScope,
): ResolvedValue {
  const unrolled = Math.max(caller.unrolled, closure.unrolled);
  if (isTooDeep(fn, caller, unrolled) || isTooDeep(fn, closure, unrolled)) {
    linker.itemDependencies += 1;
    return { kind: 'unresolved', path: [] };
  }
  if (fn.returns === undefined && fn.result === undefined) return absent;
  if (linker.left.runs <= 0) return { kind: 'unresolved', path: [] };
  linker.left.runs -= 1;
  const scope = bindFunction(linker, fn, closure, args, calledFrom(linker, fn, closure, caller));
  linker.rendered.add(fn);
  closure.rendered.add(fn);
  if (fn.returns !== undefined)
    return { kind: 'value', value: { kind: 'markup', nodes: fn.returns, at: fn.at }, scope };
  return fn.result === undefined ? absent : linker.evaluate(fn.result, scope);
}

function isTooDeep(fn: FunctionValue, { running }: LexicalScope, unrolled: number): boolean {
  return running.length >= limits.calls + 2 * unrolled || running.filter((one) => one === fn).length > unrolled;
}

/** Module functions belong to the instance that calls them, closures to the one that made them; hooks name their states. */
export function calledFrom(
  linker: Linker,
  fn: FunctionValue,
  closure: LexicalScope,
  caller: LexicalScope,
): Partial<LexicalScope> {
  const around = caller.running.length > closure.running.length ? caller.running : closure.running;
  const running = [...around, fn];
  const unrolled = Math.max(caller.unrolled, closure.unrolled);
  if (closure.owner !== closure.module.scope.owner) return { running, unrolled };
  const name = linker.functionNames.get(fn) ?? '';
  const { owner, contexts } = caller;
  if (!/^use[A-Z]/.test(name)) return { running, unrolled, owner, contexts, statePrefix: caller.statePrefix };
  const count = (owner.hooks.get(name) ?? 0) + 1;
  owner.hooks.set(name, count);
  return {
    running,
    unrolled,
    owner,
    contexts,
    statePrefix: `${caller.statePrefix}${name}${count === 1 ? '' : count}.`,
  };
}
