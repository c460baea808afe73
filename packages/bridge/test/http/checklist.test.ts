import { once } from 'node:events';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { readTool, tool } from '../fake-world.js';
import { openStage, right, send, type Stage } from './stage.js';

// The lines of the requirements' checklist, by their own words. Those on files and editors belong to other plugins.

let stage: Stage;
let open: WebSocket[];
beforeEach(async () => {
  open = [];
  stage = await openStage([
    tool('save', 'safe'),
    readTool('look'),
    tool('exec_command', 'safe', { scope: 'exec:terminal' }),
  ]);
});
afterEach(async () => {
  for (const socket of open) socket.terminate();
  await stage.server.close();
});

async function manage(path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = right(stage.server.port, stage.server.managementToken);
  const options = body === undefined ? { method: 'GET' } : { body: JSON.stringify(body) };
  return JSON.parse((await send(stage.server.port, path, { ...options, headers })).body) as Record<string, unknown>;
}

/** Requests access and lets a manager approve it. */
async function approved(scopes: string[]): Promise<{ session_id: string; session_token: string }> {
  const asked = { agent_id: 'agent b', scopes, roots: [], reason: 'test' };
  const { request_id } = await manage('/mcp/request_access', asked);
  return (await manage('/mcp/approve', { request_id, approved_scopes: scopes, ttl_seconds: 300 })) as {
    session_id: string;
    session_token: string;
  };
}

interface Answer {
  status: string;
  data: { status: string; data?: { code: string } };
}

/** Connects the socket of a session. Returns a function that sends a command and returns its result. */
async function connect(session: { session_id: string; session_token: string }) {
  const socket = new WebSocket(`ws://127.0.0.1:${stage.server.port}/mcp/session/${session.session_id}`, {
    headers: { authorization: `Bearer ${session.session_token}` },
  });
  socket.on('error', () => {});
  open.push(socket);
  await once(socket, 'open');
  const waiting = new Map<string, (answer: Answer) => void>();
  socket.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as Answer & { id: string };
    waiting.get(message.id)?.(message);
  });
  let last = 0;
  const command = (action: string, args: object = {}): Promise<Answer> => {
    const id = String(++last);
    socket.send(JSON.stringify({ type: 'cmd', id, action, args }));
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  return { socket, command };
}

describe('Basic flow', () => {
  test('request → PENDING visible', async () => {
    const { request_id } = await manage('/mcp/request_access', {
      agent_id: 'agent b',
      scopes: ['page:read'],
      roots: [],
      reason: 'test',
    });
    const { requests } = await manage('/mcp/requests');
    expect(requests).toContainEqual(expect.objectContaining({ request_id, status: 'PENDING', session_id: null }));
  });

  test('approve → token', async () => {
    const session = await approved(['page:read']);
    expect(session).toEqual({
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      session_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  test('connect with token', async () => {
    const { command } = await connect(await approved(['page:read']));
    expect(await command('look')).toMatchObject({ status: 'ok', data: { status: 'completed' } });
  });

  test('revoke closes and blocks', async () => {
    const session = await approved(['page:read']);
    const { socket } = await connect(session);
    const closed = once(socket, 'close');
    await manage('/mcp/revoke', { session_id: session.session_id });
    await closed;
    await expect(connect(session)).rejects.toThrow(/401/);
  });
});

describe('Security', () => {
  test('out of scope rejected', async () => {
    const { command } = await connect(await approved(['page:read']));
    expect(await command('exec_command')).toMatchObject({ status: 'error', data: { data: { code: 'forbidden' } } });
    expect(stage.plugin.calls).toEqual([]);
  });

  test('edit over max_edit_bytes rejected', async () => {
    const { command } = await connect(await approved(['page:act']));
    const answer = await command('save', { text: 'x'.repeat(100 * 1024) });
    expect(answer).toMatchObject({ status: 'error', data: { data: { code: 'too_large' } } });
    expect(stage.plugin.calls).toEqual([]);
  });

  test('excessive requests throttled', async () => {
    const { command } = await connect(await approved(['page:read']));
    const answers = await Promise.all(Array.from({ length: 30 }, () => command('look')));
    const codes = answers.map(({ data }) => data.data?.code);
    expect([codes.filter((code) => code === undefined).length <= 20, codes.at(-1)]).toEqual([true, 'rate_limited']);
  });

  test('an audit entry for each action', async () => {
    const { command } = await connect(await approved(['page:read']));
    for (const [action, args] of [
      ['look', {}],
      ['save', {}],
      ['nothing', {}],
      ['look', { colour: 'red' }],
    ] as const)
      await command(action, args);
    const { entries } = (await manage('/mcp/logs')) as { entries: Record<string, unknown>[] };
    const calls = entries.filter(({ user, action }) => user === 'agent b' && action !== 'request_access');
    expect(calls.map(({ action, decision }) => [action, decision])).toEqual([
      ['look', 'not_asked'],
      ['save', 'refused'],
      ['nothing', 'refused'],
      ['look', 'refused'],
    ]);
    for (const key of ['ts', 'actor', 'user', 'action', 'args', 'result', 'session_id', 'request_id'])
      expect(Object.keys(calls[0]!)).toContain(key);
  });
});
