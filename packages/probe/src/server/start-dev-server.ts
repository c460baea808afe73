import { cacheFolder } from './cache-folder.js';
import type { DevServer, StartOptions, TransformModule } from './dev-server.js';
import { startChild } from './server-child.js';

/**
 * Starts the app's own Vite with its own config in a child process. A free loopback port and a separate cache keep a
 * running dev server undisturbed. The output stays in the child.
 * @param options `transform`: the function that stamps the source, see {@link TransformModule}; `scripts`: the paths of
 * scripts that pages will load soon
 * @throws ProblemError APP_NOT_STARTED with Vite's reason
 */
export async function startDevServer(
  options: StartOptions & { transform?: TransformModule; scripts?: string[] },
): Promise<DevServer> {
  const { root, signal, transform, scripts = [], deadline = 120_000 } = options;
  signal?.throwIfAborted();
  const cache = cacheFolder(root);
  const child = startChild('vite-child', root, {
    do: 'vite',
    root,
    cacheDir: cache.path,
    cacheIsTemporary: cache.isTemporary,
    scripts,
    ...(transform === undefined ? {} : { transform }),
  });
  const stop = async (): Promise<void> => {
    signal?.removeEventListener('abort', stop);
    await child.stop();
    cache.release();
  };
  try {
    const url = await child.wait((message) => (message.is === 'ready' ? message.url : null), { deadline, signal });
    signal?.addEventListener('abort', stop, { once: true });
    const restamp = async (): Promise<void> => {
      child.send({ do: 'restamp' });
      await child.wait((message) => (message.is === 'restamped' ? true : null), { deadline, signal });
    };
    const files = async (): Promise<string[]> => {
      child.send({ do: 'files' });
      return await child.wait((message) => (message.is === 'files' ? message.files : null), { deadline, signal });
    };
    const { errors, ended } = child;
    return { url, errors, ended, files, ...(transform === undefined ? {} : { restamp }), stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
