import { serveTools, type FromBridge } from './serve-tools.js';

/** The key under which a tab keeps its name at the bridge of its dev server, for this tab alone. */
const kept = 'webmcp.tab';

/** The channel between this page and its dev server. */
export interface DevChannel {
  send(message: object): void;
  listen(take: (message: unknown) => void): void;
}

type Paired = { type: 'paired'; plugin_id: string; key: string; port: number };

/**
 * Connects this tab to the bridge in the process of its dev server. A page of another origin has no such channel, so nobody
 * types a code.
 */
export function connectDevTab({ send, listen }: DevChannel): void {
  let take: ((message: FromBridge) => void) | undefined;
  listen((sent) => {
    const message = sent as Paired | FromBridge;
    if (message.type !== 'paired') {
      take?.(message);
      return;
    }
    sessionStorage.setItem(kept, message.key);
    serveTools({
      port: message.port,
      send,
      listen(next) {
        take = next;
        return () => (take = undefined);
      },
    });
  });
  const key = sessionStorage.getItem(kept);
  send({ type: 'hello', title: document.title, ...(key !== null && { key }) });
}
