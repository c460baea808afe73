import type { OpenWork } from './open-work.js';
import type { Observation } from '../signals/observation.js';

/** One watch over the page, as each watcher gets it. */
export interface Watch {
  /** The observation that the watcher adds to. */
  seen: Observation;
  /** The moment before the act, by `performance.now`. */
  start: number;
  /** Ends the watch. */
  ended: AbortSignal;
  /** Notes that the page changed, just now or at an earlier moment by `performance.now`. */
  touch(at?: number): void;
  /** The work that the act started. */
  work: OpenWork;
}
