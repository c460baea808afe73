import type { Coverage, State } from '@webmcp/contract';

/**
 * Returns a sentence if the share of a state's elements in tools fell and more elements are in no tool. A map without sums
 * compares with nothing. More rows of the same share are no fall, and neither is an element that went with its tool.
 */
export function coverageFall(was: State, is: State): string[] {
  const [before, now] = [was.coverage, is.coverage];
  if (before === undefined || now === undefined || shareOf(now) >= shareOf(before)) return [];
  if (uncovered(now) <= uncovered(before)) return [];
  return [`State ${is.id} had ${inWords(before)} in tools and has ${inWords(now)}${causes(before, now)}`];
}

const covered = ({ inTools, shared }: Coverage): number => inTools + shared;

const uncovered = (coverage: Coverage): number => coverage.elements - covered(coverage);

const shareOf = (coverage: Coverage): number => (coverage.elements === 0 ? 1 : covered(coverage) / coverage.elements);

const inWords = (coverage: Coverage): string => `${covered(coverage)} of ${coverage.elements} elements`;

/** Names the sums that rose. */
function causes(before: Coverage, now: Coverage): string {
  const rules = Object.keys(now.leftOut).sort();
  const rises: [number, string][] = [
    [now.unstable - before.unstable, 'unstable'],
    [now.dead - before.dead, 'dead'],
    [now.unmatched - before.unmatched, 'unmatched'],
    ...rules.map((rule): [number, string] => [(now.leftOut[rule] ?? 0) - (before.leftOut[rule] ?? 0), rule]),
  ];
  const words = rises.flatMap(([more, name]) => (more > 0 ? [`${more} more ${name}`] : []));
  return words.length === 0 ? '' : `: ${words.join(', ')}`;
}
