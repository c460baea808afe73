import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const module = new URL('../../dist/browser/temporary-folder.js', import.meta.url).href;

let tmp: string;

beforeEach(() => {
  tmp = mkdtempSync(join(tmpdir(), 'webmcp-test-'));
});
afterEach(() => rmSync(tmp, { recursive: true, force: true }));

/** Runs a script in a process whose folder for temporary files is `tmp`. */
const inProcess = (script: string): Promise<unknown> =>
  run(process.execPath, ['--input-type=module', '--eval', `import { temporaryFolder } from '${module}';${script}`], {
    env: { ...process.env, TMPDIR: tmp },
  });

test('the folder goes after a listener that was added later and still writes, as a browser does until it is killed', async () => {
  await inProcess(`
    import { mkdirSync, writeFileSync } from 'node:fs';
    const folder = temporaryFolder();
    process.on('exit', () => {
      mkdirSync(folder + '/profile', { recursive: true });
      writeFileSync(folder + '/profile/lock', '');
      writeFileSync('${join(tmp, 'written')}', '');
    });
    await Promise.resolve();
    process.exit(0);`);
  expect(existsSync(join(tmp, 'written'))).toBe(true);
  expect(readdirSync(tmp)).toEqual(['written']);
});

test('each ask returns the one folder of the process', async () => {
  await inProcess(`
    import { existsSync } from 'node:fs';
    if (temporaryFolder() !== temporaryFolder() || !existsSync(temporaryFolder())) process.exitCode = 1;`);
  expect(readdirSync(tmp)).toEqual([]);
});
