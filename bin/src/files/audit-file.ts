import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Returns the record of the bridge for a project: in the user's own folder, so that it is in no repository. */
export function auditFile(root: string, env: NodeJS.ProcessEnv): string {
  const state = env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state');
  return join(state, 'webmcp', `${createHash('sha256').update(root).digest('hex').slice(0, 16)}.jsonl`);
}
