import { type PageSnapshot, type Problem, problem, ProblemError } from '@webmcp/contract';
import type { Page } from 'playwright';
import { readTree } from '../../browser/read-tree.js';
import { blockHosts } from '../../guard/block-hosts.js';
import { isAllowedHost } from '../../guard/allowed-hosts.js';
import { blockWrites } from '../../guard/block-writes.js';
import { beforeScripts, DocumentGone, type PageCopy, PageReader } from '../../reader/page-reader.js';
import { failureReason } from '../pages/failure-reason.js';
import { openRoute } from './open-route.js';
import { outlastsDocument } from '../pages/outlasts-document.js';
import type { OpenedPage, PagePool } from '../pages/page-pool.js';
import { PageWatch } from '../pages/page-watch.js';
import { readFrames } from './read-frames.js';
import { patternOf, routeOf } from './route.js';
import { runStep } from './run-step.js';
import { settle } from '../pages/settle.js';
import type { StateToVisit } from './state-to-visit.js';
import type { VisitContext } from './visit-context.js';

export interface Visit {
  /** Missing where the state could not be read. */
  snapshot?: PageSnapshot;
  copy?: PageCopy;
  problems: Problem[];
  /** Routes that the page's links lead to. */
  links: string[];
}

/** How often a state is begun anew because the dev server reloaded the page under it. */
const attempts = 4;

/** Milliseconds in which the drawn selects of a state are opened and closed again. */
const optionsTime = 10_000;

/**
 * Opens a state in a page that holds nothing of the states before it, brings it to rest and reads it. What goes wrong
 * there is a problem of this state and leaves the others standing.
 * @throws ProblemError where no state can be read: the app does not answer, or runs in production mode
 */
export async function visitState(state: StateToVisit, shared: VisitContext, pages: PagePool): Promise<Visit> {
  const isGuarded = shared.blockWrites || !shared.ownBrowser || state.presses !== undefined;
  for (let attempt = 1; ; attempt += 1) {
    shared.signal?.throwIfAborted();
    const opened = await pages.open(
      shared.storageState,
      (context) => context.addInitScript({ content: beforeScripts() }),
      isGuarded,
    );
    const { page } = opened;
    const context = page.context();
    // The whole browser may be closed at the same time, and then there is nothing left to close.
    const close = (): void => void context.close().catch(() => undefined);
    const watch = new PageWatch(page, shared.allowHosts, shared.background);
    shared.signal?.addEventListener('abort', close, { once: true });
    let isRead = false;
    try {
      page.setDefaultTimeout(15_000);
      page.setDefaultNavigationTimeout(60_000);
      if (!shared.ownBrowser) await blockHosts(context, shared.allowHosts);
      if (shared.blockWrites) await blockWrites(context, (write) => watch.blockedWrites.add(write));
      const visit = await visitOnce(state, shared, opened, watch, attempt === attempts);
      isRead = visit?.snapshot !== undefined;
      if (shared.restamp !== undefined && attempt < attempts && watch.failsOnStamp) {
        await shared.restamp();
        continue;
      }
      if (visit !== null) return { ...visit, problems: [...visit.problems, ...noticed(state.id, watch)] };
    } finally {
      shared.signal?.removeEventListener('abort', close);
      watch.stop();
      // A page that went wrong may not let go of what it does: one that reloads for ever is never closed.
      if (!isRead) opened.spoil();
      await opened.close();
    }
  }
}

/** @returns null where the dev server reloaded the page meanwhile and the state is to be begun anew */
async function visitOnce(
  state: StateToVisit,
  shared: VisitContext,
  { page, spoil }: OpenedPage,
  watch: PageWatch,
  isLast: boolean,
): Promise<Visit | null> {
  const reader = new PageReader(page, shared.script);
  const failed = (found: Problem): Visit => ({ problems: [found], links: [] });
  let reloads = watch.reloads;
  const wasReloaded = (): boolean => !isLast && watch.reloads !== reloads;
  try {
    const opened = await openRoute(state, shared, page, watch, reader);
    if (opened.fault !== undefined) return failed(opened.fault);
    await assertDevelopment(shared, reader);
    reloads = watch.reloads;
    if (state.setup !== undefined) {
      const asked = outlastsDocument(page);
      const failure = await runStep(state.setup, page, shared.deadlines.setup, shared.placeOf, shared.signal);
      if (asked()) spoil();
      shared.signal?.throwIfAborted();
      if (wasReloaded()) return null;
      if (watch.ledAwayTo !== undefined)
        return failed(problem('HOST_NOT_ALLOWED', { host: watch.ledAwayTo }, state.id));
      if (failure !== null) {
        const { reason, where = state.id } = failure;
        return failed(problem('HARNESS_FAILED', { state: state.id, reason }, where));
      }
      await settle(watch, reader, shared.deadlines.settle);
    }
    if (state.presses !== undefined && !(await pressAll(state.presses, shared, page, watch, reader)))
      return wasReloaded() ? null : { problems: [], links: [] };
    const fault = await faultOf(state, shared, page, watch, reader);
    if (fault !== null) return failed(fault);
    await giveTree(page, reader);
    const { calls, ...read } = await reader.readPage(shared.testIdAttributes, shared.callSites !== undefined);
    if (calls !== undefined) await shared.callSites?.complete(page, read, calls);
    const missing = missingOf(state, read);
    if (missing !== undefined) {
      const reason = `it does not show "${missing}"`;
      return wasReloaded() ? null : failed(problem('HARNESS_FAILED', { state: state.id, reason }, state.id));
    }
    const frames = await readFrames(page, shared);
    const copy = shared.copies ? { copy: await reader.call('copyPage') } : {};
    const links = await reader.call('sameOriginLinks');
    // Last, as it presses something.
    const options = await reader.call('readClosedOptions', optionsTime);
    for (const element of read.elements)
      if (options[element.index] !== undefined) element.options ??= options[element.index]!;
    if (wasReloaded()) return null;
    const route = routeOf(page.url());
    const shown = route === routeOf(new URL(state.route, shared.baseUrl).href) ? state.route : patternOf(route);
    return {
      snapshot: { state: state.id, route: shown, ...read, ...(frames.length === 0 ? {} : { frames }) },
      ...copy,
      problems: opened.problems,
      links,
    };
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    if (!isLast && (cause instanceof DocumentGone || wasReloaded())) return null;
    if (!page.context().browser()?.isConnected()) throw cause;
    const reason = watch.crashed ? 'the page crashed' : failureReason(cause);
    return failed(
      problem(
        state.setup === undefined ? 'APP_UNREACHABLE' : 'HARNESS_FAILED',
        { state: state.id, url: new URL(state.route, shared.baseUrl).href, reason },
        state.id,
      ),
    );
  }
}

/** The first name that a state promises and does not show; a state that exploring begins from has shown it before. */
function missingOf(
  { expect = [], presses }: StateToVisit,
  { elements, containers }: Pick<PageSnapshot, 'elements' | 'containers'>,
): string | undefined {
  if (presses !== undefined) return undefined;
  const shown = new Set([
    ...elements.flatMap(({ name, labels }) => [name, ...labels]),
    ...containers.flatMap(({ name, heading }) => [name, heading]),
  ]);
  return [expect].flat().find((name) => !shown.has(name));
}

/** How often the accessibility tree is read anew because the page changed under it. */
const treeAttempts = 3;

/** Gives the page the roles and names that its browser does not tell it. */
async function giveTree(page: Page, reader: PageReader): Promise<void> {
  if (await reader.call('hasComputed')) return;
  for (let attempt = 1; attempt <= treeAttempts; attempt += 1)
    if (await reader.call('takeTree', await readTree(page))) return;
}

/** Presses what opens a state, with writes blocked. @returns false where something could not be pressed; then there is no such state */
export async function pressAll(
  presses: NonNullable<StateToVisit['presses']>,
  shared: VisitContext,
  page: Page,
  watch: PageWatch,
  reader: PageReader,
): Promise<boolean> {
  if (!shared.blockWrites) await blockWrites(page.context(), (write) => watch.blockedWrites.add(write));
  for (const press of presses) {
    if ((await reader.call('pressTarget', press, shared.testIdAttributes)) !== null) return false;
    await settle(watch, reader, shared.deadlines.settle);
  }
  return true;
}

/** What makes a page that came to rest no state of the app. */
async function faultOf(
  state: StateToVisit,
  shared: VisitContext,
  page: Page,
  watch: PageWatch,
  reader: PageReader,
): Promise<Problem | null> {
  const { hostname } = new URL(page.url());
  const outside =
    watch.ledAwayTo ?? (hostname !== '' && !isAllowedHost(hostname, shared.allowHosts) ? hostname : undefined);
  if (outside !== undefined) return problem('HOST_NOT_ALLOWED', { host: outside }, state.id);
  const overlay = await reader.call('overlayText');
  return overlay === null ? null : problem('APP_ERROR_OVERLAY', { state: state.id, text: overlay }, state.id);
}

async function assertDevelopment(shared: VisitContext, reader: PageReader): Promise<void> {
  if (shared.allowProduction) return;
  const framework = await reader.call('productionFramework');
  if (framework !== null)
    throw new ProblemError('APP_PRODUCTION_BUILD', { url: shared.baseUrl, framework }, { where: shared.baseUrl });
}

function noticed(state: string, watch: PageWatch): Problem[] {
  const hosts = [...watch.blockedHosts];
  // What was blocked fails loudly; that is said already.
  const own = watch.errors.filter((text) => !hosts.some((host) => text.includes(host)));
  const errors = new Set(own.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 300)));
  return [
    ...hosts.map((host) => problem('REQUEST_BLOCKED', { state, host }, state)),
    ...[...watch.blockedWrites].map((write) => problem('WRITE_BLOCKED', { state, write }, state)),
    ...[...errors].map((text) => problem('PAGE_CONSOLE_ERROR', { state, text }, state)),
  ];
}
