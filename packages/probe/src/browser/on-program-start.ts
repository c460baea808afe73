import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** The channel on which Node publishes each child process that this process makes. */
const channel = 'child_process';

/**
 * Reports each program that this process starts and that is not Node itself. Playwright starts a browser some turns of the
 * event loop after it was asked, and reports only its first answer.
 * @returns a function that ends the reports
 */
export function onProgramStart(report: () => void): () => void {
  const watch = (message: unknown): void => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      if (child.spawnfile !== process.execPath) report();
    });
  };
  subscribe(channel, watch);
  return () => {
    unsubscribe(channel, watch);
  };
}
