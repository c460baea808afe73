import type { Problem } from '@webmcp/contract';
import type { Colors } from 'picocolors/types.js';

/** Renders a problem: code, place, message and fix. */
export function problemLines(problem: Problem, colors: Colors): string[] {
  const where =
    problem.where === undefined || problem.message.includes(problem.where) ? '' : ` ${colors.cyan(problem.where)}`;
  return [`${colors.bold(problem.code)}${where}`, `  ${problem.message}`, `  ${colors.dim('→')} ${problem.fix}`];
}
