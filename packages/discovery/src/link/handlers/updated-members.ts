import type { Source } from '@webmcp/contract';

import type { Linker } from '../model/linker.js';
import type { ResolvedValue, LexicalScope } from '../model/resolved-value.js';

type StateValue = Extract<ResolvedValue, { kind: 'state' }>;

/** A member that an update changes: its path below the state, and what it becomes. */
export interface UpdatedMember {
  path: string[];
  value: ResolvedValue;
  at: Source;
}

/**
 * The members that a new value of a state changes, where it is the old one with some of them anew: `{ ...state, open: true }`,
 * also by a function that is given the old one. Null where the whole may change.
 */
export function updatedMembers(
  linker: Linker,
  state: StateValue,
  given: ResolvedValue,
  caller: LexicalScope,
): UpdatedMember[] | null {
  const next = newValue(linker, state, given, caller);
  return isCopy(linker, state, next) ? changedIn(linker, state, next) : null;
}

/** What a state becomes by what its setter is given: that, or what a function makes of the old value. */
export function newValue(linker: Linker, state: StateValue, given: ResolvedValue, caller: LexicalScope): ResolvedValue {
  return given.kind === 'value' && given.value.kind === 'function'
    ? linker.call(given.value, given.scope, [state], caller)
    : given;
}

function isSame(resolved: ResolvedValue, state: StateValue): boolean {
  return resolved.kind === 'state' && resolved.id === state.id && resolved.path.join('.') === state.path.join('.');
}

function isCopy(linker: Linker, state: StateValue, next: ResolvedValue): boolean {
  return (
    next.kind === 'value' &&
    next.value.kind === 'object' &&
    next.value.spreads.some((spread) => isSame(linker.evaluate(spread, next.scope), state))
  );
}

function changedIn(linker: Linker, state: StateValue, next: ResolvedValue): UpdatedMember[] | null {
  if (next.kind !== 'value' || next.value.kind !== 'object') return null;
  const changed: UpdatedMember[] = [];
  for (const spread of next.value.spreads) {
    const resolved = linker.evaluate(spread, next.scope);
    if (isSame(resolved, state)) continue;
    const members = changedIn(linker, state, resolved);
    if (members === null) return null;
    changed.push(...members);
  }
  for (const { key, value } of next.value.entries) {
    const resolved = linker.evaluate(value, next.scope);
    const member: StateValue = { kind: 'state', id: state.id, path: [...state.path, key] };
    const inside = isCopy(linker, member, resolved) ? changedIn(linker, member, resolved) : null;
    changed.push(...(inside ?? [{ path: member.path, value: resolved, at: value.at }]));
  }
  return changed;
}
