import { problem } from '@webmcp/contract';
import type { SourceReading } from '@webmcp/discovery';

import type { CommandResult } from '../run/command-result.js';
import type { Surroundings } from '../run/surroundings.js';
import { readApp, type ReadAppOptions } from '../run/read-app.js';

export interface InstrumentStaticResult extends CommandResult {
  command: 'instrument';
  source: SourceReading;
  /** The number of files that were read. */
  files: number;
}

/**
 * Reads only the source: intents, their boundaries, and tool candidates. Opens no browser and writes no map, because a
 * map holds only facts that a page proved.
 * @throws {ProblemError} when the source could not be read
 */
export async function instrumentStatic(options: ReadAppOptions, around: Surroundings): Promise<InstrumentStaticResult> {
  const { files, source, problems: skipped } = await readApp(options, around);
  const { frameworks, intents, boundaries, problems: unread } = source.appModel;
  const problems = [...skipped, ...unread];
  if (source.candidates.length === 0) problems.push(problem('NOTHING_FOUND', { root: options.root }, options.root));
  around.progress.end();
  return {
    command: 'instrument',
    exitCode: problems.length > 0 ? 1 : 0,
    problems,
    source,
    files: files.length,
    more: { static: true, files: files.length, frameworks, intents, boundaries, candidates: source.candidates },
  };
}
