import type { FunctionValue } from '../../extract/facts/facts.js';
import { follow, followPassed } from './follow-handler.js';
import { linkedOnly, startRun, write } from './handler-run.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Floating, Meaning, Place, Scope } from '../model/resolved-value.js';
import { resultPath } from '../evaluate/evaluate-call.js';
import { floatingNodes } from './detached-nodes.js';

/** A function as a linked value: what it does, through the app's own functions, and the markup that it gives. */
export function linkHandler(linker: Linker, meaning: Extract<Meaning, { kind: 'value' }>, place: Place): LinkedValue {
  const { value, scope } = meaning;
  if (value.kind !== 'function') return { kind: 'unknown', at: value.at };
  const floating: Floating[] = [];
  const run = startRun(linker, place, floating);
  follow(value, scope, [], run, scope);
  if (place.floating !== null) {
    place.floating.push(...floating);
    if (value.returns !== undefined) place.floating.push({ meaning, at: value.at });
  }
  const name = linker.functionNames.get(value);
  const returns = returnedNodes(linker, value, scope, place, floating);
  return {
    kind: 'function',
    ...(name === undefined ? {} : { name }),
    does: run.does,
    ...(returns.length === 0 ? {} : { returns }),
    at: value.at,
  };
}

/** The markup that a function gives when something outside calls it, and what it passes to calls (`open(<Dialog/>)`). */
function returnedNodes(
  linker: Linker,
  fn: FunctionValue,
  scope: Scope,
  place: Place,
  floating: Floating[],
): LinkedNode[] {
  if (place.floating !== null) return [];
  const nodes = fn.returns === undefined ? [] : linker.shown(linker.call(fn, scope, [], scope), fn.at, place);
  return [...nodes, ...floatingNodes(linker, floating, fn.at, place)];
}

/** What happens when an event prop's value is what a call gives: `handleSubmit(save)`, `debounce(search, 300)`. */
export function linkCallAsHandler(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'result' }>,
  place: Place,
): LinkedValue {
  const floating: Floating[] = [];
  const run = startRun(linker, place, floating);
  const { call } = meaning;
  const isCall = meaning.path.length === 0;
  write(run, {
    callee: isCall ? call.callee : resultPath(meaning),
    args: isCall ? linkedOnly(call.value.args, call.scope, run) : [],
    ...(call.package === undefined ? {} : { package: call.package }),
    at: call.value.at,
  });
  followPassed(call.value.args, call.scope, run);
  if (place.floating !== null) place.floating.push(...floating);
  const returns = place.floating === null ? floatingNodes(linker, floating, call.value.at, place) : [];
  return { kind: 'function', does: run.does, ...(returns.length === 0 ? {} : { returns }), at: call.value.at };
}
