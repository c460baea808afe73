import { deferredArguments } from '../known-calls/value-call.js';
import { force } from '../model/evaluator.js';
import { absent, type ResolvedValue, type SetterValue, type StateValue } from '../model/resolved-value.js';
import {
  linkedArgument,
  linkedArguments,
  recordMembers,
  recordSet,
  recordWithMembers,
  type HandlerTrace,
  type TracedCall,
} from './handler-trace.js';
import { isListOf, newValue, updatedMembers } from './updated-members.js';

/**
 * Records the states that a call of a setter sets.
 * @returns true if a reducer of the app sets them, and all that the call does is known
 */
export function followSetter(trace: HandlerTrace, setter: SetterValue, call: TracedCall): boolean {
  if (setter.by === 'dispatch') return setByAction(trace, setter, call);
  if (setter.by === 'members') setMembers(trace, setter.id, call);
  else setWhole(trace, setter.id, call);
  return false;
}

/**
 * Records the members that the reducer changes for `dispatch(action)`. If nobody knows them, records the action as the new
 * value, although the reducer decides the state.
 */
function setByAction(trace: HandlerTrace, { id, reducer }: SetterValue, { written, scope }: TracedCall): boolean {
  const { renderer } = trace;
  const state: StateValue = { kind: 'state', id, path: [] };
  const fn = reducer === undefined ? absent : force(renderer, reducer);
  if (fn.kind === 'value' && fn.value.kind === 'function') {
    const args = [state, ...deferredArguments(written.args, scope)];
    const next = renderer.call({ fn: fn.value, closure: fn.scope, args, caller: scope });
    const members = updatedMembers(renderer, state, next, scope);
    if (members !== null) {
      recordMembers(trace, id, members, written.at);
      return true;
    }
  }
  const [action] = linkedArguments(trace, written.args, scope);
  recordSet(trace, id, action, written.at);
  return false;
}

/** Records `setOpen(true)`. Of `setPage({ ...page, open: true })`, records only the members that change. */
function setWhole(trace: HandlerTrace, id: string, call: TracedCall): void {
  const { renderer } = trace;
  const { written, scope } = call;
  const [argument] = written.args;
  const given = argument === undefined ? absent : renderer.evaluate(argument, scope);
  const state: StateValue = { kind: 'state', id, path: [] };
  const members = updatedMembers(renderer, state, given, scope);
  if (members === null) {
    setAnew(trace, id, call, { given, next: newValue(renderer, state, given, scope) });
    return;
  }
  recordMembers(trace, id, members, written.at);
}

/** Records a state's new value, and each member of an object that is written out. */
function setAnew(
  trace: HandlerTrace,
  id: string,
  { written, scope }: TracedCall,
  { given, next }: { given: ResolvedValue; next: ResolvedValue },
): void {
  // The function itself is recorded rather than its result. A list, or a part of the old list, is a result.
  const isMade = next !== given && isListOf(next, /^filter$/);
  const made = isMade ? next : switchedTo(next);
  const [value] =
    made === undefined ? linkedArguments(trace, written.args, scope) : [linkedArgument(trace, made, written.at)];
  recordWithMembers(trace, id, value, written.at);
}

/**
 * Returns the text that a press switches a state to, and back: `'create'` of `kind === 'create' ? null : 'create'`. With null
 * in place of the text, both branches are one value.
 */
function switchedTo(next: ResolvedValue): ResolvedValue | undefined {
  if (next.kind !== 'either' || next.options.length !== 2) return undefined;
  const literals = next.options.map((option) =>
    option.kind === 'value' && option.value.kind === 'literal' ? option.value.value : undefined,
  );
  if (literals[0] !== undefined && literals[0] === literals[1]) return next.options[0];
  const at = literals.findIndex((literal) => typeof literal === 'string' && literal !== '');
  return literals[1 - at] === null || literals[1 - at] === '' ? next.options[at] : undefined;
}

/**
 * Records `set({ open: true })` of a store, also with a function that returns the object or changes the old one in place:
 * `set((state) => { state.open = true })`, as Immer has it.
 */
function setMembers(trace: HandlerTrace, id: string, { written, scope }: TracedCall): void {
  const { renderer } = trace;
  const [argument] = written.args;
  if (argument === undefined) return;
  const given = renderer.evaluate(argument, scope);
  const old: StateValue = { kind: 'state', id, path: [] };
  const next = newValue(renderer, old, given, scope);
  if (next.kind !== 'value' || next.value.kind !== 'object') {
    const { sets } = trace.does;
    const before = sets.length;
    if (given.kind === 'value' && given.value.kind === 'function')
      trace.followFunction({ fn: given.value, closure: given.scope, args: [old], caller: scope });
    if (sets.length === before) recordSet(trace, id, undefined, written.at);
    return;
  }
  for (const { key, value } of next.value.entries) {
    const linked = linkedArgument(trace, renderer.evaluate(value, next.scope), value.at);
    recordSet(trace, `${id}.${key}`, linked, written.at);
  }
}
