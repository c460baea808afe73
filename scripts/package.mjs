// Packs the package `webmcp` as npm would publish it: `npm run package [folder]` writes the tarball into the folder.
// With --reuse, a tarball of the same sources is packed once, for all processes that ask.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from './build.mjs';
import { bundleCode } from './package/bundle-code.mjs';
import { packageManifest } from './package/manifest.mjs';
import { thirdPartyNotices } from './package/notices.mjs';
import { rollTypes } from './package/roll-types.mjs';
import { takeLock } from './take-lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Scripts that the product opens by path: each is complete in one file. */
const scripts = [
  'packages/runtime/dist/runtime.iife.js',
  'packages/runtime/dist/loader.iife.js',
  'packages/runtime/dist/parts.iife.js',
  'packages/runtime/dist/bridge.iife.js',
  'packages/probe/dist/reader.iife.js',
  'packages/probe/dist/before-scripts.iife.js',
  'packages/probe/dist/stress.iife.js',
  'packages/contract/schema/webmcp.map.schema.json',
];

/**
 * Builds the package and packs it.
 * @param into the folder of the tarball
 * @returns the absolute path of the tarball
 * @throws {Error} if a step fails
 */
export async function packPackage(into) {
  await build();
  const staged = join(root, '.cache', 'package');
  const dist = join(staged, 'dist');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  mkdirSync(into, { recursive: true });
  const entries = ['index', 'bridge', 'harness', 'loader', 'map', 'runtime', 'vite'];
  const { outside, modules } = await bundleCode(root, dist, entries);
  rollTypes(root, dist, entries);
  for (const file of scripts) copyFileSync(join(root, file), join(dist, basename(file)));
  copyFileSync(join(root, 'bin', 'webmcp.js'), join(staged, 'webmcp.js'));
  cpSync(join(root, 'skills'), join(staged, 'skills'), { recursive: true });
  for (const file of ['LICENSE', 'README.md']) copyFileSync(join(root, file), join(staged, file));
  writeFileSync(join(staged, 'THIRD-PARTY-NOTICES.md'), thirdPartyNotices(root, modules));
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(packageManifest(root, outside), null, 2)}\n`);
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', into], {
    cwd: staged,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) throw new Error(`npm pack failed:\n${packed.stderr}`);
  return join(into, JSON.parse(packed.stdout)[0].filename);
}

/**
 * Packs the package once for each state of its sources. Two processes that ask at the same time pack once.
 * @returns the absolute path of the tarball, which other processes use as well
 */
export async function packOnce() {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const lock = join(cache, 'package.lock');
  await takeLock(lock);
  try {
    await build();
    const into = join(cache, 'packed', stamp());
    const done = existsSync(into) ? readdirSync(into).find((name) => name.endsWith('.tgz')) : undefined;
    if (done !== undefined) return join(into, done);
    rmSync(dirname(into), { recursive: true, force: true });
    return await packPackage(into);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Returns a hash of everything that the package is made of. The build's own stamp covers the sources. */
function stamp() {
  const hash = createHash('sha256').update(readFileSync(join(root, '.cache', 'build-stamp')));
  const steps = readdirSync(join(root, 'scripts', 'package')).map((name) => `scripts/package/${name}`);
  for (const file of [
    'README.md',
    'LICENSE',
    'skills/webmcp/SKILL.md',
    'bin/webmcp.js',
    'scripts/package.mjs',
    ...steps.sort(),
  ])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { values, positionals } = parseArgs({
      options: { reuse: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    console.log(values.reuse ? await packOnce() : await packPackage(resolve(positionals[0] ?? join(root, '.cache'))));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
