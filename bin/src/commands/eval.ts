import { problem, ProblemError, type GroundTruthMap } from '@webmcp/contract';

import { embeddingRanker } from '../eval/embedding-ranker.js';
import { readEvalFile } from '../eval/eval-file.js';
import type { Ranker } from '../eval/ranker.js';
import { withRuleWords } from '../eval/rule-words.js';
import { scoreCases, type CaseScores } from '../eval/score-cases.js';
import { committedMap } from '../files/committed-map.js';
import { evalCases, type EvalCase } from '../outputs/eval-cases.js';
import type { CommandResult } from '../run/command-result.js';

export interface EvalOptions {
  /** Absolute path of the map. */
  out: string;
  /** Absolute path of the project's own cases. */
  cases: string;
  /** True if the user named the file, so that it must exist. */
  isNamed: boolean;
  /** The app's folder, if a sentence embedding of its packages ranks the tools, too. */
  embeddingIn?: string;
}

/** The scores of one ranking. */
export interface RankingScores {
  /** The scores of the project's own cases; absent without a file of cases. */
  people?: CaseScores;
  /** The scores of cases that are derived from the texts of the map. They contain its words, so they score higher. */
  derived: CaseScores;
}

export interface EvalResult extends CommandResult, RankingScores {
  command: 'eval';
  /** The scores with the words of the rules; absent if no model has named a tool. */
  rules?: RankingScores;
  /** The scores by the sentence embedding, if the options ask for it. */
  embedding?: RankingScores;
}

/**
 * Measures how well an agent would choose a tool by its words, without a model: BM25 ranks the tools for each request, and
 * on request a sentence embedding does, too.
 * @throws {ProblemError} MAP_MISSING, the problems of a damaged map, EVALS_INVALID, EVAL_PEER_MISSING
 */
export async function evaluate({ out, cases, isNamed, embeddingIn }: EvalOptions): Promise<EvalResult> {
  const map = await committedMap(out);
  const own = await readEvalFile(cases);
  if (own === undefined && isNamed)
    throw new ProblemError('EVALS_INVALID', { file: cases, reason: 'there is no such file' }, { where: cases });
  const scores = await scoresOf(map, own);
  const before = withRuleWords(map, own ?? []);
  const more = {
    ...(before === undefined
      ? {}
      : { rules: await scoresOf(before.map, own === undefined ? undefined : before.cases) }),
    ...(embeddingIn === undefined ? {} : { embedding: await scoresOf(map, own, await embeddingRanker(embeddingIn)) }),
  };
  const problems = (scores.people?.unknown ?? []).map((tool) => problem('EVAL_TOOL_UNKNOWN', { tool }, cases));
  const all = { ...scores, ...more };
  return { command: 'eval', exitCode: problems.length > 0 ? 1 : 0, out, problems, ...all, more: all };
}

/** Scores the cases of people and the derived cases by one ranking. */
async function scoresOf(
  map: Pick<GroundTruthMap, 'tools' | 'states'>,
  own: readonly EvalCase[] | undefined,
  ranker?: Ranker,
): Promise<RankingScores> {
  return {
    ...(own === undefined ? {} : { people: await scoreCases(map, own, ranker) }),
    derived: await scoreCases(map, evalCases(map), ranker),
  };
}
