import type { JsonValue } from '@webmcp/contract';

import type { PageTools } from '../register/page-tools.js';

/** A channel between this page and a bridge. */
export interface BridgeChannel {
  /** The port of the bridge on this machine. */
  port: number;
  send(message: object): void;
  /** Passes each message of the bridge on. Returns a function that stops. */
  listen(take: (message: FromBridge) => void): () => void;
}

/** A message of the bridge to a page that is connected. */
export type FromBridge =
  | { type: 'cmd'; id: string; action: string; args: Record<string, JsonValue>; approval?: string }
  | { type: 'event'; event: 'cancel'; data: { id: string } };

type Command = Extract<FromBridge, { type: 'cmd' }>;

/** Milliseconds between two looks at the tools of the page. */
const pause = 1000;

const pageTools = (): PageTools | undefined => (window as { webmcp?: PageTools }).webmcp;

/**
 * Serves the tools of this page to a bridge: sends the list after each change, and runs each call once. The answer is the
 * page's own, unchanged.
 * @returns a function that stops serving
 */
export function serveTools(channel: BridgeChannel): () => void {
  const running = new Map<string, AbortController>();
  let sent: string | undefined;
  const look = async (): Promise<void> => {
    const tools = (await pageTools()?.getTools()) ?? [];
    const listed = tools.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema,
    }));
    const text = JSON.stringify(listed);
    if (text === sent) return;
    sent = text;
    channel.send({ type: 'event', event: 'tools', data: { tools: listed } });
  };
  const run = async ({ id, action: tool, args, approval }: Command): Promise<void> => {
    if (running.has(id)) return;
    const stop = new AbortController();
    running.set(id, stop);
    const tools = pageTools();
    const data = tools
      ? await tools.executeTool(tool, args, {
          signal: stop.signal,
          ...(approval !== undefined && { approval: { port: channel.port, id: approval } }),
        })
      : { status: 'unavailable', tool, messages: ['The page has no tools now'], evidence: [] };
    channel.send({ type: 'result', id, status: 'ok', data });
    await look();
  };
  const end = channel.listen((message) => {
    if (message.type === 'cmd') void run(message);
    else running.get(message.data.id)?.abort();
  });
  const timer = setInterval(() => void look(), pause);
  void look();
  return () => {
    clearInterval(timer);
    end();
  };
}
