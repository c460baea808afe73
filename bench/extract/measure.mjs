// One measurement in a process of its own, so that its peak memory is its own: prints JSON. Used by run.mjs.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { extract, frameworks } from '../../packages/discovery/dist/index.js';
import { cachedFacts, openFactCache, readSources, resolver } from '../../packages/project/dist/index.js';
import { writtenApp } from './written-app.mjs';

const require = createRequire(new URL('../../packages/discovery/package.json', import.meta.url));
const babel = require('@babel/parser');
const sfc = require('@vue/compiler-sfc');

const [what, count, seed, runs, cacheFolder, folder] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'webmcp-bench-extract-'));
const root = folder ?? join(scratch, 'app');
if (folder === undefined) {
  for (const { path, text } of writtenApp(Number(count), Number(seed))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
const { files } = await readSources({ root }, frameworks);
const scripts = files.filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path));
const components = files.filter(({ path }) => path.endsWith('.vue'));
const resolve = resolver(
  files.map(({ path }) => path),
  [],
  frameworks,
);

const plugins = {
  ts: ['typescript', 'decorators-legacy'],
  tsx: ['typescript', 'jsx', 'decorators-legacy'],
  js: ['jsx', 'decorators-legacy'],
};
function parse(text, kind) {
  try {
    babel.parse(text, { sourceType: 'module', plugins: plugins[kind], attachComment: false });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}
const parseScripts = () =>
  scripts.forEach(({ path, text }) =>
    parse(text, /\.[cm]?ts$/.test(path) ? 'ts' : path.endsWith('.tsx') ? 'tsx' : 'js'),
  );
const parseComponents = () => {
  sfc.parseCache.clear();
  for (const { text } of components) {
    const { descriptor } = sfc.parse(text, { sourceMap: false });
    for (const block of [descriptor.script, descriptor.scriptSetup])
      if (block) parse(block.content, block.lang === 'ts' ? 'ts' : 'js');
  }
};
const extractAll = (some) => () => {
  sfc.parseCache.clear();
  for (const file of some) extract(file);
};
const withCache = () => {
  const cache = openFactCache(cacheFolder, 'bench', root);
  for (const facts of cachedFacts(files, { resolve, extract, cache })) void facts;
  cache.save();
};

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** CPU milliseconds of each act, the least of some rounds; the acts take turns. */
function measured(acts) {
  const least = Object.fromEntries(Object.keys(acts).map((name) => [name, Infinity]));
  for (let run = 0; run < Number(runs); run += 1) {
    for (const [name, act] of Object.entries(acts)) {
      const before = cpu();
      act();
      least[name] = Math.min(least[name], cpu() - before);
    }
  }
  return least;
}

try {
  let result;
  if (what === 'memory') {
    // Every file's facts are kept, as a run keeps them.
    const facts = [...cachedFacts(files, { resolve, extract })];
    result = { files: facts.length, rssMb: process.resourceUsage().maxRSS / 1024 };
  } else if (what === 'parse') {
    const before = cpu();
    parseScripts();
    parseComponents();
    result = { ms: cpu() - before };
  } else if (what === 'first') {
    const before = cpu();
    extractAll(files)();
    result = { ms: cpu() - before };
    withCache();
  } else if (what === 'second') {
    const before = cpu();
    withCache();
    result = { ms: cpu() - before };
  } else {
    result = {
      files: files.length,
      scripts: scripts.length,
      components: components.length,
      kb: files.reduce((sum, { text }) => sum + text.length, 0) / 1000,
      ...measured({
        parseScripts,
        extractScripts: extractAll(scripts),
        parseComponents,
        extractComponents: extractAll(components),
        extractAll: extractAll(files),
      }),
    };
  }
  console.log(JSON.stringify(result));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
