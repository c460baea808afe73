import { type Harness, type PageSnapshot, type Problem, ProblemError, type State } from '@webmcp/contract';
import type { Browser, Page } from 'playwright';
import { openBrowser } from './browser/open-browser.js';
import { CallSites, type SiteOf } from './calls/call-sites.js';
import { assertAllowed } from './guard/allowed-hosts.js';
import { AppPresence } from './harness/pages/app-presence.js';
import { PagePool } from './harness/pages/page-pool.js';
import { deriveStates } from './harness/states/derive-states.js';
import { explore, type ExploredState, type ExploreOptions } from './harness/states/explore.js';
import { logIn } from './harness/visit/log-in.js';
import { visitAll, type VisitWatcher } from './harness/visit/visit-all.js';
import type { Visit } from './harness/visit/visit-state.js';
import { type Deadlines, usualDeadlines, type VisitContext } from './harness/visit/visit-context.js';
import type { StateToVisit } from './harness/visit/state-to-visit.js';
import { type PageCopy, readerScript } from './reader/page-reader.js';

export interface ProbeOptions {
  /** Where the app answers. */
  baseUrl: string;
  /** A browser that is open already, in place of one of our own; it stays open. */
  browser?: Browser;
  /** Named states, and a login; where no state is named they are derived from `routes` and the links found there. */
  harness?: Harness<Page>;
  /** Routes to begin with where there is no harness; default: the base URL's own path. */
  routes?: string[];
  /** Routes that the source names, relative to the base URL; read after `routes` where there is no harness. */
  knownRoutes?: string[];
  /** The pattern of the source that a route is one of (`/posts/:slug`), or the route itself; default: the route itself. */
  sourcePatternOf?: (route: string) => string;
  /** Ids of the harness states to read; default: all. */
  only?: string[];
  /** Attributes that a `testid` selector counts over, in order. */
  testIdAttributes: string[];
  /** Hosts beside loopback that the app may be on and may talk to. */
  allowHosts?: string[];
  /** Read React and Vue in production mode as well. */
  allowProduction?: boolean;
  /** Press what only opens something and read what that shows; without it nothing is pressed. */
  explore?: ExploreOptions;
  /** Stops everything. */
  signal?: AbortSignal;
  /** Told when a state is opened, and when it is done with (`visited`); `open` are those that are being looked at. */
  onProgress?: (progress: { done: number; total: number; open: string[]; visited?: string }) => void;
  /** Resolves with what happened when the app's server ends by itself, where it was started for this run. */
  ended?: Promise<string>;
  /** Where in the developer's own code an error arose, as `file:line:column`. */
  placeOf?: (error: unknown) => string | undefined;
  deadlines?: Partial<Deadlines>;
  /** Takes the stamps off components whose errors name them; the states are then begun anew. */
  restamp?: () => Promise<void>;
  /** Finds the tag at a place of the source; given where nothing stamps the source, so that its calls are followed instead. */
  siteOf?: SiteOf;
  /** Keep a copy of each state's page, for `stress`. */
  copies?: boolean;
  /** Answer POST, PUT, PATCH and DELETE of every state with a stub; the login goes through. */
  blockWrites?: boolean;
  /** The reader's text in place of the built one. */
  reader?: string;
}

export interface ProbeResult {
  /** One for each state that could be read, in the order of the states. */
  snapshots: PageSnapshot[];
  states: (Pick<State, 'id' | 'route' | 'from'> | ExploredState)[];
  /** By state of the harness or the routes, how it is opened anew. */
  ways: Map<string, StateToVisit>;
  /** By state, where they were asked for. */
  copies: Map<string, PageCopy>;
  problems: Problem[];
  browserVersion: string;
}

/**
 * Opens the app in a Chromium of its own and reads every state of it. A state that fails is a problem and leaves the
 * others standing; where the app itself goes meanwhile, what was read stands and the rest is named (APP_STOPPED).
 * @throws ProblemError where nothing can be read: no browser, host not allowed, app unreachable or in production mode,
 *   unknown state, failed login; and the signal's reason when it was aborted
 */
export async function probe(options: ProbeOptions): Promise<ProbeResult> {
  const { baseUrl, harness, testIdAttributes, allowHosts = [], signal } = options;
  assertAllowed(baseUrl, allowHosts);
  const isNamed = options.only !== undefined || Object.keys(harness?.states ?? {}).length > 0;
  const named = harness === undefined || !isNamed ? null : chosenStates(harness, options.only);
  const host = new URL(baseUrl).hostname;
  const browser =
    options.browser ??
    (await openBrowser({ allowHosts: [...allowHosts, host], ...(signal === undefined ? {} : { signal }) }));
  const deadlines = { ...usualDeadlines, ...options.deadlines };
  const app = new AppPresence(baseUrl, options.ended, deadlines.absence);
  try {
    const shared: VisitContext = {
      browser,
      app,
      ownBrowser: options.browser === undefined,
      script: options.reader ?? readerScript(),
      baseUrl,
      allowHosts,
      allowProduction: options.allowProduction ?? false,
      testIdAttributes,
      placeOf: options.placeOf ?? (() => undefined),
      deadlines,
      background: new Set(),
      copies: options.copies ?? false,
      blockWrites: options.blockWrites ?? false,
      storageState: undefined,
      ...(options.siteOf === undefined ? {} : { callSites: new CallSites(options.siteOf, allowHosts) }),
      ...(options.restamp === undefined ? {} : { restamp: options.restamp }),
      signal,
    };
    if (harness?.login !== undefined)
      shared.storageState = await logIn(harness.login as NonNullable<Harness['login']>, shared);
    const pages = new PagePool(browser, baseUrl);
    let done = 0;
    const open = new Set<string>();
    const report = (total: number): VisitWatcher => ({
      opened({ id }) {
        open.add(id);
        options.onProgress?.({ done, total, open: [...open] });
      },
      visited({ id }) {
        open.delete(id);
        done += 1;
        options.onProgress?.({ done, total, open: [...open], visited: id });
      },
    });
    const { states, visits, problems } =
      named === null
        ? await deriveStates(
            options.routes ?? [new URL(baseUrl).pathname],
            (options.knownRoutes ?? []).map((route) => belowBase(route, baseUrl)),
            (batch) => visitAll(batch, shared, pages, report(done + batch.length)),
            options.sourcePatternOf,
          )
        : { states: named, visits: await visitAll(named, shared, pages, report(named.length)), problems: [] };
    // A browser that closes under a state makes that state fail; the reason is the signal, not the state.
    signal?.throwIfAborted();
    const explored =
      options.explore === undefined
        ? { states: [], visits: [], problems: [] }
        : await explore(
            states.flatMap((state, index) => {
              const snapshot = visits[index]?.snapshot;
              return snapshot === undefined ? [] : [{ state, snapshot }];
            }),
            options.explore,
            (batch) => visitAll(batch, shared, pages, report(done + batch.length)),
          );
    signal?.throwIfAborted();
    const result = resultOf([...visits, ...explored.visits]);
    const stopped = app.problem('read');
    return {
      ...result,
      problems: [...(stopped === null ? [] : [stopped]), ...result.problems, ...problems, ...explored.problems],
      states: [...statesSeen(states, visits, named === null ? 'route' : 'harness', app), ...explored.states],
      ways: new Map(states.map((state) => [state.id, state])),
      browserVersion: browser.version(),
    };
  } catch (cause) {
    signal?.throwIfAborted();
    throw await app.explained(cause, 'read');
  } finally {
    if (options.browser === undefined) await browser.close();
  }
}

/** `/orders` of an app at `/shop/` is `/shop/orders`. */
function belowBase(route: string, baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/[^/]*$/, '') + route;
}

function chosenStates(harness: Harness<Page>, only: string[] | undefined): StateToVisit[] {
  const known = Object.keys(harness.states);
  const unknown = only?.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new ProblemError('STATE_UNKNOWN', { state: unknown, known: known.join(', ') });
  return Object.entries(harness.states)
    .filter(([id]) => only === undefined || only.includes(id))
    .map(([id, { route, setup, expect }]) => ({
      id,
      route,
      ...(expect === undefined ? {} : { expect }),
      ...(setup === undefined ? {} : { setup: setup as NonNullable<StateToVisit['setup']> }),
    }));
}

function resultOf(visits: Visit[]): Pick<ProbeResult, 'snapshots' | 'copies' | 'problems'> {
  const seen = new Set<string>();
  return {
    snapshots: visits.flatMap(({ snapshot }) => (snapshot === undefined ? [] : [snapshot])),
    copies: new Map(
      visits.flatMap(({ snapshot, copy }) =>
        snapshot === undefined || copy === undefined ? [] : [[snapshot.state, copy] as const],
      ),
    ),
    problems: visits
      .flatMap((visit) => visit.problems)
      .filter((found) => {
        // The same complaint in another state says nothing new; which states it was in is not what it is about.
        const key = /^(PAGE_CONSOLE_ERROR|REQUEST_BLOCKED|WRITE_BLOCKED)$/.test(found.code)
          ? found.code + found.message.replace(`State ${found.where} `, '')
          : JSON.stringify(found);
        return !seen.has(key) && seen.add(key);
      }),
  };
}

function statesSeen(
  states: StateToVisit[],
  visits: Visit[],
  from: 'route' | 'harness',
  app: AppPresence,
): ProbeResult['states'] {
  return states.flatMap(({ id, route }, index) => {
    const snapshot = visits[index]?.snapshot;
    // A link that leads nowhere is a problem of the page that has it, and no state.
    if (snapshot === undefined && (from === 'route' || app.hasLeft(id))) return [];
    return [{ id, route: snapshot?.route ?? route, from }];
  });
}
