import { once } from 'node:events';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { decideNext, openSession } from '../fake-world.js';
import { openStage, type Stage } from './stage.js';

let stage: Stage;
let open: WebSocket[];
beforeEach(async () => {
  stage = await openStage();
  open = [];
});
afterEach(async () => {
  for (const socket of open) socket.terminate();
  await stage.server.close();
});

function dial(path: string, token: string, headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${stage.server.port}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  socket.on('error', () => {});
  open.push(socket);
  return socket;
}

async function session(): Promise<(action: string, args?: unknown) => Promise<Record<string, unknown>>> {
  const socket = dial(`/mcp/session/${stage.session_id}`, stage.token);
  await once(socket, 'open');
  let last = 0;
  return async (action, args) => {
    const id = String(++last);
    socket.send(JSON.stringify({ type: 'cmd', id, action, args }));
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer];
      const message = JSON.parse(data.toString()) as Record<string, unknown>;
      if (message['type'] === 'result' && message['id'] === id) return message;
    }
  };
}

const refusal = async (socket: WebSocket): Promise<number> =>
  ((await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }])[1].statusCode;

describe('the session socket', () => {
  it.each([
    ['a call that is done', 'save', { text: 'x' }],
    ['wrong arguments', 'save', { colour: 1 }],
    ['arguments that are no object', 'save', [1]],
    ['an unknown tool', 'pay', {}],
  ])('answers %s as MCP and the core do', async (_, name, args) => {
    const bySocket = await (await session())(name, args);
    const byCore = await stage.core.execute({ session_id: stage.session_id }, name, args);
    expect(bySocket['data']).toEqual(byCore);
    expect(bySocket['status']).toBe(byCore.status === 'completed' ? 'ok' : 'error');
    if (Array.isArray(args)) return;
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${stage.token}` } };
    const url = new URL(`http://127.0.0.1:${stage.server.port}/mcp`);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
    const byMcp = await client.callTool({ name, arguments: args });
    expect(JSON.parse((byMcp.content[0] as { text: string }).text)).toEqual(byCore);
    await client.close();
  });

  it('waits for the person at a destructive call', async () => {
    const running = (await session())('erase');
    while (stage.core.confirmations.list().length === 0) await new Promise((resolve) => setImmediate(resolve));
    await decideNext(stage.core, false);
    expect(await running).toMatchObject({ status: 'error', data: { status: 'denied' } });
  });

  // T6
  it("refuses another session's token, and no token", async () => {
    const other = openSession(stage.core, ['page:read'], 'other');
    expect(await refusal(dial(`/mcp/session/${stage.session_id}`, other.token))).toBe(403);
    expect(await refusal(dial(`/mcp/session/${stage.session_id}`, 'x'))).toBe(401);
    expect(await refusal(dial('/mcp/elsewhere', stage.token))).toBe(404);
  });

  // T1, T2
  it.each([{ host: 'evil.com' }, { origin: 'http://localhost:5173' }])('refuses %j', async (headers) => {
    expect(await refusal(dial(`/mcp/session/${stage.session_id}`, stage.token, headers))).toBe(403);
  });

  // T8
  it('closes with its session', async () => {
    await session();
    const closed = once(open[0]!, 'close');
    stage.core.revoke(stage.session_id, 'test');
    await closed;
    expect(await refusal(dial(`/mcp/session/${stage.session_id}`, stage.token))).toBe(401);
  });
});

describe('the socket of events', () => {
  it('replays the events that a manager missed, and refuses an agent', async () => {
    const socket = dial('/mcp/events/ws', stage.server.managementToken, { 'last-event-id': '0' });
    const [first] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(first.toString())).toMatchObject({ type: 'event', id: 1, event: 'plugin_loaded' });
    expect(await refusal(dial('/mcp/events/ws', stage.token))).toBe(403);
  });
});
