import { type Harness, type ManifestTool, type Problem, ProblemError } from '@webmcp/contract';
import type { Page } from 'playwright';
import { openBrowser } from '../browser/open-browser.js';
import { abortWrites } from '../guard/abort-writes.js';
import { assertAllowed } from '../guard/allowed-hosts.js';
import { failureReason } from '../harness/pages/failure-reason.js';
import { logIn } from '../harness/visit/log-in.js';
import { openRoute } from '../harness/visit/open-route.js';
import { PageWatch } from '../harness/pages/page-watch.js';
import { runStep } from '../harness/visit/run-step.js';
import { settle } from '../harness/pages/settle.js';
import type { StateToVisit } from '../harness/visit/state-to-visit.js';
import { type Deadlines, usualDeadlines, type VisitContext } from '../harness/visit/visit-context.js';
import { pressAll } from '../harness/visit/visit-state.js';
import { AppPresence } from '../harness/pages/app-presence.js';
import { contextOptions } from '../harness/pages/context-options.js';
import { beforeScripts, PageReader, readerScript } from '../reader/page-reader.js';
import { type Agent, agentOf } from './agent.js';
import { type Outcome, type ProofLevel, proveTool } from './prove-tool.js';

/** One tool to prove. */
export interface ToProve {
  tool: ManifestTool;
  /** States in which it was seen or can be reached; the first in which it can be tried is used. */
  states: StateToVisit[];
  /** How far it may go. */
  upTo: ProofLevel;
}

export interface ProveOptions {
  baseUrl: string;
  tools: readonly ToProve[];
  /** The emitted plain script, which registers the tools by itself. */
  script: string;
  harness?: Harness<Page>;
  testIdAttributes: string[];
  allowHosts?: string[];
  signal?: AbortSignal;
  /** Told when a tool is called, and when it is done with (`proved`); `open` are those that are being called. */
  onProgress?: (progress: { done: number; total: number; open: string[]; proved?: string }) => void;
  /** As for `probe`. */
  ended?: Promise<string>;
  placeOf?: (error: unknown) => string | undefined;
  deadlines?: Partial<Deadlines>;
  /** The reader's text in place of the built one. */
  reader?: string;
}

/** What became of one tool. */
export type ToolProof = Outcome & {
  /** Id of the tool. */
  tool: string;
  /** `Chromium 156.0.8078.79`. */
  browser: string;
  /** What it tried to send, and was not let. */
  aborted: string[];
};

/** Milliseconds until a page counts as empty: the server has just served the same ones. */
const warm = 15_000;

/** Pages that are open at the same time. */
const parallelPages = 2;

/**
 * Calls every tool through the browser's own `document.modelContext`, each in a fresh context in a state in which it was
 * seen, with everything aborted that could change data: it finds what it acts on, fills in values made from its schema
 * and reads them back, and submits only where it may.
 * @returns one for each tool, in their order
 * @throws ProblemError where no browser can be launched, the login fails or the app goes meanwhile (APP_STOPPED); the signal's reason when it was aborted
 */
export async function prove(options: ProveOptions): Promise<ToolProof[]> {
  const { baseUrl, tools, harness, allowHosts = [], signal } = options;
  assertAllowed(baseUrl, allowHosts);
  const browser = await openBrowser({
    allowHosts: [...allowHosts, new URL(baseUrl).hostname],
    args: ['--enable-features=WebMCP'],
    ...(signal === undefined ? {} : { signal }),
  });
  const deadlines = { ...usualDeadlines, empty: warm, ...options.deadlines };
  const app = new AppPresence(baseUrl, options.ended, deadlines.absence);
  // Where the app goes, none is proved: what failed meanwhile may have failed for that.
  for (const { tool } of tools) app.leave(tool.name, false);
  try {
    const shared: VisitContext = {
      browser,
      app,
      ownBrowser: true,
      script: options.reader ?? readerScript(),
      baseUrl,
      allowHosts,
      allowProduction: true,
      testIdAttributes: options.testIdAttributes,
      placeOf: options.placeOf ?? (() => undefined),
      deadlines,
      background: new Set(),
      copies: false,
      blockWrites: false,
      storageState: undefined,
      signal,
    };
    if (harness?.login !== undefined)
      shared.storageState = await logIn(harness.login as NonNullable<Harness['login']>, shared);
    const proofs: ToolProof[] = [];
    const version = `Chromium ${browser.version()}`;
    let next = 0;
    let done = 0;
    const open = new Set<string>();
    const work = async (): Promise<void> => {
      while (next < tools.length) {
        const index = next;
        next += 1;
        const one = tools[index]!;
        open.add(one.tool.name);
        options.onProgress?.({ done, total: tools.length, open: [...open] });
        const proof = await proveOne(one, options.script, shared);
        proofs[index] = { tool: one.tool.id, browser: version, ...proof };
        done += 1;
        open.delete(one.tool.name);
        options.onProgress?.({ done, total: tools.length, open: [...open], proved: one.tool.name });
      }
    };
    await Promise.all(Array.from({ length: Math.min(parallelPages, tools.length) }, work));
    signal?.throwIfAborted();
    const stopped = app.problem('proved');
    if (stopped !== null) throw new ProblemError(stopped);
    return proofs;
  } catch (cause) {
    signal?.throwIfAborted();
    throw await app.explained(cause, 'proved');
  } finally {
    await browser.close();
  }
}

/** Its requests are not the page's: nothing could keep them from changing data. */
const withoutWorker = 'the app starts a service worker, which is not let while proving, and may be nothing without it';

type Proved = Outcome & { aborted: string[] };

/** In the first of its states in which it can be tried. */
async function proveOne({ tool, states, upTo }: ToProve, script: string, shared: VisitContext): Promise<Proved> {
  let unreached: Proved = { status: 'unproved', reason: 'no state in which it was seen can be opened', aborted: [] };
  for (const state of states) {
    shared.signal?.throwIfAborted();
    const aborted = new Set<string>();
    const context = await shared.browser.newContext({
      ...contextOptions(shared.baseUrl, shared.storageState),
      serviceWorkers: 'block',
    });
    try {
      await context.addInitScript({ content: beforeScripts() });
      await context.addInitScript({ content: script });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      // A person's answer is no part of a proof.
      page.on('dialog', (dialog) => void dialog.dismiss());
      let wantedWorker = false;
      page.on('console', (message) => {
        // Playwright's own word in place of a registration.
        wantedWorker ||= message.text().startsWith('Service Worker registration blocked');
      });
      const arm = await abortWrites(context, (write) => aborted.add(write));
      const fault = await bringTo(state, shared, page, arm);
      if (fault !== null) {
        const reason = wantedWorker ? withoutWorker : `state ${state.id}: ${fault}`;
        unreached = { status: 'unproved', reason, aborted: [] };
        continue;
      }
      // Submitting is let through only where the developer says that it does no harm.
      arm(upTo !== 'submitted');
      const agent: Agent = agentOf(page);
      const tried = await proveTool(tool, upTo, agent);
      const isHeldUp = wantedWorker && tried.status === 'failed' && tried.level === 'located';
      const outcome: Outcome = isHeldUp ? { status: 'unproved', reason: withoutWorker } : tried;
      const proof = { ...outcome, aborted: [...aborted].sort() };
      // Another state may have what is missing here, such as rows that an open dialog covers.
      if (outcome.status !== 'unproved') return proof;
      unreached = proof;
    } catch (cause) {
      if (cause instanceof ProblemError || !shared.browser.isConnected()) throw cause;
      unreached = { status: 'failed', level: 'located', reason: failureReason(cause), aborted: [...aborted].sort() };
    } finally {
      await context.close();
    }
  }
  return unreached;
}

/** @returns why the state could not be reached, or null */
async function bringTo(
  state: StateToVisit,
  shared: VisitContext,
  page: Page,
  arm: (armed: boolean) => void,
): Promise<string | null> {
  const watch = new PageWatch(page, shared.allowHosts, shared.background);
  const reader = new PageReader(page, shared.script);
  const told = (problem: Problem): string => problem.message;
  const opened = await openRoute(state, shared, page, watch, reader);
  const fault = opened.fault ?? opened.problems.find(({ code }) => code === 'APP_EMPTY');
  if (fault !== undefined) return told(fault);
  if (state.setup !== undefined) {
    const failure = await runStep(state.setup, page, shared.deadlines.setup, shared.placeOf, shared.signal);
    if (failure !== null) return failure.reason;
    await settle(watch, reader, shared.deadlines.settle);
  }
  if (state.presses === undefined) return null;
  arm(true);
  // Aborted already, so not answered with stubs.
  const guarded = { ...shared, blockWrites: true };
  return (await pressAll(state.presses, guarded, page, watch, reader)) ? null : 'what opens it could not be pressed';
}
