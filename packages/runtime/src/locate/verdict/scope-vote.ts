import type { Traits } from '../fingerprint/traits.js';
import type { Poll } from './poll.js';

/**
 * Votes for the part of the captured scopes around an element. In a root that was located before, such as a row, other
 * scopes are no evidence.
 */
export function scopeVote(own: Traits, { print, within }: Pick<Poll, 'print' | 'within'>): number | undefined {
  const kept = print.scope.filter((scope) => own.scope.includes(scope)).length / print.scope.length || 0;
  if (within) return Math.max(kept, 0.5);
  if (print.scope.length) return kept || -1;
  return own.scope.length ? undefined : 0.5;
}
