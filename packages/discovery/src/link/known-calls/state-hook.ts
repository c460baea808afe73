import type { Source } from '@webmcp/contract';

import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { stateHooks, type StateHook } from '../../libraries/known/state-hooks.js';

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

/** A hook as if the app had written it: one state, and functions that set it. */
function written({ is, on, off, toggle, pair }: StateHook): FunctionValue {
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

const known = new Map(
  stateHooks.flatMap((one) => {
    const made = written(one);
    return one.packages.map((from) => [`${from} ${one.hook}`, made] as const);
  }),
);

/** What a library's state hook does, as a function of the app's own; undefined for all else. */
export function stateHook(name: string, from: string | undefined): FunctionValue | undefined {
  return known.get(`${from ?? ''} ${name}`);
}
