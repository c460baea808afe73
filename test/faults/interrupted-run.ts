import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as nap } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { readMap } from '@webmcp/contract/schema';

import { leftProcesses } from './left-processes.js';

const webmcp = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin/webmcp.js');

/** Milliseconds after which an interrupted run counts as hanging. A busy machine delays even a prompt end. */
const hangs = 20_000;

/** An app and the words of a run on it. */
export interface InterruptedApp {
  name: string;
  files: Record<string, string>;
  args: string[];
  /** The installed packages of the app, by an absolute path. */
  modules?: string;
}

/** A signal for a run. `at`: the share of the whole run before the signal, 0 to 1. `again`: a second signal. */
export interface Interruption {
  app: InterruptedApp;
  at: number;
  signal: NodeJS.Signals;
  again: NodeJS.Signals | undefined;
}

/** The end of an interrupted run. */
export interface InterruptedEnd {
  /** Milliseconds from the signal to the end; `hangs` if there was no end in time. */
  took: number | 'hangs';
  exit: number | NodeJS.Signals | null;
  /** Processes and temporary files that the run left behind. */
  left: string[];
  /** The state of the map file. */
  map: 'old' | 'new' | 'none' | 'broken';
}

/** Draws interruptions by a seed. The third part of the apps takes turns, so that each app has its share. */
export function interruptions(apps: readonly InterruptedApp[], count: number, seed: string): Interruption[] {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  return Array.from({ length: count }, (_, index) => {
    const bytes = createHash('sha256').update(`${seed} ${index}`).digest();
    return {
      app: apps[index % apps.length]!,
      at: bytes.readUInt32BE(0) / 2 ** 32,
      signal: signals[bytes[4]! % 3]!,
      again: bytes[5]! < 40 ? signals[bytes[6]! % 3] : undefined,
    };
  });
}

/** Runs an app to its end. Returns the milliseconds, and the text of the map. */
export async function wholeRun(app: InterruptedApp): Promise<{ took: number; map: string }> {
  const folders = foldersOf(app);
  try {
    const begun = performance.now();
    await once(start(app, folders), 'close');
    return { took: performance.now() - begun, map: readFileSync(join(folders.root, 'webmcp.map.json'), 'utf8') };
  } finally {
    remove(folders);
  }
}

/** Interrupts a run at its moment, and looks at everything that is left. @param old the map before the run */
export async function interruptedRun(
  { app, at, signal, again }: Interruption,
  { took: whole, map: old }: { took: number; map: string },
): Promise<InterruptedEnd> {
  const folders = foldersOf(app);
  const file = join(folders.root, 'webmcp.map.json');
  writeFileSync(file, old);
  try {
    const child = start(app, folders);
    const closed = once(child, 'close');
    await Promise.race([nap(at * whole), closed]);
    const begun = performance.now();
    child.kill(signal);
    if (again !== undefined) child.kill(again);
    const end = await Promise.race([closed.then(() => 'ended'), nap(hangs, 'hangs', { ref: false })]);
    const took = end === 'hangs' ? ('hangs' as const) : performance.now() - begun;
    if (end === 'hangs') child.kill('SIGKILL');
    await closed;
    return {
      took,
      exit: child.exitCode ?? child.signalCode,
      left: [...(await leftProcesses(folders.tmp)), ...readdirSync(folders.tmp), ...strangeFiles(app, folders.root)],
      map: stateOf(file, old),
    };
  } finally {
    remove(folders);
  }
}

interface Folders {
  root: string;
  tmp: string;
}

function foldersOf({ files, modules }: InterruptedApp): Folders {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-signal-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  if (modules !== undefined) symlinkSync(modules, join(root, 'node_modules'));
  return { root, tmp: mkdtempSync(join(tmpdir(), 'webmcp-left-')) };
}

function remove({ root, tmp }: Folders): void {
  for (const folder of [root, tmp]) rmSync(folder, { recursive: true, force: true });
}

function start({ args }: InterruptedApp, { root, tmp }: Folders) {
  return spawn(process.execPath, [webmcp, ...args], {
    cwd: root,
    env: { ...process.env, TMPDIR: tmp },
    stdio: 'ignore',
  });
}

/** Lists the files of the app's folder that the run added, except the map. */
function strangeFiles({ files }: InterruptedApp, root: string): string[] {
  const own = new Set([...Object.keys(files).map((path) => path.split('/')[0]), 'webmcp.map.json', 'node_modules']);
  return readdirSync(root).filter((name) => !own.has(name));
}

function stateOf(file: string, old: string): InterruptedEnd['map'] {
  const text = readFileSync(file, 'utf8');
  if (text === old) return 'old';
  try {
    readMap(text, file);
    return 'new';
  } catch {
    return 'broken';
  }
}
