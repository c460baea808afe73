/** Where the count stands in a page; a symbol, so that no loop over the window's names meets it. */
const place: unique symbol = Symbol.for('webmcp.pending-timers');

interface Watched {
  [place]?: ReadonlySet<number>;
}

/** Milliseconds: a longer timer hides a toast or asks a server again, and does not bring what the page is about. */
const longest = 2000;

/**
 * Begins to count the page's one-shot timers: apps without a server of their own, and many with one, show their content
 * from a timeout. To be run before the page's own scripts.
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

/** How many one-shot timers of the page have still to come; 0 where they are not watched. */
export function pendingTimers(): number {
  return (window as Watched)[place]?.size ?? 0;
}
