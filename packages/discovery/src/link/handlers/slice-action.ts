import type { Value } from '../../extract/facts/facts.js';
import { reduxFunctions } from '../../libraries/known/functions.js';
import { reduxState } from '../known-calls/selector-reads.js';
import {
  literalText,
  type ResolvedValue,
  type ResultValue,
  type StateValue,
  type WrittenValue,
} from '../model/resolved-value.js';
import { recordMembers, type HandlerTrace } from './handler-trace.js';
import { updatedMembers } from './updated-members.js';

/**
 * Follows the reducer behind an action of a slice: `setView` of `createSlice({ name: 'ui', reducers: { setView } })`. The slice
 * is the member of the store with its name, as the guide of Redux has it.
 * @param action the result of the action's creator: `setView('stock')`
 * @returns false if the result is no action of a slice
 */
export function followSliceAction(trace: HandlerTrace, { call }: ResultValue): boolean {
  const { renderer } = trace;
  const { makesSlice } = reduxFunctions;
  const maker = call.on;
  if (maker?.kind !== 'result' || maker.call.callee.at(-1) !== makesSlice.name) return false;
  if (maker.call.package !== makesSlice.package) return false;
  // A member of the actions is called by its own name: `ui.actions.setView()`.
  const path = maker.path.length === 1 ? [...maker.path, call.callee.at(-1) ?? ''] : maker.path;
  const [member, name = '', ...deeper] = path;
  const [written] = maker.call.value.args;
  if (member !== 'actions' || deeper.length > 0 || written === undefined) return false;
  const options = renderer.evaluate(written, maker.call.scope);
  const slice = literalText(renderer.member(options, 'name'));
  const entry = renderer.member(renderer.member(options, 'reducers'), name);
  const [reducer, given] = isWrittenObject(entry) ? [renderer.member(entry, 'reducer'), []] : [entry, [actionOf(call)]];
  if (slice === undefined || reducer.kind !== 'value' || reducer.value.kind !== 'function') return false;
  const state: StateValue = { ...reduxState, path: [slice] };
  const run = { fn: reducer.value, closure: reducer.scope, args: [state, ...given], caller: call.scope };
  trace.followFunction(run);
  const members = updatedMembers(renderer, state, renderer.call(run), call.scope) ?? [];
  recordMembers(trace, state.id, members, call.value.at);
  return true;
}

/** Decides whether an entry has its reducer as a member, beside `prepare`, which makes the payload itself. */
const isWrittenObject = (entry: ResolvedValue): boolean => entry.kind === 'value' && entry.value.kind === 'object';

/** Returns the action with its payload: the first argument of its creator. */
function actionOf({ value: { args, at }, scope }: ResultValue['call']): WrittenValue {
  const [payload] = args;
  const entries: { key: string; value: Value }[] = payload === undefined ? [] : [{ key: 'payload', value: payload }];
  return { kind: 'value', value: { kind: 'object', entries, spreads: [], at }, scope };
}
