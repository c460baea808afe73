import { readFile } from 'node:fs/promises';

import { problem, ProblemError, type GroundTruthMap, type Problem } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';
import { differences } from '@webmcp/discovery';

import type { CommandResult } from '../command-result.js';
import { makeMap, type MakeMapOptions, type Surroundings } from '../make-map.js';

export interface CheckOptions extends MakeMapOptions {
  /** Absolute path of the committed map. */
  out: string;
}

export interface CheckResult extends CommandResult {
  command: 'check';
  /** What changed without changing the meaning. */
  notes: string[];
}

/**
 * Instruments again without writing and compares the meaning with the committed map.
 * @throws {ProblemError} MAP_MISSING, and whatever keeps the app from being read
 */
export async function check(options: CheckOptions, around: Surroundings): Promise<CheckResult> {
  const committed = await committedMap(options.out);
  if ('code' in committed) return { command: 'check', exitCode: 1, out: options.out, problems: [committed], notes: [] };
  const made = await makeMap({ ...options, previous: committed }, around);
  const { drift, notes } = differences(committed, made.map);
  const isSkipped = ({ code }: Problem): boolean => code === 'SOURCE_SKIPPED';
  const problems = [
    ...drift.map(({ what, where }) => problem('MAP_DRIFT', { what }, where)),
    ...made.problems.filter((found) => found.code !== 'UNSTABLE' && !isSkipped(found)),
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

/** A damaged map is a finding of `check`; a missing one means that it cannot run. */
async function committedMap(file: string): Promise<GroundTruthMap | Problem> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new ProblemError('MAP_MISSING', { file }, { where: file, cause });
  }
  try {
    return readMap(text, file);
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}
