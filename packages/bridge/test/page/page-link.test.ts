import { once } from 'node:events';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { pairingProof } from '../../src/access/pairing.js';
import { BridgeCore, PageLink, startBridge, type BridgeServer } from '../../src/index.js';
import { FakeWorld, openSession } from '../fake-world.js';

const origin = 'http://localhost:5173';
let world: FakeWorld;
let core: BridgeCore;
let server: BridgeServer;
let open: WebSocket[];
beforeEach(async () => {
  world = new FakeWorld();
  core = new BridgeCore(world);
  open = [];
  server = await startBridge({
    core,
    version: '0.0.0',
    showCode: () => {},
    pages: new PageLink(core, () => undefined),
  });
});
afterEach(async () => {
  for (const socket of open) socket.terminate();
  await server.close();
});

/** A page's end of the socket, which keeps all messages of the bridge. */
interface Tab {
  socket: WebSocket;
  got: Record<string, string>[];
  next(type: string): Promise<Record<string, string>>;
}

function dial(headers: Record<string, string> = { origin }): Tab {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/plugin/page`, { headers });
  const got: Record<string, string>[] = [];
  socket.on('message', (data: Buffer) => got.push(JSON.parse(data.toString()) as Record<string, string>));
  socket.on('error', () => {});
  open.push(socket);
  const next = async (type: string): Promise<Record<string, string>> => {
    for (;;) {
      const at = got.findIndex((message) => message['type'] === type);
      if (at >= 0) return got.splice(at, 1)[0]!;
      await once(socket, 'message');
    }
  };
  return { socket, got, next };
}

const closeCode = async ({ socket }: Tab): Promise<number> => ((await once(socket, 'close')) as [number])[0];

async function pair(tab: Tab, secret: string, more: object = {}, claimed = origin): Promise<void> {
  const { nonce } = await tab.next('nonce');
  const proof = pairingProof('page', secret, nonce!, claimed);
  tab.socket.send(JSON.stringify({ type: 'pair', proof, title: 'Shop', ...more }));
}

async function paired(): Promise<{ tab: Tab; key: string; id: string }> {
  const tab = dial();
  await pair(tab, core.pairingCode(origin, 'test'));
  const { key, plugin_id } = await tab.next('paired');
  return { tab, key: key!, id: plugin_id! };
}

const tools = (names: string[]): string =>
  JSON.stringify({ type: 'event', event: 'tools', data: { tools: names.map((name) => ({ name })) } });

async function showTools(tab: Tab, names: string[]): Promise<void> {
  tab.socket.send(tools(names));
  await expect
    .poll(() =>
      core.plugins
        .list()[0]
        ?.tools()
        .map(({ name }) => name),
    )
    .toEqual(names);
}

describe('T2: a socket of another page', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:5174' }],
    ['another scheme', { origin: 'https://localhost:5173' }],
    ['the origin null', { origin: 'null' }],
    ['no origin', {}],
    ['the right origin and another host', { origin, host: 'evil.com' }],
  ])('of %s is refused before any message', async (_, headers) => {
    core.pairingCode(origin, 'test');
    const tab = dial(headers as Record<string, string>);
    const [request, response] = (await once(tab.socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect([request !== undefined, response.statusCode, tab.got]).toEqual([true, 403, []]);
  });

  it('that claims another origin than the wire fails at the code', async () => {
    const code = core.pairingCode('https://bank.example', 'test');
    core.pairingCode(origin, 'test');
    const tab = dial();
    await pair(tab, code, {}, 'https://bank.example');
    expect([await closeCode(tab), core.plugins.list()]).toEqual([1008, []]);
  });

  it('is not let in by a code for another origin', async () => {
    const code = core.pairingCode('https://bank.example', 'test');
    core.pairingCode(origin, 'test');
    const tab = dial();
    await pair(tab, code);
    expect([await closeCode(tab), core.plugins.list()]).toEqual([1008, []]);
  });

  it('cannot use the proof that a page of another origin made', () => {
    const of = (place: string): string => pairingProof('page', 'CODE', 'nonce', place);
    expect(of(origin)).not.toBe(of('https://bank.example'));
  });

  it('gets no connection before a person made a code for its origin', async () => {
    const tab = dial();
    const [, response] = (await once(tab.socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(403);
  });
});

describe('a pairing code', () => {
  it('connects one tab, once', async () => {
    const code = core.pairingCode(origin, 'test');
    const first = dial();
    await pair(first, code);
    expect((await first.next('paired'))['plugin_id']).toBe('tab-1');
    const second = dial();
    await pair(second, code);
    expect(await closeCode(second)).toBe(1008);
  });

  it('ends after two minutes', async () => {
    const code = core.pairingCode(origin, 'test');
    const tab = dial();
    const { nonce } = await tab.next('nonce');
    world.time += 120_000;
    tab.socket.send(JSON.stringify({ type: 'pair', proof: pairingProof('page', code, nonce!, origin), title: '' }));
    expect(await closeCode(tab)).toBe(1008);
  });

  it('is worth nothing after five wrong answers', async () => {
    const code = core.pairingCode(origin, 'test');
    for (let guess = 0; guess < 5; guess += 1) {
      const tab = dial();
      await pair(tab, 'AAAAAAAA');
      await closeCode(tab);
    }
    const late = dial();
    await once(late.socket, 'unexpected-response');
    expect(core.plugins.list()).toEqual([]);
    expect(code).toHaveLength(8);
  });

  it("of the bridge is not proved by sending the bridge's own proof back", async () => {
    const code = core.pairingCode(origin, 'test');
    const tab = dial();
    const { nonce } = await tab.next('nonce');
    tab.socket.send(JSON.stringify({ type: 'pair', proof: pairingProof('bridge', code, nonce!, origin), title: '' }));
    expect(await closeCode(tab)).toBe(1008);
  });
});

describe('a paired tab', () => {
  it('comes back under its name by its key, and the key counts once', async () => {
    const { tab, key, id } = await paired();
    const [name, secret] = key.split('.');
    tab.socket.close();
    await expect.poll(() => core.plugins.list()).toEqual([]);
    const again = dial();
    await pair(again, secret!, { key: name });
    expect((await again.next('paired'))['plugin_id']).toBe(id);
    again.socket.close();
    await expect.poll(() => core.plugins.list()).toEqual([]);
    const stolen = dial();
    await pair(stolen, secret!, { key: name });
    expect(await closeCode(stolen)).toBe(1008);
  });

  // T25
  it('is not replaced by a second tab with its key', async () => {
    const { key } = await paired();
    const [name, secret] = key.split('.');
    const thief = dial();
    await pair(thief, secret!, { key: name });
    expect([await closeCode(thief), core.plugins.list()]).toMatchObject([1008, [{ id: 'tab-1' }]]);
  });

  it('is gone as soon as its socket closes, and its call ends as unknown', async () => {
    const { tab } = await paired();
    await showTools(tab, ['save']);
    const { session_id } = openSession(core, ['page:act']);
    core.allowWrites(session_id, true, 'test');
    const running = core.execute({ session_id }, 'save', {});
    await tab.next('cmd');
    tab.socket.terminate();
    expect((await running).status).toBe('unknown');
    expect((await core.execute({ session_id }, 'save', {})).status).toBe('not_found');
  });

  // T25
  it('answers its own calls alone, each once, and its lies reach nobody', async () => {
    const { tab } = await paired();
    await showTools(tab, ['save']);
    const { session_id } = openSession(core, ['page:act']);
    core.allowWrites(session_id, true, 'test');
    const result = (status: string, id: string): string =>
      JSON.stringify({ type: 'result', id, data: { status, tool: 'save', messages: [], evidence: [] } });
    const running = core.execute({ session_id }, 'save', {});
    const { id } = await tab.next('cmd');
    for (const lie of [result('completed', 'another id'), result('wonderful', id!), 'no JSON', '[]', '{"type":"cmd"}'])
      tab.socket.send(lie);
    tab.socket.send(result('rejected', id!));
    tab.socket.send(result('completed', id!));
    expect((await running).status).toBe('rejected');
  });

  it('is closed for a flood of messages', async () => {
    const { tab } = await paired();
    for (let index = 0; index < 300; index += 1) tab.socket.send('{}');
    expect(await closeCode(tab)).toBe(1008);
  });

  // T11, T15
  it('without a map offers tools of the class caution alone, whatever it claims', async () => {
    const { tab } = await paired();
    const listed = [
      { name: 'pay', description: 'safe', annotations: { readOnlyHint: true }, risk: 'safe' },
      { name: 'a b' },
    ];
    tab.socket.send(JSON.stringify({ type: 'event', event: 'tools', data: { tools: listed } }));
    await expect
      .poll(() => core.plugins.list()[0]?.tools())
      .toMatchObject([{ name: 'pay', risk: 'caution', isReadOnly: false }]);
  });
});
