import type { CommandResult } from '../../run/command-result.js';
import type { CliOptionName, Flags } from './cli-options.js';
import type { CliWorld } from './cli-world.js';

/** A command's result with the text that a terminal prints for it. */
export interface CliAnswer {
  result: CommandResult;
  text: string;
}

/** One command of the command line: its help, its options, and the way from flags to a result. */
export interface CliCommand<Name extends string = CliOptionName> {
  name: string;
  /** Positional arguments as commander reads them, with one line of help each. */
  arguments: readonly { name: string; description: string }[];
  description: string;
  /** Keys of the table of options, in the order in which `--help` prints them. */
  options: readonly Name[];
  /** Text after the options in `--help`. */
  help: string;
  /**
   * Runs the command. Imports its own modules when it runs: parsers and a browser's driver take over a second to load.
   * @throws {ProblemError} when the command could not run
   */
  run(world: CliWorld, args: readonly (string | string[] | undefined)[], flags: Flags): Promise<CliAnswer>;
}
