import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { stampPlugin } from '../../src/server/stamp-plugin.js';
import { startDevServer } from '../../src/server/start-dev-server.js';
import { tempFolder } from '../temp-folder.js';
import { viteApp } from './vite-app.js';

/** Stamps by a mark that no minifier removes. */
const stamp = (code: string, file: string): { code: string } | null =>
  file.endsWith('.ts') ? { code: `${code}\nconsole.log('stamped ${file}');` } : { code: `${code}<!-- stamped -->` };

const app = { 'src/main.ts': "console.log('the app');" };

interface ViteBuild {
  build(config: object): Promise<{ output: { code?: string; source?: string | Uint8Array }[] }>;
}

it('leaves a build without stamps', async () => {
  const root = viteApp(app);
  const { build } = (await import(
    pathToFileURL(join(root, 'node_modules/vite/dist/node/index.js')).href
  )) as unknown as ViteBuild;
  const plugin = stampPlugin(root, stamp);
  const built = async (one: object): Promise<string> => {
    const config = { root, configFile: false, logLevel: 'silent', plugins: [one], build: { write: false } };
    return (await build(config)).output.map(({ code, source }) => code ?? String(source)).join('\n');
  };
  const text = await built(plugin);
  expect(text).toContain('the app');
  expect(text).not.toContain('stamped');
  expect(await built({ ...plugin, apply: undefined })).toContain('stamped src/main.ts');
});

it("leaves the app's own build unchanged while its dev server serves stamps", async () => {
  const root = viteApp(app);
  const module = join(tempFolder({ 'stamp.mjs': `export const stamp = ${stamp.toString()};` }), 'stamp.mjs');
  const server = await startDevServer({ root, transform: { module, name: 'stamp' } });
  onTestFinished(() => server.stop());
  expect(await (await fetch(new URL('src/main.ts', server.url))).text()).toContain('stamped src/main.ts');
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    stdio: 'ignore',
  });
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(root, 'dist', file), 'utf8')).join('\n');
  expect(text).toContain('the app');
  expect(text).not.toContain('stamped');
});

it('stamps a page by both pairs of names that versions of Vite read for this hook', () => {
  const { transformIndexHtml: hook } = stampPlugin('/shop', stamp);
  const filename = '/shop/index.html';
  const since4 = { at: hook.order, page: hook.handler('<p>Tea</p>', { filename }) };
  const before4 = { at: hook.enforce, page: hook.transform('<p>Tea</p>', { filename }) };
  expect(since4).toEqual({ at: 'pre', page: '<p>Tea</p><!-- stamped -->' });
  expect(before4).toEqual(since4);
});

it('stamps files below the root and below the given folders, relative to the root', () => {
  const { transform } = stampPlugin('/shop/apps/web', stamp, ['/shop/packages/ui']);
  const stampedAs = (id: string): string | undefined =>
    /stamped (\S+)'/.exec(transform.handler('', id)?.code ?? '')?.[1];
  expect(
    ['/shop/apps/web/src/main.ts', '/shop/packages/ui/field.ts', '/shop/packages/icons/icon.ts'].map(stampedAs),
  ).toEqual(['src/main.ts', '../../packages/ui/field.ts', undefined]);
  expect(stampedAs('/shop/packages/ui/node_modules/x/index.ts')).toBeUndefined();
});
