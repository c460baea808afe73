import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const shop = fileURLToPath(new URL('../../examples/playground/react', import.meta.url));

test('four parts of the shop, with exploring, make the bytes of one run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'webmcp-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]): number | null =>
    spawnSync(process.execPath, [webmcp, ...args, '--root', shop], { stdio: 'ignore' }).status;
  const file = (name: string): string => join(folder, name);
  expect(run('instrument', '--explore', '--out', file('whole.json'))).toBe(0);
  const parts = [1, 2, 3, 4].map((index) => {
    const part = file(`part-${index}.json`);
    expect(run('instrument', '--explore', '--shard', `${index}/4`, '--out', part)).toBe(0);
    return part;
  });
  expect(run('merge', ...parts.reverse(), '--out', file('merged.json'))).toBe(0);
  expect(readFileSync(file('merged.json'), 'utf8')).toBe(readFileSync(file('whole.json'), 'utf8'));
});
