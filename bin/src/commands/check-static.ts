import { ProblemError } from '@webmcp/contract';
import { sourceDifferences, sourceTools } from '@webmcp/discovery';

import { readApp, type ReadAppOptions } from '../run/read-app.js';
import type { Surroundings } from '../run/surroundings.js';
import {
  counts,
  damaged,
  driftProblem,
  loweredNotes,
  mapOrFinding,
  type CheckOptions,
  type CheckResult,
} from './check.js';

export type CheckStaticOptions = ReadAppOptions & Pick<CheckOptions, 'out' | 'failOn'>;

/** Names the parts of a check that need a page. */
const notChecked =
  'Only the source was read. Selectors, pages, confidence, survival and proofs were not checked: run webmcp check for them';

/**
 * Compares the source with the reading of the source in the committed map: tools, labels, fields, options, risk and
 * requests. Starts neither app nor browser, and writes nothing.
 * @throws {ProblemError} MAP_MISSING, MAP_WITHOUT_SOURCE, and each problem that prevents reading the source
 */
export async function checkStatic(options: CheckStaticOptions, around: Surroundings): Promise<CheckResult> {
  const { out, failOn } = options;
  const committed = await mapOrFinding(out);
  if ('code' in committed) return damaged(options, committed);
  if (committed.sourceTools === undefined) throw new ProblemError('MAP_WITHOUT_SOURCE', { file: out }, { where: out });
  const { source, problems: skipped } = await readApp(options, around);
  const { drift, notes: found, unknown } = sourceDifferences(committed, sourceTools(source));
  const unread = [...skipped, ...source.appModel.problems];
  const problems = [
    ...drift.filter(({ impact }) => counts(impact, failOn)).map(driftProblem),
    ...unread.filter(({ code }) => code !== 'SOURCE_SKIPPED' && code !== 'TEMPLATES_UNREAD'),
  ];
  const notes = found.map(({ what }) => what);
  around.progress.end();
  return {
    command: 'check',
    exitCode: problems.length > 0 ? 1 : 0,
    out,
    map: committed,
    problems,
    differences: drift,
    flaky: [],
    notes: [
      ...notes,
      ...loweredNotes(committed),
      ...unread.filter((one) => !problems.includes(one)).map(({ message }) => message),
      ...(unknown.length === 0
        ? []
        : [`${unknown.length} of ${committed.tools.length} tools rest on pages: ${unknown.join(', ')}`]),
      notChecked,
    ],
    failOn,
    committed,
    isStatic: true,
    updated: false,
    more: { differences: drift, flaky: [], failOn, updated: false, notes, static: true, notChecked: unknown },
  };
}
