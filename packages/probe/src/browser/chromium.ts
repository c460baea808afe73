import type { BrowserType } from 'playwright';

/** Loads Playwright's Chromium. A run that takes every page from the last run never needs it. */
export async function chromium(): Promise<BrowserType> {
  return (await import('playwright')).chromium;
}
