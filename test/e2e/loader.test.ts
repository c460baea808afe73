import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));

const page = (nonce: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bakery</title><script src="/tools.loader.js"${nonce}></script></head>
  <body>
    <form id="order" aria-label="Order a cake">
      <label for="who">Your name</label> <input id="who" name="who" required />
      <button>Order the cake</button>
    </form>
    <p role="status"></p>
    <script src="/order.js"${nonce}></script>
  </body>
</html>
`;
const order = `document.getElementById('order').addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('[role=status]').textContent = 'Ordered for ' + event.target.who.value;
});`;

interface Offered {
  getTools(): Promise<{ name: string }[]>;
  executeTool(tool: unknown, args: object): Promise<unknown>;
}

/** Calls the form's tool through one of the two doors, as an agent would. Runs in the page. */
async function orderCake(door: 'native' | 'own'): Promise<{ names: string[]; answer: string }> {
  const source = (door === 'native' ? Reflect.get(document, 'modelContext') : Reflect.get(window, 'webmcp')) as Offered;
  const tools = await source.getTools();
  const tool = tools.find(({ name }) => name.includes('order'));
  const answer = await source.executeTool(tool ?? 'order_a_cake', { who: 'Ada' });
  return { names: tools.map(({ name }) => name), answer: typeof answer === 'string' ? answer : JSON.stringify(answer) };
}

describe('--emit tools.loader.js', () => {
  let root: string;
  let server: Server;
  let url: string;
  let csp: string;
  let tamper: boolean;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-loader-'));
    writeFileSync(join(root, 'index.html'), page(''));
    writeFileSync(join(root, 'order.js'), order);
    // As `webmcp init` writes it, so that the page finds its script before the first map.
    writeFileSync(join(root, 'tools.loader.js'), '');
    writeFileSync(join(root, 'tools.0123456789ab.iife.js'), '// the script of an earlier map');
    const run = spawnSync(
      process.execPath,
      [webmcp, 'instrument', '--root', root, '--emit', join(root, 'tools.loader.js')],
      {
        encoding: 'utf8',
      },
    );
    if (run.status !== 0) throw new Error(run.stderr + run.stdout);
    server = createServer((request, response) => {
      const name = request.url === '/' ? 'index.html' : request.url!.slice(1);
      // A browser asks for an icon by itself.
      if (name === 'favicon.ico') return void response.writeHead(204).end();
      const nonce = csp.includes('nonce-') ? ' nonce="r4nd0m"' : '';
      response.setHeader('content-security-policy', csp);
      response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
      if (name === 'index.html') response.end(page(nonce));
      else response.end(readFileSync(join(root, name), 'utf8') + (tamper && name.includes('.iife.') ? ';' : ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server?.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** Opens the page and returns what the browser fetched besides the page itself. */
  async function visit<T>(
    { native = false, policy = "script-src 'self'", broken = false },
    look: (page: Page, fetched: string[]) => Promise<T>,
  ): Promise<T> {
    csp = policy;
    tamper = broken;
    const browser = await openBrowser({ args: native ? ['--enable-features=WebMCP'] : [] });
    try {
      const opened = await browser.newPage();
      const fetched: string[] = [];
      opened.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await opened.goto(url, { waitUntil: 'networkidle' });
      return await look(opened, fetched);
    } finally {
      await browser.close();
    }
  }
  const script = (): string => readdirSync(root).find((name) => name.endsWith('.iife.js'))!;

  it('writes a loader under 2 kB and one script under its content hash', () => {
    expect(gzipSync(readFileSync(join(root, 'tools.loader.js')), { level: 9 }).length).toBeLessThan(2000);
    expect(readdirSync(root).filter((name) => name.endsWith('.iife.js'))).toEqual([script()]);
    expect(script()).toMatch(/^tools\.[0-9a-f]{12}\.iife\.js$/);
    expect(script()).not.toBe('tools.0123456789ab.iife.js');
  });

  it('fetches only the loader for a visitor without an agent', async () => {
    const fetched = await visit({}, async (_, all) => all);
    expect(fetched.filter((path) => path.endsWith('.js'))).toEqual(['/tools.loader.js', '/order.js']);
  });

  it.each([
    ["script-src 'self'", 'own'],
    ["script-src 'nonce-r4nd0m'", 'own'],
    ["script-src 'self'", 'native'],
  ] as const)('executes a tool under %s through the %s door', async (policy, door) => {
    const { names, answer } = await visit({ policy, native: door === 'native' }, async (opened) => {
      if (door === 'native')
        await opened.waitForFunction(async () => {
          const context = Reflect.get(document, 'modelContext') as Offered;
          return (await context.getTools()).length > 0;
        });
      return await opened.evaluate(orderCake, door);
    });
    expect(names.length).toBeGreaterThan(0);
    expect(JSON.parse(answer)).toMatchObject({ status: 'completed' });
  });

  it('runs no script whose bytes differ, and answers unavailable', async () => {
    const answer = await visit({ broken: true }, async (opened, fetched) => {
      const given = await opened.evaluate(async () => {
        const offered = Reflect.get(window, 'webmcp') as Offered;
        return (await offered.executeTool('order_a_cake', { who: 'Ada' })) as { status: string; messages: string[] };
      });
      expect(fetched).toContain(`/${script()}`);
      expect(await opened.textContent('[role=status]')).toBe('');
      return given;
    });
    expect(answer.status).toBe('unavailable');
    expect(answer.messages[0]).toContain('did not load');
  });
});
