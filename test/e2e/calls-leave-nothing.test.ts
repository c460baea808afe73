import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { CallResult, ManifestField, ManifestTool } from '@webmcp/contract';
import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, expect, it } from 'vitest';

const runtime = fileURLToPath(new URL('../../packages/runtime/dist/runtime.iife.js', import.meta.url));
const html = `<!doctype html><title>Desk</title><form aria-label="Note">
  <label>Title <input name="title"></label><label>Shelf <select name="shelf"><option>Upper</option><option>Lower</option></select></label>
  <label><input type="checkbox" name="urgent"> Urgent</label><button>Save</button></form><p role="status"></p>
  <script>
    let saved = 0;
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      document.querySelector('[role=status]').textContent = 'Saved ' + (saved += 1);
    });
  </script>`;

const target = (strategy: 'label' | 'role', value: string) => ({
  selectors: [{ strategy, value, score: 0.8 }],
  confidence: 0.8,
});
const field = (key: string, label: string, schema: ManifestField['schema']): ManifestField => ({
  ...target('label', label),
  key,
  label,
  role: 'textbox',
  schema,
  required: false,
});
const tool: ManifestTool = {
  id: 'wm_save',
  name: 'save',
  title: 'Save',
  description: 'Saves.',
  kind: 'form',
  risk: { level: 'safe', reasons: [] },
  states: [],
  container: target('role', 'form[name="Note"]'),
  fields: [
    field('title', 'Title', { type: 'string' }),
    field('shelf', 'Shelf', { type: 'string', enum: ['Upper', 'Lower'] }),
    field('urgent', 'Urgent', { type: 'boolean' }),
  ],
  action: target('role', 'button[name="Save"]'),
};

const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
let close: () => Promise<void>;
let page: Page;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await openBrowser({ args: ['--enable-features=WebMCP'] });
  close = async () => {
    await browser.close();
    server.close();
  };
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const manifest = { version: 1, testIdAttributes: ['data-mcp'], states: [], tools: [tool] };
  await page.addScriptTag({
    content: `${await readFile(runtime, 'utf8')};webmcpRuntime.register(${JSON.stringify(manifest)});`,
  });
});
afterAll(() => close());

/** Calls the tool so often; answers how often each status came. */
const calls = (count: number, more: object): Promise<Record<string, number>> =>
  page.evaluate(
    async ({ times, args }) => {
      const { webmcp } = window as unknown as {
        webmcp: { executeTool(name: string, args: object): Promise<CallResult> };
      };
      const statuses: Record<string, number> = {};
      for (let at = 0; at < times; at += 1) {
        const sent = { title: `Note ${at}`, shelf: at % 2 ? 'Upper' : 'Lower', urgent: at % 3 === 0, ...args };
        const { status } = await webmcp.executeTool('save', sent);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      return statuses;
    },
    { times: count, args: more },
  );

it('a thousand calls leave no listener, node or document behind', async () => {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const left = async (): Promise<Record<string, number>> => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    return Object.fromEntries(
      metrics.flatMap(({ name, value }) => (/^(Nodes|JSEventListeners|Documents)$/.test(name) ? [[name, value]] : [])),
    );
  };
  // What is made once is made now.
  await calls(5, {});
  const before = await left();
  expect(await calls(200, {})).toEqual({ completed: 200 });
  expect(await calls(400, { $dryRun: true })).toEqual({ completed: 400 });
  expect(await calls(200, { $dryRun: 'fill' })).toEqual({ completed: 200 });
  expect(await calls(200, { shelf: 'Nowhere' })).toEqual({ invalid_input: 200 });
  const after = await left();
  expect(after['JSEventListeners']).toBe(before['JSEventListeners']);
  expect(after['Documents']).toBe(before['Documents']);
  // A status text is replaced by another; nothing that a call makes may stay.
  expect(after['Nodes']! - before['Nodes']!).toBeLessThan(10);
});
