import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { DevServer, StartOptions, TransformModule } from './dev-server.js';
import { loadStamp } from './load-stamp.js';
import type { StampFunction } from './stamp-plugin.js';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/**
 * Serves the files below `root` on a free loopback port: plain HTML apps as they stand. Folders answer with their
 * index.html; dot files, and what lies outside `root` (by path or by link), are not found.
 * @param options `transform`: stamps .html files, see {@link TransformModule}
 */
export async function startStaticServer(options: StartOptions & { transform?: TransformModule }): Promise<DevServer> {
  const { signal, transform } = options;
  signal?.throwIfAborted();
  const root = await realpath(options.root);
  const stamp = transform === undefined ? null : await loadStamp(transform);
  const errors: string[] = [];
  const server = createServer((request, response) => {
    answer(root, stamp, request, response).catch((cause: unknown) => {
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
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'This server only serves files');
  const file = await fileFor(root, request.url ?? '/');
  if (file === null) return end(response, 404, 'Not found');
  const type = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  if (request.method === 'HEAD') return void response.end();
  if (stamp !== null && type.startsWith('text/html')) {
    const html = await readFile(file, 'utf8');
    return void response.end(
      stamp(
        html,
        file
          .slice(root.length + 1)
          .split(sep)
          .join('/'),
      )?.code ?? html,
    );
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
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
