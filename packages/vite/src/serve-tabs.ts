import type { ViteDevServer } from 'vite';

import { ownPages } from './own-pages.js';
import { bridgeEvent, tabEvent } from './page-code.js';

/** A bridge in the process of a dev server, to which tabs connect by the server's own channel. */
export interface DevBridge {
  /**
   * Connects a tab.
   * @param origin the origin on the wire
   * @param send sends a message to the tab
   */
  connectTab(origin: string, send: (message: object) => void): { take(message: unknown): void; gone(): void };
  close(): Promise<void>;
}

/**
 * Lets the pages of a dev server connect to a bridge by the channel that Vite has with each page. The bridge starts with the
 * first page.
 * @param open starts the bridge
 * @param failed receives the reason of a bridge that did not start; the next page tries again
 * @returns a function that ends the bridge
 */
export function serveTabs(
  { ws }: Pick<ViteDevServer, 'ws'>,
  open: () => Promise<DevBridge>,
  failed: (reason: unknown) => void,
): () => Promise<void> {
  let bridge: Promise<DevBridge | undefined> | undefined;
  const originOf = ownPages({ ws });
  const tabs = new Map<object, Promise<ReturnType<DevBridge['connectTab']> | undefined>>();
  const openOnce = (): Promise<DevBridge | undefined> =>
    (bridge ??= open().catch((reason: unknown) => {
      bridge = undefined;
      failed(reason);
      return undefined;
    }));
  ws.on(tabEvent, (message: unknown, client) => {
    const origin = originOf(client.socket);
    if (origin === undefined) return;
    const connect = async () => (await openOnce())?.connectTab(origin, (sent) => client.send(bridgeEvent, sent));
    const tab = tabs.get(client.socket) ?? connect();
    tabs.set(client.socket, tab);
    void tab.then((connected) => connected?.take(message), failed);
  });
  ws.on('vite:client:disconnect', (_: unknown, client: { socket: object }) => {
    void tabs.get(client.socket)?.then((connected) => connected?.gone(), failed);
    tabs.delete(client.socket);
  });
  return async () => {
    const running = await bridge;
    bridge = undefined;
    await running?.close();
  };
}
