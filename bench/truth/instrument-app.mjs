import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));

/**
 * Runs `webmcp instrument` on the running app and reads the map.
 *
 * @param keep True uses the map of the last run.
 * @returns `{ map, script, exitCode }`, with the path of the emitted script.
 * @throws {Error} If no map was written.
 */
export async function instrumentApp(app, origin, keep) {
  const out = join(app.folder, 'out', 'webmcp.map.json');
  const script = join(app.folder, 'out', 'webmcp.iife.js');
  let exitCode = 0;
  if (!keep || !existsSync(out)) {
    await app.reset({ origin, folder: app.folder });
    rmSync(out, { force: true });
    const url = app.instrument.some((option) => ['--url', '--command'].includes(option)) ? [] : ['--url', origin];
    const run = spawnSync(
      process.execPath,
      [
        command,
        'instrument',
        '--no-color',
        '--root',
        app.root,
        '--out',
        out,
        '--emit',
        script,
        ...(app.ownServer ? [] : url),
        ...(app.harness === undefined ? [] : ['--harness', app.harness]),
        ...app.instrument,
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    writeFileSync(join(app.folder, 'out', 'instrument.txt'), `${run.stdout}\n${run.stderr}`);
    exitCode = run.status;
    if (!existsSync(out)) throw new Error(`${app.root} gave no map (exit ${run.status}):\n${run.stderr.slice(-2000)}`);
  }
  return { map: JSON.parse(readFileSync(out, 'utf8')), script, exitCode };
}
