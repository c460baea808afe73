import type { Source } from '@webmcp/contract';

import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { stateHooks } from '../../libraries/known/state-hooks.js';
import type { StateHook } from '../../libraries/library.js';
import { outsideName, packageOf, type KnownCall } from './value-call.js';

const nowhere: Source = { file: '', line: 1, column: 1 };
const truth = 'shown';
const setter = 'setShown';

const reference = (name: string): Value => ({ kind: 'reference', path: [name], at: nowhere });
const sets = (value: Value): Value => ({
  kind: 'function',
  params: [],
  does: { calls: [{ callee: [setter], args: [value], at: nowhere }], assigns: [] },
  at: nowhere,
});
const entries = (keys: readonly string[], value: Value): { key: string; value: Value }[] =>
  keys.map((key) => ({ key, value }));

/** Returns the function that an app could write for a hook: one state, and functions that set the state. */
function asFunction({ is, on, off, toggle, pair }: StateHook): FunctionValue {
  const members: Value = {
    kind: 'object',
    entries: [
      ...entries(is, reference(truth)),
      ...entries(on, sets({ kind: 'literal', value: true, at: nowhere })),
      ...entries(off, sets({ kind: 'literal', value: false, at: nowhere })),
      ...entries(toggle, sets({ kind: 'unknown', at: nowhere })),
    ],
    spreads: [],
    at: nowhere,
  };
  return {
    kind: 'function',
    params: [],
    does: { calls: [], assigns: [] },
    states: [{ value: truth, setter, initial: { kind: 'literal', value: false, at: nowhere } }],
    result: pair === true ? { kind: 'array', items: [reference(truth), members], at: nowhere } : members,
    at: nowhere,
  };
}

/** The functions by the hook's name, then by package. */
const functions = new Map<string, Map<string, FunctionValue>>();
for (const hook of stateHooks()) {
  const ofName = functions.get(hook.hook) ?? new Map<string, FunctionValue>();
  functions.set(hook.hook, ofName);
  const made = asFunction(hook);
  for (const from of hook.packages) ofName.set(from, made);
}

/** A library's hook that keeps one boolean state, as libraries/known/state-hooks.ts lists them. */
export const stateHookCalls: KnownCall = {
  name: 'state hooks of libraries',
  result(evaluator, call) {
    if (call.callee.kind !== 'outside') return null;
    const name = outsideName(call) ?? '';
    const fn = functions.get(name)?.get(packageOf(call));
    if (fn === undefined) return null;
    evaluator.memory.functionNames.set(fn, name);
    return evaluator.call({ fn, closure: call.scope.module.scope, args: call.args, caller: call.scope });
  },
};
