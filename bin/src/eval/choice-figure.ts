import { join } from 'node:path';

import { ProblemError, type GroundTruthMap } from '@webmcp/contract';

import { readEvalFile } from './eval-file.js';
import { scoreCases, type Score } from './score-cases.js';

/** The figure of a check: how many of the project's own sentences put the right tool first. */
export interface ChoiceFigure {
  /** Null without a file of sentences. */
  score: Score | null;
  notes: string[];
}

/**
 * Scores the sentences of `webmcp.evals.json` against a map. A damaged file is a note, because `webmcp eval` reports it.
 * @param root the app's folder
 */
export async function choiceFigure(root: string, map: GroundTruthMap): Promise<ChoiceFigure> {
  try {
    const cases = await readEvalFile(join(root, 'webmcp.evals.json'));
    if (cases === undefined) return { score: null, notes: [] };
    const { all: score } = await scoreCases(map, cases);
    const { cases: count, top1, top3 } = score;
    return { score, notes: [`of ${count} sentences, ${top1} put the right tool first, ${top3} among the first three`] };
  } catch (error) {
    if (error instanceof ProblemError) return { score: null, notes: [error.problem.message] };
    throw error;
  }
}
