import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { newUsersEnv } from './new-users-env.js';

const repo = fileURLToPath(new URL('../../../', import.meta.url));

/** The answer of a command that ran to its end. */
export interface Done {
  code: number | null;
  out: string;
}

/** Runs a command without a terminal. `out` holds both outputs. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<Done> {
  const child = spawn(command, args, { cwd, env: newUsersEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (out += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out };
}

/** Runs a command. @throws {Error} with its output if it fails */
export async function succeed(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, out } = await run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}:\n${out}`);
  return out;
}

/** Returns the absolute path of the packed package. All tests of the same sources share the file. */
export async function packedTarball(): Promise<string> {
  const out = await succeed(process.execPath, [join(repo, 'scripts/package.mjs'), '--reuse'], repo);
  return out.trim().split('\n').at(-1)!;
}

/** An app in a temporary folder outside of the repository. */
export interface NewApp {
  root: string;
  write(files: Record<string, string>): void;
  remove(): void;
}

export function newApp(files: Record<string, string>): NewApp {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-new-'));
  const write = (texts: Record<string, string>): void => {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };
  write(files);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
