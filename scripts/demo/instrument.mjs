// `webmcp instrument` on one app, as a demo runs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The command line of this checkout. */
export const webmcp = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin', 'webmcp.js');

/**
 * The map of an app and the script that registers its tools, written to a folder.
 * @throws {Error} when `webmcp instrument` could not run
 */
export async function instrument({ root, folder, signal }) {
  const script = join(folder, 'tools.iife.js');
  const args = ['--root', root, '--json', '--emit', script, '--out', join(folder, 'webmcp.map.json')];
  const child = spawn(process.execPath, [webmcp, 'instrument', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pass = () => child.kill('SIGINT');
  signal.addEventListener('abort', pass, { once: true });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  signal.removeEventListener('abort', pass);
  signal.throwIfAborted();
  if (code !== 0 && code !== 1) throw new Error(`webmcp instrument ended with exit code ${code}`);
  return { script, ...JSON.parse(printed) };
}
