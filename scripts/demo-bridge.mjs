// `npm run demo:bridge`: an MCP client outside the browser orders in the playground's shop, in the very page that is open. A
// person at the bridge approves the client, allows one call, and revokes the client. Each step is checked.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { startDevServer } from '@webmcp/probe';

import { openBridgeStage, post } from './demo/bridge-stage.mjs';
import { orderCall } from './demo/calls.mjs';
import { instrument } from './demo/instrument.mjs';
import { bad, good, heading, lines, printResult } from './demo/print.mjs';
import { runDemo, signal } from './demo/run-demo.mjs';

const shop = join(dirname(dirname(fileURLToPath(import.meta.url))), 'examples', 'playground', 'react');

let failed = 0;
function check(what, holds) {
  signal.throwIfAborted();
  if (!holds) failed += 1;
  console.log(`  ${holds ? good('✓') : bad('✗')} ${what}`);
}

async function demo(folder) {
  heading('webmcp instrument --root examples/playground/react');
  const { map, script } = await instrument({ root: shop, folder, signal });
  const { tool, path, args, look } = orderCall(map);
  const server = await startDevServer({ root: shop, signal });
  try {
    heading('webmcp bridge, and the shop in Chromium, connected by a code that a person typed');
    const url = new URL(path, server.url).href;
    const stage = await openBridgeStage({ folder, script, url, signal });
    try {
      await run(stage, { tool, args, look });
    } finally {
      await stage.close();
    }
  } finally {
    await server.stop();
  }
  console.log();
  console.log(failed === 0 ? good('Every step held.') : bad(`${failed} did not hold.`));
  return failed === 0 ? 0 : 1;
}

async function run({ address, page, person, questions, verify }, { tool, args, look }) {
  lines('bridge', address);

  heading('The client requests access, and a person approves it');
  const asked = { agent_id: 'demo client', scopes: ['page:read', 'page:destructive'], reason: 'order for Ada' };
  const { request_id, pickup_token } = (await post(address, '/mcp/request_access', asked)).body;
  const early = await post(address, '/mcp/pick_up', { request_id }, pickup_token);
  check('the client gets no token before', early.status === 409);
  lines('shown', await person.reads('requests'));
  await person.presses('Approve');
  await person.reads('sessions');
  const { session_token } = (await post(address, '/mcp/pick_up', { request_id }, pickup_token)).body;
  check('the client gets its token, once', typeof session_token === 'string');

  const client = new Client({ name: 'demo client', version: '1' });
  const headers = { authorization: `Bearer ${session_token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }));
  const { tools } = await client.listTools();
  lines('tools', tools.map(({ name }) => name).join(', '));
  check(
    `the client sees ${tool.name} of the open page`,
    tools.some(({ name }) => name === tool.name),
  );
  const call = async () => JSON.parse((await client.callTool({ name: tool.name, arguments: args })).content[0].text);

  heading('A destructive call waits for the person, who refuses it');
  const refused = call();
  lines('shown', await person.reads('confirmations'));
  await person.presses('Refuse');
  printResult(await refused);
  check('status is denied', (await refused).status === 'denied');

  heading('The same call again: the person allows it, once');
  const allowed = call();
  await person.reads('confirmations');
  await person.presses('Allow once');
  printResult(await allowed);
  check('status is completed', (await allowed).status === 'completed');
  const { shown, holds } = await look(page);
  lines('page', shown);
  for (const each of holds) check(each.what, each.holds);
  check('the page did not ask a second time', questions.length === 0);

  heading('The person revokes the client');
  await person.presses('Revoke');
  const after = await client.listTools().then(
    () => 'answered',
    (error) => error.message,
  );
  lines('client', after);
  check('the next call is refused', /401|valid token|Unauthorized/i.test(after));

  heading('webmcp audit verify');
  const { holds: isWhole, text } = verify();
  lines('record', text);
  check('the record is whole', isWhole);
}

await runDemo(demo);
