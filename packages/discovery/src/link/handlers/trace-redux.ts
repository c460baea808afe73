import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { reduxFunctions } from '../../libraries/known/functions.js';
import { reduxReducers } from '../known-calls/redux-reducers.js';
import { reduxState } from '../known-calls/selector-reads.js';
import { literalText, type ResolvedValue, type ResultValue, type StateValue } from '../model/resolved-value.js';
import { recordMembers, recordSet, type HandlerTrace, type TracedCall } from './handler-trace.js';
import { isListOf, updatedMembers, type UpdatedMember } from './updated-members.js';

/**
 * Follows `dispatch({ type: 'modal/open' })` and `dispatch(openModal())` into the reducers of the app, and `dispatch(load())`
 * into the thunk that the creator returns.
 * @returns true if reducers of the app set members of the store, and all that the call does is known
 */
export function followRedux(trace: HandlerTrace, callee: ResultValue, { written, scope }: TracedCall): boolean {
  const [argument] = written.args;
  if (argument === undefined || !dispatches(callee)) return false;
  const given = trace.renderer.evaluate(argument, scope);
  if (given.kind === 'value' && given.value.kind === 'function')
    trace.followFunction({ fn: given.value, closure: given.scope, args: [callee], caller: scope });
  const actions = given.kind === 'either' ? given.options : [given];
  return actions.map((action) => reduce(trace, action, { written, scope })).every((isKnown) => isKnown);
}

/** Decides whether a call is the dispatch of the store: that of `useDispatch()`, or `store.dispatch`. */
function dispatches({ call, path }: ResultValue): boolean {
  const name = call.callee.at(-1) ?? '';
  const { dispatches: hook, makesStore } = reduxFunctions;
  return path.length === 0
    ? name === hook.name && call.package === hook.package
    : path.join('.') === 'dispatch' && makesStore.includes(name);
}

/** Methods of a list by which a reducer makes another one. */
const changing = /^(?:filter|map|concat)$/;

/** Records the members of the store that the reducers change for an action with a known type. Returns false without any. */
function reduce(
  trace: HandlerTrace,
  action: ResolvedValue,
  { written, scope }: Pick<TracedCall, 'written' | 'scope'>,
): boolean {
  const { renderer } = trace;
  if (literalText(renderer.member(action, 'type')) === undefined) return false;
  let isKnown = false;
  for (const { path, fn } of reduxReducers(renderer)) {
    if (fn.value.kind !== 'function') continue;
    const state: StateValue = { ...reduxState, path };
    const run = { fn: fn.value, closure: fn.scope, args: [state, action], caller: scope };
    const next = renderer.call(run);
    const given = updatedMembers(renderer, state, next, scope) ?? [];
    const idle = given.length === 0 ? new Set<string>() : idleChanges(trace, run, { state, at: written.at });
    const members = given.filter((member) => !idle.has(placeOf(member)));
    recordMembers(trace, state.id, members, written.at);
    const isChangedList = given.length === 0 && isListOf(next, changing);
    if (isChangedList) recordSet(trace, [state.id, ...path].join('.'), undefined, written.at);
    isKnown ||= members.length > 0 || isChangedList;
  }
  return isKnown;
}

const placeOf = ({ path, at }: UpdatedMember): string => [...path, at.file, at.line, at.column].join(' ');

/** Returns the changes that a reducer makes for every action, by its `default` branch. They are the effect of none of them. */
function idleChanges(
  { renderer }: HandlerTrace,
  { args: [old], ...run }: Parameters<HandlerTrace['renderer']['call']>[0],
  { state, at }: { state: StateValue; at: Source },
): ReadonlySet<string> {
  const type: Value = { kind: 'literal', value: '@@unknown', at };
  const value = { kind: 'object' as const, entries: [{ key: 'type', value: type, at }], spreads: [], at };
  const next = renderer.call({ ...run, args: [old!, { kind: 'value', value, scope: run.caller }] });
  return new Set((updatedMembers(renderer, state, next, run.caller) ?? []).map(placeOf));
}
