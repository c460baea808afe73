import { problem, ProblemError, type GroundTruthMap, type Problem, sourcePlace } from '@webmcp/contract';
import { differences, fragileTargets, type FragileTarget } from '@webmcp/discovery';

import type { CommandResult } from '../run/command-result.js';
import { committedMap } from '../files/committed-map.js';
import { makeMap } from '../run/make-map.js';
import type { MakeMapOptions } from '../run/map-run.js';
import { stoppedEarly } from '../run/stopped-early.js';
import type { Surroundings } from '../run/surroundings.js';

export interface CheckOptions extends MakeMapOptions {
  /** Absolute path of the committed map. */
  out: string;
  /** The least share of changes by `--stress` that every target of the committed map must survive. */
  minSurvival?: number;
}

export interface CheckResult extends CommandResult {
  command: 'check';
  /** The changes that leave the meaning as it is. */
  notes: string[];
}

/**
 * Instruments again without writing and compares the meaning with the committed map.
 * @throws {ProblemError} MAP_MISSING, and each problem that prevents the run
 */
export async function check(options: CheckOptions, around: Surroundings): Promise<CheckResult> {
  const committed = await mapOrFinding(options.out);
  if ('code' in committed) return { command: 'check', exitCode: 1, out: options.out, problems: [committed], notes: [] };
  const { minSurvival } = options;
  const fragile = minSurvival === undefined ? [] : fragileTargets(committed, minSurvival);
  // A map with explored states needs exploring again.
  const explore = options.explore || committed.states.some(({ from }) => from === 'explored');
  const made = await makeMap({ ...options, explore, previous: committed }, around);
  // A state that was not read is no drift.
  const stopped = stoppedEarly(made.problems);
  if (stopped !== undefined) throw new ProblemError(stopped);
  const { drift, notes } = differences(committed, made.map);
  // The map lists both, and a rise of either is drift.
  const isKnown = ({ code }: Problem): boolean => code === 'UNSTABLE' || code === 'DEAD_CONTROL';
  const isSkipped = ({ code }: Problem): boolean => code === 'SOURCE_SKIPPED';
  const problems = [
    ...drift.map(({ what, where }) => problem('MAP_DRIFT', { what }, where)),
    ...fragile.map((target) => survivalProblem(target, minSurvival ?? 0)),
    ...made.problems.filter((found) => !isKnown(found) && !isSkipped(found)),
  ];
  around.progress.end();
  return {
    command: 'check',
    exitCode: problems.length > 0 ? 1 : 0,
    out: options.out,
    map: made.map,
    problems,
    notes: [...notes, ...made.problems.filter(isSkipped).map(({ message }) => message)],
  };
}

/** Reads the committed map. A damaged map is a finding of `check`; without a map `check` cannot run. */
async function mapOrFinding(file: string): Promise<GroundTruthMap | Problem> {
  try {
    return await committedMap(file);
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code !== 'MAP_MISSING') return error.problem;
    throw error;
  }
}

function survivalProblem({ tool, target, source, share }: FragileTarget, least: number): Problem {
  const where = sourcePlace(source);
  if (share === null) return problem('SURVIVAL_UNKNOWN', { tool, target }, where);
  return problem('SURVIVAL_BELOW', { tool, target, share: share.toFixed(3), least }, where);
}
