import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { approvedToken, openBridgeStage, type BridgeStage } from '../../scripts/demo/bridge-stage.mjs';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel, toolWithAction } from '../slice/tool-with-action.js';

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const webmcp = join(here, '..', '..', 'bin', 'webmcp.js');
/** These clients want a newer Node than the project. */
const node24 = join(here, 'node_modules', 'node', 'bin', 'node');
const installed = (path: string): string => join(here, 'node_modules', path);

let app: InstrumentedApp;
let folder: string;
let stage: BridgeStage;

beforeAll(async () => {
  app = await instrumentApp('react');
  folder = await mkdtemp(join(tmpdir(), 'webmcp-clients-'));
  await writeFile(join(folder, 'webmcp.map.json'), JSON.stringify(app.map));
  stage = await openBridgeStage({ folder, script: app.script, url: new URL('/sign-up', app.url).href });
});
afterAll(async () => {
  await stage?.close();
  await app?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});
beforeEach(() => stage.load(new URL('/sign-up', app.url).href));

const signUp = (): { name: string; args: Record<string, unknown> } => {
  const tool = toolWithAction(app.map, 'Create account');
  const member = {
    'Full name': 'Ada Byron',
    'E-mail': 'ada@example.com',
    'Date of birth': '1990-12-10',
    Country: 'Sweden',
    Membership: 'Family',
  };
  return { name: tool.name, args: byLabel(tool, member) };
};

/** The environment of a client: a home of its own, and nothing of this process but the path. */
const clientEnv = (more: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  ...more,
});

/** Lets the person allow the call of a client, and returns what the client printed. */
async function allowed<T>(calling: Promise<T>): Promise<T> {
  calling.catch(() => {});
  await stage.person.reads('confirmations');
  await stage.person.presses('Allow once');
  return await calling;
}

async function accountOf(): Promise<string> {
  return await stage.page.getByRole('status', { name: 'Account created' }).innerText();
}

describe('a client outside the browser creates an account on the open page', () => {
  test('the command line of the MCP Inspector', async () => {
    const token = await approvedToken(stage, 'inspector');
    const { name, args } = signUp();
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
        { env: clientEnv() },
      );
    expect((await cli('--method', 'tools/list')).stdout).toContain(`"${name}"`);
    const given = Object.entries(args).flatMap(([key, value]) => ['--tool-arg', `${key}=${String(value)}`]);
    const { stdout } = await allowed(cli('--method', 'tools/call', '--tool-name', name, ...given));
    expect(stdout).toContain('completed');
    expect(await accountOf()).toContain('Ada Byron');
  });

  test('mcporter', async () => {
    const token = await approvedToken(stage, 'mcporter');
    const { name, args } = signUp();
    const config = join(folder, 'mcporter.json');
    const server = { url: `${stage.address}/mcp`, headers: { Authorization: 'Bearer ${WEBMCP_TOKEN}' } };
    await writeFile(config, JSON.stringify({ mcpServers: { webmcp: server } }));
    const cli = (...rest: string[]) =>
      run(node24, [installed('mcporter/dist/cli.js'), '--config', config, ...rest], {
        env: clientEnv({ WEBMCP_TOKEN: token }),
      });
    expect((await cli('list', 'webmcp')).stdout).toContain(name);
    const { stdout } = await allowed(cli('call', `webmcp.${name}`, '--args', JSON.stringify(args), '--output', 'json'));
    expect(stdout).toContain('completed');
    expect(await accountOf()).toContain('Ada Byron');
  });

  test('mcp-remote', async () => {
    const token = await approvedToken(stage, 'mcp-remote');
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
    const calling = byStdio(process.execPath, [webmcp, 'bridge', '--stdio', '--root', folder], { XDG_RUNTIME_DIR });
    calling.catch(() => {});
    await stage.person.reads('requests');
    await stage.person.presses('Approve');
    expect(await calling).toContain('Ada Byron');
  });
});

/** Calls the tool through a program that speaks MCP on its pipes. Returns what the page then shows. */
async function byStdio(command: string, args: string[], more: Record<string, string>): Promise<string> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command, args, env: clientEnv(more), stderr: 'ignore' }));
  try {
    const { name, args: given } = signUp();
    expect((await client.listTools()).tools.map((tool) => tool.name)).toContain(name);
    const { content } = await allowed(client.callTool({ name, arguments: given }));
    expect(JSON.parse((content[0] as { text: string }).text)).toMatchObject({ status: 'completed' });
    return await accountOf();
  } finally {
    await client.close();
  }
}
