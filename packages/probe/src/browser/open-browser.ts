import type { Browser } from 'playwright';
import { resolverRule } from '../guard/allowed-hosts.js';
import { closeOnAbort } from './close-on-abort.js';
import { launchFirst } from './launch-first.js';

export interface OpenBrowserOptions {
  /** Hosts besides loopback that the browser may reach. No other host resolves. */
  allowHosts?: string[];
  /** More flags, such as `--enable-features=WebMCP`. */
  args?: string[];
  headless?: boolean;
  /** Called when the browser's process has started. Code that blocks Node delays the browser no more. */
  onStart?: () => void;
  /** Closes the browser. */
  signal?: AbortSignal;
}

/**
 * Launches the Chromium of {@link findBrowser}, which then reaches only loopback and `allowHosts`.
 * @throws ProblemError BROWSER_WRONG, NO_BROWSER; the signal's reason when it was aborted
 */
export async function openBrowser(options: OpenBrowserOptions = {}): Promise<Browser> {
  const { allowHosts = [], args = [], headless = true, onStart, signal } = options;
  signal?.throwIfAborted();
  const { browser } = await launchFirst({ headless, onStart, args: [resolverRule(allowHosts), ...args] });
  if (signal?.aborted === true) {
    await browser.close();
    signal.throwIfAborted();
  }
  closeOnAbort(browser, signal);
  return browser;
}
