import type { CheckOptions, CheckResult } from '../commands/check.js';
import { failureProblem } from '../run/failure-problem.js';
import { publishCheck } from './publish-check.js';
import type { PullRequest } from './pull-request.js';

/** The pull request of a check, and the part of its settings that is needed to publish the check. */
export interface PublishTo {
  pull: PullRequest;
  /** The path from the repository to the app's root, with a slash at the end, or empty. */
  prefix: string;
  options: Pick<CheckOptions, 'out' | 'failOn'>;
  /** True if a report in the job's summary holds the findings already. */
  hasSummary: boolean;
  /** The milliseconds of a second of waiting. */
  second?: number;
}

/**
 * Runs a check and publishes its result to a pull request. A check that could not run is published too, so that the
 * comment never shows an earlier result. The findings decide the exit code, not GitHub's server.
 * @throws each error of the check
 */
export async function checkPullRequest(
  run: () => Promise<CheckResult>,
  { pull: given, prefix, options, hasSummary, second }: PublishTo,
  signal: AbortSignal,
): Promise<CheckResult> {
  const { summary: _, ...withoutSummary } = given;
  const pull = hasSummary ? withoutSummary : given;
  let result: CheckResult;
  try {
    result = await run();
  } catch (error) {
    signal.throwIfAborted();
    await publishCheck({ result: notRun(error, options), prefix }, given, signal, second);
    throw error;
  }
  const { notes, problems, ...addresses } = await publishCheck({ result, prefix }, pull, signal, second);
  const lines = Object.entries(addresses).map(
    ([part, address]) => `${part === 'comment' ? 'Comment' : 'Check run'}: ${address}`,
  );
  return {
    ...result,
    exitCode: problems.length > 0 ? 1 : result.exitCode,
    problems: [...result.problems, ...problems],
    notes: [...result.notes, ...notes, ...lines],
    more: { ...result.more, github: { ...addresses, notes } },
  };
}

const notRun = (error: unknown, { out, failOn }: Pick<CheckOptions, 'out' | 'failOn'>): CheckResult => ({
  command: 'check',
  exitCode: 2,
  out,
  problems: [failureProblem(error)],
  differences: [],
  flaky: [],
  notes: [],
  failOn,
  updated: false,
});
