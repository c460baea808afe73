import type { ChildProcess } from 'node:child_process';
import { ProblemError } from '@webmcp/contract';
import type { ChildLog } from './child-log.js';
import type { FromChild } from './child-messages.js';

export interface WaitOptions {
  /** Time in milliseconds. */
  deadline: number;
  signal: AbortSignal | undefined;
}

/** A child with its log and its working folder. */
export interface WatchedChild {
  child: ChildProcess;
  log: ChildLog;
  root: string;
}

/**
 * Waits for a message of a child, earlier messages included.
 * @param pick returns the wanted part of a message, or null
 * @throws ProblemError APP_NOT_STARTED for a child that fails, ends or is late; the signal's reason
 */
export function waitForMessage<T>(
  { child, log, root }: WatchedChild,
  pick: (message: FromChild) => T | null,
  { deadline, signal }: WaitOptions,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const fail = (reason: string): void =>
      finish(() => reject(new ProblemError('APP_NOT_STARTED', { root, reason }, { where: root })));
    const aborted = (): void => finish(() => reject(signal?.reason));
    const look = (message: FromChild): void => {
      if (message.is === 'failed') fail(log.described(message.reason));
      const picked = pick(message);
      if (picked !== null) finish(() => resolve(picked));
    };
    const exited = (): void => fail(log.errors.at(-1) ?? 'the server ended');
    const timer = setTimeout(
      () => fail(`it was not ready after ${Math.round(deadline / 1000)} s: ${log.tail()}`),
      deadline,
    );
    const finish = (act: () => void): void => {
      clearTimeout(timer);
      child.off('message', look);
      child.off('exit', exited);
      signal?.removeEventListener('abort', aborted);
      act();
    };
    child.on('message', look);
    child.on('exit', exited);
    signal?.addEventListener('abort', aborted, { once: true });
    if (signal?.aborted === true) aborted();
    for (const message of log.messages) look(message);
    if (child.exitCode !== null) exited();
  });
}
