import type { Source } from '@webmcp/contract';

import type { Linker } from '../model/linker.js';
import type { Meaning, Scope } from '../model/resolved-value.js';

type StateMeaning = Extract<Meaning, { kind: 'state' }>;

/** A member that an update changes: its path below the state, and what it becomes. */
export interface UpdatedMember {
  path: string[];
  value: Meaning;
  at: Source;
}

/**
 * The members that a new value of a state changes, where it is the old one with some of them anew: `{ ...state, open: true }`,
 * also by a function that is given the old one. Null where the whole may change.
 */
export function updatedMembers(
  linker: Linker,
  state: StateMeaning,
  given: Meaning,
  caller: Scope,
): UpdatedMember[] | null {
  const next = newValue(linker, state, given, caller);
  return isCopy(linker, state, next) ? changedIn(linker, state, next) : null;
}

/** What a state becomes by what its setter is given: that, or what a function makes of the old value. */
export function newValue(linker: Linker, state: StateMeaning, given: Meaning, caller: Scope): Meaning {
  return given.kind === 'value' && given.value.kind === 'function'
    ? linker.call(given.value, given.scope, [state], caller)
    : given;
}

function isSame(meaning: Meaning, state: StateMeaning): boolean {
  return meaning.kind === 'state' && meaning.id === state.id && meaning.path.join('.') === state.path.join('.');
}

function isCopy(linker: Linker, state: StateMeaning, next: Meaning): boolean {
  return (
    next.kind === 'value' &&
    next.value.kind === 'object' &&
    next.value.spreads.some((spread) => isSame(linker.reduce(spread, next.scope), state))
  );
}

function changedIn(linker: Linker, state: StateMeaning, next: Meaning): UpdatedMember[] | null {
  if (next.kind !== 'value' || next.value.kind !== 'object') return null;
  const changed: UpdatedMember[] = [];
  for (const spread of next.value.spreads) {
    const meaning = linker.reduce(spread, next.scope);
    if (isSame(meaning, state)) continue;
    const members = changedIn(linker, state, meaning);
    if (members === null) return null;
    changed.push(...members);
  }
  for (const { key, value } of next.value.entries) {
    const meaning = linker.reduce(value, next.scope);
    const member: StateMeaning = { kind: 'state', id: state.id, path: [...state.path, key] };
    const inside = isCopy(linker, member, meaning) ? changedIn(linker, member, meaning) : null;
    changed.push(...(inside ?? [{ path: member.path, value: meaning, at: value.at }]));
  }
  return changed;
}
