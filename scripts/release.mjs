// `npm run release`: packs the package and publishes it. With --dry-run, npm does all but the upload, without provenance.
// `npm run release -- version` takes the changesets into the version and bin/CHANGELOG.md, and brings the lockfile in step.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { install } from './install.mjs';
import { packPackage } from './package.mjs';
import { isPublished } from './release/is-published.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, 'scripts', 'release');

/** Runs a command with inherited output. @throws {Error} if it fails */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${status}`);
}

async function version() {
  await install(root, tools);
  run(process.execPath, [join(tools, 'node_modules', '@changesets', 'cli', 'bin.js'), 'version']);
  run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund']);
}

async function publish(isDry) {
  const { name, version: wanted } = JSON.parse(readFileSync(join(root, 'bin', 'package.json'), 'utf8'));
  // Each push to main asks, and few bring a new version.
  if (!isDry && (await isPublished(name, wanted)))
    return console.log('The registry has this version. Nothing is published');
  const tarball = await packPackage(join(root, '.cache'));
  run('npm', [
    'publish',
    tarball,
    '--access',
    'public',
    ...(isDry ? ['--dry-run', '--tag', 'next'] : ['--provenance']),
  ]);
}

try {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals[0] === 'version') await version();
  else await publish(values['dry-run']);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
