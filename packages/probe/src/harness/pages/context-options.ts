import type { BrowserContextOptions } from 'playwright';

/**
 * Options of every context, so that a login sees the same app as the states.
 * @param baseUrl of the app: what a harness opens by a path alone, as with `page.goto('/login')`, is opened there
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
