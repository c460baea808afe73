import { readFile, realpath, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import type { DevServer, StartOptions, TransformModule } from './dev-server.js';
import { loadStamp } from './load-stamp.js';
import type { StampFunction } from './stamp-plugin.js';

/**
 * Serves the files of a plain HTML app on a free loopback port. A folder answers with its index.html. Dot files, and files
 * outside `root` (by path or by link), are not found.
 * @param options `transform`: the function that stamps .html files, see {@link TransformModule}
 */
export async function startStaticServer(options: StartOptions & { transform?: TransformModule }): Promise<DevServer> {
  const { signal, transform } = options;
  signal?.throwIfAborted();
  const root = await realpath(options.root);
  const stamp = transform === undefined ? null : await loadStamp(transform);
  const errors: string[] = [];
  // Files change during development, so none is cached.
  const serve = sirv(root, { dev: true });
  const server = createServer((request, response) => {
    answer(root, stamp, serve, request, response).catch((cause: unknown) => {
      errors.push(`${request.url}: ${cause instanceof Error ? cause.message : String(cause)}`);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port');
  const stop = async (): Promise<void> => {
    signal?.removeEventListener('abort', stop);
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  signal?.addEventListener('abort', stop, { once: true });
  return { url: `http://127.0.0.1:${address.port}/`, errors, stop };
}

async function answer(
  root: string,
  stamp: StampFunction | null,
  serve: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'This server only serves files');
  const file = await fileFor(root, request.url ?? '/');
  if (file === null) return end(response, 404, 'Not found');
  const path = file
    .slice(root.length + 1)
    .split(sep)
    .join('/');
  const html = stamp !== null && /\.html?$/i.test(file) ? await readFile(file, 'utf8') : null;
  if (html !== null) {
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' });
    return void response.end(stamp?.(html, path)?.code ?? html);
  }
  // The path was checked here, because sirv follows links and serves dot files.
  request.url = `/${path.split('/').map(encodeURIComponent).join('/')}`;
  serve(request, response);
}

async function fileFor(root: string, url: string): Promise<string | null> {
  const path = decoded(url.replace(/[?#].*$/s, ''));
  if (path === null || path.includes('\0') || path.split(/[\\/]/).some((part) => part.startsWith('.'))) return null;
  for (const candidate of [path, join(path, 'index.html'), `${path}.html`]) {
    const file = await realpath(join(root, candidate)).catch(() => null);
    if (file !== null && file.startsWith(root + sep) && (await stat(file)).isFile()) return file;
  }
  return null;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
