import { ownTimers } from '../../dom/own-timers.js';

/**
 * Waits until the page drew the last value. A person would not reach the button earlier. Web components in React pass
 * on the value that they drew, not the value that was set.
 */
export async function untilDrawn(): Promise<void> {
  for (let turns = 2; turns > 0; turns -= 1) await new Promise((turn) => ownTimers.setTimeout(() => turn(undefined)));
}
