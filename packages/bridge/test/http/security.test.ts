import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { decideNext } from '../fake-world.js';
import { listMessage, openStage, right, send, type Stage } from './stage.js';

let stage: Stage;
let port: number;
beforeEach(async () => {
  stage = await openStage();
  port = stage.server.port;
});
afterEach(() => stage.server.close());

const doors = ['/mcp', '/mcp/request_access', '/mcp/approve', '/ui/approve', '/'];

describe('T1: a page that rebinds its name to this machine', () => {
  it.each(['evil.com', '127.0.0.1.nip.io', 'localhost.evil.com', '127.0.0.1', '127.0.0.1:1', ''])(
    'is refused with the host %j at every door',
    async (host) => {
      for (const path of doors) {
        const headers = { ...right(port, stage.token), host };
        expect([path, (await send(port, path, { headers, body: '{}' })).status]).toEqual([path, 403]);
      }
    },
  );

  it('is refused without a host', async () => {
    const { host: _, ...headers } = right(port, stage.token);
    expect((await send(port, '/mcp', { headers, body: listMessage })).status).toBe(400);
  });
});

describe('T3: requests that another site can send', () => {
  const asked = JSON.stringify({ agent_id: 'a', scopes: ['page:act'], reason: '' });

  it.each([
    ['a plain text', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['no content type', { 'content-type': '' }, 415],
    ['an origin of another site', { origin: 'https://evil.example' }, 403],
    ['an origin of another local server', { origin: 'http://localhost:5173' }, 403],
    ['the origin null', { origin: 'null' }, 403],
    ['a fetch of another site without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a fetch of another local server', { 'sec-fetch-site': 'same-site' }, 403],
  ])('with %s changes nothing', async (_, headers, status) => {
    const before = stage.core.requests.list().length;
    const all = { ...right(port), ...headers };
    expect((await send(port, '/mcp/request_access', { headers: all, body: asked })).status).toBe(status);
    expect(stage.core.requests.list()).toHaveLength(before);
  });

  it('gets no permission in a preflight', async () => {
    const headers = {
      host: `127.0.0.1:${port}`,
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    };
    const { status, headers: answered } = await send(port, '/mcp', { method: 'OPTIONS', headers });
    expect([status, answered['access-control-allow-origin']]).toEqual([403, undefined]);
  });
});

it('T4: the bridge listens on loopback alone', () => {
  const table = execFileSync('cat', ['/proc/net/tcp', '/proc/net/tcp6']).toString();
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = [...table.matchAll(new RegExp(`([0-9A-F]+):${hex} [0-9A-F]+:0000 0A`, 'g'))].map(
    ([, address]) => address,
  );
  expect(listening).toEqual(['0100007F']);
});

describe('T5: a token', () => {
  it('in the address is refused', async () => {
    const { status } = await send(port, `/mcp?token=${stage.token}`, { headers: right(port), body: listMessage });
    expect(status).toBe(400);
  });

  it('is in no answer, record or event', async () => {
    const answers = await Promise.all(
      ['/mcp', '/mcp/sessions', '/mcp/nothing'].map((path) =>
        send(port, path, { headers: right(port, stage.token), body: '{"method":"x"}' }),
      ),
    );
    const seen = JSON.stringify([answers, stage.stored, stage.core.events.since(0), stage.core.sessions.list()]);
    expect(seen).not.toContain(stage.token);
    expect(seen).not.toContain(stage.server.managementToken);
  });
});

describe('T6: the wrong token', () => {
  it.each(['', 'x', 'Basic abc', 'a'.repeat(43), 'a'.repeat(5000)])('%j is answered with 401', async (wrong) => {
    const headers = { ...right(port), authorization: wrong.includes(' ') ? wrong : `Bearer ${wrong}` };
    const { status, headers: answered } = await send(port, '/mcp', { headers, body: listMessage });
    expect([status, answered['www-authenticate']]).toEqual([401, 'Bearer realm="webmcp"']);
  });

  it('no token is answered with 401', async () => {
    expect((await send(port, '/mcp', { headers: right(port), body: listMessage })).status).toBe(401);
  });

  it("a stranger's Mcp-Session-Id opens nothing", async () => {
    const headers = { ...right(port), 'mcp-session-id': stage.session_id };
    expect((await send(port, '/mcp', { headers, body: listMessage })).status).toBe(401);
  });

  it('an id of a connection that the client chose is not taken over', async () => {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
    });
    const headers = { ...right(port, stage.token), 'mcp-session-id': 'chosen' };
    expect((await send(port, '/mcp', { headers, body })).status).toBe(404);
    const greeted = await send(port, '/mcp', { headers: right(port, stage.token), body });
    expect(greeted.headers['mcp-session-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('a token is answered with 401 after its time', async () => {
    const now = stage.core.world.now();
    const clock = vi.spyOn(stage.core.world, 'now').mockReturnValue(now + 301_000);
    expect((await send(port, '/mcp', { headers: right(port, stage.token), body: listMessage })).status).toBe(401);
    clock.mockRestore();
  });

  it('a revoked token is answered with 401', async () => {
    const get = () => send(port, '/mcp', { headers: right(port, stage.token), body: listMessage });
    expect((await get()).status).toBe(200);
    stage.core.revoke(stage.session_id, 'test');
    expect((await get()).status).toBe(401);
  });
});

describe('T7: a token of another kind', () => {
  it("an agent's token opens no management and no page of the person", async () => {
    for (const path of ['/mcp/approve', '/mcp/revoke', '/mcp/deny', '/mcp/confirm', '/ui/approve', '/ui/confirm'])
      expect([path, (await send(port, path, { headers: right(port, stage.token), body: '{}' })).status]).toEqual([
        path,
        403,
      ]);
    for (const path of ['/mcp/requests', '/mcp/sessions', '/mcp/logs', '/mcp/events', '/ui/state'])
      expect((await send(port, path, { method: 'GET', headers: right(port, stage.token) })).status).toBe(403);
  });

  it('the management token opens no tool', async () => {
    const headers = right(port, stage.server.managementToken);
    expect((await send(port, '/mcp', { headers, body: listMessage })).status).toBe(403);
  });
});

describe('T13: the approval page', () => {
  it('cannot be framed, and runs its own script alone', async () => {
    const { headers } = await send(port, '/', { method: 'GET', headers: right(port) });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('takes each code once, and gives up a code after five wrong ones', async () => {
    const login = (code: string) => send(port, '/ui/login', { headers: right(port), body: JSON.stringify({ code }) });
    const first = stage.codes[0]!;
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).status).toBe(403);
    for (let guess = 0; guess < 4; guess += 1) await login('AAAAAAAA');
    expect(stage.codes).toHaveLength(3);
    expect((await login(stage.codes[1]!)).status).toBe(403);
    expect((await login(stage.codes[2]!)).status).toBe(200);
  });
});

describe('T23: the body', () => {
  it('over the limit is answered with 413', async () => {
    const body = JSON.stringify({ agent_id: 'x'.repeat(1024 * 1024) });
    expect((await send(port, '/mcp/request_access', { headers: right(port), body })).status).toBe(413);
    const mcp = await send(port, '/mcp', { headers: right(port, stage.token), body });
    expect(mcp.status).toBe(413);
  });

  it.each(['{', '[]', 'null', '"text"', ''])('%j is answered with 400', async (body) => {
    expect((await send(port, '/mcp/request_access', { headers: right(port), body })).status).toBe(400);
  });
});

describe('T23: a client that sends without an end', () => {
  it.each([
    ['a head', { head: 200, request: 3_600_000 }, 'GET /mcp/hello HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'a body',
      { head: 200, request: 400 },
      'POST /mcp/request_access HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n',
    ],
  ])('%s is cut off, and others are answered meanwhile', async (_, patience, begin) => {
    const slow = await openStage(undefined, { patience: { ...patience, look: 20 } });
    const client = connect(slow.server.port, '127.0.0.1');
    client.on('error', () => {});
    client.resume();
    const cut = once(client, 'close');
    const drip = setInterval(() => client.write('x'), 20);
    client.write(begin.replace('host: x', `host: 127.0.0.1:${slow.server.port}\r\ncontent-type: application/json`));
    try {
      const other = await send(slow.server.port, '/mcp/hello', { method: 'GET', headers: right(slow.server.port) });
      expect(other.status).toBe(200);
      await cut;
    } finally {
      clearInterval(drip);
      await slow.server.close();
    }
  });
});

it('T23: a reader of events that does not read is cut off', async () => {
  const reader = connect(port, '127.0.0.1');
  reader.on('error', () => {});
  const bearer = `authorization: Bearer ${stage.server.managementToken}`;
  reader.write(`GET /mcp/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${bearer}\r\n\r\n`);
  const [head] = (await once(reader, 'data')) as [Buffer];
  expect(head.toString()).toContain('200 OK');
  reader.pause();
  for (let count = 0; count < 1024; count += 1) stage.core.events.emit('noise', { text: 'x'.repeat(1024) });
  const cut = once(reader, 'close');
  reader.resume();
  await cut;
});

it('T23: no session opens beyond the most that may live', async () => {
  const asked = (count: number) => ({ agent_id: `agent ${count}`, scopes: ['page:read'], roots: [], reason: '' });
  const open = (count: number): void => {
    const { request } = stage.core.requestAccess(asked(count));
    stage.core.approve({ request_id: request.request_id }, 'test');
  };
  for (let count = 1; count < 128; count += 1) open(count);
  expect(() => open(128)).toThrow('128 sessions live already');
});

it('T8: the open stream of a client ends with its session', async () => {
  const href = `http://127.0.0.1:${port}/mcp`;
  const headers = { authorization: `Bearer ${stage.token}`, accept: 'application/json, text/event-stream' };
  const greeting = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
  };
  const greeted = await fetch(href, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(greeting),
  });
  const stream = await fetch(href, {
    headers: { ...headers, 'mcp-session-id': greeted.headers.get('mcp-session-id')! },
  });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const ended = stream.text().then(
    () => 'ended',
    () => 'cut',
  );
  stage.core.revoke(stage.session_id, 'test');
  expect(['ended', 'cut']).toContain(await ended);
});

// The bridge keeps no state in the client, so what a client sends back as state decides nothing.
it.each(['2025-11-25', '2026-07-28'])('T29: a state that a client of %s makes up confirms nothing', async (version) => {
  const isNew = version === '2026-07-28';
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
  };
  const params = {
    name: 'erase',
    arguments: {},
    requestState: 'eyJjb25maXJtZWQiOnRydWV9',
    inputResponses: { confirm: { action: 'accept', content: { allow: true } } },
    ...(isNew && { _meta }),
  };
  const headers = {
    ...right(port, stage.token),
    ...(isNew && { 'mcp-protocol-version': version, 'mcp-method': 'tools/call', 'mcp-name': 'erase' }),
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const answered = send(port, '/mcp', { headers, body });
  while (stage.core.confirmations.list().length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(stage.plugin.calls).toEqual([]);
  await decideNext(stage.core, false);
  expect((await answered).body).toContain('denied');
});

it('T28: a token of an earlier bridge opens nothing', async () => {
  const next = await openStage();
  try {
    const headers = right(next.server.port, stage.token);
    expect((await send(next.server.port, '/mcp', { headers, body: listMessage })).status).toBe(401);
  } finally {
    await next.server.close();
  }
});

describe('the door at which a page takes an approval', () => {
  const origin = 'http://localhost:5173';
  const approved = () =>
    stage.core.approvals.give({ session_id: stage.session_id, origin, tool: 'wm_1', args: { a: 1 } });
  const take = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    send(port, '/plugin/approval', {
      method,
      headers: { host: `127.0.0.1:${port}`, origin, 'content-type': 'text/plain', ...headers },
      body,
    });

  it('answers the page of the call, once, and lets that page alone read the answer', async () => {
    const id = approved();
    const { status, body, headers } = await take(id);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(body).toMatch(/^webmcp approves wm_1 [0-9a-f]{64}$/);
    expect(await take(id)).toMatchObject({ status: 403, body: expect.not.stringContaining('wm_1') as string });
  });

  it.each([
    ['another origin', { origin: 'http://localhost:5174' }],
    ['the origin null', { origin: 'null' }],
    ['another host', { host: 'evil.com' }],
  ])('refuses %s, which can read no answer', async (_, headers) => {
    const { status, headers: answered } = await take(approved(), headers);
    expect([status, answered['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('refuses a guess, a long body and another method', async () => {
    expect((await take('a'.repeat(43))).status).toBe(403);
    expect((await take('a'.repeat(1000))).status).toBe(413);
    expect((await take('', {}, 'OPTIONS')).status).toBe(403);
  });

  it('takes no token of an agent in place of an approval', async () => {
    expect((await take(stage.token)).status).toBe(403);
  });
});

describe('the management API', () => {
  const manage = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const options = body === undefined ? { method: 'GET' } : { body: JSON.stringify(body) };
    const answer = await send(port, path, { ...options, headers: right(port, stage.server.managementToken) });
    return { status: answer.status, ...(JSON.parse(answer.body) as Record<string, unknown>) };
  };

  // The lines of the checklist's basic flow.
  it('request → PENDING visible · approve → token · connect with token · revoke closes and blocks', async () => {
    const asked = { agent_id: 'b', scopes: ['page:read'], roots: [], reason: 'look' };
    const { request_id } = await manage('/mcp/request_access', asked);
    expect((await manage('/mcp/requests'))['requests']).toContainEqual(
      expect.objectContaining({ request_id, status: 'PENDING' }),
    );
    const { session_id, session_token, expires_at } = await manage('/mcp/approve', {
      request_id,
      approved_scopes: ['page:read'],
      ttl_seconds: 300,
    });
    expect([session_id, expires_at]).toEqual([expect.any(String), expect.any(String)]);
    const list = () => send(port, '/mcp', { headers: right(port, String(session_token)), body: listMessage });
    expect((await list()).body).toContain('"look"');
    expect((await manage('/mcp/revoke', { session_id }))['status']).toBe(200);
    expect((await list()).status).toBe(401);
  });

  it('answers a known address under another method with 405', async () => {
    expect((await send(port, '/mcp/approve', { method: 'GET', headers: right(port) })).status).toBe(405);
  });
});
