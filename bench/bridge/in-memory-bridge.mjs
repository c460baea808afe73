// A bridge with one plugin in memory, in a process of its own. Sends its port and the tokens of its sessions to its
// parent, and then its memory and its time on the processor whenever it is asked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BridgeCore, fileAudit, nodeWorld, startBridge } from '../../packages/bridge/dist/index.js';

const tool = (name, more) => ({
  name,
  title: name,
  description: `Does ${name}`,
  inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  risk: 'safe',
  sensitive: [],
  paths: [],
  faults: ({ text }) => (typeof text === 'string' ? [] : ['text: a text']),
  definition: { description: `Does ${name}` },
  ...more,
});
const plugin = {
  id: 'tab-1',
  origin: 'http://localhost:5173',
  title: 'Shop',
  list: [
    tool('look', { isReadOnly: true, scope: 'page:read' }),
    ...Array.from({ length: 19 }, (_, at) => tool(`save_${at}`, { isReadOnly: false, scope: 'page:act' })),
  ],
  tools() {
    return this.list;
  },
  call: ({ tool: name }) =>
    Promise.resolve({ status: 'completed', tool: name, messages: ['done'], evidence: [{ kind: 'status' }] }),
};

const folder = mkdtempSync(join(tmpdir(), 'webmcp-bench-'));
// The record is a file, as it is in use: its writes are a part of the time.
const core = new BridgeCore(nodeWorld(fileAudit(join(folder, 'audit.jsonl'))));
core.plugins.attach(plugin);
const server = await startBridge({ core, version: '0.0.0', showCode: () => {} });
const tokens = Array.from({ length: Number(process.argv[2]) }, (_, at) => {
  const asked = { agent_id: `agent ${at}`, scopes: ['page:read', 'page:act'], roots: [], reason: 'bench' };
  const { request, pickup } = core.requestAccess(asked);
  core.approve({ request_id: request.request_id, ttl_seconds: 3600 }, 'bench');
  return core.pickUp(request.request_id, pickup).session_token;
});
process.send({ port: server.port, tokens });
process.on('message', async (message) => {
  if (message === 'usage') {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    process.send({ rss, heapUsed, cpu: (user + system) / 1000 });
    return;
  }
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.disconnect();
});
