// `npm ci` where the lockfile has not been installed yet. Plain Node, no dependency: it runs on a bare clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { takeLock } from './take-lock.mjs';

/**
 * Installs the lockfile of a folder, once for each lockfile, Node version and platform. Two processes that ask at the
 * same time install once: the second waits.
 * @param root the checkout, where the stamp is kept
 * @param folder holds package.json and package-lock.json
 * @throws {Error} when npm fails; its output was printed
 */
export async function install(root, folder) {
  const name = relative(root, folder).replaceAll('/', '-') || 'root';
  const cache = join(root, '.cache');
  const stampFile = join(cache, `install-${name}`);
  const lock = join(cache, `install-${name}.lock`);
  const stamp = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex');
  const isDone = () =>
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(join(folder, 'node_modules'));
  if (isDone()) return;
  mkdirSync(cache, { recursive: true });
  await takeLock(lock);
  try {
    if (isDone()) return;
    process.stderr.write(
      `Installing the dependencies of ${name === 'root' ? 'the project' : relative(root, folder)} …\n`,
    );
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const [command, all] =
      npm?.endsWith('.js') || npm?.endsWith('.cjs') ? [process.execPath, [npm, ...args]] : ['npm', args];
    const done = spawnSync(command, all, { cwd: folder, env: cleanEnvironment(), stdio: ['ignore', 2, 2] });
    if (done.status !== 0) throw new Error(`npm ci failed in ${folder}`);
    writeFileSync(stampFile, stamp);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Without the settings of the outer npm that would make the inner one leave packages out or work elsewhere. */
function cleanEnvironment() {
  const dropped =
    /^npm_config_(omit|include|only|production|workspaces?|include_workspace_root|prefix|local_prefix|global|package_lock_only|dry_run)$/i;
  const kept = Object.entries(process.env).filter(([key]) => !dropped.test(key) && key !== 'NODE_ENV');
  return Object.fromEntries(kept);
}
