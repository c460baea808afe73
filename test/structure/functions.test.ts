import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { largeFunctions } from './large-functions.js';
import { root, sourceFolders } from './source-files.js';

const require = createRequire(import.meta.url);
const oxlint = join(dirname(require.resolve('oxlint/package.json')), 'bin', 'oxlint');

/** Runs oxlint with the limits of `.oxlintrc.functions.json` and returns each finding as `file function`. */
function functionsOverTheLimits(): string[] {
  const args = ['-c', '.oxlintrc.functions.json', '--format', 'json', ...sourceFolders()];
  const { stdout } = spawnSync(process.execPath, [oxlint, ...args], { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; filename: string }[] };
  const named = diagnostics.map(
    ({ message, filename }) =>
      `${filename.replaceAll('\\', '/')} ${/[`'](#?\w+)[`']/.exec(message)?.[1] ?? 'anonymous'}`,
  );
  return [...new Set(named)].sort();
}

test('each function over 60 lines, 15 branches or five parameters has a reason, and each reason a function', () => {
  expect(functionsOverTheLimits()).toEqual(Object.keys(largeFunctions).sort());
});

test('at most ten functions are over the limits', () => {
  expect(Object.keys(largeFunctions).length).toBeLessThanOrEqual(10);
});
