import type { Coverage } from '@webmcp/contract';

/** Adds all sums of a state's coverage. The result is the number of its elements. */
export const coverageSum = ({ inTools, shared, unstable, dead, unmatched, leftOut }: Coverage): number =>
  [inTools, shared, unstable, dead, unmatched, ...Object.values(leftOut)].reduce((sum, count) => sum + count, 0);
