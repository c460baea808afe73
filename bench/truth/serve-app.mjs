import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Starts the app's servers and waits until its page answers.
 *
 * @returns `{ origin, stop }`. `stop` ends each process group that was started here.
 * @throws {Error} If the page does not answer within five minutes.
 */
export async function serveApp({ folder, root, serve }) {
  const origin = `http://localhost:${serve.port}`;
  if (await answers(origin)) throw new Error(`${origin} answers already; end that server first`);
  const log = openSync(join(folder, 'out', 'serve.log'), 'w');
  const start = (command) =>
    spawn('sh', ['-c', command], {
      cwd: root,
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        PORT: String(serve.port),
        BROWSER: 'none',
        NEXT_TELEMETRY_DISABLED: '1',
        NUXT_TELEMETRY_DISABLED: '1',
        ...serve.env,
      },
    });
  const children = [...(serve.commands ?? []), serve.command].map(start);
  const stop = async () => {
    for (const child of children) {
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    }
  };
  for (let tries = 0; tries < 600; tries++) {
    if (await answers(new URL(serve.path ?? '/', origin))) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error(`${origin} does not answer; see ${folder}/out/serve.log`);
}

/** True once the address answers with anything but a server error. */
async function answers(url) {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    await response.text();
    return response.status < 500;
  } catch {
    return false;
  }
}
