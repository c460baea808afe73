import { appendFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { browserIdentity } from '../../src/browser/browser-identity.js';
import { tempFolder } from '../temp-folder.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

function browserFile(): { folder: string; file: string } {
  const folder = tempFolder({ chromium: '#!/bin/sh\n' });
  const file = join(folder, 'chromium');
  chmodSync(file, 0o755);
  return { folder, file };
}

it('names the browser of WEBMCP_BROWSER alone, and notices another version of it', () => {
  const { file } = browserFile();
  vi.stubEnv('WEBMCP_BROWSER', file);
  const before = browserIdentity();
  expect(JSON.parse(before!)).toEqual([expect.any(String), [file, 10, expect.any(Number)]]);
  appendFileSync(file, 'exit 0\n');
  expect(browserIdentity()).not.toBe(before);
});

it.runIf(process.platform === 'linux')('names a browser that only PATH has', () => {
  const { folder, file } = browserFile();
  vi.stubEnv('WEBMCP_BROWSER', '');
  vi.stubEnv('PATH', folder);
  expect(browserIdentity()).toContain(file);
  vi.stubEnv('PATH', tempFolder({}));
  expect(browserIdentity() ?? '').not.toContain(file);
});

it.runIf(process.platform === 'linux')("names Playwright's own browsers", () => {
  vi.stubEnv('WEBMCP_BROWSER', '');
  vi.stubEnv('PATH', tempFolder({}));
  const folder = tempFolder({ 'chromium_headless_shell-1/chrome': '', 'firefox-1/firefox': '' });
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
  expect(browserIdentity()).toContain(join(folder, 'chromium_headless_shell-1'));
  expect(browserIdentity()).not.toContain('firefox');
});

it('does not know a browser without a file', () => {
  vi.stubEnv('WEBMCP_BROWSER', '/nowhere/chromium');
  expect(browserIdentity()).toBeNull();
});
