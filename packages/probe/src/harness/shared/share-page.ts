import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { temporaryFolder } from '../../browser/temporary-folder.js';

/** A page that another process can open. */
export interface SharedPage {
  /** The endpoint of the browser's server. */
  endpoint: string;
  /** The id of the page in the DevTools protocol. */
  target: string;
}

const endpoints = new WeakMap<Browser, Promise<string>>();

/**
 * Shares a page with another process of this machine, for {@link openSharedPage}. Both processes then use the same page.
 * @throws Error for a page without a browser
 */
export async function sharePage(page: Page): Promise<SharedPage> {
  const context = page.context();
  const browser = context.browser();
  if (browser === null) throw new Error('the page has no browser to share');
  let endpoint = endpoints.get(browser);
  if (endpoint === undefined) {
    endpoint = bind(browser);
    endpoints.set(browser, endpoint);
  }
  return { endpoint: await endpoint, target: await targetOf(context, page) };
}

/** Returns the page's id in the DevTools protocol. */
export async function targetOf(context: BrowserContext, page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  try {
    return (await session.send('Target.getTargetInfo')).targetInfo.targetId;
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/**
 * Opens the browser's server (Playwright 1.65, `browser.bind`). Its socket and its entry in Playwright's list of servers
 * are in the temporary folder of this process. A killed process removes neither.
 */
async function bind(browser: Browser): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const before = placeNames.map((name) => [name, process.env[name]] as const);
  for (const name of placeNames) process.env[name] = folder;
  try {
    return (await browser.bind('webmcp')).endpoint;
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The variables that name the folders of sockets and of the list of servers. */
const placeNames = ['PWTEST_SOCKETS_DIR', 'PWTEST_SERVER_REGISTRY'] as const;
