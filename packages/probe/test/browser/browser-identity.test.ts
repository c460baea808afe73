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

it('names the browser of WEBMCP_BROWSER alone, and notices another version of it', async () => {
  const { file } = browserFile();
  vi.stubEnv('WEBMCP_BROWSER', file);
  const before = await browserIdentity();
  expect(JSON.parse(before!)).toEqual([expect.any(String), [file, 10, expect.any(Number)]]);
  appendFileSync(file, 'exit 0\n');
  expect(await browserIdentity()).not.toBe(before);
});

it.runIf(process.platform === 'linux')('names a browser that only PATH has', async () => {
  const { folder, file } = browserFile();
  vi.stubEnv('WEBMCP_BROWSER', '');
  vi.stubEnv('PATH', folder);
  expect(await browserIdentity()).toContain(file);
  vi.stubEnv('PATH', tempFolder({}));
  expect((await browserIdentity()) ?? '').not.toContain(file);
});

it('does not know a browser without a file', async () => {
  vi.stubEnv('WEBMCP_BROWSER', '/nowhere/chromium');
  expect(await browserIdentity()).toBeNull();
});
