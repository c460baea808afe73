// Pictures of the pages of the bridge. Clock and randomness stand still, so the same pages give the same bytes.
import { join } from 'node:path';

import { BridgeCore, startBridge } from '../../packages/bridge/dist/index.js';

const began = Date.UTC(2026, 2, 2, 9, 30);

/** A world whose clock moves by a second with each entry of the record, and whose random bytes are counted. */
function stillWorld() {
  const lines = [];
  let last = 0;
  return {
    now: () => 0,
    date: () => new Date(began + lines.length * 1000),
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (last = (last * 5 + 7) % 251)),
    after: () => () => {},
    audit: { lines: () => lines, append: (line) => void lines.push(line) },
  };
}

const tool = (name, title, risk, properties, more = {}) => ({
  name,
  title,
  description: title,
  inputSchema: { type: 'object', properties },
  risk,
  isReadOnly: false,
  scope: risk === 'destructive' ? 'page:destructive' : 'page:act',
  sensitive: [],
  paths: [],
  faults: () => [],
  definition: { name },
  ...more,
});

const shop = {
  id: 'tab-1',
  origin: 'http://localhost:5173',
  title: 'Hearth & Larder',
  list: [
    tool('find_products', 'Find products', 'safe', {}, { isReadOnly: true, scope: 'page:read' }),
    tool('place_order', 'Place order', 'destructive', {}),
    tool('delete_account', 'Delete account', 'destructive', {}),
  ],
  tools() {
    return this.list;
  },
  call: ({ tool: name }) => Promise.resolve({ status: 'completed', tool: name, messages: ['done'], evidence: [] }),
};

function approved(core, agent_id) {
  const scopes = ['page:read', 'page:act', 'page:destructive'];
  const { request, pickup } = core.requestAccess({ agent_id, scopes, roots: [], reason: 'order for Ada' });
  core.approve({ request_id: request.request_id, ttl_seconds: 600 }, 'approval page');
  return core.pickUp(request.request_id, pickup).session_id;
}

async function decided(core, allow) {
  while (core.confirmations.list().length === 0) await Promise.resolve();
  const [{ confirmation_id, digest }] = core.confirmations.list();
  core.decide(confirmation_id, digest, allow, 'approval page');
}

/** Takes the pictures of the approval page and of the record. */
export async function takeBridgePictures(browser, folder) {
  const core = new BridgeCore(stillWorld());
  core.plugins.attach(shop);
  let code = '';
  const server = await startBridge({ core, version: '0.0.0', showCode: (next) => (code = next) });
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  const take = (name) =>
    page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide', fullPage: true });
  try {
    await page.clock.setFixedTime(began);
    await page.goto(`http://127.0.0.1:${server.port}/`);
    const session_id = approved(core, 'Claude Code');
    const order = { email: 'ada@example.com', delivery: 'Express, tomorrow', payment: 'Invoice, 14 days' };
    await core.execute({ session_id }, 'find_products', { words: 'tea' });
    const refused = core.execute({ session_id }, 'delete_account', {});
    await decided(core, false);
    await refused;
    void core.execute({ session_id }, 'place_order', order);
    core.requestAccess({ agent_id: 'Codex', scopes: ['page:read'], roots: [], reason: 'read the orders' });
    await page.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Allow once' }).waitFor();
    await page.locator('article button:not([aria-disabled])').first().waitFor();
    await page.evaluate(() => document.activeElement?.blur());
    await take('bridge-approval');
    await decided(core, true);
    await page.getByRole('link', { name: 'The record' }).click();
    await page.locator('#entries tr').first().waitFor();
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.evaluate(() => document.activeElement?.blur());
    await take('bridge-record');
  } finally {
    await page.close();
    await server.close();
  }
}
