import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';

import { BridgeCore, nodeWorld, startBridge, type BridgeServer, type BridgeServerOptions } from '../../src/index.js';
import type { BridgeTool } from '../../src/tools/bridge-tool.js';
import { FakePlugin, openSession, readTool, tool } from '../fake-world.js';

/** A running bridge with one plugin and one session. */
export interface Stage {
  core: BridgeCore;
  server: BridgeServer;
  plugin: FakePlugin;
  stored: string[];
  codes: string[];
  /** Takes the plugin away. */
  detach: () => void;
  session_id: string;
  token: string;
}

export async function openStage(
  list: BridgeTool[] = [tool('save', 'safe'), tool('erase', 'destructive'), readTool('look')],
  more: Pick<BridgeServerOptions, 'metrics' | 'patience'> = {},
): Promise<Stage> {
  const stored: string[] = [];
  const core = new BridgeCore(nodeWorld({ lines: () => stored, append: (line) => void stored.push(line) }));
  const plugin = new FakePlugin('tab-1', list);
  const detach = core.plugins.attach(plugin);
  const codes: string[] = [];
  const server = await startBridge({ core, version: '0.0.0', showCode: (code) => void codes.push(code), ...more });
  return {
    core,
    server,
    plugin,
    stored,
    codes,
    detach,
    ...openSession(core, ['page:read', 'page:act', 'page:destructive']),
  };
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Sends one request with exactly these headers, which `fetch` would not. */
export function send(
  port: number,
  path: string,
  { method = 'POST', headers = {}, body }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, setHost: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          headers: response.headers,
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The headers of a client that does all right. */
export const right = (port: number, token?: string): Record<string, string> => ({
  host: `127.0.0.1:${port}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

export const listMessage = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
