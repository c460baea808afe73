import type { Problem } from '@webmcp/contract';
import type { Colors } from 'picocolors/types.js';

/** A problem as a person reads it: code and message, where, what to do next. */
export function problemLines(problem: Problem, colors: Colors): string[] {
  const where =
    problem.where === undefined || problem.message.includes(problem.where) ? '' : ` ${colors.cyan(problem.where)}`;
  return [`${colors.bold(problem.code)}${where}`, `  ${problem.message}`, `  ${colors.dim('→')} ${problem.fix}`];
}
