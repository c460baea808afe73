/** The kinds of results, in the order of the table. */
export const kinds = ['one right tool', 'part', 'missing', 'wrong act', 'false success'];

/**
 * Sorts the verdict of a call (see bench/truth/judge.mjs) into the kinds of the table.
 *
 * - `one right tool`: one call of one tool did the job, and the answer is a success. Or the job was to be refused, and was.
 * - `part`: the map has a tool, but the tool lacks an argument, is not offered, did not do the job, or its answer is open.
 * - `missing`: the map has no tool for the job.
 *
 * @param hasTool True if the map has a tool that the job's matcher fits.
 */
export function sortJob({ verdict }, hasTool) {
  if (verdict === 'right') return 'one right tool';
  if (verdict === 'wrong act' || verdict === 'false success') return verdict;
  return hasTool ? 'part' : 'missing';
}
