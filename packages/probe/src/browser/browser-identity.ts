import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from './chromium.js';

const playwright = createRequire(import.meta.url)('playwright/package.json') as { version: string };

/**
 * Returns a text that differs for another browser or another version of it, without a launch. Null if the browser that
 * would be launched is not known.
 */
export async function browserIdentity(): Promise<string | null> {
  const wanted = process.env['WEBMCP_BROWSER'] ?? '';
  const file = wanted === '' ? (await chromium()).executablePath() : wanted;
  if (!existsSync(file)) return null;
  const { size, mtimeMs } = statSync(file);
  return JSON.stringify([playwright.version, realpathSync(file), size, mtimeMs]);
}
