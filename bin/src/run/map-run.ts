import { dirname } from 'node:path';

import type { GroundTruthMap, Harness, State } from '@webmcp/contract';
import { placeInStack } from '@webmcp/project';
import type { Page, Shard, StepRunner } from '@webmcp/probe';

import { ownFiles } from '../files/own-files.js';
import type { KeptBehaviour } from './behaviour-file.js';
import { ForeignError } from '../foreign/foreign-error.js';
import type { RunningApp } from './open-app.js';
import type { ReadApp, ReadAppOptions } from './read-app.js';
import type { Surroundings } from './surroundings.js';
import type { ModelOptions } from './word-tools.js';

/** The options of `instrument` and `check` that a map depends on. Paths are absolute. */
export interface MakeMapOptions extends ReadAppOptions {
  harness?: string;
  /** Ids of the states to read. Empty means all. */
  states: string[];
  /** The confidence from which a target is stable, 0 to 1. */
  threshold: number;
  allowUnstable: boolean;
  provenance: boolean;
  allowHosts: string[];
  /** The address of a browser to use instead of a local one. */
  connect?: string;
  /** Presses openers and reads the pages that they show. */
  explore: boolean;
  /** Answers requests that would change data with a stub. */
  blockWrites: boolean;
  /** Mutates copies of the pages and measures the share of changes that each target survives. */
  stress?: boolean;
  /** Calls every tool in the browser and holds back the tools that fail. */
  prove?: boolean;
  /** Observes the behaviour of the tools. `earlier`: the behaviour of an earlier run. */
  behaviour?: { earlier: KeptBehaviour[] };
  /** Names the tools anew, without the words of the earlier map. */
  rename?: boolean;
  /** Lets a model name and describe the tools. */
  model?: ModelOptions;
  /** Reads one part of the states. The map is then a partial map. */
  shard?: Shard;
  /** Takes a picture of each state. */
  pictures?: boolean;
  /**
   * Takes the pages that have not changed from the last run, and keeps the pages of this run. `outputs`: absolute paths of
   * the files that the run writes.
   */
  cache?: { outputs: string[] };
  /** The map of an earlier run. Names, descriptions, proofs and survival of unchanged targets are kept. */
  previous?: GroundTruthMap;
}

/** One run with everything that its stages share: the app's source, its harness and its server. */
export interface MapRun {
  options: MakeMapOptions;
  around: Surroundings;
  app: ReadApp;
  harness: Harness<Page> | null;
  /** Runs the functions of the harness. */
  runner?: StepRunner;
  server: RunningApp;
}

/** Returns the parts of a state that the map holds. */
export function asState({ id, route, from, reach }: State): State {
  return { id, route, from, ...(reach === undefined ? {} : { reach }) };
}

/** Returns the developer's own line of an error. Skips the frames of this product. */
export const placeOf = (error: unknown, root: string): string | undefined =>
  error instanceof ForeignError ? error.where : placeInStack(error, root, ownFolders);

const ownFolders = ownFiles.modules.map((module) => dirname(module));
