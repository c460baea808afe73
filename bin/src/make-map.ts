import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  problem,
  ProblemError,
  type GroundTruthMap,
  type Harness,
  type PageSnapshot,
  type Problem,
  type State,
} from '@webmcp/contract';
import {
  discover,
  earlierProof,
  earlierSurvival,
  manifestOf,
  openersIn,
  routePattern,
  shownControls,
  siteFinder,
  withProof,
  withSurvival,
} from '@webmcp/discovery';
import { loadHarness, placeInStack, type Project } from '@webmcp/project';
import { probe, stress, type ExploredState, type Page, type PageCopy, type TargetTrials } from '@webmcp/probe';

import { harnessModule } from './harness-module.js';
import { openApp } from './open-app.js';
import { type Proofs, proveMap } from './proofs.js';
import { readApp, type ReadAppOptions } from './read-app.js';
import { stoppedEarly } from './stopped-early.js';
import type { Surroundings } from './surroundings.js';
import { summarize, survivalByTarget, survivalProblems, type Survival } from './survival.js';
import { webmcpVersion } from './webmcp-version.js';

/** What `instrument` and `check` are asked. Paths are absolute. */
export interface MakeMapOptions extends ReadAppOptions {
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
  /** Press what only opens something, and read what that shows. */
  explore: boolean;
  /** Answer what would change data with a stub. */
  blockWrites: boolean;
  /** Mutate copies of the pages and measure what each target survives. */
  stress?: boolean;
  /** Call every tool in the browser and hold back what does not do what it promises. */
  prove?: boolean;
  /** Names, descriptions and what was measured of unchanged targets are carried over from it. */
  previous?: GroundTruthMap;
}

export interface MadeMap {
  map: GroundTruthMap;
  /** The states that were read, with what exploring says beside the map. */
  states: (State | ExploredState)[];
  /** The harness that was used. */
  harness: Harness<Page> | null;
  problems: Problem[];
  survival?: Survival;
  proofs?: Proofs;
}

/**
 * The whole run without writing anything: source → facts, page → snapshots, both → map.
 * @throws {ProblemError} when it could not run at all; findings come back as problems
 */
export async function makeMap(options: MakeMapOptions, around: Surroundings): Promise<MadeMap> {
  const { progress, signal } = around;
  const app = await readApp(options, around);
  const { project, config, files, testIdAttributes } = app;
  const harness = await harnessOf(project, options);
  signal.throwIfAborted();

  const sourcePatternOf = (route: string): string => routePattern(route, app.routes);
  progress.step(options.url === undefined ? 'Starting the app' : `Opening ${options.url}`);
  const server = await openApp(project, { ...options, pages: files.map(({ path }) => path) }, config, signal);
  const ended = server.ended === undefined ? {} : { ended: server.ended };
  try {
    progress.step('Looking at the app');
    const seen = await probe({
      baseUrl: server.url,
      ...(harness === null ? {} : { harness }),
      ...(server.routes === undefined ? {} : { routes: server.routes }),
      ...(options.states.length === 0 ? {} : { only: options.states }),
      testIdAttributes,
      knownRoutes: app.routes.routes,
      sourcePatternOf,
      copies: options.stress ?? false,
      ...(options.provenance && !server.isStamped ? { siteOf: siteFinder(files, project.root) } : {}),
      ...(server.restamp === undefined ? {} : { restamp: server.restamp }),
      blockWrites: options.blockWrites,
      ...(options.explore
        ? { explore: { openers: (snapshot: PageSnapshot) => openersIn(snapshot, app.source, options) } }
        : {}),
      allowHosts: options.allowHosts,
      signal,
      ...ended,
      onProgress({ done, total, open, visited }) {
        if (visited !== undefined) progress.count(done, total, visited);
        progress.at(open);
      },
      placeOf: (error) => placeInStack(error, options.root, ownFolders),
    });
    // Nothing was read: a map of nothing would replace one that is true.
    const [first] = seen.problems;
    if (seen.snapshots.length === 0 && first !== undefined) throw new ProblemError(first);
    progress.step('Pairing source and page');
    const shown = options.provenance ? shownControls(app.source.appModel, seen.snapshots) : new Map();
    const { source, reread } = shown.size === 0 ? app : app.knowing(shown);
    const made = discover({
      source,
      hooks: { files, reread },
      snapshots: seen.snapshots,
      states: seen.states.map((state) => ({ ...asState(state), route: sourcePatternOf(state.route) })),
      config,
      ...(options.previous === undefined ? {} : { previous: options.previous }),
      testIdAttributes,
      threshold: options.threshold,
      allowUnstable: options.allowUnstable,
      provenance: options.provenance,
      generatorVersion: webmcpVersion,
    });
    const problems = [...app.problems, ...seen.problems, ...made.problems];
    if (made.map.tools.length === 0) problems.push(problem('NOTHING_FOUND', { root: options.root }, options.root));
    const before = options.previous;
    const whole = before === undefined ? made.map : withSurvival(made.map, earlierSurvival(before));
    const proven = options.prove === true ? await proved(whole) : { map: carried(whole, before), problems: [] };
    problems.push(...proven.problems);
    const proofs = proven.proofs === undefined ? {} : { proofs: proven.proofs };
    if (options.stress === true) {
      const begun = performance.now();
      const trials = await stressed(proven.map, seen.copies, around);
      const measured = survivalByTarget(trials);
      const map = withSurvival(proven.map, (tool, part) => measured.get(`${tool.id} ${part}`));
      return {
        map,
        states: seen.states,
        harness,
        problems: [...problems, ...survivalProblems(map, trials)],
        ...proofs,
        survival: summarize(trials, (performance.now() - begun) / 1000),
      };
    }
    return { map: proven.map, states: seen.states, harness, problems, ...proofs };

    async function proved(map: GroundTruthMap): Promise<ProvenMap> {
      const unproved = carried(map, before);
      if (stoppedEarly(seen.problems) !== undefined) return { map: unproved, problems: [] };
      progress.step('Proving every tool in the browser');
      const proving = proveMap(map, {
        baseUrl: server.url,
        states: seen.states.map((state) => ('base' in state ? state : asState(state))),
        ways: seen.ways,
        harness,
        testIdAttributes,
        allowHosts: options.allowHosts,
        mayBeSubmitted: ({ id, name }) => (config.tools?.[id] ?? config.tools?.[name])?.prove === 'submitted',
        signal,
        ...ended,
        onProgress({ done, total, open, proved: name }) {
          if (name !== undefined) progress.count(done, total, name);
          progress.at(open);
        },
        placeOf: (error) => placeInStack(error, options.root, ownFolders),
      });
      return await proving.catch((error: unknown) => {
        const found = error instanceof ProblemError ? stoppedEarly([error.problem]) : undefined;
        if (found === undefined) throw error;
        return { map: unproved, problems: [found] };
      });
    }
  } finally {
    await server.close();
  }
}

interface ProvenMap {
  map: GroundTruthMap;
  problems: Problem[];
  proofs?: Proofs;
}

function carried(map: GroundTruthMap, previous: GroundTruthMap | undefined): GroundTruthMap {
  return previous === undefined ? map : withProof(map, earlierProof(previous));
}

/** What the map keeps of a state. */
function asState({ id, route, from, reach }: State): State {
  return { id, route, from, ...(reach === undefined ? {} : { reach }) };
}

async function stressed(
  map: GroundTruthMap,
  copies: ReadonlyMap<string, PageCopy>,
  { progress, signal }: Surroundings,
): Promise<TargetTrials[]> {
  progress.step('Mutating copies of the pages');
  return await stress({
    copies,
    manifest: manifestOf(map),
    signal,
    onProgress: ({ done, total, state, targets, trials }) =>
      progress.count(done, total, `${state}, ${targets} targets, ${trials} trials`),
  });
}

async function harnessOf(project: Project, options: MakeMapOptions): Promise<Harness<Page> | null> {
  const file = options.harness === undefined ? project.harnessFile : resolve(options.harness);
  return file === undefined ? null : await loadHarness(file, harnessModule, options.root);
}

/** Where this product's own frames in a stack come from: the developer is shown their own line. */
const ownFolders = ['./webmcp.js', '@webmcp/probe', '@webmcp/project'].map((module) =>
  dirname(fileURLToPath(import.meta.resolve(module))),
);
