import type { LexicalScope } from '../model/lexical-scope.js';
import { linkedArgument, recordMembers, recordSet, type HandlerTrace, type WrittenCall } from './handler-trace.js';
import { changedIn } from './updated-members.js';

/**
 * Records the members of a state that `Object.assign(query, { name: '', page: 1 })` sets. The whole state is recorded for an
 * object whose members nobody knows.
 */
export function followMerge(trace: HandlerTrace, { callee, args, on }: WrittenCall, scope: LexicalScope): void {
  if (on !== undefined || callee.join('.') !== 'Object.assign') return;
  const { renderer } = trace;
  const [target, ...given] = args;
  const state = target === undefined ? undefined : renderer.evaluate(target, scope);
  if (state?.kind !== 'state') return;
  for (const { value, at } of given.map((one) => ({ value: renderer.evaluate(one, scope), at: one.at }))) {
    const members = changedIn(renderer, state, value);
    if (members !== null) recordMembers(trace, state.id, members, at);
    else recordSet(trace, [state.id, ...state.path].join('.'), linkedArgument(trace, value, at), at);
  }
}
