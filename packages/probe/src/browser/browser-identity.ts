import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browserChoices } from './browser-choices.js';
import { ownBrowsers } from './own-browsers.js';

const playwright = createRequire(import.meta.url)('playwright/package.json') as { version: string };

/**
 * Returns a text that differs for another browser or another version of it, without a launch. Only a launch decides
 * between the browsers of a machine, so the text names all of them. Null if none is known, or if one may be unknown.
 */
export function browserIdentity(): string | null {
  const wanted = process.env['WEBMCP_BROWSER'] ?? '';
  const files = wanted === '' ? candidates() : [wanted];
  const found = files?.filter((file) => existsSync(file)) ?? [];
  return found.length === 0 ? null : JSON.stringify([playwright.version, ...found.map(printOf)]);
}

/** Returns the files of all browsers that a launch may try. Null if Chrome or Edge may be somewhere else. */
function candidates(): string[] | null {
  const own = ownBrowsers();
  if (process.platform !== 'linux') return own.length > 0 ? own : null;
  return [...own, ...[...browserChoices()].flatMap(({ file }) => file ?? [])];
}

function printOf(file: string): [string, number, number] {
  const { size, mtimeMs } = statSync(file);
  return [realpathSync(file), size, mtimeMs];
}
