import { ownTimers } from '../../dom/own-timers.js';

/** Milliseconds after a task in which frameworks draw, read a body or start the next task of the same work. */
const slack = 100;

/** One line of work: each piece of it started the next. */
export interface Line {
  /** The number of timers in a row that led here without an answer of the server. */
  timers: number;
  /** The moment at which the line began, by `performance.now`. */
  since: number;
}

/** Knows whether the code that runs now belongs to the act. */
export interface OwnTasks {
  /** Notes that a task of the act begins now. It counts to its end, and a little longer. */
  enter(line: Line): void;
  /** Returns the line of the code that runs now; undefined if the code is the page's own. */
  running(): Line | undefined;
}

/**
 * Follows an act through its tasks. A browser names no cause of a task. So tasks of the act are the act itself, the
 * ends of its work, and all code shortly after.
 */
export function ownTasks(): OwnTasks {
  let now: Line | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  return {
    enter(line) {
      now = line;
      ownTimers.clearTimeout(end);
      // The first timer waits for the end of this task, however long the task runs.
      end = ownTimers.setTimeout(() => {
        end = ownTimers.setTimeout(() => (now = undefined), slack);
      });
    },
    running: () => now,
  };
}
