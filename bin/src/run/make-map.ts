import { resolve } from 'node:path';

import { type GroundTruthMap, type Harness, type Problem, type State } from '@webmcp/contract';
import { withAliases } from '@webmcp/discovery';
import { openWriteJournal, type Project, type SourceFile } from '@webmcp/project';
import type { ExploredState, Look as ProbeLook, Page, ProbeResult, RecordedLook, StatePicture } from '@webmcp/probe';

import { KeptPages } from './kept-pages.js';
import { discoverMap, type MapWithProblems } from './discover-map.js';
import { lookAtKeptApp, unchangedApp } from './look-at-kept-app.js';
import type { MakeMapOptions, MapRun } from './map-run.js';
import { observeTools, type ObservedTools } from './observe-tools.js';
import { pictureStates } from './picture-states.js';
import type { Proofs } from './proofs.js';
import { proveTools } from './prove-tools.js';
import { findApp, readFoundApp, type ReadApp } from './read-app.js';
import { StartingApp } from './starting-app.js';
import { stressTargets } from './stress-targets.js';
import type { Surroundings } from './surroundings.js';
import type { Survival } from './survival.js';
import { wordTools, type Wording } from './word-tools.js';

export interface MadeMap {
  map: GroundTruthMap;
  /** The states that were read, with the findings of exploring that the map does not hold. */
  states: (State | ExploredState)[];
  /** The harness that was used. */
  harness: Harness<Page> | null;
  problems: Problem[];
  /** Every look at the pages; the map is made from the last. */
  looks: Look[];
  survival?: Survival;
  proofs?: Proofs;
  wording?: Wording;
  pictures?: StatePicture[];
  /** The behaviour of the tools, if the options want it. */
  observed?: ObservedTools;
  /** Everything that one part of a run saw. */
  look?: RecordedLook;
  /** The source that was read. */
  files: readonly SourceFile[];
}

/** One look at the pages, and the map that the look makes. */
export interface Look {
  map: GroundTruthMap;
  /** The problems of the pages and of the map. */
  problems: Problem[];
}

/** Decides from all looks so far whether to look at the pages once more. */
export type LookAgain = (looks: readonly Look[]) => boolean;

/**
 * Makes the map of an app without writing a file, in stages: read the source, open the app, look at its pages, and
 * discover the tools. Options add three stages: word the tools, prove them, and stress their targets.
 * @param again asks for another look at the same running app
 * @throws {ProblemError} when the run could not begin; findings come back as problems
 */
export async function makeMap(options: MakeMapOptions, around: Surroundings, again?: LookAgain): Promise<MadeMap> {
  const found = await findApp(options, around);
  // A damaged journal ends the run before any page is read.
  if (options.behaviour !== undefined) openWriteJournal(found.project.root);
  const harnessFile = harnessFileOf(found.project, options);
  const kept = KeptPages.open(options, found, harnessFile);
  const last = kept?.unchanged();
  const start = (): StartingApp => new StartingApp({ found, options, harnessFile, kept }, around.signal);
  let starting = last === undefined ? start() : undefined;
  try {
    await starting?.launching();
    const app = await readFoundApp(found, options, around);
    const unchanged = last === undefined ? undefined : await unchangedApp(last, { options, app });
    if (unchanged !== undefined) return mapOfRecords({ options, around, app }, unchanged);
    starting ??= start();
    return await mapOf({ app, kept, starting }, options, around, again);
  } finally {
    await starting?.close();
  }
}

/** Makes the map from pages of the last run. Nothing that the pages rest on has changed. */
function mapOfRecords(run: Pick<MapRun, 'options' | 'around' | 'app'>, seen: ProbeLook): MadeMap {
  const { map, problems } = discoverMap(run, seen);
  const { app } = run;
  return {
    map,
    states: seen.states,
    harness: null,
    looks: [{ map, problems: [...seen.problems, ...problems] }],
    files: app.files,
    problems: [...app.problems, ...seen.problems, ...problems],
  };
}

/** An app that was read from its folder and that starts, with the pages of the last run. */
interface AppOfRun {
  app: ReadApp;
  kept: KeptPages | null;
  starting: StartingApp;
}

async function mapOf(
  { app, kept, starting }: AppOfRun,
  options: MakeMapOptions,
  around: Surroundings,
  again: LookAgain | undefined,
): Promise<MadeMap> {
  around.progress.step(options.url === undefined ? 'Starting the app' : `Opening ${options.url}`);
  const { foreign, server } = await starting.opened();
  const harness = foreign?.harness ?? null;
  const run = { options, around, app, harness, server, ...(foreign === null ? {} : { runner: foreign.runner }) };
  const looks: Look[] = [];
  const look = async (): Promise<{ seen: ProbeResult; made: MapWithProblems }> => {
    const seen = await lookAtKeptApp(run, kept, foreign, starting);
    // Pages are kept only by a run that neither calls tools nor takes pictures.
    if (kept !== null && again === undefined) starting.endServer();
    const made = discoverMap(run, seen);
    looks.push({ map: made.map, problems: [...seen.problems, ...made.problems] });
    return again?.(looks) === true ? look() : { seen, made };
  };
  const { seen, made } = await look();
  const worded = await wordTools(run, made.map);
  const named = withAliases(worded.map, options.previous, options.rename === true);
  const proven = await proveTools(run, seen, named);
  const stressed = await stressTargets(run, seen.copies, proven.map);
  const called = await observeTools(run, seen, stressed.map);
  const pictures = await pictureStates(run, seen.copies, stressed.map);
  return {
    map: stressed.map,
    states: seen.states,
    harness,
    looks,
    files: app.files,
    ...(seen.look === undefined ? {} : { look: seen.look }),
    problems: [app, seen, made, proven, stressed, called, ...(foreign === null ? [] : [foreign])].flatMap(
      ({ problems }) => problems,
    ),
    ...(worded.wording === undefined ? {} : { wording: worded.wording }),
    ...(proven.proofs === undefined ? {} : { proofs: proven.proofs }),
    ...(pictures === undefined ? {} : { pictures }),
    ...(called.observed === undefined ? {} : { observed: called.observed }),
    ...(stressed.survival === undefined ? {} : { survival: stressed.survival }),
  };
}

const harnessFileOf = ({ harnessFile }: Project, { harness }: MakeMapOptions): string | undefined =>
  harness === undefined ? harnessFile : resolve(harness);
