import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadHarness } from '@webmcp/project';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';

import { init, type InitResult } from '../../src/commands/init.js';
import { undoInit } from '../../src/commands/undo-init.js';
import { isEmptyHarness } from '../../src/setup/empty-harness.js';

const harnessModule = fileURLToPath(new URL('../../dist/harness.js', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-init-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The text of each file below the root, by its path. */
const everyFile = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
  );
const manifest = (dependencies: Record<string, string>, scripts: Record<string, string> = {}): string =>
  `${JSON.stringify({ name: 'shop', scripts, dependencies }, null, 2)}\n`;
const run = async (options: { yes?: boolean; dryRun?: boolean } = {}): Promise<InitResult> =>
  await init(
    { root, out: join(root, 'webmcp.map.json'), yes: true, dryRun: false, ...options },
    null,
    new AbortController().signal,
  );

/** A small app of each stack: its files, the written files, and a text in one of them. */
const apps: {
  stack: string;
  files: Record<string, string>;
  written: string[];
  holds: [string, string];
  emit: string | null;
}[] = [
  {
    stack: 'Vite',
    files: {
      'package.json': manifest({ react: '19', vite: '8' }),
      'vite.config.js': 'export default { plugins: [] };\n',
      'App.jsx': 'export const App = () => <button>Save</button>;',
    },
    written: ['package.json', 'vite.config.js', 'webmcp.config.mjs', 'webmcp.harness.ts'],
    holds: ['vite.config.js', 'plugins: [webmcp()]'],
    emit: null,
  },
  {
    stack: 'Vite',
    files: {
      'package.json': manifest({ react: '19', vite: '8', '@react-router/dev': '7' }),
      'vite.config.ts': "import { webmcp } from 'webmcp/vite';\nexport default { plugins: [webmcp()] };\n",
      'tsconfig.json': '{}',
      'app/root.tsx': "import { Outlet } from 'react-router';\nexport default function App() { return <Outlet />; }\n",
    },
    written: ['app/root.tsx', 'package.json', 'webmcp.config.ts', 'webmcp.harness.ts'],
    holds: ['app/root.tsx', "import 'virtual:webmcp';\nimport { Outlet }"],
    emit: null,
  },
  {
    stack: 'Next.js',
    files: {
      'package.json': manifest({ react: '19', next: '16' }, { dev: 'next dev' }),
      'tsconfig.json': '{}',
      'pnpm-lock.yaml': '',
      'src/app/page.tsx': 'export default function Page() { return <button>Save</button>; }',
    },
    written: [
      'package.json',
      'src/instrumentation-client.ts',
      'src/webmcp-tools.ts',
      'webmcp.config.ts',
      'webmcp.harness.ts',
    ],
    holds: ['webmcp.config.ts', "command: 'pnpm dev'"],
    emit: 'src/webmcp-tools.ts',
  },
  {
    stack: 'Nuxt',
    files: {
      'package.json': manifest({ nuxt: '4' }, { dev: 'nuxt dev' }),
      'app/app.vue': '<template><button>Save</button></template>',
    },
    written: [
      'app/plugins/webmcp.client.js',
      'app/webmcp-tools.js',
      'package.json',
      'webmcp.config.mjs',
      'webmcp.harness.ts',
    ],
    holds: ['app/plugins/webmcp.client.js', 'defineNuxtPlugin'],
    emit: 'app/webmcp-tools.js',
  },
  {
    stack: 'Quasar',
    files: {
      'package.json': manifest({ vue: '3', quasar: '2', '@quasar/app-vite': '2' }, { dev: 'quasar dev' }),
      'quasar.config.js': "export default () => ({ boot: ['i18n'] });\n",
      'src/App.vue': '<template><button>Save</button></template>',
    },
    written: [
      'package.json',
      'quasar.config.js',
      'src/boot/webmcp.js',
      'src/webmcp-tools.js',
      'webmcp.config.mjs',
      'webmcp.harness.ts',
    ],
    holds: ['quasar.config.js', "boot: ['i18n', 'webmcp']"],
    emit: 'src/webmcp-tools.js',
  },
  {
    stack: 'plain HTML',
    files: {
      'index.html':
        '<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8">\n    <title>Shop</title>\n  </head>\n</html>\n',
      'pages/cart.html': '<!doctype html><title>Cart</title>',
    },
    written: ['index.html', 'pages/cart.html', 'webmcp.config.mjs', 'webmcp.harness.ts', 'webmcp.loader.js'],
    holds: ['pages/cart.html', '<!doctype html><script src="../webmcp.loader.js"></script><title>'],
    emit: 'webmcp.loader.js',
  },
];

describe.each(apps)('an app of $stack', ({ stack, files, written, holds: [file, text], emit }) => {
  it('is set up, and a second run changes nothing', async () => {
    write(files);
    const first = await run();
    expect(first).toMatchObject({ did: 'wrote', exitCode: 0, problems: [], plan: { stack, emit } });
    expect(first.plan.files.map((one) => one.file).sort()).toEqual(written);
    expect(read(file)).toContain(text);
    expect(await run()).toMatchObject({ did: 'nothing', exitCode: 0, plan: { files: [], byHand: [] } });
  });

  it('is as before after --undo, also after the first instrument', async () => {
    write(files);
    const before = everyFile();
    await run();
    write({ 'webmcp.map.json': '{}' });
    if (emit !== null) write({ [emit]: '// Generated by webmcp 1.0.0 from webmcp.map.json. Do not edit.\n' });
    if (emit?.endsWith('.loader.js')) write({ 'webmcp.0123456789ab.iife.js': '' });
    expect(undoInit({ root, dryRun: true })).toMatchObject({ did: 'showed', exitCode: 0 });
    expect(undoInit({ root, dryRun: false })).toMatchObject({ did: 'undid', exitCode: 0, problems: [] });
    expect(everyFile()).toEqual(before);
  });
});

test('--undo keeps what the developer wrote since, and leaves a file whose lines of init changed', async () => {
  write(apps[0]!.files);
  await run();
  const edited = read('package.json').replace('"react": "19"', '"react": "19.2"');
  write({ 'package.json': edited, 'webmcp.config.mjs': '// mine' });
  const undone = undoInit({ root, dryRun: false });
  expect(undone.problems.map(({ code, where }) => [code, where])).toEqual([
    ['INIT_CHANGED_SINCE', 'webmcp.config.mjs'],
  ]);
  expect(read('package.json')).toBe(apps[0]!.files['package.json']!.replace('"react": "19"', '"react": "19.2"'));
  expect(read('vite.config.js')).toBe(apps[0]!.files['vite.config.js']);
  expect(read('webmcp.config.mjs')).toBe('// mine');
  rmSync(join(root, 'webmcp.config.mjs'));
  expect(undoInit({ root, dryRun: false })).toMatchObject({ did: 'undid', exitCode: 0, files: [] });
  expect(undoInit({ root, dryRun: false }).problems.map(({ code }) => code)).toEqual(['INIT_NOTHING_TO_UNDO']);
});

test('a harness of the developer stays as it is', async () => {
  const mine = "export default { states: { home: { route: '/' } } };\n";
  write({ ...apps[0]!.files, 'webmcp.harness.mjs': mine });
  const { plan } = await run();
  expect(plan.files.map(({ file }) => file)).not.toContain('webmcp.harness.ts');
  expect(read('webmcp.harness.mjs')).toBe(mine);
});

test.each([{}, { 'pnpm-lock.yaml': '' }])('the written harness loads, and has no states', async (lock) => {
  write({ ...apps[0]!.files, ...lock });
  await run();
  expect(isEmptyHarness(read('webmcp.harness.ts'))).toBe(true);
  expect(await loadHarness(join(root, 'webmcp.harness.ts'), harnessModule)).toEqual({ states: {} });
});

test('--undo keeps a harness that has states now', async () => {
  write(apps[0]!.files);
  await run();
  const mine = "export default { states: { home: { route: '/' } } };\n";
  write({ 'webmcp.harness.ts': mine });
  expect(undoInit({ root, dryRun: false })).toMatchObject({ did: 'undid', exitCode: 0, problems: [] });
  expect(everyFile()).toEqual({ ...apps[0]!.files, 'webmcp.harness.ts': mine });
});

test('a dry run writes nothing', async () => {
  write(apps[0]!.files);
  expect(await run({ dryRun: true })).toMatchObject({ did: 'showed', exitCode: 0 });
  expect(readdirSync(root).sort()).toEqual(Object.keys(apps[0]!.files).sort());
});

test('without --yes and without a terminal nothing is written', async () => {
  write(apps[0]!.files);
  const result = await run({ yes: false });
  expect(result).toMatchObject({ did: 'showed', exitCode: 1 });
  expect(result.problems.map(({ code }) => code)).toEqual(['INIT_NOT_CONFIRMED']);
});

test('a config that cannot be edited safely stays, and the person gets the lines to paste', async () => {
  write({ ...apps[0]!.files, 'vite.config.js': "import { plugins } from './plugins';\nexport default { plugins };\n" });
  const result = await run();
  expect(result).toMatchObject({ did: 'wrote', exitCode: 1 });
  expect(result.problems.map(({ code, message }) => [code, message.includes('plugins: [webmcp()]')])).toEqual([
    ['INIT_BY_HAND', true],
  ]);
  expect(read('vite.config.js')).not.toContain('webmcp');
});

test('a workspace lists its apps and writes nothing', async () => {
  write({
    'package.json': '{ "name": "all", "workspaces": ["apps/*"] }',
    'apps/shop/package.json': manifest({ react: '19' }),
    'apps/admin/package.json': manifest({ vue: '3' }),
    'apps/tool/package.json': manifest({ lodash: '4' }),
  });
  await expect(run()).rejects.toMatchObject({
    problem: { code: 'WHICH_APP', message: expect.stringContaining('2 apps: apps/admin, apps/shop') },
  });
  expect(read('package.json')).not.toContain('webmcp');
});

test('a workspace whose root holds shared packages and a page lists its apps, too', async () => {
  write({
    'package.json': '{ "name": "all", "workspaces": ["apps/*"], "devDependencies": { "vite": "8" } }',
    'docs/index.html': '<title>Docs</title>',
    'apps/shop/package.json': manifest({ react: '19' }),
    'apps/shop/src/App.tsx': 'export const App = () => <button>Save</button>;',
  });
  await expect(run()).rejects.toMatchObject({
    problem: { code: 'WHICH_APP', fix: expect.stringContaining('--root apps/shop') },
  });
  write({ 'vite.config.js': 'export default { plugins: [] };\n' });
  expect(await run()).toMatchObject({ did: 'wrote', plan: { stack: 'Vite' } });
});

test('an app with an old Vite is told which version the plugin needs', async () => {
  const withVite = (version: string): Record<string, string> => ({
    ...apps[0]!.files,
    'node_modules/vite/package.json': JSON.stringify({ name: 'vite', version }),
  });
  write(withVite('4.5.9'));
  expect((await run({ dryRun: true })).notes).toEqual([expect.stringMatching(/^Vite 4\.5\.9 is older than 5/)]);
});

test('an app with a new Vite gets no note', async () => {
  write({ ...apps[0]!.files, 'node_modules/vite/package.json': '{ "name": "vite", "version": "8.0.1" }' });
  expect((await run({ dryRun: true })).notes).toEqual([]);
});

test.each([
  [{}, 'no package.json'],
  [{ 'package.json': manifest({ lodash: '4' }) }, 'its package.json names neither a framework nor Vite'],
])('source files that nothing serves are refused, with what lacks', async (files, lack) => {
  write({ 'src/App.tsx': 'export const App = () => <button>Save</button>;', ...files });
  await expect(run()).rejects.toMatchObject({
    problem: { code: 'NOT_SERVED', message: expect.stringContaining(lack) },
  });
});

test('a folder without an app is refused', async () => {
  write({ 'notes.txt': 'no app' });
  await expect(run()).rejects.toMatchObject({ problem: { code: 'PROJECT_EMPTY' } });
});

test('a file that cannot be written refuses all writes before the first', async () => {
  write({ ...apps[2]!.files, 'src/webmcp-tools.ts/inner.txt': '' });
  const before = read('package.json');
  await expect(run()).rejects.toMatchObject({ problem: { code: 'FILE_NOT_WRITTEN' } });
  expect(read('package.json')).toBe(before);
  expect(readdirSync(root)).not.toContain('webmcp.config.ts');
});

test.each([
  [{ svelte: '5', vite: '8' }, ['Svelte components are not read']],
  [{ '@angular/core': '20' }, ['Angular templates are read as HTML']],
  [{ 'solid-js': '1', lit: '3' }, ['Lit templates are read as HTML', 'Solid components are read as React']],
  [{ react: '19', vite: '8' }, []],
])('names what is missing of %j', async (dependencies, starts) => {
  write({ 'package.json': manifest(dependencies, { dev: 'x' }), 'index.html': '<button>Save</button>' });
  const { notes } = await run({ dryRun: true });
  expect(notes).toEqual(starts.map((start) => expect.stringContaining(start)));
  expect(
    notes.every((note) => note.endsWith('controls that no page showed, and limits in the code, are missing.')),
  ).toBe(true);
});
