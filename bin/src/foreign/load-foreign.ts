import { ProblemError } from '@webmcp/contract';

import type { FromForeign } from './foreign-messages.js';
import { ForeignError } from './foreign-error.js';
import { ForeignProcess } from './foreign-process.js';

/** Milliseconds that a file may take to load. A config that loads a bundler takes a few seconds. */
const loadMs = 30_000;

/** A file that a process of its own loaded. */
export interface LoadedForeign<K extends 'config' | 'harness'> {
  message: Extract<FromForeign, { is: K }>;
  process: ForeignProcess;
}

/** The surroundings of a load. */
export interface LoadOptions {
  signal: AbortSignal;
  /** Milliseconds that the file may take; default 30 s. */
  deadline?: number;
  /** Receives each message after the file has loaded. */
  receive?: (message: FromForeign) => void;
}

/**
 * Loads a developer's file in a process of its own.
 * @throws ProblemError CONFIG_INVALID or HARNESS_INVALID for a file that cannot be used; MODULE_STUCK at the deadline;
 * the signal's reason
 */
export async function loadForeign<K extends 'config' | 'harness'>(
  kind: K,
  order: { file: string; root: string },
  { signal, deadline = loadMs, receive = () => undefined }: LoadOptions,
): Promise<LoadedForeign<K>> {
  signal.throwIfAborted();
  const { file, root } = order;
  const code = kind === 'config' ? 'CONFIG_INVALID' : 'HARNESS_INVALID';
  const invalid = (reason: string, where = file): ProblemError => new ProblemError(code, { file, reason }, { where });
  const over = new AbortController();
  let started: ForeignProcess | undefined;
  try {
    const message = await new Promise<Extract<FromForeign, { is: K }>>((resolve, reject) => {
      let isLoaded = false;
      const opened = (started = new ForeignProcess(root, (received) => {
        if (isLoaded) return receive(received);
        if (received.is === 'refused') reject(new ProblemError(received.problem));
        if (received.is === 'uncaught') {
          const { message: reason, where } = new ForeignError(received.fault);
          reject(invalid(`it throws an error that nothing awaits: ${reason}`, where));
        }
        if (received.is !== kind) return;
        isLoaded = true;
        resolve(received as Extract<FromForeign, { is: K }>);
      }));
      void opened.ended.then((reason) => reject(invalid(`${reason} before the file had loaded`)));
      const late = setTimeout(
        () => reject(new ProblemError('MODULE_STUCK', { file, seconds: deadline / 1_000 }, { where: file })),
        deadline,
      );
      over.signal.addEventListener('abort', () => clearTimeout(late), { once: true });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: over.signal });
      opened.send({ do: 'load', kind, ...order });
    });
    return { message, process: started! };
  } catch (error) {
    started?.kill();
    await started?.ended;
    throw error;
  } finally {
    over.abort();
  }
}
