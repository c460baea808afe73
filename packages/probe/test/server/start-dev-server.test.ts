import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '@webmcp/contract';
import { expect, it, onTestFinished } from 'vitest';
import { pollUntil } from '../../src/timing/poll-until.js';
import { startDevServer } from '../../src/server/start-dev-server.js';
import { tempFolder } from '../temp-folder.js';
import { viteApp } from './vite-app.js';

const config = `
export default {
  base: '/shop/',
  server: { port: 5173, open: true, host: '0.0.0.0' },
  plugins: [{ name: 'greet', transform: (code, id) => id.endsWith('main.ts') ? code + '\\nconsole.log("from the config")' : null }],
};`;
const stampModule = `export const stamp = (source, file) => /\\.(ts|html)$/.test(file) ? { code: source + (file.endsWith('.ts') ? \`\\n// stamped \${file}\` : \`<!-- stamped \${file} -->\`) } : null;`;

const isGone = async (url: string): Promise<boolean> =>
  (await pollUntil(
    () =>
      fetch(url).then(
        () => null,
        () => true,
      ),
    { deadline: 20_000 },
  )) === true;

it("runs the app's own Vite with its config on a free loopback port, and stamps only the app's source", async () => {
  const root = viteApp({
    'vite.config.js': config,
    'src/main.ts': "import { price } from 'prices';\nconst a: number = price; console.log(a);",
    'node_modules/prices/package.json': '{ "name": "prices", "type": "module", "exports": "./index.js" }',
    'node_modules/prices/index.js': 'export const price = 4;',
  });
  const stamps = tempFolder({ 'stamp.mjs': stampModule });
  const server = await startDevServer({ root, transform: { module: join(stamps, 'stamp.mjs'), name: 'stamp' } });
  onTestFinished(() => server.stop());
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shop\/$/);
  expect(server.url).not.toContain(':5173');
  const main = await (await fetch(new URL('src/main.ts', server.url))).text();
  expect(main).toContain('from the config');
  expect(main).toContain('// stamped src/main.ts');
  expect(main).not.toContain(': number');
  const html = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<!-- stamped index.html -->');
  const dependency = /from "([^"]*prices[^"]*)"/.exec(main)?.[1];
  expect(await (await fetch(new URL(dependency!, server.url))).text()).not.toContain('stamped');
  expect(existsSync(join(root, 'node_modules/.vite'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/.cache/webmcp/vite/deps'))).toBe(true);
  await server.stop();
  expect(await isGone(server.url)).toBe(true);
  expect(readdirSync(join(root, 'node_modules/.cache/webmcp'))).toEqual(['vite']);
});

it('stamps in Vite 3.0, which calls every hook as a function', async () => {
  const root = viteApp({ 'src/main.ts': 'const a: number = 4; console.log(a);' }, 'vite-3.0');
  const stamps = tempFolder({ 'stamp.mjs': stampModule.replace('// stamped ${file}', 'window.stamped = 1;') });
  const server = await startDevServer({ root, transform: { module: join(stamps, 'stamp.mjs'), name: 'stamp' } });
  onTestFinished(() => server.stop());
  const main = await fetch(new URL('src/main.ts', server.url));
  expect(main.status).toBe(200);
  expect(await main.text()).toContain('window.stamped = 1');
  const html = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<!-- stamped index.html -->');
});

it("serves source maps of the app's own files at addresses of their own, and none of packages", async () => {
  const root = viteApp({
    'src/main.ts': "import { price } from 'prices';\nconst a: number = price; console.log(a);",
    'node_modules/prices/package.json': '{ "name": "prices", "type": "module", "exports": "./index.js" }',
    'node_modules/prices/index.js': 'export const price = 4;',
  });
  const server = await startDevServer({ root });
  onTestFinished(() => server.stop());
  const main = await (await fetch(new URL('src/main.ts', server.url))).text();
  expect(main).not.toContain('sourceMappingURL=data:');
  const address = /\/\/# sourceMappingURL=(\S+)$/.exec(main)![1]!;
  const map = await fetch(new URL(address, server.url));
  expect(map.headers.get('content-type')).toBe('application/json');
  expect(await map.json()).toMatchObject({ sources: ['main.ts'], mappings: expect.stringMatching(/^.{8,}/) });
  const dependency = /from "([^"]*prices[^"]*)"/.exec(main)![1]!;
  const script = await (await fetch(new URL(dependency, server.url))).text();
  expect(script).toContain('price = 4');
  expect(script).not.toContain('sourceMappingURL=');
});

it('transforms the scripts that pages will load soon, before a page asks', async () => {
  const root = viteApp({
    'vite.config.js': `
      import { writeFileSync } from 'node:fs';
      const note = (code, id) => void writeFileSync(id + '.transformed', code);
      export default { base: '/shop/', plugins: [{ name: 'note', transform: note }] };`,
    'src/main.ts': 'export const first = 1;',
    'src/other.ts': 'export const other = 2;',
  });
  // The second file is gone since a page loaded it, and the third is of another base path.
  const scripts = ['/shop/src/main.ts', '/shop/src/gone.ts', '/src/other.ts'];
  const server = await startDevServer({ root, scripts });
  onTestFinished(() => server.stop());
  const isTransformed = async (): Promise<true | null> => existsSync(join(root, 'src/main.ts.transformed')) || null;
  expect(await pollUntil(isTransformed, { deadline: 20_000 })).toBe(true);
  expect(await (await fetch(new URL('src/main.ts', server.url))).text()).toContain('first = 1');
  expect(existsSync(join(root, 'src/other.ts.transformed'))).toBe(false);
});

it('keeps stamped files for the next run of the same version, by their text', async () => {
  const root = viteApp({ 'src/main.ts': 'export const first = 1;', 'src/other.ts': 'export const other = 1;' });
  const stamps = tempFolder({
    'stamp.mjs': 'export const stamp = (source) => ({ code: `${source};console.log("process ${process.pid}")` });',
  });
  const read = async (version: string | undefined): Promise<(string | undefined)[]> => {
    const transform = { module: join(stamps, 'stamp.mjs'), name: 'stamp', ...(version && { version }) };
    const server = await startDevServer({ root, transform });
    const texts = ['main', 'other'].map(async (name) => (await fetch(new URL(`src/${name}.ts`, server.url))).text());
    const processes = (await Promise.all(texts)).map((text) => /process (\d+)/.exec(text)?.[1]);
    await server.stop();
    return processes;
  };
  const [main, other] = await read('1');
  expect(main).toBeDefined();
  expect(await read('1')).toEqual([main, other]);
  writeFileSync(join(root, 'src/main.ts'), 'export const first = 2;');
  const [changed, unchanged] = await read('1');
  expect(changed).not.toBe(main);
  expect(unchanged).toBe(other);
  expect(await read('2')).not.toContain(other);
  expect(await read(undefined)).not.toContain(other);
  const kept = join(root, 'node_modules/.cache/webmcp/stamps.json');
  writeFileSync(kept, readFileSync(kept, 'utf8').slice(0, -9));
  const [after] = await read('2');
  expect(await read('2')).toContain(after);
});

it('names the files that it has read, and no module that a plugin writes', async () => {
  const root = viteApp({
    'vite.config.js': `export default { plugins: [{
      name: 'greeting',
      resolveId: (id) => (id === 'virtual:greeting' ? '\\0virtual:greeting' : null),
      load: (id) => (id === '\\0virtual:greeting' ? 'export const greeting = "hello";' : null),
    }] };`,
    'src/main.ts': "import { greeting } from 'virtual:greeting';\nconsole.log(greeting);",
  });
  const server = await startDevServer({ root });
  onTestFinished(() => server.stop());
  const main = await (await fetch(new URL('src/main.ts', server.url))).text();
  const written = await (await fetch(new URL(/from "([^"]*greeting[^"]*)"/.exec(main)![1]!, server.url))).text();
  expect(written).toContain('hello');
  const files = await server.files!();
  expect(files).toContain(join(root, 'src/main.ts'));
  expect(files.filter((file) => file.includes('greeting'))).toEqual([]);
});

it('stamps the written source, before plugins that add lines above it', async () => {
  const root = viteApp({
    'vite.config.js': `export default { plugins: [
      { name: 'preamble', enforce: 'pre', transform: (code, id) => (id.endsWith('main.ts') ? 'let preamble;' + code : null) },
    ] };`,
    'src/main.ts': 'export const first = 1;',
  });
  const stamps = tempFolder({
    'stamp.mjs':
      'export const stamp = (source) => ({ code: `${source};console.log("begins with ${source.slice(0, 6)}")` });',
  });
  const server = await startDevServer({ root, transform: { module: join(stamps, 'stamp.mjs'), name: 'stamp' } });
  onTestFinished(() => server.stop());
  const main = await (await fetch(new URL('src/main.ts', server.url))).text();
  expect(main).toContain('let preamble');
  expect(main).toContain('begins with export');
});

it('serves the folder that the config names', async () => {
  const root = viteApp({
    'vite.config.js': "export default { root: 'client' };",
    'client/index.html': '<p>client</p>',
    'client/main.ts': 'export {};',
  });
  const stamps = tempFolder({ 'stamp.mjs': stampModule });
  const server = await startDevServer({ root, transform: { module: join(stamps, 'stamp.mjs'), name: 'stamp' } });
  onTestFinished(() => server.stop());
  const html = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('client');
  expect(html).toContain('stamped client/index.html');
});

it('reports a file that Vite could not compile', async () => {
  const root = viteApp({ 'src/main.ts': "import './missing.js';" });
  const server = await startDevServer({ root });
  onTestFinished(() => server.stop());
  expect((await fetch(new URL('src/main.ts', server.url))).status).toBe(500);
  expect(await pollUntil(async () => server.errors[0] ?? null, { deadline: 10_000 })).toContain('./missing.js');
});

it.each([
  [
    'a config that throws',
    () => viteApp({ 'vite.config.js': "throw new Error('no licence');" }),
    /did not start: .*no licence/,
  ],
  ['an app without Vite', () => tempFolder({ 'package.json': '{}' }), /vite is not installed/],
])('reports why %s did not start', async (_, root, message) => {
  const error = await startDevServer({ root: root() }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  expect((error as ProblemError).problem).toMatchObject({
    code: 'APP_NOT_STARTED',
    message: expect.stringMatching(message),
  });
});

it('reports its end by an unhandled error of a plugin, and no end after stop', async () => {
  const root = viteApp({
    'src/main.ts': '',
    'vite.config.js': `export default { plugins: [{ name: 'fragile', configureServer(server) {
      server.middlewares.use('/fall', () => void Promise.reject(new Error('two errors:\\n  no export "format"\\n  no licence')));
    } }] };`,
  });
  const server = await startDevServer({ root });
  onTestFinished(() => server.stop());
  await fetch(new URL('fall', server.url)).catch(() => undefined);
  expect(await server.ended).toBe('the server ended (exit code 1): two errors: | no export "format" | no licence');
  expect(await isGone(server.url)).toBe(true);
  const other = await startDevServer({ root });
  await other.stop();
  expect(await Promise.race([other.ended, Promise.resolve('nothing said')])).toBe('nothing said');
});

it('stops at the signal, and removes the temporary cache of a second run', async () => {
  const root = viteApp({ 'src/main.ts': '' });
  const controller = new AbortController();
  const first = await startDevServer({ root, signal: controller.signal });
  const second = await startDevServer({ root, signal: controller.signal });
  expect((await fetch(second.url)).status).toBe(200);
  controller.abort(new Error('enough'));
  expect(await isGone(first.url)).toBe(true);
  expect(await isGone(second.url)).toBe(true);
  await expect(startDevServer({ root, signal: controller.signal })).rejects.toThrow('enough');
});

it('ends with the process that started it, even when that one is killed', async () => {
  const root = viteApp({ 'src/main.ts': '' });
  const start = fileURLToPath(new URL('../../src/server/start-dev-server.ts', import.meta.url));
  const script = `import { startDevServer } from ${JSON.stringify(start)}; console.log((await startDevServer({ root: ${JSON.stringify(root)} })).url); setInterval(() => {}, 1000);`;
  const file = join(tempFolder({ 'parent.ts': script }), 'parent.ts');
  const parent = spawn(
    process.execPath,
    ['--conditions=webmcp-source', '--import', import.meta.resolve('jiti/register'), file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void parent.kill('SIGKILL'));
  const url = await new Promise<string>((resolve) =>
    parent.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  expect((await fetch(url)).status).toBe(200);
  parent.kill('SIGKILL');
  expect(await isGone(url)).toBe(true);
});
