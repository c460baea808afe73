import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ChildLog } from './child-log.js';
import type { FromChild, ToChild } from './child-messages.js';

/** Milliseconds that a child may take to close by itself. Then it is killed. */
const graceMs = 5_000;

/** Milliseconds to wait for the last output of an ended child. Processes that it started can hold the output open. */
const lastWordsMs = 1_000;

/** Watches the end of a child, and stops it. */
export class ChildEnd {
  /** Resolves with a description when the child, or its command, ends without `stop`. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  #isStopping = false;

  constructor(child: ChildProcess, log: ChildLog) {
    this.#child = child;
    this.ended = new Promise((resolve) => {
      child.on('message', (message) => {
        const received = message as FromChild;
        if (received.is === 'failed' && !this.#isStopping) resolve(log.described(received.reason));
      });
      child.on('exit', (code, signal) => {
        if (this.#isStopping) return;
        const end = `the server ended (${signal ?? `exit code ${code}`})`;
        log.errors.push(log.described(end));
        const finish = (): void => {
          clearTimeout(late);
          resolve(log.explained(end));
        };
        const late = setTimeout(finish, lastWordsMs);
        child.once('close', finish);
      });
    });
  }

  /** Asks the child to close, and kills it after a while. Resolves when the child has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
    if (child.connected) child.send({ do: 'stop' } satisfies ToChild);
    else child.kill('SIGTERM');
    await ended;
    clearTimeout(kill);
  }
}
