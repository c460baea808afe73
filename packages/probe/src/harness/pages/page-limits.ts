import type { Page } from 'playwright';

/**
 * Limits the waits of Playwright in a page: 15 s for an act of a set-up, 60 s for a navigation to a cold dev server.
 */
export function limitWaits(page: Page): void {
  page.setDefaultTimeout(15_000);
  page.setDefaultNavigationTimeout(60_000);
}
