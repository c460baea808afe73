import type { Browser } from 'playwright';
import { resolverRule } from '../guard/allowed-hosts.js';
import { launchFirst } from './launch-first.js';

export interface OpenBrowserOptions {
  /** Hosts beside loopback that the browser may reach. Everything else does not resolve. */
  allowHosts?: string[];
  /** More flags, e.g. `--enable-features=WebMCP`. */
  args?: string[];
  headless?: boolean;
  /** Closes the browser. */
  signal?: AbortSignal;
}

/**
 * Launches the Chromium that {@link findBrowser} would find, with names and addresses outside loopback and `allowHosts`
 * unreachable.
 * @throws ProblemError BROWSER_WRONG, NO_BROWSER; the signal's reason where it was aborted
 */
export async function openBrowser(options: OpenBrowserOptions = {}): Promise<Browser> {
  const { allowHosts = [], args = [], headless = true, signal } = options;
  signal?.throwIfAborted();
  const { browser } = await launchFirst({ headless, args: [resolverRule(allowHosts), ...args] });
  if (signal?.aborted === true) {
    await browser.close();
    signal.throwIfAborted();
  }
  // Whoever opened it closes it too, and is told what goes wrong then.
  const close = (): void => void browser.close().catch(() => undefined);
  signal?.addEventListener('abort', close, { once: true });
  browser.on('disconnected', () => signal?.removeEventListener('abort', close));
  return browser;
}
