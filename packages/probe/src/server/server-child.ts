import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ChildEnd } from './child-end.js';
import { ChildLog } from './child-log.js';
import type { FromChild, ToChild } from './child-messages.js';
import { waitForMessage, type WaitOptions } from './wait-for-message.js';

/** A child process with a server. The child ends with this process, even after a crash of this process. */
export interface ServerChild {
  /** Waits for a message of the child, see {@link waitForMessage}. */
  wait<T>(pick: (message: FromChild) => T | null, options: WaitOptions): Promise<T>;
  send(message: ToChild): void;
  /** The errors that the child reported so far. */
  errors: string[];
  /** Resolves with a description when the child, or its command, ends without `stop`. */
  ended: Promise<string>;
  /** Returns the last lines of the output. */
  tail(): string;
  stop(): Promise<void>;
}

/**
 * Starts a child process with a server.
 * @param root the child's working folder
 * @param first the order that the child begins with
 */
export function startChild(script: 'vite-child' | 'command-child', root: string, first: ToChild): ServerChild {
  const child = forkScript(script, root);
  const log = new ChildLog(child);
  const end = new ChildEnd(child, log);
  child.send(first);
  return {
    wait: (pick, options) => waitForMessage({ child, log, root }, pick, options),
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    errors: log.errors,
    ended: end.ended,
    tail: () => log.tail(),
    stop: () => end.stop(),
  };
}

/** Forks a script of this folder. In tests the script is TypeScript, and jiti loads it. */
function forkScript(script: string, root: string): ChildProcess {
  const fromSource = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(`./${script}.${fromSource ? 'ts' : 'js'}`, import.meta.url));
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_OPTIONS$|NODE_V8_COVERAGE$)/.test(key)),
  );
  return fork(file, {
    cwd: root,
    env: { ...environment, NODE_ENV: 'development', BROWSER: 'none', FORCE_COLOR: '0', NO_COLOR: '1' },
    execArgv: fromSource ? ['--conditions=webmcp-source', '--import', import.meta.resolve('jiti/register')] : [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
