// A page of an app in Chromium, a running bridge, and a person who has connected the two. The demo and the tests of real
// clients use it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { openBrowser } from '@webmcp/probe';

import { webmcp } from './instrument.mjs';

/** Runs `webmcp bridge`. Returns a function that waits for a line of it, and a function that ends it. */
function spawnBridge({ folder, origin, env }) {
  const bridge = spawn(process.execPath, [webmcp, 'bridge', '--root', folder, '--origin', origin], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(bridge, 'exit');
  let said = '';
  bridge.stderr.on('data', (chunk) => (said += chunk));
  const line = async (pattern) => {
    for (;;) {
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) return found;
      if (bridge.exitCode !== null) throw new Error(`The bridge ended: ${said}`);
      await Promise.race([once(bridge.stderr, 'data'), ended]);
    }
  };
  const end = async () => {
    bridge.kill('SIGTERM');
    await ended;
  };
  return { line, end };
}

/**
 * Starts a bridge, opens a page of the app, and connects the page as a person does: by typing the code.
 * @param options `folder` holds `webmcp.map.json` and takes all files of the bridge; `script`: the emitted tools; `url` of
 * the page; `start` starts the bridge in another way
 */
export async function openBridgeStage({ folder, script, url, signal, start = spawnBridge }) {
  const env = { ...process.env, XDG_RUNTIME_DIR: folder, XDG_STATE_HOME: folder };
  const { line, end } = await start({ folder, origin: new URL(url).origin, env });
  let browser;
  const close = async () => {
    await browser?.close();
    await end();
  };
  try {
    const address = await line(/runs at (http:\S+)\//);
    // The approval page refuses a browser that a program drives, so this one says that it is driven by hand.
    browser = await openBrowser({ args: ['--disable-blink-features=AutomationControlled'], signal });
    const page = await browser.newPage();
    const questions = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    await page.addInitScript({ path: script });
    const load = async (at) => {
      await page.goto(at);
      await page.addScriptTag({ url: `${address}/page.js` });
    };
    await load(url);
    await page.locator('html > div').last().waitFor({ state: 'attached' });
    await page.keyboard.type(await line(/Code for a page of \S+: (\w+)/));
    await page.keyboard.press('Enter');
    const person = await openApproval(browser, address, await line(/this code opens its page: (\w+)/));
    return {
      address,
      page,
      /** Opens another page in the tab, which comes back to the bridge by itself. */
      load,
      questions,
      person,
      verify: () => verify(folder, env),
      env,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the approval page of a bridge, and waits for a connected page. Returns the acts of a person there. */
export async function openApproval(browser, address, code) {
  const approval = await browser.newPage();
  await approval.goto(`${address}/`);
  await approval.getByLabel('Code').fill(code);
  await approval.keyboard.press('Enter');
  await approval.locator('#plugins li').first().waitFor();
  return personAt(approval);
}

/** The acts of a person on the approval page. */
const personAt = (approval) => ({
  page: approval,
  /** Reads what one part of the page shows: `confirmations`, `requests` or `sessions`. */
  async reads(part) {
    await approval.locator(`#${part} article`).first().waitFor();
    return await approval.locator(`#${part}`).innerText();
  },
  async presses(name) {
    await approval.getByRole('button', { name, exact: true }).first().click();
  },
});

/** Lets the person approve a new session. Returns its token. */
export async function approvedToken({ address, person }, agent_id, scopes = ['page:read', 'page:act']) {
  const asked = { agent_id, scopes, reason: 'a client' };
  const { request_id, pickup_token } = (await post(address, '/mcp/request_access', asked)).body;
  await person.reads('requests');
  await person.presses('Approve');
  for (;;) {
    const { status, body } = await post(address, '/mcp/pick_up', { request_id }, pickup_token);
    if (status === 200) return body.session_token;
    if (status !== 409) throw new Error(`No token: ${JSON.stringify(body)}`);
    await person.reads('sessions');
  }
}

/** Sends one call of the bridge's interface. */
export async function post(address, path, body, token) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

function verify(folder, env) {
  const { status, stdout } = spawnSync(process.execPath, [webmcp, 'audit', 'verify', '--root', folder], {
    env,
    encoding: 'utf8',
  });
  return { holds: status === 0, text: stdout.trim() };
}
