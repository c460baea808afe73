import { ownTimers } from '../dom/own-timers.js';

/** The most acts that wait for their turn. Callers of more would give up before their answer. */
const most = 8;

/** The end of the last act of this page. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs acts one after the other, in the order of their calls. An act that waits too long for its turn never runs.
 * @param act runs when all earlier acts have ended
 * @param ms the longest wait for the turn
 * @param refuse returns the answer of an act that never runs
 */
export function inTurn<T>(act: () => Promise<T>, ms: number, refuse: (reason: string) => T): Promise<T> {
  if (waiting >= most) return Promise.resolve(refuse(`${waiting} calls wait for this page already; call again later`));
  waiting += 1;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const leave = ownTimers.setTimeout(() => {
      isLate = true;
      waiting -= 1;
      resolve(refuse('Another call still acts on this page; call again when that call has its answer'));
    }, ms);
    last = last.then(() => {
      if (isLate) return undefined;
      ownTimers.clearTimeout(leave);
      waiting -= 1;
      // A failed act must not stop the acts after it.
      return act().then(resolve, reject);
    });
  });
}
