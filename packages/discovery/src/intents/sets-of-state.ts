import type { HandlerEvidence } from './intent.js';

type Sets = HandlerEvidence['sets'];

/** What a handler sets a state to; where it says nothing of that very member, what it sets the whole to that holds it. */
export function setsOfState(sets: Sets, state: string): Sets {
  const exact = sets.filter((set) => set.state === state);
  return exact.length > 0 ? exact : sets.filter((set) => state.startsWith(`${set.state}.`));
}
