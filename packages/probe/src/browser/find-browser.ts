import type { BrowserChoice } from './browser-choices.js';
import { launchFirst } from './launch-first.js';

/**
 * Finds a Chromium that can be launched on this machine, by launching it.
 * @throws ProblemError BROWSER_WRONG, NO_BROWSER
 */
export async function findBrowser(): Promise<BrowserChoice & { version: string }> {
  const { browser, choice } = await launchFirst({});
  const version = browser.version();
  await browser.close();
  return { ...choice, version };
}
