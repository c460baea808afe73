import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const webmcp = fileURLToPath(new URL('../webmcp.js', import.meta.url));
const management = 'm'.repeat(43);

let root: string;
let env: NodeJS.ProcessEnv;
let running: ChildProcessWithoutNullStreams[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-bridge-'));
  env = {
    ...process.env,
    XDG_RUNTIME_DIR: root,
    XDG_STATE_HOME: join(root, 'state'),
    WEBMCP_MANAGEMENT_TOKEN: management,
  };
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGKILL')));
  rmSync(root, { recursive: true, force: true });
});

function start(...args: string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [webmcp, 'bridge', '--root', root, ...args], { env });
  running.push(child);
  return child;
}

async function end(child: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  return ((await exited) as [number | null])[0];
}

/** Waits for a line on standard error, and returns the part in brackets. */
async function said({ stderr }: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of stderr.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += chunk.toString();
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`Never said: ${text}`);
}

const runs = /runs at (http:\S+)\//;

async function manage(address: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${management}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

describe('webmcp bridge', () => {
  test('leaves no file of itself behind when it is ended, and its record can be verified', async () => {
    const bridge = start();
    await said(bridge, runs);
    expect(readdirSync(join(root, 'webmcp'))).toHaveLength(1);
    expect(await end(bridge, 'SIGTERM')).toBe(0);
    expect(readdirSync(join(root, 'webmcp'))).toEqual([]);
  });

  // T30
  test('refuses to run twice for one app, and starts again after a kill', async () => {
    const first = start();
    await said(first, runs);
    const second = run('bridge', '--json');
    expect(JSON.parse(second.stdout)).toMatchObject({ exitCode: 2, problems: [{ code: 'BRIDGE_RUNNING' }] });
    await end(first, 'SIGKILL');
    expect(await said(start(), runs)).toMatch(/^http/);
  });

  // T4
  test('has no way to listen beyond this machine', () => {
    expect(run('bridge', '--host', '0.0.0.0').status).toBe(2);
  });

  test('says that a port is taken', async () => {
    const address = await said(start(), runs);
    rmSync(join(root, 'webmcp'), { recursive: true });
    const port = new URL(address).port;
    const { status, stderr } = spawnSync(process.execPath, [webmcp, 'bridge', '--root', root, '--port', port], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('BRIDGE_PORT')]);
  });

  test('passes an MCP client through by stdio after a person approved it, and refuses it after the revocation', async () => {
    const address = await said(start(), runs);
    const proxy = start('--stdio');
    const messages = createInterface({ input: proxy.stdout })[Symbol.asyncIterator]();
    const ask = async (id: number, method: string, params: object): Promise<Record<string, unknown>> => {
      proxy.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
      return JSON.parse(String((await messages.next()).value)) as Record<string, unknown>;
    };
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const greeted = ask(1, 'initialize', hello);
    await said(proxy, /\(code (\w{4})\)/);
    const { requests } = (await manage(address, '/mcp/requests')) as {
      requests: { request_id: string; status: string }[];
    };
    expect(requests).toMatchObject([{ status: 'PENDING' }]);
    // The management call would hand the token to its own caller, so a person approves on the page.
    const code = await loginCode(address);
    await person(address, code, '/ui/approve', { request_id: requests[0]!.request_id });
    expect(await greeted).toMatchObject({ id: 1, result: { serverInfo: { name: 'webmcp' } } });
    expect(await ask(2, 'tools/list', {})).toMatchObject({ id: 2, result: { tools: [] } });
    expect(await ask(3, 'tools/call', { name: 'pay', arguments: {} })).toMatchObject({ result: { isError: true } });
    // T5: the list of processes shows the command lines to every user of the machine.
    const lines = running.map(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    expect(lines.every((line) => line.includes('bridge') && !/[\w-]{43}/.test(line.replaceAll(root, '')))).toBe(true);
    const { sessions } = (await manage(address, '/mcp/sessions')) as { sessions: { session_id: string }[] };
    await manage(address, '/mcp/revoke', { session_id: sessions[0]!.session_id });
    expect(await ask(4, 'tools/list', {})).toMatchObject({
      id: 4,
      error: { message: expect.stringContaining('ended') },
    });
    const ended = once(proxy, 'exit');
    proxy.stdin.end();
    expect(((await ended) as [number])[0]).toBe(0);
  });
});

/** Five wrong codes make the bridge show a new code, which the test can read. */
async function loginCode(address: string): Promise<string> {
  const next = said(running[0]!, /takes another code now: (\w+)/);
  for (let guess = 0; guess < 5; guess += 1) await login(address, 'AAAAAAAA');
  return await next;
}

async function login(address: string, code: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/ui/login`, { method: 'POST', headers, body: JSON.stringify({ code }) });
  return ((await response.json()) as { token: string }).token;
}

async function person(address: string, code: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await login(address, code)}` };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
}

const run = (...args: string[]): { status: number | null; stdout: string } =>
  spawnSync(process.execPath, [webmcp, ...args, '--root', root], { env, encoding: 'utf8' });

describe('webmcp audit verify', () => {
  test('finds a changed line, and names its place', async () => {
    const bridge = start('--origin', 'http://localhost:5173', '--origin', 'http://localhost:5174');
    await said(bridge, /(record)/);
    await end(bridge, 'SIGTERM');
    expect(run('audit', 'verify')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2 entries, the chain holds'),
    });
    const [name] = readdirSync(join(root, 'state', 'webmcp'));
    const file = join(root, 'state', 'webmcp', name!);
    writeFileSync(file, readFileSync(file, 'utf8').replace('localhost:5173', 'localhost:5175'));
    const broken = run('audit', 'verify', '--json');
    expect([broken.status, JSON.parse(broken.stdout)]).toMatchObject([
      1,
      { problems: [{ code: 'AUDIT_BROKEN', where: `${file}:1` }] },
    ]);
    appendFileSync(file, '{"torn');
    expect(run('audit', 'verify').stdout).toContain('Line 3 of the record is torn');
  });

  test('says that no record is there', () => {
    expect(JSON.parse(run('audit', 'verify', '--json').stdout)).toMatchObject({
      problems: [{ code: 'AUDIT_MISSING' }],
    });
  });
});

describe('webmcp connect', () => {
  test.each([
    ['claude', '.mcp.json', 'mcpServers'],
    ['cursor', '.cursor/mcp.json', 'mcpServers'],
    ['vscode', '.vscode/mcp.json', 'servers'],
    ['codex', '.codex/config.toml', ''],
  ])('%s: shows the change, writes it with --yes alone, and changes nothing twice', (client, path, key) => {
    const file = join(root, path);
    expect(run('connect', client).stdout).toContain('+++ ');
    expect(existsSync(file)).toBe(false);
    expect(run('connect', client, '--yes').status).toBe(0);
    const text = readFileSync(file, 'utf8');
    if (key === '') expect(text).toContain('[mcp_servers.webmcp]\ncommand = "npx"\nargs = ["--no-install", "webmcp"');
    else
      expect(JSON.parse(text)).toMatchObject({
        [key]: { webmcp: { command: 'npx', args: ['--no-install', 'webmcp', 'bridge', '--stdio'] } },
      });
    expect(run('connect', client, '--yes').stdout).toContain('has the bridge already');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test("starts the bridge by the app's own package manager", () => {
    writeFileSync(join(root, 'pnpm-lock.yaml'), '');
    expect(run('connect', 'claude', '--dry-run').stdout).toMatch(/"command": "pnpm"[^]*"exec"/);
  });

  test('leaves a file that is not valid JSON as it is, and returns the entry to paste', () => {
    const file = join(root, '.mcp.json');
    writeFileSync(file, '{ "mcpServers": { "other": ');
    const { status, stdout } = run('connect', 'claude', '--yes', '--json');
    expect([status, readFileSync(file, 'utf8')]).toEqual([2, '{ "mcpServers": { "other": ']);
    expect(stdout).toContain('CONNECT_BY_HAND');
    expect(stdout).toContain('--stdio');
  });

  test('keeps the other servers of a file', () => {
    writeFileSync(join(root, '.mcp.json'), '{\n  "mcpServers": { "other": { "command": "x" } }\n}\n');
    run('connect', 'claude', '--yes');
    expect(
      Object.keys((JSON.parse(readFileSync(join(root, '.mcp.json'), 'utf8')) as { mcpServers: object }).mcpServers),
    ).toEqual(['other', 'webmcp']);
  });
});
