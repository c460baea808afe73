import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { newUsersEnv } from '../e2e/package/new-users-env.js';

/** A server that a command started. */
export interface RunningCommand {
  url: string;
  /** Returns everything that the command has printed, without colours. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Runs a command until it prints a loopback address that answers. The command runs in a process group of its own, which
 * `stop` ends.
 * @throws {Error} with the output, if the command ends or prints no address
 */
export async function startCommandLine(command: string, root: string): Promise<RunningCommand> {
  const child = spawn(command, {
    cwd: root,
    shell: true,
    detached: true,
    env: {
      ...newUsersEnv(),
      BROWSER: 'none',
      NO_COLOR: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    try {
      process.kill(-child.pid!, 'SIGTERM');
    } catch {
      // The group has ended by itself.
    }
    await closed;
  };
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer): void => {
      printed += stripVTControlCharacters(chunk.toString());
      const found = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1?\]|0\.0\.0\.0):\d+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found.replace(/\[::1?\]|0\.0\.0\.0/, 'localhost'));
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void closed.then(() => reject(new Error(`${command} ended:\n${printed}`)));
  });
  return { url, printed: () => printed, stop };
}
