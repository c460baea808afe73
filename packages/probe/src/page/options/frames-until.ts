/** Milliseconds in which a list opens or closes. */
const patience = 1_000;

/**
 * Checks a condition in each animation frame.
 * @returns whether the condition came true in time
 */
export async function until(check: () => boolean): Promise<boolean> {
  const end = performance.now() + patience;
  for (;;) {
    if (check()) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits until a number is the same in two frames in a row. Returns whether this happened in time. */
export async function stays(count: () => number): Promise<boolean> {
  let last = -1;
  return until(() => {
    const now = count();
    const same = now === last;
    last = now;
    return same;
  });
}
