import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { hashOf } from '../access/secrets.js';
import { proofOf } from '../http/bridge-server.js';

/** The facts by which a program of the same user finds a bridge. None of them opens a door. */
export interface Discovery {
  pid: number;
  port: number;
  public_id: string;
  root: string;
}

/** Returns the file that names the bridge of a project. */
export function discoveryFile(root: string, env: NodeJS.ProcessEnv): string {
  const folder = env['XDG_RUNTIME_DIR']
    ? join(env['XDG_RUNTIME_DIR'], 'webmcp')
    : join(tmpdir(), `webmcp-${userInfo().uid}`);
  return join(folder, `${hashOf(root).slice(0, 16)}.json`);
}

/** Writes the file for this user alone. Returns a function that removes the file. */
export function announce(file: string, found: Discovery): () => void {
  const folder = join(file, '..');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`, { mode: 0o600 });
  return () => {
    if (readDiscovery(file)?.public_id === found.public_id) rmSync(file, { force: true });
  };
}

/** Reads the file of a project; undefined without a readable one. */
export function readDiscovery(file: string): Discovery | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Discovery;
  } catch {
    // No bridge, or a file that was cut off. In both cases none can be found.
    return undefined;
  }
}

/**
 * Returns whether the listener on the port is the bridge that wrote the file. Another program that took the port cannot
 * know the id, and is never sent it.
 */
export async function isAlive({ port, public_id }: Discovery): Promise<boolean> {
  const nonce = randomBytes(16).toString('hex');
  try {
    const response = await fetch(`http://127.0.0.1:${port}/mcp/hello?nonce=${nonce}`, {
      signal: AbortSignal.timeout(2000),
    });
    const { proof } = (await response.json()) as { proof?: unknown };
    return proof === proofOf(public_id, nonce);
  } catch {
    // Nobody listens, or another program does. No bridge lives there.
    return false;
  }
}
