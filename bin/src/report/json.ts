import type { CommandResult } from '../run/command-result.js';

/** The one object that `--json` prints. */
export function jsonReport({ command, exitCode, out, map, problems, more }: CommandResult): string {
  return JSON.stringify({ command, exitCode, out, map, problems, ...more }, null, 2);
}
