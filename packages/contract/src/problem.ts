import { appProblems } from './problems/app-problems.js';
import { bridgeProblems } from './problems/bridge-problems.js';
import { commandProblems } from './problems/command-problems.js';
import { fixProblems } from './problems/fix-problems.js';
import { githubProblems } from './problems/github-problems.js';
import { mapProblems } from './problems/map-problems.js';
import { pageProblems } from './problems/page-problems.js';
import type { ProblemText } from './problems/problem-text.js';

/**
 * Lists every problem that the product reports, with its message and its fix. A code without a text does not compile.
 * {@link problem} replaces `{name}` in a text by the detail of that name.
 */
export const problems = {
  ...pageProblems,
  ...appProblems,
  ...mapProblems,
  ...fixProblems,
  ...githubProblems,
  ...bridgeProblems,
  ...commandProblems,
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problems;

/** A finding or failure as the command line prints it and `--json` carries it. */
export interface Problem {
  code: ProblemCode;
  message: string;
  /** `file:line:column`, a state id or a URL. */
  where?: string;
  fix: string;
  /** The kind of a difference that `check` found: `field-removed`. */
  kind?: string;
  /** The impact of a difference that `check` found. */
  impact?: 'breaking' | 'risky' | 'harmless';
  /** The name of the tool that differs. */
  tool?: string;
}

/**
 * Fills a problem's text with its details.
 * @param code the problem's code
 * @param details values for the `{name}` places of message and fix; a missing value becomes `?`
 * @param where `file:line:column`, a state id or a URL
 */
export function problem(code: ProblemCode, details: Record<string, string | number> = {}, where?: string): Problem {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, key: string) => String(details[key] ?? '?'));
  const { message, fix } = problems[code];
  return { code, message: fill(message), ...(where === undefined ? {} : { where }), fix: fill(fix) };
}

/** Ends a run that cannot go on. Carries the problem that the user reads. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** @param what a code with its details, or a finished problem */
  constructor(
    what: ProblemCode | Problem,
    details: Record<string, string | number> = {},
    options: { where?: string; cause?: unknown } = {},
  ) {
    const found = typeof what === 'string' ? problem(what, details, options.where) : what;
    super(found.message, { cause: options.cause });
    this.problem = found;
  }
}
