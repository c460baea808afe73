import type { Colors } from 'picocolors/types.js';

import type { CommandResult } from '../../run/command-result.js';
import type { Progress } from '../../run/progress.js';

/** The surroundings of the command line: its folder, and the outputs for its results. */
export interface CliWorld {
  /** Prints a command's result. `text` is the report for a terminal. */
  print(result: CommandResult, text: string): void;
  progress: Progress;
  /** Prints a line on standard error while a command runs. */
  say(line: string): void;
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
  signal: AbortSignal;
  /** Interrupts the command. The reason is the problem that the user reads. */
  stop(reason: Error): void;
  colors: Colors;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The width of the terminal in characters; Infinity for a pipe. */
  columns: number;
  /** Shows a text, prints a yes-or-no question and returns the answer; null if no person can answer. */
  ask: ((shown: string, question: string) => Promise<boolean>) | null;
}
