import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import axe from 'axe-core';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel, toolWithAction } from '../slice/tool-with-action.js';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const booking = {
  Name: 'Ada Byron',
  'E-mail': 'ada@example.com',
  'How many of you': 3,
  Day: '2026-04-01',
  Room: 'The attic',
  Time: 'One to three',
};

let app: InstrumentedApp;
let home: string;
let bridge: ChildProcess;
let said = '';
let port: number;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let approval: Page;
/** The questions that the page itself asked the person. */
const questions: string[] = [];

/** Waits for a line of the bridge, and returns the part in brackets. */
function line(pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    bridge.stderr!.on('data', look);
    bridge.once('exit', () => reject(new Error(`The bridge ended: ${said}`)));
    look();
  });
}

beforeAll(async () => {
  app = await instrumentApp('html');
  home = mkdtempSync(join(tmpdir(), 'webmcp-bridge-'));
  const map = join(home, 'webmcp.map.json');
  writeFileSync(map, JSON.stringify(app.map));
  bridge = spawn(
    process.execPath,
    [webmcp, 'bridge', '--root', home, '--out', map, '--origin', new URL(app.url).origin],
    { env: { ...process.env, XDG_RUNTIME_DIR: home, XDG_STATE_HOME: home }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  bridge.stderr!.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  port = Number(await line(/127\.0\.0\.1:(\d+)\//));
  // The approval page refuses a browser that a program drives, so this one says that it is driven by hand.
  browser = await openBrowser({ args: ['--disable-blink-features=AutomationControlled'] });
  page = await browser.newPage();
  await page.goto(new URL('/rooms.html', app.url).href);
  await page.addScriptTag({ path: app.script });
  approval = await browser.newPage();
  await approval.goto(`http://127.0.0.1:${port}/`);
});

afterAll(async () => {
  await browser?.close();
  if (bridge !== undefined && bridge.exitCode === null) {
    const ended = new Promise((resolve) => bridge.once('exit', resolve));
    bridge.kill('SIGTERM');
    await ended;
  }
  await app?.close();
  if (home !== undefined) rmSync(home, { recursive: true, force: true });
});

async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

describe('an agent outside the browser', () => {
  let client: Client;
  let token: string;

  test('finds a bridge by a file without secrets, for this user alone', () => {
    const folder = join(home, 'webmcp');
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const path = join(folder, file!);
    expect([statSync(path).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object).sort()).toEqual([
      'pid',
      'port',
      'public_id',
      'root',
    ]);
  });

  test('a tab is paired by the code that a person types in it', async () => {
    const code = await line(/Code for a page of \S+: (\w+)/);
    await page.addScriptTag({ url: `http://127.0.0.1:${port}/page.js` });
    await page.locator('body > div, html > div').last().waitFor({ state: 'attached' });
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    const login = await line(/this code opens its page: (\w+)/);
    await approval.getByLabel('Code').fill(login);
    await approval.keyboard.press('Enter');
    await expect.poll(() => approval.locator('#plugins').innerText()).toContain(`tab-1 ${new URL(app.url).origin}`);
  });

  test('gets a token after a person approved its request, and never on the approval page', async () => {
    const asked = {
      agent_id: 'test agent',
      scopes: ['page:read', 'page:act', 'page:destructive'],
      reason: 'book a room',
    };
    const { request_id, pickup_token } = await post('/mcp/request_access', asked);
    expect((await post('/mcp/pick_up', { request_id }, pickup_token))['error']).toBe('conflict');
    await approval.getByRole('button', { name: 'Approve' }).click();
    await expect.poll(() => approval.locator('#sessions').innerText()).toContain('test agent');
    const picked = await post('/mcp/pick_up', { request_id }, pickup_token);
    token = picked['session_token']!;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await approval.content()).not.toContain(token);
    expect((await post('/mcp/pick_up', { request_id }, pickup_token))['error']).toBe('gone');
  });

  test('lists and calls a tool of the open page, and the page shows it', async () => {
    client = new Client({ name: 'test', version: '1' });
    const url = new URL(`http://127.0.0.1:${port}/mcp`);
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
    const tool = toolWithAction(app.map, 'Book the room');
    await expect.poll(async () => (await client.listTools()).tools.map(({ name }) => name)).toContain(tool.name);
    const running = client.callTool({ name: tool.name, arguments: byLabel(tool, booking) });
    if (tool.risk.level === 'caution') await approval.getByRole('button', { name: 'Allow once' }).click();
    const result = JSON.parse(((await running).content[0] as { text: string }).text) as { status: string };
    expect(result.status).toBe('completed');
    expect(await page.getByRole('status').innerText()).toContain('The attic is yours, Ada Byron');
  });

  test('a destructive call waits for the person, who reads the tool and the page', async () => {
    const tool = toolWithAction(app.map, 'Delete all bookings');
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.accept();
    });
    const running = client.callTool({ name: tool.name, arguments: {} });
    await expect.poll(() => approval.locator('#confirmations').innerText()).toContain(tool.name);
    expect(await approval.locator('#confirmations').innerText()).toContain(new URL(app.url).origin);
    expect(questions).toEqual([]);
    await approval.getByRole('button', { name: 'Refuse' }).click();
    const result = JSON.parse(((await running).content[0] as { text: string }).text) as { status: string };
    expect([result.status, questions]).toEqual(['denied', []]);
  });

  test('a destructive call that the person allows is not asked again in the page', async () => {
    const tool = toolWithAction(app.map, 'Delete all bookings');
    const running = client.callTool({ name: tool.name, arguments: {} });
    await approval.getByRole('button', { name: 'Allow once' }).click();
    const result = JSON.parse(((await running).content[0] as { text: string }).text) as { status: string };
    expect([result.status, questions]).toEqual(['completed', []]);
  });

  test('a call in the page without that approval still asks the person in the page', async () => {
    const tool = toolWithAction(app.map, 'Delete all bookings');
    await page.evaluate((name) => Reflect.get(window, 'webmcp').executeTool(name, {}), tool.name);
    expect(questions).toHaveLength(1);
  });

  test('the approval page has no fault of accessibility, and works by keyboard', async () => {
    await approval.evaluate(axe.source);
    const { violations } = await approval.evaluate(() => (Reflect.get(window, 'axe') as typeof axe).run());
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const revoke = approval.getByRole('button', { name: 'Revoke' });
    // A button takes no focus before it counts a press.
    await expect.poll(() => revoke.isEnabled()).toBe(true);
    await revoke.focus();
    await approval.keyboard.press('Enter');
    await expect.poll(() => approval.locator('#sessions').innerText()).toContain('REVOKED');
  });

  test('the approval page keeps the focus and the choices of a person while other parts change', async () => {
    const asked = (agent_id: string) => ({ agent_id, scopes: ['page:read', 'page:act'], reason: 'x' });
    await post('/mcp/request_access', asked('first'));
    const box = approval.getByRole('checkbox', { name: 'page:act' });
    await box.uncheck();
    const { request_id: other } = await post('/mcp/request_access', asked('second'));
    await expect.poll(() => approval.locator('#requests article').count()).toBe(2);
    expect([await box.first().isChecked(), await box.first().evaluate((at) => at === document.activeElement)]).toEqual([
      false,
      true,
    ]);
    expect(other).toBeDefined();
    const second = approval.getByRole('article').filter({ hasText: 'second' });
    await second.getByRole('button', { name: 'Deny', exact: true }).click();
    await expect.poll(() => approval.locator('#requests article').count()).toBe(1);
    expect(await approval.evaluate(() => document.activeElement?.textContent)).toBe('Requests for access');
  });

  // T13
  test('a press by a script of the approval page decides nothing', async () => {
    const deny = approval.getByRole('button', { name: 'Deny', exact: true });
    await expect.poll(() => deny.isEnabled()).toBe(true);
    await deny.evaluate((button: HTMLButtonElement) => button.click());
    // The next state of the page comes after the press had its time.
    await approval.waitForResponse(/ui\/state/);
    await approval.waitForResponse(/ui\/state/);
    expect(await approval.locator('#requests article').count()).toBe(1);
  });

  test('is refused after the revocation', async () => {
    await expect(client.listTools()).rejects.toThrow(/401|Unauthorized|valid token/i);
  });

  test('the page of the record filters, has no fault of accessibility, and works by keyboard', async () => {
    await approval.getByRole('link', { name: 'The record' }).focus();
    await approval.keyboard.press('Enter');
    await expect.poll(() => approval.locator('#chain').innerText()).toMatch(/^The chain of \d+ entries holds\.$/);
    await approval.evaluate(axe.source);
    const { violations } = await approval.evaluate(() => (Reflect.get(window, 'axe') as typeof axe).run());
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await approval.getByLabel('Decision').focus();
    await approval.keyboard.type('refused by a person');
    await approval.getByRole('button', { name: 'Show', exact: true }).focus();
    await approval.keyboard.press('Enter');
    const decisions = (): Promise<string[]> => approval.locator('#entries td:nth-child(5)').allInnerTexts();
    await expect.poll(decisions).toEqual(['denied']);
    expect(await approval.locator('#entries').innerText()).toContain(
      toolWithAction(app.map, 'Delete all bookings').name,
    );
    expect(await approval.content()).not.toContain(token);
  });

  test('the record holds each call, and its chain holds', () => {
    const [file] = readdirSync(join(home, 'webmcp')).filter((name) => name.endsWith('.jsonl'));
    const text = readFileSync(join(home, 'webmcp', file!), 'utf8');
    expect(text).not.toContain(token);
    const actions = text
      .trim()
      .split('\n')
      .map((entry) => (JSON.parse(entry) as { action: string }).action);
    expect(actions).toEqual(
      expect.arrayContaining(['pairing_code', 'request_access', 'approve', 'refuse_call', 'revoke']),
    );
  });
});
