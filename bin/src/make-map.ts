import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { problem, ProblemError, type Config, type GroundTruthMap, type Harness, type Problem } from '@webmcp/contract';
import { discover } from '@webmcp/discovery';
import {
  aliases,
  findProject,
  loadConfig,
  loadHarness,
  placeInStack,
  readSources,
  resolver,
  type Project,
} from '@webmcp/project';
import { probe, type Page } from '@webmcp/probe';

import { harnessModule } from './harness-module.js';
import { openApp } from './open-app.js';
import type { Progress } from './progress.js';
import { webmcpVersion } from './webmcp-version.js';

/** What `instrument` and `check` are asked. Paths are absolute. */
export interface MakeMapOptions {
  root: string;
  /** Globs below the root that narrow the source files. */
  paths: string[];
  url?: string;
  /** Shell command that starts the app. */
  command?: string;
  harness?: string;
  /** Only these states. */
  states: string[];
  threshold: number;
  allowUnstable: boolean;
  provenance: boolean;
  allowHosts: string[];
  /** Names and descriptions are carried over from it. */
  previous?: GroundTruthMap;
}

/** What a command may use of the world. */
export interface Surroundings {
  progress: Progress;
  signal: AbortSignal;
}

export interface MadeMap {
  map: GroundTruthMap;
  problems: Problem[];
}

/**
 * The whole run without writing anything: source → facts, page → snapshots, both → map.
 * @throws {ProblemError} when it could not run at all; findings come back as problems
 */
export async function makeMap(options: MakeMapOptions, around: Surroundings): Promise<MadeMap> {
  const { progress, signal } = around;
  progress.step('Reading the source');
  const project = findProject(options.root);
  const config = await configOf(project);
  const harness = await harnessOf(project, options);
  const files = await readSources(project, {
    ...(options.paths.length > 0
      ? { include: options.paths }
      : config.include === undefined
        ? {}
        : { include: config.include }),
    ...(config.exclude === undefined ? {} : { exclude: config.exclude }),
  });
  if (!files.some(({ path }) => /\.(tsx|jsx|vue|html?)$/.test(path))) {
    throw new ProblemError('PROJECT_EMPTY', { root: options.root }, { where: options.root });
  }
  const testIdAttributes = [...new Set(['data-mcp', 'data-testid', ...(config.testIdAttributes ?? [])])];
  signal.throwIfAborted();

  progress.step(options.url === undefined ? 'Starting the app' : `Opening ${options.url}`);
  const app = await openApp(project, { ...options, pages: files.map(({ path }) => path) }, config, signal);
  try {
    progress.step('Looking at the app');
    const seen = await probe({
      baseUrl: app.url,
      ...(harness === null ? {} : { harness }),
      ...(app.routes === undefined ? {} : { routes: app.routes }),
      ...(options.states.length === 0 ? {} : { only: options.states }),
      testIdAttributes,
      allowHosts: options.allowHosts,
      signal,
      onProgress: ({ done, total, state }) => progress.count(done, total, state),
      placeOf: (error) => placeInStack(error, options.root, ownFolders),
    });
    // Nothing was read: a map of nothing would replace one that is true.
    const [first] = seen.problems;
    if (seen.snapshots.length === 0 && first !== undefined) throw new ProblemError(first);
    progress.step('Pairing source and page');
    const made = discover({
      files,
      resolve: resolver(
        files.map(({ path }) => path),
        aliases(project),
      ),
      snapshots: seen.snapshots,
      states: seen.states,
      config,
      ...(options.previous === undefined ? {} : { previous: options.previous }),
      testIdAttributes,
      threshold: options.threshold,
      allowUnstable: options.allowUnstable,
      provenance: options.provenance,
      generatorVersion: webmcpVersion,
    });
    const problems = [...seen.problems, ...made.problems];
    if (made.map.tools.length === 0) problems.push(problem('NOTHING_FOUND', { root: options.root }, options.root));
    return { map: made.map, problems };
  } finally {
    await app.close();
  }
}

async function configOf(project: Project): Promise<Config> {
  return project.configFile === undefined ? {} : await loadConfig(project.configFile, harnessModule, project.root);
}

async function harnessOf(project: Project, options: MakeMapOptions): Promise<Harness<Page> | null> {
  const file = options.harness === undefined ? project.harnessFile : resolve(options.harness);
  return file === undefined ? null : await loadHarness(file, harnessModule, options.root);
}

/** Where this product's own frames in a stack come from: the developer is shown their own line. */
const ownFolders = ['./webmcp.js', '@webmcp/probe', '@webmcp/project'].map((module) =>
  dirname(fileURLToPath(import.meta.resolve(module))),
);
