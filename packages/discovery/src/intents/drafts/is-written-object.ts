import type { LinkedValue } from '../../link/model/linked.js';

/**
 * Decides whether a loop iterates an object that the source writes out in full. Its members are the values of a choice,
 * and no records. Code that this reading does not see fills an empty object.
 */
export const isWrittenObject = (over: LinkedValue): boolean =>
  over.kind === 'object' && over.entries.length > 0 && over.spreads.length === 0;
