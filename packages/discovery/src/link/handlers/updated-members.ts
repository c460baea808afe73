import type { Source } from '@webmcp/contract';

import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ResolvedValue, StateValue } from '../model/resolved-value.js';

/** A member that an update changes: its path below the state, and its new value. */
export interface UpdatedMember {
  path: string[];
  value: ResolvedValue;
  at: Source;
}

/**
 * Returns the members that an update changes: `open` of `{ ...state, open: true }`, also in a function that receives
 * the old value. Null if the whole value may change.
 */
export function updatedMembers(
  evaluator: Evaluator,
  state: StateValue,
  given: ResolvedValue,
  caller: LexicalScope,
): UpdatedMember[] | null {
  return membersOf(evaluator, state, newValue(evaluator, state, given, caller));
}

/** Returns the members that differ from the old value, in any of the values that a condition chooses. */
function membersOf(evaluator: Evaluator, state: StateValue, next: ResolvedValue): UpdatedMember[] | null {
  if (isSame(next, state)) return [];
  if (next.kind !== 'either') return isCopy(evaluator, state, next) ? changedIn(evaluator, state, next) : null;
  const members = next.options.map((option) => membersOf(evaluator, state, option));
  return members.every((one) => one !== null) ? members.flat() : null;
}

/** Returns the new value of a state: the setter's argument, or the result of an updating function for the old value. */
export function newValue(
  evaluator: Evaluator,
  state: StateValue,
  given: ResolvedValue,
  caller: LexicalScope,
): ResolvedValue {
  return given.kind === 'value' && given.value.kind === 'function'
    ? evaluator.call({ fn: given.value, closure: given.scope, args: [state], caller })
    : given;
}

/** Decides whether a new value is a list: written out, as `[...old, item]`, or the result of one of some methods of a list. */
export const isListOf = (next: ResolvedValue, methods: RegExp): boolean =>
  next.kind === 'list' ||
  (next.kind === 'result' && next.path.length === 0 && methods.test(next.call.callee.at(-1) ?? ''));

function isSame(resolved: ResolvedValue, state: StateValue): boolean {
  return resolved.kind === 'state' && resolved.id === state.id && resolved.path.join('.') === state.path.join('.');
}

function isCopy(evaluator: Evaluator, state: StateValue, next: ResolvedValue): boolean {
  return (
    next.kind === 'value' &&
    next.value.kind === 'object' &&
    next.value.spreads.some((spread) => isSame(evaluator.evaluate(spread, next.scope), state))
  );
}

/** Returns the members that an object gives a state; null if the object is not written out. */
export function changedIn(evaluator: Evaluator, state: StateValue, next: ResolvedValue): UpdatedMember[] | null {
  if (next.kind !== 'value' || next.value.kind !== 'object') return null;
  const changed: UpdatedMember[] = [];
  for (const spread of next.value.spreads) {
    const resolved = evaluator.evaluate(spread, next.scope);
    if (isSame(resolved, state)) continue;
    const members = changedIn(evaluator, state, resolved);
    if (members === null) return null;
    changed.push(...members);
  }
  for (const { key, value } of next.value.entries) {
    const resolved = evaluator.evaluate(value, next.scope);
    const member: StateValue = { kind: 'state', id: state.id, path: [...state.path, key] };
    const inside = isCopy(evaluator, member, resolved) ? changedIn(evaluator, member, resolved) : null;
    changed.push(...(inside ?? [{ path: member.path, value: resolved, at: value.at }]));
  }
  return changed;
}
