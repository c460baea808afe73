import type { GroundTruthMap, Problem } from '@webmcp/contract';

/** 0 done · 1 findings · 2 could not run. */
export type ExitCode = 0 | 1 | 2;

/** What a command did, for `report/` to tell; the first five keys and what is in `more` are what `--json` prints. */
export interface CommandResult {
  command: string;
  exitCode: ExitCode;
  /** The written map's path as the user would type it. */
  out?: string;
  map?: GroundTruthMap;
  problems: Problem[];
  /** Members that this command alone has. */
  more?: Record<string, unknown>;
}
