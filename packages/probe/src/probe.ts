import { problem, type Harness, type Problem } from '@webmcp/contract';
import type { Browser } from 'playwright';
import { assertAlive } from './browser/assert-alive.js';
import { connectBrowser } from './browser/connect-browser.js';
import { openBrowser } from './browser/open-browser.js';
import { CallSites } from './places/call-sites.js';
import { HandlerPlaces } from './places/handler-places.js';
import { SourceMaps } from './places/source-maps.js';
import { assertAllowed } from './guard/allowed-hosts.js';
import { AppPresence } from './harness/pages/app-presence.js';
import { PagePool } from './harness/pages/page-pool.js';
import { namedStates } from './harness/states/named-states.js';
import { nothingKept } from './harness/reach/kept-storage.js';
import { logIn } from './harness/reach/log-in.js';
import { runHere } from './harness/reach/run-step.js';
import { visitAll } from './harness/visit/visit-all.js';
import { addScripts } from './harness/reach/add-scripts.js';
import { sharesPages, usualDeadlines, type VisitContext } from './harness/reach/visit-context.js';
import { type Beginning, look, type VisitBatch } from './harness/states/look.js';
import type { ProbeOptions, ProbeResult } from './probe-options.js';
import { recordedBeginning, type RecordedLook, type RecordedVisit, recordingVisits } from './shard/recorded-look.js';
import { takingKnown } from './shard/taking-known.js';
import { type OwnPart, ownPart } from './shard/shard.js';
import { readerScript } from './reader/page-reader.js';
import { VisitProgress } from './visit-progress.js';

/**
 * Opens the app in a Chromium of its own and reads every state. A state that fails is reported as a problem and does
 * not affect the other states. If the app stops meanwhile, earlier results stay, and APP_STOPPED names the rest.
 * @throws ProblemError if nothing can be read: no browser, host not allowed, app unreachable or in production mode,
 * unknown state, failed login, a browser that ended; the signal's reason when it was aborted
 */
export async function probe(options: ProbeOptions): Promise<ProbeResult> {
  const { baseUrl, allowHosts = [], signal } = options;
  assertAllowed(baseUrl, allowHosts);
  const beginning = beginningOf(options);
  const part = options.shard === undefined ? undefined : ownPart(beginning, options.shard);
  const maps = new SourceMaps(allowHosts);
  const app = new AppPresence(baseUrl, options.ended, { ...usualDeadlines, ...options.deadlines }.absence);
  const opened = new OpenedBrowser(options, app, maps);
  if (options.known === undefined) await opened.browser();
  else if (options.launched !== undefined) opened.openAhead();
  try {
    const visits: RecordedVisit[] = [];
    const seen = await look(part?.beginning ?? beginning, options, {
      visitBatch: recorded(options, opened.visit, part, visits),
      app,
      ...(signal === undefined ? {} : { signal }),
    });
    if (seen.snapshots.length < seen.states.length || seen.problems.length > 0) await opened.assertAlive();
    const browserVersion = opened.version;
    return {
      ...seen,
      problems: [...stopProblems(app), ...mapProblems(maps), ...seen.problems],
      browserVersion,
      ...(isRecorded(options)
        ? { look: { beginning: recordedBeginning(beginning), visits, browserVersion } satisfies RecordedLook }
        : {}),
    };
  } catch (cause) {
    signal?.throwIfAborted();
    await opened.assertAlive(cause);
    throw await app.explained(cause, 'read');
  } finally {
    await opened.close();
  }
}

const isRecorded = ({ shard, known }: ProbeOptions): boolean => shard !== undefined || known !== undefined;

/** Takes the visits that are known, and records all visits, as far as the options want that. */
function recorded(
  options: ProbeOptions,
  visit: VisitBatch,
  part: OwnPart | undefined,
  visits: RecordedVisit[],
): VisitBatch {
  const visitKnown = options.known === undefined ? visit : takingKnown(visit, options.known);
  return isRecorded(options) ? recordingVisits(visitKnown, part?.isOfOthers ?? (() => false), visits) : visitKnown;
}

/** The browser of a run. It is opened for the first visit, if not before. */
class OpenedBrowser {
  readonly #options: ProbeOptions;
  readonly #app: AppPresence;
  readonly #maps: SourceMaps;
  #browser: Browser | undefined;
  #visitor: Promise<Visitor> | undefined;

  constructor(options: ProbeOptions, app: AppPresence, maps: SourceMaps) {
    this.#options = options;
    this.#app = app;
    this.#maps = maps;
  }

  async browser(): Promise<Browser> {
    this.#browser ??= this.#options.browser ?? (await openOrConnect(this.#options));
    return this.#browser;
  }

  readonly visit: VisitBatch = async (batch) => {
    const { visit } = await this.#opened();
    return await visit(batch);
  };

  /** Opens the page of the first visit while the app's server is asked for its files. */
  openAhead(): void {
    // The first visit reports the error.
    this.#opened()
      .then(({ openAhead }) => openAhead())
      .catch(() => undefined);
  }

  #opened(): Promise<Visitor> {
    return (this.#visitor ??= this.browser().then((browser) => visitor(this.#options, browser, this.#app, this.#maps)));
  }

  /** The version of the browser; empty before it was opened. */
  get version(): string {
    return this.#browser?.version() ?? '';
  }

  /** @throws ProblemError for a browser that ended */
  async assertAlive(cause?: unknown): Promise<void> {
    if (this.#browser !== undefined) await assertAlive(this.#browser, cause);
  }

  /** Closes a browser of our own. */
  async close(): Promise<void> {
    const { browser, launched } = this.#options;
    if (browser === undefined && launched === undefined) await this.#browser?.close();
  }
}

/** Returns the named states of the harness, or the routes of an app whose states are derived. */
function beginningOf(options: ProbeOptions): Beginning {
  const { harness, only, baseUrl, routes = [new URL(baseUrl).pathname], knownRoutes = [] } = options;
  const isNamed = only !== undefined || Object.keys(harness?.states ?? {}).length > 0;
  if (harness !== undefined && isNamed) return { named: namedStates(harness, only) };
  return { routes, known: knownRoutes.map((route) => belowBase(route, baseUrl)) };
}

function openOrConnect({ baseUrl, allowHosts = [], launched, connect, signal }: ProbeOptions): Promise<Browser> {
  if (connect !== undefined) return connectBrowser(connect, signal);
  if (launched !== undefined) return launched;
  const { hostname } = new URL(baseUrl);
  return openBrowser({ allowHosts: [...allowHosts, hostname], ...(signal === undefined ? {} : { signal }) });
}

/** Visits states with the login. */
interface Visitor {
  visit: VisitBatch;
  /** Begins to open the page of the next visit. */
  openAhead(): void;
}

/** Logs in, and returns the visitor that has the login. */
async function visitor(options: ProbeOptions, browser: Browser, app: AppPresence, maps: SourceMaps): Promise<Visitor> {
  const shared = contextOf(options, browser, app, maps);
  if (options.harness?.login !== undefined)
    Object.assign(shared, await logIn(options.harness.login as NonNullable<Harness['login']>, shared));
  const pages = new PagePool(browser, options.baseUrl);
  const progress = new VisitProgress(options.onProgress);
  return {
    visit: (batch) => visitAll(batch, shared, pages, progress.watcher(batch.length)),
    openAhead: () => {
      if (sharesPages(shared)) pages.openAhead(shared.storageState, (context) => addScripts(context, shared));
    },
  };
}

/** Fills in the defaults of the options. */
function contextOf(options: ProbeOptions, browser: Browser, app: AppPresence, maps: SourceMaps): VisitContext {
  const { allowHosts = [], siteOf, appPlaceOf, restamp } = options;
  return {
    browser,
    app,
    ownBrowser: options.browser === undefined && options.connect === undefined,
    script: options.reader ?? readerScript(),
    baseUrl: options.baseUrl,
    allowHosts,
    allowProduction: options.allowProduction ?? false,
    testIdAttributes: options.testIdAttributes,
    placeOf: options.placeOf ?? (() => undefined),
    deadlines: { ...usualDeadlines, ...options.deadlines },
    runner: options.runner ?? runHere,
    background: new Set(),
    copies: options.copies ?? false,
    withBasis: options.known !== undefined,
    blockWrites: options.blockWrites ?? false,
    ...nothingKept,
    rowPlaces: options.rowPlaces ?? [],
    pressedParts: options.pressedParts ?? [],
    rowOfHandler: options.rowOfHandler ?? (() => undefined),
    ...(siteOf === undefined ? {} : { callSites: new CallSites(siteOf, maps) }),
    ...(appPlaceOf === undefined ? {} : { handlerPlaces: new HandlerPlaces(appPlaceOf, maps) }),
    ...(restamp === undefined ? {} : { restamp }),
    signal: options.signal,
  };
}

function stopProblems(app: AppPresence): Problem[] {
  const stopped = app.problem('read');
  return stopped === null ? [] : [stopped];
}

const mapProblems = ({ tooLarge }: SourceMaps): Problem[] =>
  [...tooLarge].map((map) => problem('SOURCE_MAP_TOO_LARGE', { map }, map));

/** Puts a route below the app's base path: `/orders` of an app at `/shop/` is `/shop/orders`. */
function belowBase(route: string, baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/[^/]*$/, '') + route;
}
