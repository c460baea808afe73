import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { ProblemError } from '@webmcp/contract';
import { createPatch } from 'diff';

import { writeOrProblem } from '../files/write-or-problem.js';
import type { CommandResult } from '../run/command-result.js';
import { bridgeCommandOf, mcpClients } from '../setup/mcp-clients.js';
import { packageManagerOf } from '../setup/package-manager.js';

export interface ConnectOptions {
  client: string;
  root: string;
  yes: boolean;
  dryRun: boolean;
}

export interface ConnectResult extends CommandResult {
  command: 'connect';
  file: string;
  /** The change as a unified diff; empty for a file that has the bridge already. */
  change: string;
  isWritten: boolean;
}

/**
 * Adds the bridge to a client's configuration. Writes nothing without a yes.
 * @throws {ProblemError} USAGE for an unknown client; CONNECT_BY_HAND, FILE_NOT_WRITTEN
 */
export async function connect(
  { client, root, yes, dryRun }: ConnectOptions,
  ask: ((shown: string, question: string) => Promise<boolean>) | null,
): Promise<ConnectResult> {
  const known = mcpClients.find(({ name }) => name === client);
  if (known === undefined) {
    const names = mcpClients.map(({ name }) => name).join(', ');
    throw new ProblemError('USAGE', { reason: `the client ${client} is unknown; the clients are: ${names}` });
  }
  const path = join(root, known.file);
  const before = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const server = bridgeCommandOf(packageManagerOf(root));
  const after = known.add(before, server);
  if (after === null)
    throw new ProblemError('CONNECT_BY_HAND', { file: known.file, entry: JSON.stringify(server) }, { where: path });
  const change = after === before ? '' : createPatch(known.file, before, after);
  const result = { command: 'connect' as const, exitCode: 0 as const, problems: [], file: known.file, change };
  const shown = { more: { file: known.file, change } };
  const isWanted = change !== '' && !dryRun && (yes || (await ask?.(change, `Write ${known.file}?`)) === true);
  if (!isWanted) return { ...result, ...shown, isWritten: false };
  await mkdir(dirname(path), { recursive: true });
  const failed = writeOrProblem(path, after);
  if (failed !== null) throw new ProblemError(failed);
  return { ...result, ...shown, isWritten: true };
}
