import type { Colors } from 'picocolors/types.js';

import type { DoctorResult } from '../commands/doctor.js';
import { problemLines } from './problem-lines.js';
import { table } from './table.js';

/** Renders the result of `webmcp doctor`: one line for each finding, then each problem with its fix. */
export function doctorReport(result: DoctorResult, colors: Colors): string {
  const mark = { good: colors.green('ok'), absent: colors.dim('–'), bad: colors.red('!!') };
  const lines = table(result.findings.map(({ what, is, text }) => [mark[is], what, text]));
  for (const problem of result.problems) lines.push('', ...problemLines(problem, colors));
  return lines.join('\n');
}
