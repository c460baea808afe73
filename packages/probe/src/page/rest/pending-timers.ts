/** The window's member for the count. A symbol, so that no loop over the window's names finds it. */
const place: unique symbol = Symbol.for('webmcp.pending-timers');

interface Watched {
  [place]?: ReadonlySet<number>;
}

/**
 * The longest pending timer that counts, in milliseconds. A longer timer hides a toast or polls a server, and does not
 * bring the page's content.
 */
const longest = 2000;

/**
 * Begins to count the page's one-shot timers, because many apps show their content after a timeout. Must run before the
 * page's own scripts.
 */
export function watchTimers(): void {
  const pending = new Set<number>();
  const { setTimeout: set, clearTimeout: clear, clearInterval: clearRepeated } = window;
  const counted = (handler: TimerHandler, delay?: number, ...args: unknown[]): number => {
    if (typeof handler !== 'function' || (delay ?? 0) > longest) return set(handler, delay, ...args);
    const id = set(() => {
      pending.delete(id);
      (handler as (...all: unknown[]) => void).apply(window, args);
    }, delay);
    pending.add(id);
    return id;
  };
  const forget = (stop: (id: number | undefined) => void) => (id: number | undefined) => {
    if (id !== undefined) pending.delete(id);
    stop(id);
  };
  Object.assign(window, { setTimeout: counted, clearTimeout: forget(clear), clearInterval: forget(clearRepeated) });
  (window as Watched)[place] = pending;
}

/** Returns the number of one-shot timers of the page that have not fired yet; 0 if nothing counts them. */
export function pendingTimers(): number {
  return (window as Watched)[place]?.size ?? 0;
}
