// Finds a Chromium, and gets one where that is possible. Runs after the build: the search itself is the probe's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The path of a Chromium that launches here, or undefined where Playwright's own (which needs no path) does.
 * @throws {ProblemError} NO_BROWSER or BROWSER_WRONG, with what to type
 */
export async function ensureBrowser() {
  const { findBrowser } = await import('@webmcp/probe');
  try {
    return await findBrowser();
  } catch (error) {
    if (error.problem?.code !== 'NO_BROWSER') throw error;
    if (!getBrowser()) throw error;
    return await findBrowser();
  }
}

function getBrowser() {
  process.stderr.write('No Chromium is installed; getting one …\n');
  const run = (command, ...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
  };
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return true;
  return run('npx', 'playwright', 'install', 'chromium');
}
