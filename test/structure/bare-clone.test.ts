import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

test('the commands begin on a clone that has no packages yet', () => {
  const clone = mkdtempSync(join(tmpdir(), 'webmcp-bare-'));
  try {
    cpSync(fileURLToPath(new URL('../../scripts', import.meta.url)), join(clone, 'scripts'), { recursive: true });
    const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'help'], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect({ stderr, status }).toEqual({
      stderr:
        'Usage: node scripts/run.mjs test|test:all|test:clients|test:conformance|test:e2e|test:stacks|test:security|check|docs|demo|demo:bridge|pictures|playground\n',
      status: 2,
    });
  } finally {
    rmSync(clone, { recursive: true });
  }
});
