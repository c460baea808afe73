import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Asks the registry whether it has a version of a package. Only the code E404 means that it has none.
 * @throws {Error} with npm's output if the registry gave no answer
 */
export async function isPublished(name, version, env = process.env) {
  const wanted = `${name}@${version}`;
  const onWindows = process.platform === 'win32';
  const npm = spawn('npm', ['view', wanted, 'version', '--json'], {
    env,
    shell: onWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const [status] = await once(npm, 'close');
  if (status === 0 && printed.includes(JSON.stringify(version))) return true;
  // Older npm writes the code to its log only.
  if (status !== 0 && /"code": "E404"|\bcode E404\b/.test(printed)) return false;
  throw new Error(`npm view ${wanted} exited with ${status} and no answer of the registry:\n${printed}`);
}
