import type { CommandResult } from '../run/command-result.js';

/** Renders the one object that `--json` prints. */
export function jsonReport({ command, exitCode, out, map, problems, more }: CommandResult): string {
  return JSON.stringify({ command, exitCode, out, map, problems, ...more }, null, 2);
}
