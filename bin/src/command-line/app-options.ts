import { isAbsolute, resolve } from 'node:path';
import { stat } from 'node:fs/promises';

import { ProblemError } from '@webmcp/contract';
import { InvalidArgumentError, Option, type Command } from 'commander';

import type { MakeMapOptions } from '../run/map-run.js';

/** What every command that looks at the app is told, as commander hands it over. */
export interface AppFlags {
  root: string;
  url?: string;
  command?: string;
  harness?: string;
  out?: string;
  state: string[];
  threshold: number;
  allowUnstable: boolean;
  provenance: boolean;
  allowHost: string[];
  explore: boolean;
  blockWrites: boolean;
}

/** Adds the options that every command has. */
export function everywhere(command: Command): Command {
  return command
    .option('--root <dir>', 'the app’s folder', '.')
    .option('--out <file>', 'the map (default: webmcp.map.json in the root)')
    .option('--json', 'print one JSON object on standard output, everything else on standard error')
    .option('--no-color', 'no colours');
}

/** Adds the options of the commands that look at the running app: see AppFlags. */
export function withApp(command: Command): Command {
  return everywhere(command)
    .addOption(
      new Option('--url <url>', 'a running app; else its dev server is started and stopped').conflicts('command'),
    )
    .option('--command <command>', 'starts the app where it is neither Vite nor plain HTML')
    .option('--harness <file>', 'the states to look at (default: webmcp.harness.ts in the root)')
    .option('--state <name>', 'only this harness state; may be repeated', collect, [])
    .option('--allow-host <host>', 'let the probe reach a host that is not loopback; may be repeated', collect, [])
    .option('--explore', 'press what only opens something (dialogs, menus, tabs) and look at that too', false)
    .option(
      '--block-writes',
      'answer POST, PUT, PATCH and DELETE with a stub while looking; the login goes through',
      false,
    )
    .option('--threshold <number>', 'confidence below which nothing is emitted', fraction, 0.6)
    .option('--allow-unstable', 'emit tools below the threshold too, marked unstable', false)
    .option(
      '--no-provenance',
      'do not trace elements to the source: no stamps in the dev server’s output, no look at what React remembers',
    );
}

/** The app's folder as an absolute path. @throws ProblemError ROOT_MISSING where there is no such folder. */
export async function rootOf(cwd: string, root: string): Promise<string> {
  const path = resolve(cwd, root);
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() !== true) throw new ProblemError('ROOT_MISSING', { root: path }, { where: path });
  return path;
}

/** The file of the map, absolute. */
export function mapPath(cwd: string, root: string, out: string | undefined): string {
  return out === undefined ? resolve(root, 'webmcp.map.json') : resolve(cwd, out);
}

/** Flags as the options of making a map, every path absolute. */
export function makeMapOptions(cwd: string, root: string, paths: string[], flags: AppFlags): MakeMapOptions {
  return {
    root,
    paths: paths.map((path) => (isAbsolute(path) ? path : resolve(cwd, path))),
    ...(flags.url === undefined ? {} : { url: flags.url }),
    ...(flags.command === undefined ? {} : { command: flags.command }),
    ...(flags.harness === undefined ? {} : { harness: resolve(cwd, flags.harness) }),
    states: flags.state,
    threshold: flags.threshold,
    allowUnstable: flags.allowUnstable,
    provenance: flags.provenance,
    allowHosts: flags.allowHost,
    explore: flags.explore,
    blockWrites: flags.blockWrites,
  };
}

/** A commander parser for a share from 0 to 1. @throws InvalidArgumentError */
export function fraction(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return value;
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}
