import type { PageSnapshot, Problem, State } from '@webmcp/contract';

import type { PageCopy } from '../../reader/page-reader.js';
import type { AppPresence } from '../pages/app-presence.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from '../visit/visit.js';
import { type DerivedStates, deriveStates, type WithoutData } from './derive-states.js';
import { explore, type ExploredState, type ExploreOptions, type Found } from './explore.js';
import { resultOf, statesSeen } from './seen-states.js';

/** The states that a run begins with: the named states of a harness, or routes. Known routes follow the first routes. */
export type Beginning = { named: StateToVisit[] } | { routes: string[]; known: string[] };

/** Visits states and returns one visit for each, in the same order. */
export type VisitBatch = (batch: StateToVisit[]) => Promise<Visit[]>;

/** The rules by which a look finds states beside those that it begins with. */
export interface StateRules {
  /** Returns the source's pattern of a route (`/posts/:slug`), or the route itself; default: the route itself. */
  sourcePatternOf?: (route: string) => string;
  /** Returns the route of a link without data; default: the route itself. */
  withoutData?: WithoutData;
  /** Presses controls that only open something, and reads the result. Without this option nothing is pressed. */
  explore?: ExploreOptions;
}

/** Everything that was seen of an app. */
export interface Look {
  /** One for each state that could be read, in the order of the states. */
  snapshots: PageSnapshot[];
  states: (Pick<State, 'id' | 'route' | 'from'> | ExploredState)[];
  /** The pattern of each route that identifies one of many things: `/posts/:id/edit` for `/posts/a1/edit`. */
  patterns: Map<string, string>;
  /** The route without data, for each route that holds data: `/people/:id` for `/people/ada`. */
  withoutData: Map<string, string>;
  /** Each state of the harness or the routes by its id, to be opened again. */
  ways: Map<string, StateToVisit>;
  /** The copies by state; empty unless the options want copies. */
  copies: Map<string, PageCopy>;
  problems: Problem[];
}

/** The visitor of a run, and the app that may leave during the run. */
export interface Looking {
  visitBatch: VisitBatch;
  app: Pick<AppPresence, 'hasLeft'>;
  signal?: AbortSignal;
}

/** Visits the states of the beginning, the states that links lead to, and the states that exploring opens. */
export async function look(
  beginning: Beginning,
  options: StateRules,
  { visitBatch, app, signal }: Looking,
): Promise<Look> {
  const seen = await visitBeginning(beginning, options, visitBatch);
  // An abort closes the browser and so fails a state. The reason is the signal, not the state.
  signal?.throwIfAborted();
  const explored = await visitExplored(options, seen, visitBatch);
  signal?.throwIfAborted();
  const result = resultOf([...seen.visits, ...explored.visits]);
  const from = 'named' in beginning ? 'harness' : 'route';
  return {
    ...result,
    problems: [...result.problems, ...seen.problems, ...explored.problems],
    states: [...statesSeen(seen.states, seen.visits, from, app), ...explored.states],
    patterns: seen.patterns,
    withoutData: new Map([...seen.withoutData, ...explored.withoutData]),
    ways: new Map([...seen.states, ...explored.pages].map((state) => [state.id, state])),
  };
}

async function visitBeginning(
  beginning: Beginning,
  { sourcePatternOf, withoutData }: StateRules,
  visitBatch: VisitBatch,
): Promise<DerivedStates> {
  if (!('named' in beginning))
    return await deriveStates(beginning.routes, beginning.known, visitBatch, sourcePatternOf, withoutData);
  const { named } = beginning;
  return { states: named, visits: await visitBatch(named), problems: [], patterns: new Map(), withoutData: new Map() };
}

/** Explores from the states that could be read, if the options want it. */
async function visitExplored(
  options: StateRules,
  { states, visits }: DerivedStates,
  visitBatch: VisitBatch,
): Promise<Found> {
  if (options.explore === undefined) return { states: [], visits: [], problems: [], pages: [], withoutData: new Map() };
  const bases = states.flatMap((state, index) => {
    const snapshot = visits[index]?.snapshot;
    return snapshot === undefined ? [] : [{ state, snapshot }];
  });
  const { sourcePatternOf: patternOf, withoutData } = options;
  const rules = {
    ...(patternOf === undefined ? {} : { patternOf }),
    ...(withoutData === undefined ? {} : { withoutData }),
  };
  return await explore(bases, { ...rules, ...options.explore }, visitBatch);
}
