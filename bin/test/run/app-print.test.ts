import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { appPrint } from '../../src/run/app-print.js';
import type { MakeMapOptions } from '../../src/run/map-run.js';
import { findApp } from '../../src/run/read-app.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-print-'));
  write('package.json', '{ "dependencies": { "vite": "8.0.0" } }');
  write('index.html', '<!doctype html><button>Save</button>');
  write('vite.config.ts', "import { names } from './names.js';\nexport default { define: names };");
  write('names.ts', 'export const names = {};');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

async function print(): Promise<string | null> {
  const options: MakeMapOptions = {
    root,
    paths: [],
    states: [],
    threshold: 0.5,
    allowUnstable: false,
    provenance: true,
    allowHosts: [],
    explore: false,
    blockWrites: false,
  };
  const around = {
    signal: new AbortController().signal,
    progress: { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} },
  };
  return appPrint(options, await findApp(options, around), undefined);
}

it('differs if the config of Vite or an import of it differs, because packages rest on the config', async () => {
  const first = await print();
  expect(first).not.toBeNull();
  expect(await print()).toBe(first);
  write('names.ts', 'export const names = { A: 1 };');
  const second = await print();
  expect(second).not.toBe(first);
  write('vite.config.ts', 'export default {};');
  expect(await print()).not.toBe(second);
});
