import { once } from 'node:events';

import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClientOptions, WebSocket } from 'ws';

import { bridgeEvent, tabEvent } from '../src/page-code.js';
import { serveTabs, type DevBridge } from '../src/serve-tabs.js';
import { dialPage, portOf } from './dial-page.js';

/** A bridge that notes what tabs say, and greets each of them. */
interface NotedBridge extends DevBridge {
  said: [origin: string, message: unknown][];
  gone: string[];
  isOpen: boolean;
}

let server: ViteDevServer;
let opened: NotedBridge[];
let failures: unknown[];
let refusal: Error | undefined;
let close: () => Promise<void>;
let sockets: WebSocket[];
beforeEach(async () => {
  [opened, failures, refusal, sockets] = [[], [], undefined, []];
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  close = serveTabs(
    server,
    async () => {
      if (refusal) throw refusal;
      const bridge: NotedBridge = {
        said: [],
        gone: [],
        isOpen: true,
        connectTab: (origin, send) => ({
          take(message) {
            bridge.said.push([origin, message]);
            send({ type: 'paired', to: origin });
          },
          gone: () => void bridge.gone.push(origin),
        }),
        close: async () => void (bridge.isOpen = false),
      };
      opened.push(bridge);
      return bridge;
    },
    (reason) => failures.push(reason),
  );
  await server.listen();
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await close();
  await server.close();
});

async function openPage(options: ClientOptions = {}): Promise<WebSocket> {
  const socket = await dialPage(server, options);
  sockets.push(socket);
  return socket;
}

const say = (socket: WebSocket, data: object): void =>
  socket.send(JSON.stringify({ type: 'custom', event: tabEvent, data }));

/** Waits until Vite has taken all earlier messages of the socket. */
async function settled(socket: WebSocket): Promise<void> {
  const answered = once(socket, 'pong');
  socket.ping();
  await answered;
}

async function answerTo(socket: WebSocket): Promise<unknown> {
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    const message = JSON.parse(data.toString()) as { event?: string; data: unknown };
    if (message.event === bridgeEvent) return message.data;
  }
}

describe('the tabs of a dev server', () => {
  const origin = (): string => `http://127.0.0.1:${portOf(server)}`;

  it('reach a bridge by the channel of Vite, which starts with the first of them', async () => {
    const page = await openPage({ origin: origin() });
    await settled(page);
    expect(opened).toHaveLength(0);
    const answer = answerTo(page);
    say(page, { type: 'hello' });
    expect(await answer).toEqual({ type: 'paired', to: origin() });
    const second = await openPage({ origin: origin() });
    const answered = answerTo(second);
    say(second, { type: 'hello', title: 'second' });
    await answered;
    expect(opened.map(({ said }) => said)).toEqual([
      [
        [origin(), { type: 'hello' }],
        [origin(), { type: 'hello', title: 'second' }],
      ],
    ]);
  });

  it('are gone for the bridge when their channel closes', async () => {
    const page = await openPage({ origin: origin() });
    const answer = answerTo(page);
    say(page, { type: 'hello' });
    await answer;
    page.close();
    await expect.poll(() => opened[0]!.gone).toEqual([origin()]);
  });

  // T2: the origin on the wire decides, and not what a message says.
  it.each([
    ['no origin', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['the origin null', { origin: 'null' }],
  ])('do not reach the bridge from %s', async (_, options) => {
    const page = await openPage(options);
    say(page, { type: 'hello', origin: origin() });
    await settled(page);
    const right = await openPage({ origin: origin() });
    const answer = answerTo(right);
    say(right, { type: 'hello' });
    await answer;
    expect(opened[0]!.said).toEqual([[origin(), { type: 'hello' }]]);
  });

  it('say why no bridge started, and the next tab tries again', async () => {
    refusal = new Error('a bridge runs already');
    say(await openPage({ origin: origin() }), { type: 'hello' });
    await expect.poll(() => failures).toEqual([refusal]);
    refusal = undefined;
    const page = await openPage({ origin: origin() });
    const answer = answerTo(page);
    say(page, { type: 'hello' });
    expect(await answer).toMatchObject({ type: 'paired' });
  });

  it('lose the bridge with their server', async () => {
    const page = await openPage({ origin: origin() });
    const answer = answerTo(page);
    say(page, { type: 'hello' });
    await answer;
    await close();
    expect(opened[0]!.isOpen).toBe(false);
  });
});
