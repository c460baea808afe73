import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { approvedToken, openBridgeStage, type BridgeStage } from '../../scripts/demo/bridge-stage.mjs';
import { instrumentApp } from '../slice/instrument-app.js';
import { byLabel, toolWithAction } from '../slice/tool-with-action.js';

const here = dirname(fileURLToPath(import.meta.url));

/** Returns the path of a part of an installed client. */
export const installed = (path: string): string => join(here, 'node_modules', path);

/** These clients want a newer Node than the project. */
export const node24 = installed('node/bin/node');

/** The shop in Chromium at its sign-up, a bridge, and a client's own folder. */
export interface ClientStage extends BridgeStage {
  folder: string;
  /** The tool that makes an account, and its arguments. */
  signUp: { name: string; args: Record<string, unknown> };
  /** Opens the sign-up anew. */
  openSignUp(): Promise<void>;
  /** Lets the person approve a client. Returns its token when the page shows the tool. */
  tokenFor(agent_id: string): Promise<string>;
  /** Lets the person allow the call of a client, and returns what the client printed. */
  allowed<T>(calling: Promise<T>): Promise<T>;
  /** Returns the account that the page shows. */
  account(): Promise<string>;
  /** The environment of a client: a home of its own, and nothing of this process but the path. */
  clientEnv(more?: Record<string, string>): Record<string, string>;
}

/** @param start starts the bridge in another way than by the command line */
export async function openClientStage(start?: Parameters<typeof openBridgeStage>[0]['start']): Promise<ClientStage> {
  const app = await instrumentApp('react');
  const folder = await mkdtemp(join(tmpdir(), 'webmcp-clients-'));
  await writeFile(join(folder, 'webmcp.map.json'), JSON.stringify(app.map));
  const url = new URL('/sign-up', app.url).href;
  const stage = await openBridgeStage({ folder, script: app.script, url, ...(start && { start }) });
  const tool = toolWithAction(app.map, 'Create account');
  const member = {
    'Full name': 'Ada Byron',
    'E-mail': 'ada@example.com',
    'Date of birth': '1990-12-10',
    Country: 'Sweden',
    Membership: 'Family',
  };
  return {
    ...stage,
    folder,
    signUp: { name: tool.name, args: byLabel(tool, member) },
    openSignUp: () => stage.load(url),
    async tokenFor(agent_id) {
      const token = await approvedToken(stage, agent_id);
      while (!(await lists(stage.address, token, tool.name))) await stage.page.waitForTimeout(200);
      return token;
    },
    async allowed(calling) {
      const asked = stage.person.reads('confirmations').then(() => stage.person.presses('Allow once'));
      asked.catch(() => {});
      // A client that ends without a call shows in what it printed.
      await Promise.race([asked, calling]);
      return await calling;
    },
    account: () => stage.page.getByRole('status', { name: 'Account created' }).innerText(),
    clientEnv: (more = {}) => ({ PATH: process.env['PATH'] ?? '', HOME: folder, ...more }),
    async close() {
      await stage.close();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns whether a session sees a tool. A page that was opened anew lists its tools a little later. */
async function lists(address: string, token: string, name: string): Promise<boolean> {
  const response = await fetch(`${address}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  return (await response.text()).includes(`"${name}"`);
}
