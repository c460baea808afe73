import { beforeEach, describe, expect, it } from 'vitest';

import { mcpServersForAcp, type AcpOptions, type AcpSession } from '../../src/acp/mcp-servers-for-acp.js';
import { openBridge } from '../fake-world.js';

const stdio = { command: '/usr/bin/node', args: ['/opt/webmcp.js', 'bridge', '--stdio'] };

let stage: ReturnType<typeof openBridge>;
beforeEach(() => {
  stage = openBridge();
});

const open = (more: Partial<AcpOptions> = {}): AcpSession =>
  mcpServersForAcp({ core: stage.core, port: 4321, stdio }, { agent_id: 'acp agent', ...more });

/** The bearer in an entry, by whichever way it is handed over. */
function bearerOf({ mcpServers: [server] }: AcpSession): string {
  return 'type' in server! ? server.headers[0]!.value.replace('Bearer ', '') : server!.env[0]!.value;
}

describe('the entry for an ACP session', () => {
  it.each([
    ['auto', { http: true }, 'http'],
    ['auto', { http: false }, 'stdio'],
    ['auto', {}, 'stdio'],
    ['auto', undefined, 'stdio'],
    ['stdio', { http: true }, 'stdio'],
    ['http', { http: true }, 'http'],
  ] as const)('under the setting %s with the capabilities %j is by %s', (transport, capabilities, expected) => {
    const [server] = open({ transport, capabilities }).mcpServers;
    expect('type' in server! ? server.type : 'stdio').toBe(expected);
  });

  it('by HTTP leads to this process, with the bearer in a header alone', () => {
    const session = open({ capabilities: { http: true } });
    expect(session.mcpServers).toEqual([
      {
        type: 'http',
        name: 'webmcp',
        url: 'http://127.0.0.1:4321/mcp',
        headers: [{ name: 'Authorization', value: expect.stringMatching(/^Bearer [\w-]{43}$/) as string }],
      },
    ]);
    expect(stage.core.sessions.byToken(bearerOf(session))?.session_id).toBe(session.session_id);
  });

  it('by stdio hands the bearer over by the environment, and not as an argument', () => {
    const session = open();
    const token = bearerOf(session);
    expect(session.mcpServers).toEqual([{ name: 'webmcp', ...stdio, env: [{ name: 'WEBMCP_TOKEN', value: token }] }]);
    expect(stage.core.sessions.byToken(token)?.session_id).toBe(session.session_id);
  });

  it('is refused under the setting http for an agent without HTTP, and no session is open then', () => {
    const before = stage.core.sessions.list().length;
    expect(() => open({ transport: 'http', capabilities: { http: false } })).toThrow(/takes no MCP server by HTTP/);
    expect(stage.core.sessions.list()).toHaveLength(before);
  });

  it('has a bearer of its own for each session, which ends with that session alone', () => {
    const [first, second] = [open({ capabilities: { http: true } }), open({ capabilities: { http: true } })];
    first.end();
    expect([first, second].map((each) => stage.core.sessions.byToken(bearerOf(each)) !== undefined)).toEqual([
      false,
      true,
    ]);
  });

  it('still asks a person before a destructive call', async () => {
    const { session_id } = open({ capabilities: { http: true } });
    const running = stage.core.execute({ session_id }, 'erase', {});
    while (stage.core.confirmations.list().length === 0) await Promise.resolve();
    expect(stage.plugin.calls).toEqual([]);
    stage.core.revoke(session_id, 'test');
    expect((await running).status).toBe('denied');
  });

  it('is on record with its host and its agent', () => {
    const { session_id } = open({ capabilities: { http: true } });
    expect(stage.world.entries()).toContainEqual(
      expect.objectContaining({ action: 'approve', user: 'acp host', session_id }),
    );
  });
});
