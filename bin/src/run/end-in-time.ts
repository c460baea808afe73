import { constants } from 'node:os';

/** Milliseconds between the first signal and the end of the process. The clean-up may take this long. */
const graceMs = 2_500;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The parts of a process that its end depends on. */
export interface EndingProcess {
  on(signal: (typeof signals)[number], listener: (signal: NodeJS.Signals) => void): unknown;
  exit(code: number): void;
}

/**
 * Ends a process in time: the first signal interrupts the run, and the process ends a moment later at the latest. A
 * second signal, the same or another, ends the process at once. The caller's `exit` listeners run in each case.
 * @param interrupt called once, at the first signal
 * @param late called before a process ends whose clean-up took too long; returns its exit code
 * @returns interrupts the run as the first signal does
 */
export function endInTime(ending: EndingProcess, interrupt: () => void, late: () => number): () => void {
  let isInterrupted = false;
  const begin = (): void => {
    if (isInterrupted) return;
    isInterrupted = true;
    interrupt();
    // The timer must not keep a process that has nothing left to do.
    setTimeout(() => ending.exit(late()), graceMs).unref();
  };
  const receive = (signal: NodeJS.Signals): void => {
    if (isInterrupted) return ending.exit(128 + constants.signals[signal]);
    begin();
  };
  for (const signal of signals) ending.on(signal, receive);
  return begin;
}
