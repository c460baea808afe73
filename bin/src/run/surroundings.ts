import type { Progress } from './progress.js';

/** The parts of the world that a command may use. */
export interface Surroundings {
  progress: Progress;
  signal: AbortSignal;
}
