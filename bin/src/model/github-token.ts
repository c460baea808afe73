import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Milliseconds that `gh` may take. */
const patience = 10_000;

/** Returns the token of the logged-in GitHub command line; null without `gh` or without a login. */
export async function githubToken(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('gh', ['auth', 'token'], { env, signal, timeout: patience });
    return stdout.trim() || null;
  } catch {
    signal.throwIfAborted();
    // Each failure means that gh gives no token, and the caller has another way.
    return null;
  }
}
