import type { FunctionValue } from '../../extract/facts/facts.js';
import { reduxFunctions } from '../../libraries/known/functions.js';
import type { Evaluator } from '../model/evaluator.js';
import { literalText, type ResolvedValue } from '../model/resolved-value.js';

/** A slice of the toolkit: its name, its first value, and all functions that may change it. */
export interface ReduxSlice {
  name: string;
  initial: ResolvedValue;
  reducers: readonly FunctionValue[];
}

/** Returns the slices that the modules of the app keep in constants. */
export function reduxSlices(evaluator: Evaluator): readonly ReduxSlice[] {
  const { makesSlice } = reduxFunctions;
  return [...evaluator.app.modules.values()].flatMap(({ facts, scope }) => {
    if (!facts.imports.some(({ from }) => from === makesSlice.package)) return [];
    return Object.values(facts.constants).flatMap((value) => {
      if (value.kind !== 'call' || value.callee.at(-1) !== makesSlice.name) return [];
      const [written] = value.args;
      if (written === undefined) return [];
      const options = evaluator.evaluate(written, scope);
      const name = literalText(evaluator.member(options, 'name'));
      const reducers = functionsIn(evaluator, evaluator.member(options, 'reducers'));
      const extra = evaluator.member(options, 'extraReducers');
      const others = extra.kind === 'absent' ? [] : casesIn(extra);
      const isKnown = name !== undefined && reducers !== null && others !== null;
      return isKnown
        ? [{ name, initial: evaluator.member(options, 'initialState'), reducers: [...reducers, ...others] }]
        : [];
    });
  });
}

/** Returns the reducers of a slice. An entry may hold its reducer beside `prepare`. Null if one is not known. */
function functionsIn(evaluator: Evaluator, entries: ResolvedValue): FunctionValue[] | null {
  if (entries.kind !== 'value' || entries.value.kind !== 'object' || entries.value.spreads.length > 0) return null;
  const found = entries.value.entries.map(({ key }) => {
    const entry = evaluator.member(entries, key);
    const isPrepared = entry.kind === 'value' && entry.value.kind === 'object';
    const reducer = isPrepared ? evaluator.member(entry, 'reducer') : entry;
    return reducer.kind === 'value' && reducer.value.kind === 'function' ? reducer.value : null;
  });
  return found.every((fn) => fn !== null) ? found : null;
}

/** Returns the functions that a builder gets: `builder.addCase(load.fulfilled, (state, action) => …)`. */
function casesIn(extra: ResolvedValue): FunctionValue[] | null {
  if (extra.kind !== 'value' || extra.value.kind !== 'function') return null;
  const found: FunctionValue[] = [];
  for (const { args } of extra.value.does.calls)
    for (const argument of args) {
      if (argument.kind === 'function') found.push(argument);
      else if (argument.kind !== 'reference' || argument.path.length < 2) return null;
    }
  return found;
}
