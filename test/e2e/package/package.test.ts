import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newApp, packedTarball, run, succeed, type NewApp } from './new-app.js';

const repo = fileURLToPath(new URL('../../../', import.meta.url));
const bin = (name: string): string => join(repo, 'node_modules/.bin', name);

const bakery = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bakery</title></head>
  <body>
    <form id="order" aria-label="Order a cake">
      <label for="who">Your name</label> <input id="who" name="who" required />
      <button>Order the cake</button>
    </form>
    <p role="status"></p>
    <script>
      document.getElementById('order').addEventListener('submit', (event) => {
        event.preventDefault();
        document.querySelector('[role=status]').textContent = 'Ordered for ' + event.target.who.value;
      });
    </script>
  </body>
</html>
`;

const consumer = `import { defineConfig, defineHarness, type Harness } from 'webmcp';
import { defineHarness as fromHarness } from 'webmcp/harness';
import { readMap, type GroundTruthMap } from 'webmcp/map';
import { register, type Manifest } from 'webmcp/runtime';

export const config = defineConfig({ tools: { order: { prove: 'submitted' } } });
export const harness: Harness<never> = defineHarness({ states: { cart: { route: '/cart' } } });
fromHarness({ states: { open: { route: '/', setup: async ({ page }) => void (await page.title()) } } });
export const map: GroundTruthMap = readMap('{}', 'webmcp.map.json');
export const stop = (manifest: Manifest): (() => void) => register(manifest);
// @ts-expect-error A state has a route.
defineHarness({ states: { wrong: {} } });
// @ts-expect-error The manifest is no text.
register('order');
`;

/** The package as a stranger installs it: from the tarball, with npm, in a folder that holds nothing else. */
describe('the packed package', () => {
  let tarball: string;
  let app: NewApp;
  const installed = (path: string): string => join(app.root, 'node_modules/webmcp', path);
  beforeAll(async () => {
    tarball = await packedTarball();
    app = newApp({ 'package.json': '{ "name": "bakery", "private": true, "type": "module" }', 'index.html': bakery });
    await succeed('npm', ['install', '-D', '--no-audit', '--no-fund', tarball, '@types/node@20.19.43'], app.root);
  });
  afterAll(() => app?.remove());

  it('holds modules, maps and types, and no tests, sources or workspace packages', () => {
    const files = readdirSync(installed('.'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.includes('.'),
    );
    const kinds = new Set(files.map((path) => path.replace(/^.*?(\.d\.ts|\.js\.map|\.schema\.json|\.[a-z]+)$/, '$1')));
    expect([...kinds].sort()).toEqual(['.d.ts', '.js', '.js.map', '.json', '.md', '.schema.json']);
    const manifest = readFileSync(installed('package.json'), 'utf8');
    expect(manifest).not.toContain('@webmcp/');
    expect(manifest).not.toContain('webmcp-source');
    for (const path of files.filter((each) => /\.(js|d\.ts)$/.test(each)))
      expect(readFileSync(installed(path), 'utf8'), path).not.toMatch(/(from|import\(|resolve\()\s*["'`]@webmcp\//);
  });

  it('contains the licences of the code that was bundled', () => {
    const notices = readFileSync(installed('THIRD-PARTY-NOTICES.md'), 'utf8');
    expect(notices).toMatch(/## rolldown [\d.]+ \(MIT\)/);
    expect(notices).toContain('Permission is hereby granted');
    expect(readFileSync(installed('LICENSE'), 'utf8')).toContain('MIT License');
  });

  it('passes publint and attw without a finding', async () => {
    expect((await publint({ pkgDir: installed('.'), strict: true, pack: false })).messages).toEqual([]);
    const attw = await run(bin('attw'), ['--profile', 'esm-only', '--format', 'ascii', tarball], app.root);
    expect(attw.code, attw.out).toBe(0);
  });

  it.each(['bundler', 'node16', 'nodenext'])('has types for %s with skipLibCheck off', async (moduleResolution) => {
    const compilerOptions = {
      module: moduleResolution === 'bundler' ? 'preserve' : moduleResolution,
      moduleResolution,
      target: 'es2022',
      lib: ['es2023', 'dom', 'esnext.disposable'],
      types: ['node'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
    };
    app.write({
      'consumer.ts': consumer,
      'tsconfig.json': JSON.stringify({ compilerOptions, files: ['consumer.ts'] }),
    });
    expect(await run(bin('tsc'), ['-p', '.'], app.root)).toEqual({ code: 0, out: '' });
  });

  it('instruments the folder that it was installed in', async () => {
    app.write({
      'webmcp.harness.ts': `import { defineHarness } from 'webmcp/harness';
export default defineHarness({ states: { order: { route: '/index.html' } } });`,
    });
    const out = await succeed('npx', ['--no-install', 'webmcp', 'instrument', '--emit', 'webmcp.iife.js'], app.root);
    expect(out).toContain('order');
    const map = JSON.parse(readFileSync(join(app.root, 'webmcp.map.json'), 'utf8')) as { tools: { kind: string }[] };
    expect(map.tools.map(({ kind }) => kind)).toContain('form');
    expect(readFileSync(join(app.root, 'webmcp.iife.js'), 'utf8')).toContain('webmcpRuntime.register(');
  });

  it('names a missing Playwright, and doctor lists all else', async () => {
    const playwright = join(app.root, 'node_modules', 'playwright');
    renameSync(playwright, `${playwright}-away`);
    try {
      const doctor = await run('npx', ['--no-install', 'webmcp', 'doctor'], app.root);
      expect(doctor.code).toBe(1);
      expect(doctor.out).toMatch(
        /ok {2}Node[^]*!! {2}Browser[^]*Map[^]*PLAYWRIGHT_MISSING\n.*\n.*npm install -D playwright/,
      );
      const instrument = await run('npx', ['--no-install', 'webmcp', 'instrument'], app.root);
      expect(instrument.code).toBe(2);
      expect(instrument.out).toContain('PLAYWRIGHT_MISSING');
    } finally {
      renameSync(`${playwright}-away`, playwright);
    }
  });

  it('loads in a page as one module without an import', () => {
    expect(readFileSync(installed('dist/runtime.js'), 'utf8')).not.toMatch(/^\s*import\b/m);
  });
});
