import { once } from 'node:events';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { openStage, right, send, type Stage } from '../http/stage.js';

let stage: Stage;
let open: WebSocket[];
beforeEach(async () => {
  open = [];
  stage = await openStage([]);
});
afterEach(async () => {
  for (const socket of open) socket.terminate();
  await stage.server.close();
});

const tokenFor = (plugin_id: string): string => stage.core.pluginToken(plugin_id, 'test');

/** Connects a program, which keeps what it is asked. */
async function dial(name: string, token: string, more: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${stage.server.port}/plugin/${name}`, {
    headers: { authorization: `Bearer ${token}`, ...more },
  });
  socket.on('error', () => {});
  open.push(socket);
  await once(socket, 'open');
  const asked: { type: string; id: string; action: string; args: object }[] = [];
  socket.on('message', (text: Buffer) => asked.push(JSON.parse(text.toString()) as (typeof asked)[number]));
  return { socket, asked, say: (message: object) => socket.send(JSON.stringify(message)) };
}

const tools = (list: object[]): object => ({ type: 'event', event: 'tools', data: { tools: list } });
const reader = { name: 'open_file', scope: 'read:files', risk: 'safe', isReadOnly: true, paths: ['path'] };
const inputSchema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };

const offered = (): unknown[] =>
  stage.core.plugins
    .list()
    .filter(({ id }) => id === 'files')
    .flatMap((plugin) => plugin.tools().map(({ name, risk, scope, isReadOnly }) => [name, risk, scope, isReadOnly]));

function sessionOf(scopes: string[]): string {
  const { request, pickup } = stage.core.requestAccess({ agent_id: 'a', scopes, roots: ['/srv/app'], reason: '' });
  const session_id = stage.core.approve({ request_id: request.request_id, plugin_ids: ['files'] }, 'test');
  stage.core.pickUp(request.request_id, pickup!);
  return session_id;
}

describe('a program that offers tools', () => {
  it('gets a token by the management call, connects, and answers a call', async () => {
    const headers = right(stage.server.port, stage.server.managementToken);
    const body = JSON.stringify({ plugin_id: 'files' });
    const { plugin_token } = JSON.parse((await send(stage.server.port, '/mcp/plugin', { headers, body })).body) as {
      plugin_token: string;
    };
    const program = await dial('files', plugin_token);
    program.say(tools([{ ...reader, inputSchema }]));
    await expect.poll(offered).toEqual([['open_file', 'safe', 'read:files', true]]);
    const session_id = sessionOf(['read:files']);
    const running = stage.core.execute({ session_id }, 'open_file', { path: '/srv/app/a.txt' });
    await expect.poll(() => program.asked).toHaveLength(1);
    expect(program.asked[0]).toMatchObject({ type: 'cmd', action: 'open_file', args: { path: '/srv/app/a.txt' } });
    const { id } = program.asked[0]!;
    program.say({ type: 'result', id: 'nobody', status: 'ok', data: { status: 'completed', messages: ['lie'] } });
    program.say({ type: 'result', id, status: 'ok', data: { status: 'completed', messages: ['first'] } });
    program.say({ type: 'result', id, status: 'ok', data: { status: 'completed', messages: ['second'] } });
    expect((await running).messages).toEqual(['first']);
  });

  it('is not asked for a path outside the roots, without the scope, or with wrong arguments', async () => {
    const program = await dial('files', tokenFor('files'));
    program.say(tools([{ ...reader, inputSchema }]));
    await expect.poll(offered).toHaveLength(1);
    const session_id = sessionOf(['read:files']);
    const outside = await stage.core.execute({ session_id }, 'open_file', { path: '/srv/app-evil/a.txt' });
    const wrong = await stage.core.execute({ session_id }, 'open_file', { path: 1 });
    const other = sessionOf(['search:files']);
    const denied = await stage.core.execute({ session_id: other }, 'open_file', { path: '/srv/app/a.txt' });
    expect([outside.status, wrong.status, denied.status]).toEqual(['denied', 'invalid_input', 'denied']);
    expect(program.asked).toEqual([]);
  });

  // T11, and a class that a program may not lower for an act.
  it.each([
    [{ name: 'a', scope: 'exec:terminal' }, [['a', 'caution', 'exec:terminal', false]]],
    [{ name: 'a', scope: 'exec:terminal', risk: 'harmless' }, [['a', 'caution', 'exec:terminal', false]]],
    [
      { name: 'a', scope: 'exec:terminal', risk: 'destructive', isReadOnly: true },
      [['a', 'destructive', 'exec:terminal', false]],
    ],
    [{ name: 'a', scope: 'all:of-it', risk: 'safe' }, []],
    [{ name: 'a b', scope: 'read:files' }, []],
    [{ name: 'a', scope: 'read:files', paths: 'path' }, []],
  ])('with the tool %j offers %j', async (tool, expected) => {
    const program = await dial('files', tokenFor('files'));
    program.say(tools([tool, { name: 'last', scope: 'read:files' }]));
    await expect.poll(offered).toEqual([...expected, ['last', 'caution', 'read:files', false]]);
  });

  it('that vanishes ends its calls as unknown, once', async () => {
    const program = await dial('files', tokenFor('files'));
    program.say(tools([{ ...reader, inputSchema }]));
    await expect.poll(offered).toHaveLength(1);
    const running = stage.core.execute({ session_id: sessionOf(['read:files']) }, 'open_file', { path: '/srv/app/a' });
    await expect.poll(() => program.asked).toHaveLength(1);
    program.socket.terminate();
    expect((await running).status).toBe('unknown');
    expect(offered()).toEqual([]);
  });

  // T25
  it.each([
    ['no token', 'files', '', {}, 401],
    ['a token of an agent', 'files', 'agent', {}, 401],
    ['the token of another plugin', 'other', 'files', {}, 403],
    ['an origin', 'files', 'files', { origin: 'http://localhost:5173' }, 403],
    ['another host', 'files', 'files', { host: 'evil.com' }, 403],
  ])('is refused with %s', async (_, name, token, headers, status) => {
    const of: Record<string, string> = { agent: stage.token, files: tokenFor('files') };
    await expect(dial(name, of[token] ?? '', headers)).rejects.toThrow(String(status));
  });

  it('cannot be replaced while it is connected, and its earlier token opens nothing more', async () => {
    const first = tokenFor('files');
    await dial('files', first);
    await expect(dial('files', first)).rejects.toThrow('409');
    tokenFor('files');
    open[0]!.terminate();
    await expect.poll(() => stage.core.plugins.get('files')).toBeUndefined();
    await expect(dial('files', first)).rejects.toThrow('401');
  });

  it.each(['page', 'tab-1', 'bridge', 'approval', 'Files', '../x'])('cannot have the name %j', (name) => {
    expect(() => tokenFor(name)).toThrow(/plugin_id/);
  });
});
