import { stripVTControlCharacters } from 'node:util';
import { ProblemError } from '@webmcp/contract';
import { pollUntil } from '../timing/poll-until.js';
import type { DevServer, StartOptions } from './dev-server.js';
import { startChild } from './server-child.js';
import { statusOf } from './status-of.js';

/** Matches the line of a dev server that runs once for each folder, such as that of Next.js, and names the running one. */
const runsAlready = /\b(?:another|already)\b.*\brunning\b/i;

/**
 * Starts the app with the developer's own command and waits until it answers. If the command ends because the app runs
 * already, takes the running app, and leaves it running.
 * @param options `url`: the app's address; default: the first loopback address in the command's output
 * @throws ProblemError APP_NOT_STARTED with the last lines of the command's output
 */
export async function startCommand(options: StartOptions & { command: string; url?: string }): Promise<DevServer> {
  const { root, command, signal, deadline = 120_000 } = options;
  signal?.throwIfAborted();
  const child = startChild('command-child', root, { do: 'command', root, command });
  const stop = async (): Promise<void> => {
    signal?.removeEventListener('abort', stop);
    await child.stop();
  };
  const done = new AbortController();
  const either = signal === undefined ? done.signal : AbortSignal.any([signal, done.signal]);
  try {
    let output = '';
    const failed = child.wait<never>(
      (message) => {
        if (message.is === 'output') output += message.text;
        return null;
      },
      { deadline, signal: either },
    );
    failed.catch(() => undefined);
    let printed = '';
    const url =
      options.url ??
      (await child.wait((message) => (message.is === 'output' ? printedUrl((printed += message.text)) : null), {
        deadline,
        signal,
      }));
    const runsElsewhere = async (): Promise<boolean> => runsAlready.test(output) && (await answers(url)) === true;
    const answered = await Promise.race([
      pollUntil(() => answers(url), { deadline, signal: either }),
      failed.catch(async (cause: unknown) => {
        if (await runsElsewhere()) return true;
        throw cause;
      }),
    ]);
    if (answered === null)
      throw new ProblemError(
        'APP_NOT_STARTED',
        { root, reason: `${url} did not answer: ${child.tail()}` },
        { where: root },
      );
    signal?.addEventListener('abort', stop, { once: true });
    const ended = child.ended.then(async (reason) =>
      (await runsElsewhere()) ? await new Promise<never>(() => {}) : reason,
    );
    return { url: url.endsWith('/') ? url : `${url}/`, errors: child.errors, ended, stop };
  } catch (cause) {
    await stop();
    throw cause;
  } finally {
    done.abort();
  }
}

async function answers(url: string): Promise<true | null> {
  const status = await statusOf(url);
  return status !== null && status < 500 ? true : null;
}

/** Finds the address in a dev server's output. `0.0.0.0` and `[::]` mean every address of this machine. */
function printedUrl(text: string): string | null {
  const plain = stripVTControlCharacters(text);
  const found = /https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(:\d+)?(\/[^\s"'<>)]*)?(?=[\s"'<>)])/.exec(
    plain,
  );
  return found === null ? null : found[0].replace(/0\.0\.0\.0|\[::\]/, '127.0.0.1');
}
