import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { ProblemError, type GroundTruthMap, type Manifest, type Problem, type ToolDecision } from '@webmcp/contract';
import type { ResolvedConfig } from 'vite';

import { manifestReader } from './read-manifest.js';
import type { DevBridge } from './serve-tabs.js';
import type { SourceWatch } from './source-watch.js';
import { staleTools, type StaleTools } from './stale-tools.js';

export interface ToolsPluginOptions {
  /** The map, relative to Vite's root. Default: `webmcp.map.json` there, else beside the Vite config. */
  map?: string;
  /** Fails a build whose map is missing, damaged, or older than the source. Default: a warning. */
  strict?: boolean;
  /** Does not load the tools by itself. The app imports `virtual:webmcp` where it wants them. */
  manual?: boolean;
  /**
   * Lets agents outside the browser call the tools of the open pages, after a person approved them. The bridge listens on
   * this machine alone, on a free port unless given. A build has no bridge.
   */
  bridge?: boolean | { port?: number };
}

/** The parts of the product that the plugin gets by argument. */
export interface ToolsPluginWorld {
  /** Reads a map from its text. @throws {ProblemError} for a damaged map */
  readMap(text: string, file: string): GroundTruthMap;
  /**
   * Opens a watch on the source of the app for the tools of a map.
   * @throws {ProblemError} for a source that cannot be read, and a missing or damaged map
   */
  watchSource(root: string, mapFile: string): Promise<SourceWatch>;
  /**
   * Writes a decision on a tool to the config of the app. Returns a sentence that names the result.
   * @throws {ProblemError} for a file that cannot be written
   */
  decide(root: string, map: GroundTruthMap, decision: ToolDecision): Promise<string>;
  /** The modules of the page, as absolute paths by specifier. */
  modules: Readonly<
    Record<'webmcp/runtime' | 'webmcp/loader' | 'virtual:webmcp/panel' | 'virtual:webmcp/parts', string>
  >;
  bridge: {
    /** Reads the script of a page. */
    pageScript(): Promise<string>;
    /** Starts the bridge of an app. @param say shows a line to the person */
    open(mapFile: string, port: number, say: (line: string) => void): Promise<DevBridge>;
  };
}

/** The map of an app as its dev server and its builds use it. */
export interface AppMap {
  /** The map, as an absolute path with forward slashes. */
  file: string;
  isBuild: boolean;
  /** The tools that do not fit the source now. Their names change while a dev server runs. */
  stale: StaleTools;
  /** Reads the manifest, stale tools included. A map that cannot be used is a warning; with `strict`, it fails a build. */
  manifest(): Promise<Manifest>;
  /** Reads the map; undefined for a map that cannot be used. */
  map(): Promise<GroundTruthMap | undefined>;
  /** Compares the map with the source before a build. A source that cannot be read decides nothing. */
  compareWithSource(): Promise<void>;
  /** Prints a line for the person. */
  say(line: string): void;
  /** Prints a text once. */
  warn(text: string): void;
  failed(reason: unknown): void;
}

/** The most tools that a warning names. */
const most = 5;

/** Finds the map of an app, whose files the map names. */
export function appMap(
  config: ResolvedConfig,
  { strict, map }: ToolsPluginOptions,
  { readMap, watchSource }: ToolsPluginWorld,
): AppMap {
  const file = mapOf(config, map).replaceAll('\\', '/');
  const isBuild = config.command === 'build';
  let warned = '';
  let compared: Promise<void> | undefined;
  const warn = (text: string): void => {
    if (text !== warned) config.logger.warn(`[webmcp] ${text}`);
    warned = text;
  };
  const refuse = (problem: Problem): void => {
    if (strict === true && isBuild) throw new Error(textOf(problem));
    warn(textOf(problem));
  };
  const failed = (cause: unknown): void => warn(cause instanceof ProblemError ? textOf(cause.problem) : String(cause));
  const watch = (): Promise<SourceWatch> => watchSource(dirname(file), file);
  const read = manifestReader(file, readMap);
  const stale = staleTools(dirname(file), watch, failed);
  async function compare(): Promise<void> {
    const names = (await watch().catch(() => null))?.stale() ?? [];
    if (names.length === 0) return;
    const tools =
      names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
    refuse(new ProblemError('MAP_STALE', { file, tools }).problem);
  }
  return {
    file,
    isBuild,
    stale,
    async manifest() {
      const { manifest, problem } = await read();
      if (problem !== undefined) refuse(problem);
      return manifest;
    },
    map: async () => (await read()).map,
    // A build may begin once for the browser and once for the server.
    compareWithSource: () => (compared ??= compare()),
    say: (line) => config.logger.info(`[webmcp] ${line}`),
    warn,
    failed,
  };
}

const textOf = ({ code, message, fix }: Problem): string => `${code}: ${message}\n  ${fix}`;

/** Returns the path of the map. The app's folder has it, which holds the Vite config; Vite's own root may be below. */
function mapOf({ root, configFile }: ResolvedConfig, given: string | undefined): string {
  if (given !== undefined) return resolve(root, given);
  const inRoot = resolve(root, 'webmcp.map.json');
  return configFile === undefined || existsSync(inRoot) ? inRoot : resolve(dirname(configFile), 'webmcp.map.json');
}
