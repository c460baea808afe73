import { existsSync } from 'node:fs';

import type { GroundTruthMap, Problem } from '@webmcp/contract';
import { differences, type Difference } from '@webmcp/discovery';
import type { StatePicture } from '@webmcp/probe';
import { checkWritable } from '@webmcp/project';

import { committedMap } from '../files/committed-map.js';
import type { CommandResult } from '../run/command-result.js';
import { makeMap } from '../run/make-map.js';
import type { MakeMapOptions } from '../run/map-run.js';
import type { Surroundings } from '../run/surroundings.js';

export interface ReportOptions extends MakeMapOptions {
  /** Absolute path of the committed map. May be missing. */
  out: string;
  /** Absolute path of the HTML file. */
  file: string;
}

/** The content of a report. The command writes the HTML. */
export interface ReportResult extends CommandResult {
  command: 'report';
  map: GroundTruthMap;
  /** Absolute path of the HTML file. */
  file: string;
  pictures: StatePicture[];
  /** The differences from the committed map; empty without one. */
  differences: Difference[];
}

/**
 * Instruments again, takes a picture of each state, and compares with the committed map if there is one. Writes nothing.
 * @throws {ProblemError} FILE_NOT_WRITTEN, the problems of a damaged map, and each problem that prevents the run
 */
export async function report(options: ReportOptions, around: Surroundings): Promise<ReportResult> {
  checkWritable(options.file);
  const committed = existsSync(options.out) ? await committedMap(options.out) : undefined;
  const previous = committed === undefined ? {} : { previous: committed };
  const made = await makeMap({ ...options, ...previous, pictures: true }, around);
  const isListed = ({ code }: Problem): boolean => code === 'UNSTABLE' || code === 'DEAD_CONTROL';
  const problems = made.problems.filter((problem) => !isListed(problem));
  around.progress.end();
  return {
    command: 'report',
    exitCode: problems.length > 0 ? 1 : 0,
    out: options.out,
    map: made.map,
    file: options.file,
    pictures: made.pictures ?? [],
    differences: committed === undefined ? [] : differences(committed, made.map).drift,
    problems,
    more: { report: options.file },
  };
}
