import type { BrowserContextOptions } from 'playwright';

/** Options of every context, so that a login sees the same app as the states. */
export function contextOptions(storageState: BrowserContextOptions['storageState']): BrowserContextOptions {
  return {
    acceptDownloads: false,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    ...(storageState === undefined ? {} : { storageState }),
  };
}
