import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { FromForeign, ToForeign } from './foreign-messages.js';

/** Milliseconds that the process may take to end by itself. Then it is killed. */
const graceMs = 500;

/**
 * A process for the developer's code, with a process group of its own. The process ends with this one, and takes the
 * processes that the developer's code started along.
 */
export class ForeignProcess {
  /** Resolves with a description when the process ends. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  readonly #kill = (): void => killGroup(this.#child);

  /** @param receive called with each message of the process */
  constructor(cwd: string, receive: (message: FromForeign) => void) {
    this.#child = forkChild(cwd);
    this.#child.on('message', (message) => receive(message as FromForeign));
    // An order to a process that just ended fails. `ended` reports the end.
    this.#child.on('error', () => undefined);
    this.ended = once(this.#child, 'exit').then(([code, signal]: unknown[]) => {
      process.off('exit', this.#kill);
      killGroup(this.#child);
      return `its process ended (${typeof signal === 'string' ? signal : `exit code ${String(code)}`})`;
    });
    process.once('exit', this.#kill);
  }

  send(order: ToForeign): void {
    if (this.#child.connected) this.#child.send(order, () => undefined);
  }

  /** Decides whether the process answers within some milliseconds. A process in an endless loop does not. */
  async answers(deadline: number): Promise<boolean> {
    const answered = new Promise<boolean>((resolve) => {
      const listen = (message: unknown): void => {
        if ((message as FromForeign).is === 'alive') finish(true);
      };
      const late = setTimeout(() => finish(false), deadline);
      const finish = (isAlive: boolean): void => {
        clearTimeout(late);
        this.#child.off('message', listen);
        resolve(isAlive);
      };
      this.#child.on('message', listen);
    });
    this.send({ do: 'answer' });
    return await answered;
  }

  /** Ends the process now. Its code may not listen to anything. */
  kill(): void {
    this.#kill();
  }

  /** Asks the process to end, and kills it after a moment. */
  async stop(): Promise<void> {
    this.send({ do: 'stop' });
    const late = setTimeout(this.#kill, graceMs);
    await this.ended;
    clearTimeout(late);
  }
}

/** Forks the built script. The script is beside this file, and in `dist` for a test that runs the source. */
function forkChild(cwd: string): ChildProcess {
  const place = import.meta.url.endsWith('.ts') ? '../../dist/foreign' : '.';
  return fork(fileURLToPath(new URL(`${place}/foreign-child.js`, import.meta.url)), {
    cwd,
    execArgv: [],
    // Standard output belongs to the report.
    stdio: ['ignore', 2, 2, 'ipc'],
    detached: process.platform !== 'win32',
  });
}

/** Kills a process with all processes that it started. */
function killGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-pid, 'SIGKILL');
  } catch (cause) {
    // No process of the group is left.
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause;
  }
}
