import type { Colors } from 'picocolors/types.js';

import type { CheckResult } from '../commands/check.js';
import { problemLines } from './problem-lines.js';

/** Renders the result of `webmcp check`: each difference in meaning, then notes, then the verdict. */
export function checkReport(result: CheckResult, colors: Colors): string {
  const lines = result.problems.flatMap((problem) => [...problemLines(problem, colors), '']);
  for (const note of result.notes) lines.push(colors.dim(`note: ${note}`));
  lines.push(
    result.problems.length === 0
      ? `${colors.green('The map agrees with the app')}: ${result.map?.tools.length ?? 0} tools`
      : colors.red(`${result.problems.length} finding${result.problems.length === 1 ? '' : 's'}`),
  );
  return lines.join('\n');
}
