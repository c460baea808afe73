// What the runtime weighs, minified and gzipped: in all, without the adapters, each adapter by what it adds, each module
// by what leaving it out would save. Usage, from the repo's root: node bench/runtime/size.mjs [--modules]
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

const { values } = parseArgs({ options: { modules: { type: 'boolean', default: false } } });
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const source = 'packages/runtime/src';
/** The adapters are what `register` puts in by itself. */
const index = readFileSync(join(root, source, 'index.ts'), 'utf8');
const adapters = /adapters: \[([^\]]*)\]/
  .exec(index)[1]
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);

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

const whole = `export { register } from './index.ts';`;
const core = `export { register } from './register/register.ts';`;
const withAdapter = (name) => {
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(.*)\\.js'`).exec(index)[1];
  return `${core}export { ${name} } from '${from}.ts';`;
};
const kilo = (bytes) => (bytes / 1000).toFixed(2);
const row = (what, { minified, gzip }, reach = '') =>
  console.log(`| ${what} | ${kilo(minified)} | ${kilo(gzip)} | ${reach} |`);

const all = await sized(whole);
const bare = await sized(core);
console.log('| | minified kB | gzip kB | to reach |\n|---|--:|--:|--:|');
row('core, native controls', bare, '8.00');
for (const name of adapters) {
  const one = await sized(withAdapter(name));
  row(`adapter ${name}`, { minified: one.minified - bare.minified, gzip: one.gzip - bare.gzip }, '0.60');
}
row('core and every adapter', all);

if (values.modules) {
  console.log('\n| module | minified kB | gzip kB saved without it |\n|---|--:|--:|');
  for (const [path, { bytesInOutput }] of Object.entries(all.inputs).sort(
    ([, a], [, b]) => b.bytesInOutput - a.bytesInOutput,
  )) {
    const module = path.slice(`${source}/`.length);
    if (bytesInOutput < 200 || !path.startsWith(source)) continue;
    const { gzip } = await sized(whole, module);
    console.log(`| ${module} | ${kilo(bytesInOutput)} | ${kilo(all.gzip - gzip)} |`);
  }
}
