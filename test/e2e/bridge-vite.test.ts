import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { approvedToken, openApproval, type BridgePerson } from '../../scripts/demo/bridge-stage.mjs';
import { startCommandLine, type RunningCommand } from '../stacks/running-command.js';

const bin = new URL('../../bin/', import.meta.url);
const webmcp = fileURLToPath(new URL('webmcp.js', bin));
const modules = fileURLToPath(new URL('../../examples/playground/node_modules', import.meta.url));

const files = {
  'package.json': '{ "name": "shop", "private": true, "type": "module", "dependencies": { "react": "19" } }',
  'vite.config.js': `import react from '@vitejs/plugin-react';
import { webmcp } from '${new URL('dist/vite.js', bin).href}';
export default { plugins: [react(), webmcp({ bridge: true })], server: { host: '127.0.0.1' } };
`,
  // The policy allows requests to the dev server alone, and the bridge needs no more.
  'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<meta http-equiv="Content-Security-Policy" content="connect-src 'self'"></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`,
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { Order } from './Order';
createRoot(document.querySelector('#root')!).render(<Order />);
`,
  'src/Order.tsx': `import { useState } from 'react';
export function Order() {
  const [name, setName] = useState('');
  return (
    <form aria-label="Order" onSubmit={(event) => { event.preventDefault(); setName(String(new FormData(event.currentTarget).get('name'))); }}>
      <label>Name <input name="name" /></label>
      <button type="submit">Send order</button>
      <p role="status">{name && 'Ordered for ' + name}</p>
    </form>
  );
}
`,
};

describe('a bridge in the process of the dev server', () => {
  let root: string;
  let server: RunningCommand | undefined;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let page: Page;
  let address: string;
  let person: BridgePerson;
  let client: Client;

  const said = async (pattern: RegExp): Promise<string> => {
    await expect.poll(() => server!.printed()).toMatch(pattern);
    return pattern.exec(server!.printed())![1]!;
  };
  const shown = (at: Page): Promise<string> => at.getByRole('status').innerText();
  const plugins = (): Promise<string> => person.page.locator('#plugins').innerText();
  /** Calls the tool, and lets the person allow the call if the bridge asks. */
  async function order(name: string): Promise<{ status: string; messages: string[] }> {
    const running = client.callTool({ name: 'send_order', arguments: { name } });
    const { content } = await Promise.race([
      running,
      person.reads('confirmations').then(async () => {
        await person.presses('Allow once');
        return await running;
      }),
    ]);
    return JSON.parse((content[0] as { text: string }).text) as { status: string; messages: string[] };
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-bridge-vite-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    symlinkSync(modules, join(root, 'node_modules'));
    const made = spawnSync(process.execPath, [webmcp, 'instrument', '--root', root], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stdout + made.stderr);
    const vite = join(modules, 'vite/bin/vite.js');
    const homes = `XDG_RUNTIME_DIR='${root}/run' XDG_STATE_HOME='${root}/state'`;
    server = await startCommandLine(`${homes} exec ${process.execPath} ${vite} --host 127.0.0.1 --port 0`, root);
    // The approval page refuses a browser that a program drives, so this one says that it is driven by hand.
    browser = await openBrowser({ args: ['--disable-blink-features=AutomationControlled'] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  test('starts with the first page, which connects without a code', async () => {
    expect(server!.printed()).not.toContain('The bridge runs');
    page = await browser.newPage();
    await page.goto(server!.url);
    address = await said(/The bridge runs at (http:\S+)\//);
    person = await openApproval(browser, address, await said(/this code opens its page: (\w+)/));
    expect(await plugins()).toBe(`tab-1 ${new URL(server!.url).origin} Shop`);
  });

  test('is the bridge that other programs of the app find', () => {
    const env = { ...process.env, XDG_RUNTIME_DIR: join(root, 'run'), XDG_STATE_HOME: join(root, 'state') };
    const second = spawnSync(process.execPath, [webmcp, 'bridge', '--root', root], { env, encoding: 'utf8' });
    expect([second.status, second.stderr]).toEqual([2, expect.stringContaining('BRIDGE_RUNNING')]);
    expect(second.stderr).toContain(new URL(address).port);
  });

  test('lets an approved agent call a tool of the open page', async () => {
    const token = await approvedToken({ address, person }, 'agent');
    client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit }));
    await expect.poll(async () => (await client.listTools()).tools.map(({ name }) => name)).toContain('send_order');
    expect((await order('Ada')).status).toBe('completed');
    expect(await shown(page)).toBe('Ordered for Ada');
  });

  test('gives a second tab a name of its own, and no call reaches it', async () => {
    const second = await browser.newPage();
    await second.goto(server!.url);
    await expect.poll(plugins).toContain('tab-2');
    expect((await order('Grace')).status).toBe('completed');
    expect([await shown(page), await shown(second)]).toEqual(['Ordered for Grace', '']);
    await second.close();
    await expect.poll(plugins).not.toContain('tab-2');
  });

  test('knows a tab again after a reload', async () => {
    await page.reload();
    await expect.poll(async () => (await client.listTools()).tools.map(({ name }) => name)).toContain('send_order');
    expect((await order('Edsger')).status).toBe('completed');
    expect([await shown(page), await plugins()]).toEqual(['Ordered for Edsger', expect.stringMatching(/^tab-1 /)]);
  });

  test('drops a tab that leaves its origin before the next call', async () => {
    await page.goto('about:blank');
    expect(['unavailable', 'not_found']).toContain((await order('Nobody')).status);
    await expect.poll(plugins).toBe('');
  });

  test('ends with the dev server, and leaves no port and no file behind', async () => {
    await server!.stop();
    const refused = new Promise((resolve) =>
      connect(Number(new URL(address).port), '127.0.0.1')
        .on('connect', () => resolve('answered'))
        .on('error', () => resolve('refused')),
    );
    expect(await refused).toBe('refused');
    expect(readdirSync(join(root, 'run', 'webmcp'))).toEqual([]);
  });
});
