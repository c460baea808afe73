import type { IncomingMessage } from 'node:http';

import type { ViteDevServer } from 'vite';

/**
 * Follows the channel that Vite has with each page. Vite lets programs without an `Origin` into the channel, and with
 * `--host` other machines.
 * @returns a function that returns the origin of the page at a socket; undefined for another program, a page of another
 * server, and a page on another machine
 */
export function ownPages({ ws }: Pick<ViteDevServer, 'ws'>): (socket: object) => string | undefined {
  const origins = new WeakMap<object, string>();
  ws.on('connection', (socket, request) => {
    const origin = originOf(request);
    if (origin !== undefined) origins.set(socket, origin);
  });
  return (socket) => origins.get(socket);
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

function originOf({ headers: { origin, host }, socket }: IncomingMessage): string | undefined {
  if (origin === undefined || !URL.canParse(origin) || !loopback.test(socket.remoteAddress ?? '')) return undefined;
  return new URL(origin).host === host ? origin : undefined;
}
