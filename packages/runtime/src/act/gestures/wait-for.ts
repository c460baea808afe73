import { ownTimers } from '../../dom/own-timers.js';

/** Milliseconds that a part of the page may take to appear, to become enabled or to change. */
export const patience = 2000;

/**
 * Waits for a condition. Checks at once, on every DOM change and every 50 ms, because some states change without a DOM
 * change.
 * @param ms the deadline in milliseconds
 * @returns the first truthy answer, or the answer at the deadline
 */
export async function waitFor<T>(check: () => T, ms: number): Promise<T> {
  const now = check();
  if (now) return now;
  return new Promise((resolve, reject) => {
    const end = performance.now() + ms;
    const ask = (): void => {
      try {
        const answer = check();
        if (!answer && performance.now() < end) return;
        resolve(answer);
      } catch (error) {
        reject(error);
      }
      observer.disconnect();
      ownTimers.clearInterval(timer);
    };
    const observer = new MutationObserver(ask);
    const timer = ownTimers.setInterval(ask, 50);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
