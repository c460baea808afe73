import { ProblemError } from '@webmcp/contract';
import type { Browser } from 'playwright';
import { chromium } from './chromium.js';
import { closeOnAbort } from './close-on-abort.js';

/** Milliseconds that a browser may take to accept the connection. */
const connecting = 30_000;

/** Matches addresses of the DevTools protocol: Chromium's own, and those of Selenium Grid. */
const devTools = /^https?:|\/devtools\/|\/se\/cdp/;

/**
 * Connects to a browser that runs elsewhere: to a Playwright server, or through the DevTools protocol. Such a browser has
 * none of our launch flags. Closing it leaves the browser itself running.
 * @param endpoint the address: `ws:` or `wss:`, and for the DevTools protocol also `http:`. It may hold a key, so no message
 * names more than its host
 * @throws {ProblemError} CONNECT_FAILED; the signal's reason when it was aborted
 */
export async function connectBrowser(endpoint: string, signal?: AbortSignal): Promise<Browser> {
  signal?.throwIfAborted();
  const host = hostOf(endpoint);
  try {
    const type = chromium();
    const browser = await (devTools.test(endpoint)
      ? type.connectOverCDP(endpoint, { timeout: connecting })
      : type.connect(endpoint, { timeout: connecting }));
    closeOnAbort(browser, signal);
    return browser;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ProblemError('CONNECT_FAILED', { host, reason: reasonOf(cause, endpoint) }, { cause });
  }
}

function hostOf(endpoint: string): string {
  if (!URL.canParse(endpoint) || !/^(?:wss?|https?):/.test(endpoint))
    throw new ProblemError('CONNECT_FAILED', { host: 'the given endpoint', reason: 'it is no ws: or http: address' });
  return new URL(endpoint).host;
}

/** Returns the first line of an error. Playwright repeats the whole address. */
function reasonOf(cause: unknown, endpoint: string): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [first = ''] = message.split('\n');
  return first.replace(/^browserType\.connect(?:OverCDP)?:\s*/, '').replaceAll(endpoint, new URL(endpoint).host);
}
