// What the runtime weighs, minified and gzipped: the core, each part by what it adds, in all, each module
// by what leaving it out would save. Usage, from the repo's root: node bench/runtime/size.mjs [--modules]
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { adapters, otherParts } from '../../scripts/script-in-parts.mjs';

const { values } = parseArgs({ options: { modules: { type: 'boolean', default: false } } });
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const source = 'packages/runtime/src';
/** @param {string} contents an entry, its imports resolved from the runtime's sources */
async function sized(contents, without = '') {
  const bundle = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: join(root, source), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'webmcpRuntime',
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
  const [{ contents: text }] = bundle.outputFiles;
  const [{ inputs }] = Object.values(bundle.metafile.outputs);
  return { minified: text.length, gzip: gzipSync(text, { level: 9 }).length, inputs };
}

const parts = [...adapters, ...otherParts];
const having = (names) => `export { ${['registerWith', ...names].join(', ')} } from './index.ts';`;
const kilo = (bytes) => (bytes / 1000).toFixed(2);
const row = (what, { minified, gzip }, reach = '') =>
  console.log(`| ${what} | ${kilo(minified)} | ${kilo(gzip)} | ${reach} |`);

const all = await sized(having(parts));
const bare = await sized(having([]));
console.log('| | minified kB | gzip kB | to reach |\n|---|--:|--:|--:|');
row('core: native controls, tools that are there', bare, '8.00');
for (const name of parts) {
  const reach = adapters.includes(name) ? '0.60' : '';
  const alone = await sized(having([name]));
  const others = await sized(having(parts.filter((part) => part !== name)));
  row(`${name}, beside the others`, { minified: all.minified - others.minified, gzip: all.gzip - others.gzip }, reach);
  row(`${name}, alone`, { minified: alone.minified - bare.minified, gzip: alone.gzip - bare.gzip }, reach);
}
row('core and every part', all);

if (values.modules) {
  console.log('\n| module | minified kB | gzip kB saved without it |\n|---|--:|--:|');
  for (const [path, { bytesInOutput }] of Object.entries(all.inputs).sort(
    ([, a], [, b]) => b.bytesInOutput - a.bytesInOutput,
  )) {
    const module = path.slice(`${source}/`.length);
    if (bytesInOutput < 200 || !path.startsWith(source)) continue;
    const { gzip } = await sized(having(parts), module);
    console.log(`| ${module} | ${kilo(bytesInOutput)} | ${kilo(all.gzip - gzip)} |`);
  }
}
