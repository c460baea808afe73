import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ProblemError } from '@webmcp/contract';
import type { FromChild, ToChild } from './child-messages.js';

/** How long a child may take to close by itself, in milliseconds; then it is killed. */
const graceMs = 5_000;

/** How long what an ended child said may still be on its way, in milliseconds: what it started can hold its output open. */
const lastWordsMs = 1_000;

/** A child process that holds a server, tied to this process: it ends when this one does, however this one ends. */
export interface ServerChild {
  /** Waits for the message that `pick` wants. Rejects when the child fails or ends before. */
  wait<T>(
    pick: (message: FromChild) => T | null,
    options: { deadline: number; signal: AbortSignal | undefined },
  ): Promise<T>;
  send(message: ToChild): void;
  errors: string[];
  /** Resolves with how and why when the child, or what it runs, ends unasked. */
  ended: Promise<string>;
  /** The last of what it printed. */
  tail(): string;
  stop(): Promise<void>;
}

/**
 * @param script `vite-child` or `command-child`
 * @param root the child's working folder
 */
export function startChild(script: 'vite-child' | 'command-child', root: string, first: ToChild): ServerChild {
  const child = forkScript(script, root);
  const errors: string[] = [];
  let printed = '';
  let stopping = false;
  const keep = (chunk: Buffer): void => {
    printed = (printed + chunk.toString()).slice(-8_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const seen: FromChild[] = [];
  let end!: (why: string) => void;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  let fatal: string | undefined;
  child.on('message', (message) => {
    const received = message as FromChild;
    seen.push(received);
    if (received.is === 'error') errors.push(received.text);
    if (received.is === 'output') printed = (printed + received.text).slice(-8_000);
    if (received.is === 'fatal') fatal = received.reason;
    if (received.is === 'failed' && !stopping) end(withWords(received.reason, lastLines(printed)));
  });
  child.on('exit', (code, signal) => {
    if (stopping) return;
    const how = `the server ended (${signal ?? `exit code ${code}`})`;
    errors.push(withWords(how, lastLines(printed)));
    const tell = (): void => {
      clearTimeout(late);
      end(withWords(how, fatal === undefined ? lastLines(printed) : lastLines(fatal)));
    };
    const late = setTimeout(tell, lastWordsMs);
    child.once('close', tell);
  });
  child.send(first);
  const stop = async (): Promise<void> => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
    if (child.connected) child.send({ do: 'stop' } satisfies ToChild);
    else child.kill('SIGTERM');
    await ended;
    clearTimeout(kill);
  };
  const wait = <T>(
    pick: (message: FromChild) => T | null,
    options: { deadline: number; signal: AbortSignal | undefined },
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const fail = (reason: string): void =>
        finish(() => reject(new ProblemError('APP_NOT_STARTED', { root, reason }, { where: root })));
      const aborted = (): void => finish(() => reject(options.signal?.reason));
      const look = (message: FromChild): void => {
        if (message.is === 'failed') fail(withWords(message.reason, lastLines(printed)));
        const picked = pick(message);
        if (picked !== null) finish(() => resolve(picked));
      };
      const exited = (): void => fail(errors.at(-1) ?? 'the server ended');
      const timer = setTimeout(
        () => fail(`it was not ready after ${Math.round(options.deadline / 1000)} s: ${lastLines(printed)}`),
        options.deadline,
      );
      const finish = (act: () => void): void => {
        clearTimeout(timer);
        child.off('message', look);
        child.off('exit', exited);
        options.signal?.removeEventListener('abort', aborted);
        act();
      };
      child.on('message', look);
      child.on('exit', exited);
      options.signal?.addEventListener('abort', aborted, { once: true });
      if (options.signal?.aborted === true) aborted();
      for (const message of seen) look(message);
      if (child.exitCode !== null) exited();
    });
  return {
    wait,
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    errors,
    ended,
    tail: () => lastLines(printed),
    stop,
  };
}

/** Run from source (as tests do) the child is TypeScript too, and jiti reads it. */
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

function withWords(how: string, words: string): string {
  return words === '' ? how : `${how}: ${words}`;
}

/** The last lines that say something: without what closes a bracket, calls on a stack, and Node naming itself. */
function lastLines(text: string): string {
  const plain = stripVTControlCharacters(text);
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^at .+:\d+:\d+\)?$|^Node\.js v[\d.]+$/.test(line))
    .slice(-6)
    .join(' | ');
}
