import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { decideNext, openSession, tool } from '../fake-world.js';
import { listMessage, openStage, right, send, type Stage } from './stage.js';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.server.close());

type Mode = 'legacy' | 'auto';

async function connect(mode: Mode, token = stage.token): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const url = new URL(`http://127.0.0.1:${stage.server.port}/mcp`);
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  );
  return client;
}

describe.each<Mode>(['legacy', 'auto'])('MCP with a client of the mode %s', (mode) => {
  it('lists the tools with schema, annotations and risk', async () => {
    const client = await connect(mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['save', 'erase', 'look']);
    expect(tools[1]).toMatchObject({
      inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
      annotations: { destructiveHint: true, readOnlyHint: false },
      _meta: { 'webmcp/risk': 'destructive', 'webmcp/origin': 'http://localhost:5173' },
    });
    await client.close();
  });

  it('answers a call as the core answers it', async () => {
    const client = await connect(mode);
    const called = await client.callTool({ name: 'save', arguments: { text: 'x' } });
    const core = await stage.core.execute({ session_id: stage.session_id }, 'save', { text: 'x' });
    expect(JSON.parse((called.content[0] as { text: string }).text)).toEqual(core);
    const refused = await client.callTool({ name: 'save', arguments: { colour: 1 } });
    expect([refused.isError, JSON.parse((refused.content[0] as { text: string }).text)]).toMatchObject([
      true,
      { status: 'invalid_input' },
    ]);
    await client.close();
  });

  // Elicitation is answered by the agent's own client, so it must not decide.
  it('waits for the person at a destructive call, and asks nothing of the client', async () => {
    const client = await connect(mode);
    const running = client.callTool({ name: 'erase', arguments: {} });
    await decidedSoon(stage, true);
    expect((await running).isError).toBe(false);
    expect(stage.plugin.calls).toHaveLength(1);
    await client.close();
  });

  it('reports to the client what its call does, before the answer', async () => {
    const client = await connect(mode);
    stage.plugin.answer = ({ tool, report }) => {
      report('half of it');
      return Promise.resolve({ status: 'completed', tool, messages: [], evidence: [] });
    };
    const told: [number, string | undefined][] = [];
    const onprogress = ({ progress, message }: { progress: number; message?: string | undefined }): void =>
      void told.push([progress, message]);
    const running = client.callTool({ name: 'erase', arguments: {} }, { onprogress });
    await decidedSoon(stage, true);
    expect((await running).isError).toBe(false);
    expect(told).toEqual([
      [1, 'A person is asked'],
      [2, 'The page acts'],
      [3, 'half of it'],
    ]);
    await client.close();
  });

  it.each([true, false])('ends a call that the client cancels, which takes reports: %s', async (hears) => {
    const client = await connect(mode);
    const ended = new Promise<string>((resolve) => {
      stage.plugin.answer = (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            resolve('ended');
            reject(signal.reason as Error);
          }),
        );
    });
    const caller = new AbortController();
    const options = { signal: caller.signal, ...(hears && { onprogress: () => {} }) };
    const running = client.callTool({ name: 'save', arguments: {} }, options);
    running.catch(() => {});
    await until(() => stage.plugin.calls.length === 1);
    caller.abort();
    expect(await ended).toBe('ended');
    await client.close();
  });

  // T8
  it('ends a call in flight at the revocation, and refuses the next', async () => {
    const client = await connect(mode);
    stage.plugin.answer = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const running = client.callTool({ name: 'save', arguments: {} });
    const ended = running.then(
      () => 'answered',
      () => 'cut',
    );
    await until(() => stage.plugin.calls.length === 1);
    stage.core.revoke(stage.session_id, 'test');
    expect(await ended).toBe('cut');
    await expect(client.listTools()).rejects.toThrow(/./);
    await expect(connect(mode)).rejects.toThrow(/./);
  });
});

it('tells clients of the new era that the tools changed', async () => {
  const client = await connect('auto');
  const changed = new Promise<void>((resolve) => {
    client.setNotificationHandler('notifications/tools/list_changed', () => resolve());
  });
  await client.listen({ toolsListChanged: true });
  stage.plugin.list = [...stage.plugin.list, tool('publish', 'safe')];
  stage.core.events.emit('tools_changed', { plugin: 'tab-1' });
  await changed;
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('publish');
  await client.close();
});

it('T8: ends the subscription of a client of the new era with its session', async () => {
  const client = await connect('auto');
  const { closed } = await client.listen({ toolsListChanged: true });
  stage.core.revoke(stage.session_id, 'test');
  expect(['graceful', 'remote']).toContain(await closed);
  await client.close();
});

describe('a client of the earlier era', () => {
  /** Waits for the next notification. The client opens its stream at some time after its greeting. */
  async function heard(client: Client, change: () => void): Promise<void> {
    let isHeard = false;
    client.setNotificationHandler('notifications/tools/list_changed', () => {
      isHeard = true;
    });
    await until(() => {
      change();
      return isHeard;
    });
  }

  it('hears that the tools changed, and that a page is gone', async () => {
    const client = await connect('legacy');
    stage.plugin.list = [...stage.plugin.list, tool('publish', 'safe')];
    await heard(client, () => stage.core.events.emit('tools_changed', { plugin: 'tab-1' }));
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('publish');
    await heard(client, () => stage.detach());
    expect((await client.listTools()).tools).toEqual([]);
    await client.close();
  });

  // T6
  it("opens nothing with the id of another session's connection", async () => {
    const client = await connect('legacy');
    const id = (client.transport as StreamableHTTPClientTransport).sessionId!;
    const other = openSession(stage.core, ['page:read'], 'other');
    const ask = (token: string) =>
      send(stage.server.port, '/mcp', {
        headers: { ...right(stage.server.port, token), 'mcp-session-id': id },
        body: listMessage,
      });
    expect([(await ask(stage.token)).status, (await ask(other.token)).status, (await ask('x')).status]).toEqual([
      200, 404, 401,
    ]);
    await client.close();
  });

  it('loses the stream of a call that it cancels', async () => {
    const client = await connect('legacy');
    const headers = {
      ...right(stage.server.port, stage.token),
      'mcp-session-id': (client.transport as StreamableHTTPClientTransport).sessionId!,
    };
    const post = (message: object) =>
      send(stage.server.port, '/mcp', { headers, body: JSON.stringify({ jsonrpc: '2.0', ...message }) });
    stage.plugin.answer = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const params = { name: 'save', arguments: {}, _meta: { progressToken: 1 } };
    const streamed = post({ id: 'call', method: 'tools/call', params });
    await until(() => stage.plugin.calls.length === 1);
    const cancelled = await post({ method: 'notifications/cancelled', params: { requestId: 'call' } });
    const { status, body } = await streamed;
    expect([cancelled.status, status]).toEqual([202, 200]);
    expect(body).not.toContain('"result"');
    await client.close();
  });

  it('keeps eight connections of a session, and none after the session', async () => {
    const all = [];
    for (let index = 0; index < 9; index += 1) all.push(await connect('legacy'));
    const works = (client: Client) =>
      client.listTools().then(
        () => true,
        () => false,
      );
    expect([await works(all[0]!), await works(all[1]!), await works(all[8]!)]).toEqual([false, true, true]);
    stage.core.revoke(stage.session_id, 'test');
    expect(await works(all[8]!)).toBe(false);
    await Promise.all(all.map((client) => client.close()));
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

async function decidedSoon({ core }: Stage, allow: boolean): Promise<void> {
  await until(() => core.confirmations.list().length > 0);
  await decideNext(core, allow);
}
