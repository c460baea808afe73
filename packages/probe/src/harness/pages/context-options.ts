import type { BrowserContextOptions } from 'playwright';

/**
 * Returns the options of every browser context, so that a login sees the same app as the states.
 * @param baseUrl the app's address; a path in a harness (`page.goto('/login')`) is relative to it
 */
export function contextOptions(
  baseUrl: string,
  storageState?: BrowserContextOptions['storageState'],
): BrowserContextOptions {
  return {
    baseURL: baseUrl,
    acceptDownloads: false,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    ...(storageState === undefined ? {} : { storageState }),
  };
}
