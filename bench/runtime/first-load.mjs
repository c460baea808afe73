// Opens a page of each kind in a Chromium without `document.modelContext`, and weighs the scripts that a visitor without an
// agent fetches because of the tools. Then it reads `window.webmcp`, as an agent does, and weighs the rest.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build as bundle } from 'esbuild';
import { build, createServer, preview } from 'vite';

import { openBrowser, startStaticServer } from '../../packages/probe/dist/index.js';

const repo = join(dirname(fileURLToPath(import.meta.url)), '../..');
const instrument = (root, ...more) =>
  execFileSync(process.execPath, [join(repo, 'bin/webmcp.js'), 'instrument', '--root', root, ...more], {
    stdio: ['ignore', 'ignore', 2],
  });
const page = (head) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bakery</title><link rel="icon" href="data:,">${head}</head><body>
<form id="order" aria-label="Order a cake"><label>Your name <input name="who" required></label><button>Order</button></form>
<p role="status"></p></body></html>`;
const script = `document.getElementById('order').addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('[role=status]').textContent = 'Ordered';
});`;
const own = '<script type="module" src="/app.js"></script>';

/** Makes an app in a new folder, with the package `webmcp` as an installed app has it. */
function appWith(files) {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-bench-load-'));
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(repo, 'bin'), join(root, 'node_modules/webmcp'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return root;
}

const viteApp = () => {
  const root = appWith({
    'index.html': page(own),
    'app.js': script,
    'package.json': '{ "name": "bakery", "private": true, "type": "module" }',
  });
  instrument(root);
  return root;
};
const viteConfig = async (root) => {
  const { webmcp } = await import('../../bin/dist/vite.js');
  return {
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(root, '.vite'),
    plugins: [webmcp()],
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
  };
};

/** The kinds of pages. Each serves an app and returns its address and the act that stops it. */
const kinds = {
  'Vite, dev server': async () => {
    const root = viteApp();
    const server = await createServer(await viteConfig(root));
    await server.listen();
    return { root, url: server.resolvedUrls.local[0], stop: () => server.close() };
  },
  'Vite, build': async () => {
    const root = viteApp();
    const config = await viteConfig(root);
    await build(config);
    const server = await preview(config);
    return { root, url: server.resolvedUrls.local[0], stop: () => server.close() };
  },
  'a script tag with the loader': async () => {
    const tag = '<script src="/tools.loader.js"></script>';
    const root = appWith({ 'index.html': page(tag + own), 'app.js': script, 'tools.loader.js': '' });
    instrument(root, '--emit', join(root, 'tools.loader.js'));
    return { root, ...(await served(root)) };
  },
  'an emitted module in a bundle': async () => {
    const root = appWith({ 'index.html': page(own), 'app.js': script });
    instrument(root, '--emit', join(root, 'tools.js'));
    writeFileSync(
      join(root, 'main.js'),
      `import { offer } from 'webmcp/loader';\noffer(async () => (await import('./tools.js')).registerTools());\n${script}`,
    );
    const out = join(root, 'out');
    await bundle({
      entryPoints: { app: join(root, 'main.js') },
      outdir: out,
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
    });
    cpSync(join(root, 'index.html'), join(out, 'index.html'));
    return { root, ...(await served(out)) };
  },
};

async function served(root) {
  const server = await startStaticServer({ root });
  return { url: server.url, stop: () => server.stop() };
}

/**
 * Returns one row for each kind: gzipped bytes of all scripts before an agent, without those that the app needs itself, and
 * of the scripts that an agent adds.
 */
export async function firstLoads() {
  const browser = await openBrowser({});
  const rows = [];
  try {
    for (const [kind, serve] of Object.entries(kinds)) {
      const { root, url, stop } = await serve();
      try {
        rows.push({ kind, ...(await weigh(browser, url)) });
      } finally {
        await stop();
        rmSync(root, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}

async function weigh(browser, url) {
  const visit = await browser.newPage();
  const scripts = new Map();
  visit.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.set(new URL(request.url()).pathname, textOf(request));
  });
  await visit.goto(url);
  // A page that wants more by itself asks for it before it is idle.
  await visit.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const isNative = await visit.evaluate(() => 'modelContext' in document || 'modelContext' in navigator);
  if (isNative) throw new Error('This Chromium has document.modelContext');
  const before = await textsOf(scripts);
  const names = await visit.evaluate(async () => (await window.webmcp.getTools()).map(({ name }) => name));
  const after = await textsOf(scripts);
  await visit.close();
  const late = [...after].filter(([path]) => !before.has(path));
  const holdsTools = (text) => names.some((name) => name !== 'read_page' && text.includes(name));
  return {
    tools: names.length,
    first: sum(before),
    files: [...before.keys()],
    later: sum(late),
    // Neither the runtime nor the manifest may come before an agent.
    isLoaderAlone:
      late.some(([, text]) => isRuntime(text)) &&
      ![...before.values()].some((text) => isRuntime(text) || holdsTools(text)),
  };
}

/** Decides whether a script holds the place where the runtime registers tools. A dev server serves it as many modules. */
const isRuntime = (text) => text.includes('webmcp.registrar');
const textOf = async (request) => (await request.response()).text();
const textsOf = async (scripts) =>
  new Map(await Promise.all([...scripts].map(async ([path, text]) => [path, await text])));
const sum = (texts) => [...texts].reduce((all, [, text]) => all + gzipSync(text, { level: 9 }).length, 0);
