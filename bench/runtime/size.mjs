// What the runtime weighs, minified and gzipped, as it is emitted: what every script holds, each part by what it adds, all;
// with --maps what the maps of the playground need, with --modules each module by what leaving it out would save.
// Usage, from the repo's root after a build: node bench/runtime/size.mjs [--maps] [--modules]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { cutTo, manifestOf, neededParts } from '../../packages/discovery/dist/index.js';
import { drawnWidgets, nativeControls, otherParts, scriptInParts } from '../../scripts/script-in-parts.mjs';

const { values } = parseArgs({
  options: { maps: { type: 'boolean', default: false }, modules: { type: 'boolean', default: false } },
});
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const parts = [...drawnWidgets, ...nativeControls, ...otherParts];
const weighed = (text) => ({ minified: text.length, gzip: gzipSync(text, { level: 9 }).length });
const less = (one, other) => ({ minified: one.minified - other.minified, gzip: one.gzip - other.gzip });
const kilo = (bytes) => (bytes / 1000).toFixed(2);

const whole = await scriptInParts(root, build);
const having = (names) => weighed(cutTo(whole, names));
const bare = having([]);
const native = having(nativeControls);
const all = having(parts);

const row = (what, { minified, gzip }, reach = '') =>
  console.log(`| ${what} | ${kilo(minified)} | ${kilo(gzip)} | ${reach} |`);
console.log('| | minified kB | gzip kB | to reach |\n|---|--:|--:|--:|');
row('core: what every script holds', bare, '8.00');
row('core and all native controls', native, '8.00');
for (const name of parts) {
  const isNative = nativeControls.includes(name);
  const base = isNative ? bare : native;
  row(
    `${name}, added to the ${isNative ? 'core' : 'native controls'}`,
    less(having([...(isNative ? [] : nativeControls), name]), base),
    drawnWidgets.includes(name) ? '0.60' : '',
  );
  row(`${name}, beside all others`, less(all, having(parts.filter((part) => part !== name))));
}
row('core and every part', all);

if (values.maps) {
  console.log('\n| map | tools | parts | runtime, gzip kB | manifest, gzip kB |\n|---|--:|---|--:|--:|');
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
    const manifest = manifestOf(map);
    const needed = neededParts(manifest);
    const own = weighed(JSON.stringify(manifest)).gzip;
    console.log(
      `| ${what} | ${map.tools.length} | ${needed.join(', ')} | ${kilo(having(needed).gzip)} | ${kilo(own)} |`,
    );
  };
  const html = mapOf('html');
  const form = html.tools.filter(({ fields }) => fields.length === 8);
  mapRow('a form of eight native fields', { ...html, tools: form });
  mapRow('plain HTML', html);
  mapRow('the shop, React', mapOf('react'));
  rmSync(folder, { recursive: true });
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
