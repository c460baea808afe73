// A bridge with the tools that the conformance suites call by name, behind a proxy that adds the token: the suites know no
// token. For tests alone.
import { createServer, request as send } from 'node:http';
import { once } from 'node:events';

import { BridgeCore, nodeWorld, startBridge } from '../../packages/bridge/dist/index.js';

const names = [
  'test_simple_text',
  'test_image_content',
  'test_audio_content',
  'test_embedded_resource',
  'test_multiple_content_types',
  'test_tool_with_logging',
  'test_tool_with_progress',
  'test_error_handling',
  'test_sampling',
  'test_elicitation',
  'test_elicitation_sep1034_defaults',
  'test_elicitation_sep1330_enums',
  'test_reconnection',
  'json_schema_2020_12_tool',
];

/** A schema with the keywords of 2020-12, all of which must reach the client. */
const keywords = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' }, contact: { type: 'string' } },
  allOf: [{ anyOf: [{ required: ['name'] }, { required: ['contact'] }] }],
  if: { required: ['contact'] },
  // eslint-disable-next-line unicorn/no-thenable -- The keyword is the standard's own.
  then: { required: ['name'] },
  else: { required: [] },
  additionalProperties: false,
};

const fixture = (name) => ({
  name,
  title: name,
  description: `The fixture ${name}`,
  inputSchema: name === 'json_schema_2020_12_tool' ? keywords : { type: 'object', properties: {} },
  risk: 'safe',
  isReadOnly: true,
  scope: 'page:read',
  sensitive: [],
  paths: [],
  faults: () => [],
  definition: { description: name },
});

const plugin = {
  id: 'fixtures',
  origin: 'http://127.0.0.1',
  title: 'Fixtures',
  list: names.map(fixture),
  tools() {
    return this.list;
  },
  async call({ tool: name, report }) {
    // The suite counts three words on the progress; the bridge itself says the first.
    if (name === 'test_tool_with_progress') for (const share of ['half', 'all']) report(share);
    return {
      status: name === 'test_error_handling' ? 'rejected' : 'completed',
      tool: name,
      messages: ['This is a simple text response for testing.'],
      evidence: [],
    };
  },
};

/** Starts the bridge and its proxy. Returns the address for a suite, and a function that ends both. */
export async function openFixtures() {
  const lines = [];
  const core = new BridgeCore(nodeWorld({ lines: () => lines, append: (line) => void lines.push(line) }));
  core.plugins.attach(plugin);
  const bridge = await startBridge({ core, version: '0.0.0', showCode: () => {} });
  const { request, pickup } = core.requestAccess({ agent_id: 'suite', scopes: ['page:read'], roots: [], reason: '' });
  core.approve({ request_id: request.request_id, ttl_seconds: 3600 }, 'test');
  const { session_token } = core.pickUp(request.request_id, pickup);
  const proxy = createServer((incoming, response) => {
    const { host, origin } = incoming.headers;
    const isOwn = host === `127.0.0.1:${port}` || host === `localhost:${port}`;
    const headers = { ...incoming.headers, authorization: `Bearer ${session_token}` };
    // The suite names the proxy as its host, and sometimes as its origin. Any other host and origin is passed on.
    if (isOwn) headers.host = `127.0.0.1:${bridge.port}`;
    if (origin !== undefined && new URL(origin).host === host && isOwn) delete headers.origin;
    const options = { host: '127.0.0.1', port: bridge.port, path: incoming.url, method: incoming.method, headers };
    const passed = send({ ...options, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address();
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await bridge.close();
    },
  };
}
