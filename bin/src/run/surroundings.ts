import type { Progress } from './progress.js';

/** What a command may use of the world. */
export interface Surroundings {
  progress: Progress;
  signal: AbortSignal;
}
