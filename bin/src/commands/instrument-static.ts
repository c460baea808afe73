import { problem } from '@webmcp/contract';
import type { SourceReading } from '@webmcp/discovery';

import type { CommandResult } from '../run/command-result.js';
import type { Surroundings } from '../run/surroundings.js';
import { readApp, type ReadAppOptions } from '../run/read-app.js';

export interface InstrumentStaticResult extends CommandResult {
  command: 'instrument';
  source: SourceReading;
  /** How many files were read. */
  files: number;
}

/**
 * What the source alone says: intents, the boundaries that they stand in, and tool candidates. It opens no browser, and so
 * it writes no map: a map holds only what was proved on the page.
 * @throws {ProblemError} when it could not run
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
