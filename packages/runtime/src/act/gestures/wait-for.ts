/** How long something on the page may take to appear, to wake up or to change, in milliseconds. */
export const patience = 2000;

/**
 * Waits for a condition: asks on every DOM change and every 50 ms (what the DOM does not show changes too), at once
 * first, and stops at the deadline.
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
      clearInterval(timer);
    };
    const observer = new MutationObserver(ask);
    const timer = setInterval(ask, 50);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
