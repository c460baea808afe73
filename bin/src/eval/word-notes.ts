import type { GroundTruthMap } from '@webmcp/contract';

import { wordFaults } from './word-rules.js';

/** The most tools that a check lists with a fault of their words. */
const mostListed = 10;

/** Lists the tools whose words break a rule of reviewers, for the notes of a check. */
export function wordNotes({ tools }: Pick<GroundTruthMap, 'tools'>): string[] {
  const faults = tools.flatMap((tool) => wordFaults(tool).map((fault) => `${tool.name}: ${fault}`));
  const rest = faults.length - mostListed;
  return [...faults.slice(0, mostListed), ...(rest > 0 ? [`${rest} more faults of words`] : [])];
}
