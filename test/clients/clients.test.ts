import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { installed, node24, openClientStage, type ClientStage } from './client-stage.js';

const run = promisify(execFile);
const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));

let stage: ClientStage;

beforeAll(async () => {
  stage = await openClientStage();
});
afterAll(() => stage?.close());
beforeEach(() => stage.openSignUp());

describe('a client outside the browser creates an account on the open page', () => {
  test('the command line of the MCP Inspector', async () => {
    const token = await stage.tokenFor('inspector');
    const { name, args } = stage.signUp;
    const cli = (...rest: string[]) =>
      run(
        node24,
        [
          installed('@modelcontextprotocol/inspector/clients/launcher/build/index.js'),
          '--cli',
          `${stage.address}/mcp`,
          '--transport',
          'http',
          '--header',
          `Authorization: Bearer ${token}`,
          ...rest,
        ],
        { env: stage.clientEnv() },
      );
    expect((await cli('--method', 'tools/list')).stdout).toContain(`"${name}"`);
    const given = Object.entries(args).flatMap(([key, value]) => ['--tool-arg', `${key}=${String(value)}`]);
    const { stdout } = await stage.allowed(cli('--method', 'tools/call', '--tool-name', name, ...given));
    expect(stdout).toContain('completed');
    expect(await stage.account()).toContain('Ada Byron');
  });

  test('mcporter', async () => {
    const token = await stage.tokenFor('mcporter');
    const { name, args } = stage.signUp;
    const config = join(stage.folder, 'mcporter.json');
    const server = { url: `${stage.address}/mcp`, headers: { Authorization: 'Bearer ${WEBMCP_TOKEN}' } };
    await writeFile(config, JSON.stringify({ mcpServers: { webmcp: server } }));
    const cli = (...rest: string[]) =>
      run(node24, [installed('mcporter/dist/cli.js'), '--config', config, ...rest], {
        env: stage.clientEnv({ WEBMCP_TOKEN: token }),
      });
    expect((await cli('list', 'webmcp')).stdout).toContain(name);
    const { stdout } = await stage.allowed(
      cli('call', `webmcp.${name}`, '--args', JSON.stringify(args), '--output', 'json'),
    );
    expect(stdout).toContain('completed');
    expect(await stage.account()).toContain('Ada Byron');
  });

  test('mcp-remote', async () => {
    const token = await stage.tokenFor('mcp-remote');
    const rest = ['--allow-http', '--transport', 'http-only', '--header', 'Authorization:${AUTH}'];
    const account = await byStdio(
      process.execPath,
      [installed('mcp-remote/dist/proxy.js'), `${stage.address}/mcp`, ...rest],
      {
        AUTH: `Bearer ${token}`,
      },
    );
    expect(account).toContain('Ada Byron');
  });

  test('our own proxy by stdio', async () => {
    const { XDG_RUNTIME_DIR = '' } = stage.env;
    const calling = byStdio(process.execPath, [webmcp, 'bridge', '--stdio', '--root', stage.folder], {
      XDG_RUNTIME_DIR,
    });
    calling.catch(() => {});
    await stage.person.reads('requests');
    await stage.person.presses('Approve');
    expect(await calling).toContain('Ada Byron');
  });
});

/** Calls the tool through a program that speaks MCP on its pipes. Returns what the page then shows. */
async function byStdio(command: string, args: string[], more: Record<string, string>): Promise<string> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command, args, env: stage.clientEnv(more), stderr: 'ignore' }));
  try {
    const { name, args: given } = stage.signUp;
    expect((await client.listTools()).tools.map((tool) => tool.name)).toContain(name);
    const { content } = await stage.allowed(client.callTool({ name, arguments: given }));
    expect(JSON.parse((content[0] as { text: string }).text)).toMatchObject({ status: 'completed' });
    return await stage.account();
  } finally {
    await client.close();
  }
}
