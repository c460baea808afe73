import type { CheckResult } from '../../commands/check.js';

/** The input of a report: a result of `check` and its surroundings. */
export interface ReportInput {
  result: CheckResult;
  /** The path from the repository to the app's root, with a slash at the end, or empty. */
  prefix: string;
  version: string;
  /** Absolute path of the app's root. */
  root: string;
  /** Absolute path of the report. */
  file: string;
}

/** One format of `--report`. */
export interface ReportFormat {
  /** The name on the command line. */
  name: string;
  /** One phrase for the help. */
  description: string;
  /** True if the check takes a picture of each state for the format. */
  wantsPictures?: true;
  render(input: ReportInput): string | Promise<string>;
}
