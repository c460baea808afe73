import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { filesPrint } from '../../src/cache/files-print.js';
import { importedFiles } from '../../src/cache/imported-files.js';
import { keptValue } from '../../src/cache/kept-value.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string): string => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
};

describe('a kept value', () => {
  test('comes back for the same version, and not for a damaged file', () => {
    const file = join(folder, 'deep/value');
    const kept = keptValue(file, '1');
    expect(kept.read()).toBeUndefined();
    expect(kept.write({ a: [1, { b: 'text' }] })).toBe(true);
    expect(kept.read()).toEqual({ a: [1, { b: 'text' }] });
    expect(keptValue(file, '2').read()).toBeUndefined();
    const bytes = readFileSync(file);
    bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) + 1;
    writeFileSync(file, bytes);
    expect(kept.read()).toBeUndefined();
  });
});

describe('the print of files', () => {
  test('changes with a content and with a new file, and not with node_modules or a file that is left out', () => {
    put('a.ts', '1');
    const outside = put('../webmcp-outside.txt', '1');
    const print = (): string | null => filesPrint([folder], [outside], new Set([join(folder, 'out.json')]));
    const before = print();
    put('out.json', '{}');
    put('node_modules/x/index.js', '1');
    expect(print()).toBe(before);
    put('b.ts', '');
    const added = print();
    expect(added).not.toBe(before);
    writeFileSync(outside, '2');
    expect(print()).not.toBe(added);
    rmSync(outside);
  });

  test('is unknown with a link to a folder, and not with a link to node_modules', () => {
    put('a.ts', '1');
    symlinkSync(tmpdir(), join(folder, 'node_modules'));
    expect(filesPrint([folder], [], new Set())).not.toBeNull();
    symlinkSync(tmpdir(), join(folder, 'shared'));
    expect(filesPrint([folder], [], new Set())).toBeNull();
  });
});

describe('the files that a module imports', () => {
  test('are found through re-exports, with and without an ending', () => {
    const shared = put(
      'shared.ts',
      "import { defineHarness } from 'webmcp/harness';\nexport default defineHarness({});",
    );
    const deep = put('app/deep/index.ts', 'export const a = 1;');
    const file = put('app/webmcp.harness.ts', "export { default } from '../shared.ts';\nimport './deep';\n");
    expect(importedFiles(file)).toEqual([file, shared, deep]);
  });

  test.each([
    ['a part of Node', "import { readFileSync } from 'node:fs';"],
    ['a file that is missing', "import './missing';"],
    ['a file whose name is computed', 'const x = await import(name);'],
    ['a name that package.json leads to a file', "import { seed } from '#seed';"],
  ])('are unknown with an import of %s', (_, text) => {
    expect(importedFiles(put('one.ts', text))).toBeNull();
  });

  test('include those of a package that a workspace links, and none of an installed package', () => {
    put('node_modules/installed/index.js', 'exports.a = 1;');
    put('packages/seed/package.json', '{ "name": "@shop/seed", "main": "./src/index.ts" }');
    const rows = put('packages/seed/src/rows.ts', 'export const rows = 3;');
    const seed = put('packages/seed/src/index.ts', "export * from './rows.js';");
    mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true });
    symlinkSync(join(folder, 'packages/seed'), join(folder, 'node_modules/@shop/seed'));
    const file = put('app/webmcp.harness.ts', "import 'installed';\nimport { rows } from '@shop/seed';\n");
    expect(importedFiles(file)).toEqual([file, seed, rows].map((one) => realpathSync(one)));
  });

  test('are unknown with a linked package whose entries are for import alone', () => {
    put('packages/only/package.json', '{ "name": "only", "exports": { "import": "./index.ts" } }');
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(folder, 'packages/only'), join(folder, 'node_modules/only'));
    expect(importedFiles(put('one.ts', "import { rows } from 'only';"))).toBeNull();
  });

  test('are unknown for a file that does not exist', () => {
    expect(importedFiles(join(folder, 'missing.ts'))).toBeNull();
  });
});
