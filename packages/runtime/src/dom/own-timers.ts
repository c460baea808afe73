import { run } from './natives.js';

const { setTimeout: later, clearTimeout: drop, setInterval: each, clearInterval: stop } = globalThis;

/**
 * The timers of the runtime itself: the browser's own functions, as they were when the runtime loaded. A call counts the
 * page's timers as open work, and must not count its own.
 */
export const ownTimers = {
  setTimeout: (then: () => void, ms = 0): ReturnType<typeof setTimeout> => run(later, globalThis, [then, ms]),
  clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined): void => run(drop, globalThis, [timer]),
  setInterval: (then: () => void, ms: number): ReturnType<typeof setInterval> => run(each, globalThis, [then, ms]),
  clearInterval: (timer: ReturnType<typeof setInterval>): void => run(stop, globalThis, [timer]),
};
