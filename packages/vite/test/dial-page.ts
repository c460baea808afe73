import { once } from 'node:events';

import type { ViteDevServer } from 'vite';
import { WebSocket, type ClientOptions } from 'ws';

export const portOf = (server: ViteDevServer): number => (server.httpServer!.address() as { port: number }).port;

/** Opens the channel that Vite has with a page. */
export async function dialPage(server: ViteDevServer, options: ClientOptions = {}): Promise<WebSocket> {
  const url = `ws://127.0.0.1:${portOf(server)}/?token=${server.config.webSocketToken}`;
  const socket = new WebSocket(url, 'vite-hmr', options);
  await once(socket, 'open');
  return socket;
}
