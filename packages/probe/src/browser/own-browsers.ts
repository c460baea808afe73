import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Returns the folders of Playwright's own Chromium, also of its headless shell, without loading Playwright. The places are
 * those that Playwright documents under "Managing browser binaries".
 */
export function ownBrowsers(): string[] {
  const folder = browsersFolder();
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith('chromium'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function browsersFolder(): string {
  const wanted = process.env['PLAYWRIGHT_BROWSERS_PATH'];
  if (wanted === '0') return join(dirname(playwrightCore()), '.local-browsers');
  if (wanted !== undefined && wanted !== '') return resolve(process.env['INIT_CWD'] ?? '', wanted);
  return join(userCache(), 'ms-playwright');
}

/** Returns the manifest of the package that installs the browsers. Only Playwright itself can resolve it. */
function playwrightCore(): string {
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  return createRequire(playwright).resolve('playwright-core/package.json');
}

function userCache(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return XDG_CACHE_HOME ?? join(homedir(), '.cache');
}
