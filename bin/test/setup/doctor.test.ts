import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { doctor, type DoctorResult } from '../../src/commands/doctor.js';

async function doctorOf(files: Record<string, string>): Promise<DoctorResult> {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-doctor-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return await doctor({ root, out: join(root, 'webmcp.map.json') }, { signal: new AbortController().signal });
}

const app = { 'package.json': '{ "dependencies": { "react": "19", "vite": "8" } }' };

test.each([
  ['8.0.1', 'good', "the project's own Vite 8.0.1"],
  ['4.5.9', 'absent', 'Vite 4.5.9 is older than 5'],
  [null, 'absent', 'Vite is not installed here'],
])('doctor says of Vite %s that it is %s', async (version, is, text) => {
  const vite = version === null ? {} : { 'node_modules/vite/package.json': JSON.stringify({ version }) };
  const { findings } = await doctorOf({ ...app, ...vite });
  expect(findings).toContainEqual({ what: 'Dev server', is, text: expect.stringContaining(text) });
});

test('doctor names the apps of a workspace', async () => {
  const { findings, problems, exitCode } = await doctorOf({
    'package.json': '{ "workspaces": ["apps/*"] }',
    'apps/shop/package.json': app['package.json'],
    'apps/admin/package.json': app['package.json'],
  });
  expect(problems.map(({ code }) => code)).toContain('WHICH_APP');
  expect(findings).toContainEqual({
    what: 'Project',
    is: 'bad',
    text: expect.stringContaining('2 apps: apps/admin, apps/shop'),
  });
  expect(exitCode).toBe(1);
});
