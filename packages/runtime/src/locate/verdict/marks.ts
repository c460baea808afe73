import { identifying } from '../fingerprint/identifying.js';
import type { Contender } from './contender.js';
import type { Poll } from './poll.js';

/** Decides whether a signal agrees that only the target had when captured. */
export const agrees = ({ votes }: Contender, { unique }: Poll, signal: string): boolean =>
  votes.get(signal)! > 0 && unique(signal);

/**
 * Lists the agreeing attributes that only the target had. A rival with all of these attributes may be the target
 * itself.
 */
export const marksOf = (contender: Contender, poll: Poll): string[] =>
  ['testid', 'datum', ...identifying].filter((signal) => agrees(contender, poll, signal));
