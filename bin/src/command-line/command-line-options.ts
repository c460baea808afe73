import type { Colors } from 'picocolors/types.js';

import type { CommandResult } from '../run/command-result.js';
import type { Progress } from '../run/progress.js';

/** Where the command line gets its world from and tells its results to. */
export interface CommandLineOptions {
  tell(result: CommandResult, text: string): void;
  progress: Progress;
  signal: AbortSignal;
  colors: Colors;
  cwd: string;
  /** Shows a text and asks a yes-or-no question; null where nobody can answer. */
  ask: ((shown: string, question: string) => Promise<boolean>) | null;
}
