import { once } from 'node:events';

import type { GroundTruthMap, PanelAnswer, ToolDecision } from '@webmcp/contract';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClientOptions, WebSocket } from 'ws';

import { servePanel } from '../src/serve-panel.js';
import { dialPage, portOf } from './dial-page.js';

const map: GroundTruthMap = {
  version: 1,
  generator: { name: 'webmcp', version: '0' },
  app: { frameworks: [] },
  testIdAttributes: [],
  states: [],
  tools: [],
  unstable: [],
  unmatched: { intents: [], elements: [] },
  integrity: '',
};

let server: ViteDevServer;
let decisions: ToolDecision[];
let page: WebSocket | undefined;
beforeEach(async () => {
  decisions = [];
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  const stale = { names: [], saved: async () => false, begin: async () => false };
  servePanel(
    server,
    { file: '/app/webmcp.map.json', map: async () => map, stale, failed: () => {} },
    {
      decide: async (_root, _map, decision) => {
        decisions.push(decision);
        return 'written';
      },
    },
  );
  await server.listen();
});
afterEach(async () => {
  page?.terminate();
  await server.close();
});

const origin = (): string => `http://127.0.0.1:${portOf(server)}`;

/** Sends the messages of a panel, and returns the first answer. */
async function answerTo(messages: unknown[], options: ClientOptions): Promise<PanelAnswer> {
  page = await dialPage(server, options);
  for (const data of messages) page.send(JSON.stringify({ type: 'custom', event: 'webmcp:panel', data }));
  for (;;) {
    const [text] = (await once(page, 'message')) as [Buffer];
    const message = JSON.parse(text.toString()) as { event?: string; data: PanelAnswer };
    if (message.event === 'webmcp:panel-answer') return message.data;
  }
}

describe('a decision of the panel', () => {
  const decision: ToolDecision = { tool: 'save_order', do: 'decline' };
  const question = { id: 7, ask: 'decide', decision };

  it('is taken from a page of the dev server', async () => {
    expect(await answerTo([question], { origin: origin() })).toEqual({ id: 7, said: 'written' });
    expect(decisions).toEqual([decision]);
  });

  it.each([
    ['no origin', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
  ])('is not taken from %s', async (_, options) => {
    expect((await answerTo([question], options)).said).toContain('Nothing was written');
    expect(decisions).toEqual([]);
  });

  it('is answered after a message without a question', async () => {
    expect(await answerTo([null, undefined, question], { origin: origin() })).toEqual({ id: 7, said: 'written' });
  });
});
