import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ProblemError, type GroundTruthMap } from '@webmcp/contract';
import { build, createLogger, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { toolsPlugin, type SourceWatch, type ToolsPluginOptions } from '../src/index.js';

const dist = (name: string): string => fileURLToPath(new URL(`../../runtime/dist/${name}.js`, import.meta.url));
const modules = {
  'webmcp/runtime': dist('index'),
  'webmcp/loader': dist('loader'),
  'virtual:webmcp/panel': dist('panel'),
  'virtual:webmcp/parts': dist('parts'),
};
const decide = async (): Promise<string> => 'written';

const map = (name: string): string =>
  JSON.stringify({ version: 1, testIdAttributes: ['data-mcp'], states: [], unstable: [], tools: [{ ...tool, name }] });
const tool = { id: 'wm_1', kind: 'action', fields: [], states: [], risk: { level: 'safe', reasons: [] } };

function readMap(text: string, file: string): GroundTruthMap {
  try {
    return JSON.parse(text) as GroundTruthMap;
  } catch (cause) {
    throw new ProblemError('MAP_UNREADABLE', { file, reason: 'it is no JSON' }, { where: file, cause });
  }
}

/** A watch on a source in which each file names the tools that it makes stale. */
async function watchSource(): Promise<SourceWatch> {
  const [, first = ''] = /stale: (\w+)/.exec(readFileSync(join(root, 'main.js'), 'utf8')) ?? [];
  const named = (text: string): string[] => [...text.matchAll(/stale: (\w+)/g)].map(([, name]) => name!);
  return {
    stale: () => (first === '' ? [] : [first]),
    change: (file, text) => (file === 'main.js' ? named(text) : null),
  };
}

/** No page of these tests greets the bridge, so none starts. */
const bridge = {
  pageScript: async () => 'var webmcpBridge = {};',
  open: () => Promise.reject(new Error('no page greeted')),
};

let root: string;
let warnings: string[];
let server: ViteDevServer | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-vite-'));
  warnings = [];
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>Shop</title><script type="module" src="/main.js"></script>',
  );
  writeFileSync(join(root, 'main.js'), 'document.title = "ready";');
  writeFileSync(join(root, 'webmcp.map.json'), map('save_order'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true, force: true });
});

function configWith(options: ToolsPluginOptions = {}): InlineConfig {
  const logger = { ...createLogger('silent'), warn: (text: string) => void warnings.push(text) };
  return {
    root,
    configFile: false,
    customLogger: logger,
    plugins: [toolsPlugin(options, { readMap, watchSource, decide, modules, bridge })],
  };
}

/** Builds the app and returns its scripts by the first part of their names. */
async function built(options?: ToolsPluginOptions): Promise<{ html: string; scripts: Map<string, string> }> {
  await build(configWith(options));
  const assets = join(root, 'dist/assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return {
    html: readFileSync(join(root, 'dist/index.html'), 'utf8'),
    scripts: new Map(
      files.map((name) => [name.replace(/-[\w-]{8}\.js$/, ''), readFileSync(join(assets, name), 'utf8')]),
    ),
  };
}

describe('a build', () => {
  it('holds the runtime and the manifest in chunks that the entry only names', async () => {
    const { html, scripts } = await built();
    const entry = /src="\/assets\/([^"]+)"/.exec(html)![1]!;
    expect(html.match(/<script/g)).toHaveLength(1);
    const first = readFileSync(join(root, 'dist/assets', entry), 'utf8');
    expect(first).not.toContain('save_order');
    expect(first.length).toBeLessThan(8_000);
    const others = [...scripts.values()].filter((code) => code !== first);
    expect(others.filter((code) => code.includes('save_order'))).toHaveLength(1);
    expect(others.some((code) => code.length > 80_000 && !code.includes('save_order'))).toBe(true);
    expect(first).not.toContain('import.meta.hot');
  });

  it('warns without a map, and offers no tools', async () => {
    rmSync(join(root, 'webmcp.map.json'));
    await built();
    expect(warnings.join('\n')).toMatch(/MAP_MISSING: .*webmcp\.map\.json/);
  });

  it('fails without a map when it is strict', async () => {
    rmSync(join(root, 'webmcp.map.json'));
    await expect(built({ strict: true })).rejects.toThrow(/MAP_MISSING/);
  });

  it('warns of a map that does not fit the source, and fails when it is strict', async () => {
    writeFileSync(join(root, 'main.js'), '// stale: save_order');
    await built();
    expect(warnings.join('\n')).toMatch(/MAP_STALE: .*webmcp\.map\.json does not fit .*: save_order/);
    await expect(built({ strict: true })).rejects.toThrow(/MAP_STALE/);
  });

  it('finds the map beside its config when the root of Vite is below', async () => {
    mkdirSync(join(root, 'client'));
    for (const file of ['index.html', 'main.js']) renameSync(join(root, file), join(root, 'client', file));
    writeFileSync(join(root, 'vite.config.js'), "export default { root: 'client' };");
    await build({ ...configWith(), configFile: join(root, 'vite.config.js'), root: join(root, 'client') });
    const assets = join(root, 'client/dist/assets');
    const scripts = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'));
    expect(scripts.filter((code) => code.includes('save_order'))).toHaveLength(1);
  });

  it('fails with a damaged map when it is strict', async () => {
    writeFileSync(join(root, 'webmcp.map.json'), '{');
    await expect(built({ strict: true })).rejects.toThrow(/MAP_UNREADABLE/);
  });

  it('holds the tools of single routes of a large map in chunks of their own', async () => {
    const large = (name: string, route: string): object => ({
      ...tool,
      id: name,
      name,
      description: `${name}: ${'x'.repeat(40_000)}`,
      states: [route],
    });
    const routes = ['/', '/orders'];
    writeFileSync(
      join(root, 'webmcp.map.json'),
      JSON.stringify({
        version: 1,
        testIdAttributes: [],
        states: routes.map((route) => ({ id: route, route })),
        unstable: [],
        tools: [{ ...tool, name: 'read_page' }, large('open_shop', '/'), large('save_order', '/orders')],
      }),
    );
    const { html } = await built();
    const assets = join(root, 'dist/assets');
    const holding = (text: string): string[] =>
      readdirSync(assets).filter((name) => readFileSync(join(assets, name), 'utf8').includes(text));
    const entry = /src="\/assets\/([^"]+)"/.exec(html)![1]!;
    const parts = ['open_shop: x', 'save_order: x'].map(holding);
    expect(parts.map((files) => files.length)).toEqual([1, 1]);
    expect(new Set([entry, ...holding('read_page'), ...parts.flat()]).size).toBe(4);
    expect(readFileSync(join(assets, entry), 'utf8').length).toBeLessThan(8000);
    // A part names no other chunk, so its own name changes with its tools alone.
    for (const part of parts.flat()) expect(readFileSync(join(assets, part), 'utf8')).not.toMatch(/\bimport\b/);
  });

  it('holds nothing of a bridge', async () => {
    const { scripts } = await built({ bridge: true });
    expect([...scripts.values()].join('')).not.toContain('webmcpBridge');
  });

  it('adds nothing to the page when the app imports the tools itself', async () => {
    const { scripts } = await built({ manual: true });
    expect([...scripts.values()].join('')).not.toContain('save_order');
    writeFileSync(join(root, 'main.js'), "import 'virtual:webmcp';");
    expect([...(await built({ manual: true })).scripts.values()].join('')).toContain('save_order');
  });
});

describe('a dev server', () => {
  it('serves the tools of the map, and those of the next map after a change', async () => {
    server = await createServer({ ...configWith(), server: { middlewareMode: true } });
    const manifest = async (): Promise<string> => (await server!.transformRequest('virtual:webmcp/manifest'))!.code;
    expect(await server.transformIndexHtml('/', readFileSync(join(root, 'index.html'), 'utf8'))).toContain(
      'html-proxy',
    );
    expect((await server.transformRequest('virtual:webmcp'))!.code).toContain('webmcp:manifest');
    expect(await manifest()).toContain('save_order');
    const sent: unknown[] = [];
    server.ws.send = (message: unknown): void => void sent.push(message);
    writeFileSync(join(root, 'webmcp.map.json'), map('cancel_order'));
    server.watcher.emit('change', join(root, 'webmcp.map.json'));
    await expect.poll(() => JSON.stringify(sent)).toContain('cancel_order');
    expect(JSON.stringify(sent)).not.toContain('full-reload');
    expect(await manifest()).toContain('cancel_order');
  });

  it('serves the part that connects a page to a bridge, when it is wanted', async () => {
    const code = async (): Promise<string> => (await server!.transformRequest('virtual:webmcp'))!.code;
    server = await createServer({ ...configWith(), server: { middlewareMode: true } });
    expect(await code()).not.toContain('webmcp/tab');
    await server.close();
    server = await createServer({ ...configWith({ bridge: true }), server: { middlewareMode: true } });
    expect(await code()).toContain('webmcp/tab');
    expect((await server.transformRequest('virtual:webmcp/tab'))!.code).toContain('webmcpBridge.connectDevTab(');
  });

  it('withdraws a tool whose source changed, and offers it again when the source is as before', async () => {
    server = await createServer({ ...configWith(), server: { middlewareMode: true } });
    const sent: { event?: string; data?: unknown }[] = [];
    server.ws.send = (message: unknown): void => void sent.push(message as (typeof sent)[number]);
    const withdrawn = (): unknown => sent.findLast(({ event }) => event === 'webmcp:withdrawn')?.data;
    const served = async (): Promise<string> => (await server!.transformRequest('virtual:webmcp/manifest'))!.code;
    const save = (text: string): void => {
      writeFileSync(join(root, 'main.js'), text);
      server!.watcher.emit('change', join(root, 'main.js'));
    };
    save('// stale: save_order');
    await expect.poll(withdrawn).toEqual(['save_order']);
    expect(warnings.join('\n')).toContain('Withdrawn until webmcp instrument: save_order');
    // A page that opens now holds the tool back, and offers the tool again without another manifest.
    expect(await served()).toMatch(/\\"name\\":\\"save_order\\"[^]*withdrawn = \["save_order"\]/);
    save('// as before');
    await expect.poll(withdrawn).toEqual([]);
    expect(await served()).not.toContain('withdrawn');
    expect(sent.filter(({ event }) => event === 'webmcp:manifest')).toEqual([]);
  });

  it('takes a save that follows another at once', async () => {
    server = await createServer({ ...configWith(), server: { middlewareMode: true } });
    const watcher = server.watcher;
    const saved = (text: string): Promise<void> =>
      new Promise((resolve) => {
        watcher.once('raw', () => resolve());
        writeFileSync(join(root, 'main.js'), text);
      });
    const offered = async (): Promise<boolean> =>
      !(await server!.transformRequest('virtual:webmcp/manifest'))!.code.includes('withdrawn');
    await expect.poll(() => watcher.getWatched()[root]).toContain('main.js');
    await saved('// stale: save_order');
    await expect.poll(offered, { interval: 1 }).toBe(false);
    await saved('// as before');
    await expect.poll(offered).toBe(true);
  });
});

it('a build holds no part of the panel', async () => {
  const { scripts } = await built();
  const held = [...scripts].filter(([, code]) => /An agent is acting|KeyW|panel-answer/.test(code));
  expect(held.map(([name]) => name)).toEqual([]);
});
