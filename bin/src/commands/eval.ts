import { problem, ProblemError } from '@webmcp/contract';

import { readEvalFile } from '../eval/eval-file.js';
import { scoreCases, type CaseScores } from '../eval/score-cases.js';
import { committedMap } from '../files/committed-map.js';
import { evalCases } from '../outputs/eval-cases.js';
import type { CommandResult } from '../run/command-result.js';

export interface EvalOptions {
  /** Absolute path of the map. */
  out: string;
  /** Absolute path of the project's own cases. */
  cases: string;
  /** True if the user named the file, so that it must exist. */
  isNamed: boolean;
}

export interface EvalResult extends CommandResult {
  command: 'eval';
  /** The scores of the project's own cases; absent without a file of cases. */
  people?: CaseScores;
  /** The scores of cases that are derived from the texts of the map. They contain its words, so they score higher. */
  derived: CaseScores;
}

/**
 * Measures how well an agent would choose a tool by its words, without a model: BM25 ranks the tools for each request.
 * @throws {ProblemError} MAP_MISSING, the problems of a damaged map, EVALS_INVALID
 */
export async function evaluate({ out, cases, isNamed }: EvalOptions): Promise<EvalResult> {
  const map = await committedMap(out);
  const own = await readEvalFile(cases);
  if (own === undefined && isNamed)
    throw new ProblemError('EVALS_INVALID', { file: cases, reason: 'there is no such file' }, { where: cases });
  const people = own === undefined ? undefined : scoreCases(map, own);
  const derived = scoreCases(map, evalCases(map));
  const problems = (people?.unknown ?? []).map((tool) => problem('EVAL_TOOL_UNKNOWN', { tool }, cases));
  const scores = { ...(people === undefined ? {} : { people }), derived };
  return { command: 'eval', exitCode: problems.length > 0 ? 1 : 0, out, problems, ...scores, more: scores };
}
