import { stat } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';

import { ProblemError } from '@webmcp/contract';

import type { MakeMapOptions } from '../../run/map-run.js';
import type { CliOptionName, Flags } from './cli-options.js';

/** Lists the options of every command. */
export const everyCommandOptions = [
  'root',
  'out',
  'json',
  'debug',
  'color',
] as const satisfies readonly CliOptionName[];

/** Lists the options of the commands that open the running app. */
export const appOptions = [
  ...everyCommandOptions,
  'url',
  'connect',
  'command',
  'harness',
  'state',
  'allowHost',
  'explore',
  'blockWrites',
  'timeLimit',
  'threshold',
  'allowUnstable',
  'provenance',
] as const satisfies readonly CliOptionName[];

/** Returns the app's folder as an absolute path. @throws ProblemError ROOT_MISSING if no such folder exists */
export async function rootOf(cwd: string, root: string): Promise<string> {
  const path = resolve(cwd, root);
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() !== true) throw new ProblemError('ROOT_MISSING', { root: path }, { where: path });
  return path;
}

/** Returns the absolute path of the map. */
export function mapPath(cwd: string, root: string, out: string | undefined): string {
  return out === undefined ? resolve(root, 'webmcp.map.json') : resolve(cwd, out);
}

/** Returns the browser of the flags. @throws ProblemError USAGE without an address that such a browser can reach */
function connectOf({ connect, url }: Flags<'connect' | 'url'>): Pick<MakeMapOptions, 'connect'> {
  if (connect === undefined) return {};
  if (url !== undefined) return { connect };
  const reason = '--connect needs --url, because the app must be reachable from the machine of the browser';
  throw new ProblemError('USAGE', { reason });
}

/** Converts flags to the options of making a map. Every path in the result is absolute. */
export function makeMapOptions(
  cwd: string,
  root: string,
  paths: readonly string[],
  flags: Flags<(typeof appOptions)[number]>,
): MakeMapOptions {
  return {
    root,
    paths: paths.map((path) => (isAbsolute(path) ? path : resolve(cwd, path))),
    ...(flags.url === undefined ? {} : { url: flags.url }),
    ...connectOf(flags),
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
