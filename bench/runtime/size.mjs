// Weighs the runtime as it is emitted, minified and gzipped (level 9).
// --pages opens a page of each kind and prints the scripts that a visitor without an agent fetches.
// --maps adds the manifests of the playground's maps, and the largest manifest that one route fetches. --features prints the price of each feature, --modules that of each module: the bytes saved without it.
// Usage, from the repo's root after a build: node bench/runtime/size.mjs [--pages] [--maps] [--features] [--modules]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { manifestOf, splitManifest } from '../../packages/discovery/dist/index.js';

const { values } = parseArgs({
  options: {
    pages: { type: 'boolean', default: false },
    maps: { type: 'boolean', default: false },
    features: { type: 'boolean', default: false },
    modules: { type: 'boolean', default: false },
  },
});
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const weighed = (text) => ({ minified: text.length, gzip: gzipSync(text, { level: 9 }).length });
const kilo = (bytes) => (bytes / 1000).toFixed(2);

const whole = weighed(readFileSync(join(root, 'packages/runtime/dist/runtime.iife.js'), 'utf8'));
const first = weighed(readFileSync(join(root, 'packages/runtime/dist/loader.iife.js'), 'utf8'));
console.log('| | minified kB | gzip kB | to reach |\n|---|--:|--:|--:|');
console.log(`| first load: the loader | ${kilo(first.minified)} | ${kilo(first.gzip)} | 2.00 |`);
console.log(`| the runtime | ${kilo(whole.minified)} | ${kilo(whole.gzip)} | 42.00 |`);

if (values.pages) {
  const { firstLoads } = await import('./first-load.mjs');
  console.log(
    '\n| page | scripts of the app and the loader, gzip kB | the loader alone | fetched for an agent, gzip kB |',
  );
  console.log('|---|--:|---|--:|');
  for (const { kind, first, later, isLoaderAlone } of await firstLoads())
    console.log(`| ${kind} | ${kilo(first)} | ${isLoaderAlone ? 'yes' : '**no**'} | ${kilo(later)} |`);
}

if (values.maps) {
  console.log('\n| map | tools | whole manifest, gzip kB | parts | largest of a route, gzip kB (to reach: 10.00) |');
  console.log('|---|--:|--:|--:|--:|');
  const folder = mkdtempSync(join(tmpdir(), 'webmcp-bench-size-'));
  const executable = process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
  const mapOf = (app) => {
    const out = join(folder, `${app}.json`);
    execFileSync(
      process.execPath,
      [join(root, 'bin/webmcp.js'), 'instrument', '--root', join(root, 'examples/playground', app), '--out', out],
      { env: { ...process.env, ...(executable && { WEBMCP_BROWSER: executable }) }, stdio: ['ignore', 'ignore', 2] },
    );
    return JSON.parse(readFileSync(out, 'utf8'));
  };
  const mapRow = (what, map) => {
    const gzip = (value) => weighed(JSON.stringify(value)).gzip;
    const { manifest, parts } = splitManifest(manifestOf(map));
    const ofRoute = (route) => parts.filter((_, at) => manifest.parts[at].routes.includes(route)).map(gzip);
    const routes = [...new Set(manifest.states.map(({ route }) => route))];
    const largest = Math.max(
      ...routes.map((route) => ofRoute(route).reduce((sum, size) => sum + size, gzip(manifest))),
    );
    console.log(
      `| ${what} | ${map.tools.length} | ${kilo(gzip(manifestOf(map)))} | ${parts.length} | ${kilo(largest)} |`,
    );
  };
  const html = mapOf('html');
  const form = html.tools.filter(({ fields }) => fields.length === 8);
  mapRow('a form of eight native fields', { ...html, tools: form });
  mapRow('plain HTML', html);
  const shop = mapOf('react');
  mapRow('the shop, React', shop);
  const apart = (map, at) => ({
    states: map.states.map((state) => ({ ...state, id: `${at} ${state.id}`, route: `/shop-${at}${state.route}` })),
    tools: map.tools.map((tool) => ({
      ...tool,
      id: `${tool.id}${at}`,
      name: `${tool.name}_${at}`,
      states: tool.states.map((state) => `${at} ${state}`),
    })),
  });
  const many = Array.from({ length: 12 }, (_, at) => apart(shop, at));
  mapRow('twelve such shops in one app', {
    ...shop,
    states: many.flatMap(({ states }) => states),
    tools: many.flatMap(({ tools }) => tools),
  });
  rmSync(folder, { recursive: true });
}

if (values.features) {
  const { featurePrices } = await import('./feature-prices.mjs');
  const { whole: all, prices } = await featurePrices(root, weighed);
  console.log('\n| feature | minified kB | gzip kB saved without it |\n|---|--:|--:|');
  for (const { feature, minified, gzip } of prices) console.log(`| ${feature} | ${kilo(minified)} | ${kilo(gzip)} |`);
  console.log(`| all of it, by esbuild alone | ${kilo(all.minified)} | ${kilo(all.gzip)} |`);
}

if (values.modules) {
  const source = 'packages/runtime/src';
  /** All of the runtime bundled, a module replaced by exports of nothing. */
  const bundled = async (without = '') => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      stdin: { contents: "export { register } from './index.ts';", resolveDir: join(root, source), loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['webmcp-source'],
      legalComments: 'none',
      write: false,
      metafile: true,
      plugins: [
        {
          name: 'without',
          setup({ onLoad }) {
            onLoad({ filter: /\/runtime\/src\/.*\.ts$/ }, ({ path }) => {
              if (!without || !path.endsWith(`/${without}`)) return undefined;
              const names = [...readFileSync(path, 'utf8').matchAll(/export (?:async )?(?:const|function) (\w+)/g)];
              return { contents: names.map(([, name]) => `export const ${name} = 0;`).join('\n') };
            });
          },
        },
      ],
    });
    return { ...weighed(outputFiles[0].text), inputs: Object.values(metafile.outputs)[0].inputs };
  };
  const { gzip, inputs } = await bundled();
  console.log('\n| module | minified kB | gzip kB saved without it |\n|---|--:|--:|');
  for (const [path, { bytesInOutput }] of Object.entries(inputs).sort(
    ([, a], [, b]) => b.bytesInOutput - a.bytesInOutput,
  )) {
    const module = path.slice(`${source}/`.length);
    if (bytesInOutput < 200 || !path.startsWith(source)) continue;
    console.log(`| ${module} | ${kilo(bytesInOutput)} | ${kilo(gzip - (await bundled(module)).gzip)} |`);
  }
}
