import type { Colors } from 'picocolors/types.js';

import type { CommandResult } from '../../run/command-result.js';
import type { Progress } from '../../run/progress.js';

/** The world around the command line: where it runs, and where its results go. */
export interface CliWorld {
  /** Prints a command's result. `text` is the report for a terminal. */
  print(result: CommandResult, text: string): void;
  progress: Progress;
  signal: AbortSignal;
  colors: Colors;
  cwd: string;
  /** Shows a text and asks a yes-or-no question; null if no person can answer. */
  ask: ((shown: string, question: string) => Promise<boolean>) | null;
}
