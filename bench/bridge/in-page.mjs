// The time that the bridge adds to a call of an open page: each call is made in the page and through the bridge in turns, so
// that what else the machine does falls on both. Then four sessions act on the page at once, whose acts wait for each other.
// Usage, from the repo's root, after npm run build: node bench/bridge/in-page.mjs [--calls 100] [--acts 40]
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { startStaticServer } from '@webmcp/probe';

import { approvedToken, openBridgeStage } from '../../scripts/demo/bridge-stage.mjs';
import { instrument } from '../../scripts/demo/instrument.mjs';
import { quantile } from './load.mjs';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '100' }, acts: { type: 'string', default: '40' } },
});
if (process.env.WEBMCP_BROWSER === undefined && existsSync('/usr/bin/chromium'))
  process.env.WEBMCP_BROWSER = '/usr/bin/chromium';

const app = `<!doctype html><html lang="en"><title>Rooms</title><h1>Rooms</h1>
<form aria-label="Find a room"><label>Name <input name="name"></label><button>Find rooms</button></form>
<p role="status"></p>
<table aria-label="Rooms"><thead><tr><th>Name</th><th>Seats</th></tr></thead><tbody>
${Array.from({ length: 30 }, (_, at) => `<tr><td>Room ${at}</td><td>${at + 2}</td></tr>`).join('')}
</tbody></table>
<script>
  document.forms[0].addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('[role=status]').textContent = 'Rooms like ' + document.forms[0].elements.name.value;
  });
</script></html>`;

const row = (name, times) =>
  console.log(
    `${name.padEnd(34)} median ${quantile(times, 0.5).toFixed(1).padStart(7)} ms   p99 ${quantile(times, 0.99).toFixed(1).padStart(7)} ms`,
  );

const folder = await mkdtemp(join(tmpdir(), 'webmcp-bench-'));
const pages = join(folder, 'pages');

await mkdir(pages);
await writeFile(join(pages, 'index.html'), app);
const server = await startStaticServer({ root: pages });
let stage;
try {
  const { map, script } = await instrument({ root: pages, folder, signal: new AbortController().signal });
  stage = await openBridgeStage({ folder, script, url: server.url });
  const connect = async (name) => {
    const token = await approvedToken(stage, name);
    const client = new Client({ name, version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${stage.address}/mcp`), { requestInit }));
    return client;
  };
  const clients = [];
  for (const name of ['one', 'two', 'three', 'four']) clients.push(await connect(name));
  const readTool = map.tools.find(({ kind }) => kind === 'read');
  const actTool = map.tools.find(({ kind }) => kind === 'form');
  const argsOf = (tool, at) => (tool === actTool ? { name: `Room ${at}` } : {});
  const inPage = (tool, at) =>
    stage.page.evaluate(
      async ([name, args]) => {
        const began = performance.now();
        const { status } = await window.webmcp.executeTool(name, args);
        return { status, ms: performance.now() - began };
      },
      [tool.name, argsOf(tool, at)],
    );
  const byBridge = async (client, tool, at) => {
    const began = performance.now();
    const { content } = await client.callTool({ name: tool.name, arguments: argsOf(tool, at) });
    return { status: JSON.parse(content[0].text).status, ms: performance.now() - began };
  };
  const expectDone = ({ status, ms }) => {
    if (status !== 'completed') throw new Error(`A call was answered ${status}`);
    return ms;
  };
  for (const tool of [readTool, actTool]) {
    const [page, bridge] = [[], []];
    // A session may make ten calls a second. The pause keeps a fast read within them.
    for (let at = 0; at < Number(values.calls); at += 1) {
      page.push(expectDone(await inPage(tool, `${at}a`)));
      bridge.push(expectDone(await byBridge(clients[at % clients.length], tool, `${at}b`)));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    row(`${tool.kind} in the page`, page);
    row(`${tool.kind} through the bridge`, bridge);
    const added = quantile(bridge, 0.5) - quantile(page, 0.5);
    console.log(`${'added by the bridge'.padEnd(34)} median ${added.toFixed(1).padStart(7)} ms`);
  }
  const times = [];
  const began = performance.now();
  await Promise.all(
    clients.map(async (client, at) => {
      for (let act = 0; act < Number(values.acts); act += 1)
        times.push(expectDone(await byBridge(client, actTool, `${at}-${act}`)));
    }),
  );
  row('acts of four sessions at once', times);
  console.log(`${(times.length / ((performance.now() - began) / 1000)).toFixed(1)} acts a second in all`);
} finally {
  await stage?.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
