// Builds every package: types and modules with tsc, what runs in a page with esbuild. A stamp over the sources makes a
// second build a matter of milliseconds, so that every command can begin with it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, '.cache', 'build-stamp');

/** The whole runtime, which every emitted script contains. */
const runtimeScript = 'packages/runtime/dist/runtime.iife.js';

/** In-page bundles: entry, output, global name. */
const bundles = [
  ['packages/runtime/src/index.ts', runtimeScript, 'webmcpRuntime'],
  ['packages/runtime/src/loader.ts', 'packages/runtime/dist/loader.iife.js', 'webmcpLoader'],
  ['packages/runtime/src/loader/script-parts.ts', 'packages/runtime/dist/parts.iife.js', 'webmcpParts'],
  ['packages/runtime/src/bridge.ts', 'packages/runtime/dist/bridge.iife.js', 'webmcpBridge'],
  ['packages/runtime/src/page.ts', 'packages/runtime/dist/page.iife.js', 'webmcpPage'],
  ['packages/probe/src/page/index.ts', 'packages/probe/dist/reader.iife.js', 'webmcpReader'],
  ['packages/probe/src/page/before-scripts.ts', 'packages/probe/dist/before-scripts.iife.js', undefined],
  ['packages/probe/src/page/stress/entry.ts', 'packages/probe/dist/stress.iife.js', 'webmcpStress'],
];

function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else hash.update(path).update(readFileSync(join(root, path)));
    }
  };
  for (const workspace of ['bin', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]) {
    if (existsSync(join(root, workspace, 'src'))) visit(`${workspace}/src`);
    for (const file of readdirSync(join(root, workspace))) {
      if (/^(package|tsconfig.*)\.json$/.test(file)) hash.update(readFileSync(join(root, workspace, file)));
    }
  }
  for (const file of ['tsconfig.base.json', 'tsconfig.json', 'package-lock.json', 'scripts/build.mjs']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function outputsExist() {
  return [...bundles.map(([, out]) => out), 'bin/dist/webmcp.js'].every((file) => existsSync(join(root, file)));
}

/**
 * Builds what is out of date.
 * @throws {Error} when a compiler says no; its output was printed
 */
export async function build() {
  const stamp = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && outputsExist()) return;
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  const compiled = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (compiled.status !== 0) throw new Error('The build failed: tsc found errors');
  const { build: bundle } = await import('esbuild');
  for (const [entry, outfile, globalName] of bundles) {
    await bundle({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      globalName,
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      conditions: ['webmcp-source'],
      legalComments: 'none',
      logLevel: 'warning',
      plugins: [shortPhrases],
    });
  }
  await compress(join(root, runtimeScript));
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Takes the white space out of the lists of phrases, which `phrasesOf` splits at the commas and trims. */
const shortPhrases = {
  name: 'short-phrases',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]packages[\\/]text[\\/]src[\\/]vocabulary[\\/]\w+\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /`[^`]*`/g,
        (list) => `\`${list.slice(1, -1).trim().replace(/\s+/g, ' ').replace(/ ?, ?/g, ',')}\``,
      ),
    }));
  },
};

/**
 * Compresses a minified script further. Terser inlines functions with one use, and then the minifier of rolldown names
 * everything by how often it is used: 77.2 kB gzip, instead of 82.0 by esbuild alone. Short names of properties would save
 * 1.3 kB more at most, but objects of the page and of other copies of the runtime have the same names.
 */
async function compress(file) {
  const { minify } = await import('terser');
  const { minifySync } = await import('rolldown/utils');
  const { code } = await minify(readFileSync(file, 'utf8'), { ecma: 2022, compress: { passes: 3 } });
  writeFileSync(file, minifySync(file, code, { compress: { target: 'es2022' } }).code);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await build();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
