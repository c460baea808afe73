import type { Boundary } from '../intents/model/intent.js';

/**
 * Decides whether a boundary is a row that a loop over data makes. The members of an object that the source writes out are
 * values of a choice, and no rows.
 */
export const isDataRow = ({ kind, loop }: Boundary): boolean =>
  kind === 'row' && loop !== undefined && loop.isWritten !== true;
