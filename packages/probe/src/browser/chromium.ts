import { createRequire } from 'node:module';
import type { BrowserType } from 'playwright';

/**
 * Loads Playwright's Chromium. A run that takes every page from the last run never needs it. An `import` would first search
 * the whole text of Playwright for names of exports, which takes 0.3 s.
 */
export function chromium(): BrowserType {
  const playwright = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return playwright.chromium;
}
