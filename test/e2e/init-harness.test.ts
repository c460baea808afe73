import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head><body>
<button id="open">New order</button>
<dialog aria-label="New order"><form method="dialog"><label>Name <input name="name"></label><button>Send order</button></form></dialog>
<script>document.getElementById('open').addEventListener('click', () => document.querySelector('dialog').showModal());</script>
</body></html>`;

describe('the harness that init writes', () => {
  let root: string;
  const run = (...args: string[]): { status: number | null; out: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [webmcp, ...args, '--root', root], {
      encoding: 'utf8',
      cwd: root,
    });
    return { status, out: stdout + stderr };
  };
  const harness = (): string => readFileSync(join(root, 'webmcp.harness.ts'), 'utf8');
  const states = (): string[] =>
    (JSON.parse(readFileSync(join(root, 'webmcp.map.json'), 'utf8')) as GroundTruthMap).states.map(
      ({ id, from }) => `${from} ${id}`,
    );
  const writeStates = ['instrument', '--explore', '--write-harness', 'webmcp.harness.ts'];

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-init-harness-'));
    writeFileSync(join(root, 'index.html'), page);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('has no states, so the pages are the states', () => {
    expect(run('init', '--yes')).toMatchObject({ status: 0, out: expect.stringContaining('webmcp.harness.ts') });
    expect(states()).toEqual(['route index']);
    expect(run('doctor').out).toContain('webmcp.harness.ts: no states yet, so the routes are the states');
  });

  it('is replaced by the states that exploring finds, and then never overwritten', () => {
    expect(run(...writeStates).status).toBe(0);
    const written = harness();
    expect(written).toContain("getByRole('button', { name: 'New order', exact: true }).click()");
    expect(written).not.toContain('...harness');
    expect(run('instrument').status).toBe(0);
    expect(states()).toEqual(['harness index', 'harness new-order']);
    expect(run(...writeStates)).toMatchObject({ status: 2, out: expect.stringContaining('it is left alone') });
    expect(harness()).toBe(written);
  });
});
