import { readFile, realpath, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import type { DevServer, StartOptions, TransformModule } from './dev-server.js';
import { loadStamp } from './load-stamp.js';
import type { StampFunction } from './stamp-plugin.js';

/** Decodes the bytes of a page or a script as a browser does. Returns null for bytes that are no text. */
export type DecodeText = (bytes: Uint8Array) => string | null;

/**
 * Serves the files of a plain HTML app on a free loopback port. A folder answers with its index.html. Dot files, and files
 * outside `root` (by path or by link), are not found.
 * Pages, scripts and styles leave as UTF-8, whatever encoding their file has.
 * @param options `transform`: the function that stamps .html files, see {@link TransformModule}; `decode`: reads the text
 * of a file, by default as UTF-8
 */
export async function startStaticServer(
  options: StartOptions & { transform?: TransformModule; decode?: DecodeText },
): Promise<DevServer> {
  const { signal, transform, decode = (bytes) => new TextDecoder().decode(bytes) } = options;
  signal?.throwIfAborted();
  const root = await realpath(options.root);
  const stamp = transform === undefined ? null : await loadStamp(transform);
  const errors: string[] = [];
  // Files change during development, so none is cached.
  const serve = sirv(root, { dev: true });
  const server = createServer((request, response) => {
    answer({ root, stamp, decode, serve }, request, response).catch((cause: unknown) => {
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

/** The folder, and the parts that turn its files into answers. */
interface Serving {
  root: string;
  stamp: StampFunction | null;
  decode: DecodeText;
  serve: RequestHandler;
}

/** The types of the files that a browser decodes by a charset (html.spec.whatwg.org, "fetch a classic script"). */
const textTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html'],
  ['.htm', 'text/html'],
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.css', 'text/css'],
]);

async function answer(
  { root, stamp, decode, serve }: Serving,
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
  const type = textTypes.get(extname(file).toLowerCase());
  const text = type === undefined ? null : decode(await readFile(file));
  if (text !== null) {
    response.writeHead(200, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' });
    return void response.end(type === 'text/html' ? (stamp?.(text, path)?.code ?? text) : text);
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
