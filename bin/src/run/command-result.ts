import type { GroundTruthMap, Problem } from '@webmcp/contract';

/** The exit code: 0 done · 1 findings · 2 could not run. */
export type ExitCode = 0 | 1 | 2;

/** The result of a command. `report/` turns a result into text. `--json` prints the first five keys and the members of `more`. */
export interface CommandResult {
  command: string;
  exitCode: ExitCode;
  /** The path of the map, absolute. */
  out?: string;
  map?: GroundTruthMap;
  problems: Problem[];
  /** The members that only this command adds. */
  more?: Record<string, unknown>;
}
