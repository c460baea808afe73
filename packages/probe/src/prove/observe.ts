import type { Behaviour, CallResult, Harness, JsonValue, ManifestTool } from '@webmcp/contract';
import type { BrowserContext, Page } from 'playwright';
import { openBrowser } from '../browser/open-browser.js';
import { assertAllowed } from '../guard/allowed-hosts.js';
import { abortWrites } from '../guard/abort-writes.js';
import { closeGuarded } from '../guard/close-guarded.js';
import { AppPresence } from '../harness/pages/app-presence.js';
import { contextOptions } from '../harness/pages/context-options.js';
import { failureReason } from '../harness/pages/failure-reason.js';
import { PageBasis, type VisitBasis } from '../harness/pages/page-basis.js';
import { PageWatch } from '../harness/pages/page-watch.js';
import { settle } from '../harness/pages/settle.js';
import { addScripts } from '../harness/reach/add-scripts.js';
import { logIn } from '../harness/reach/log-in.js';
import type { StateToVisit } from '../harness/reach/state-to-visit.js';
import { usualDeadlines, type VisitContext } from '../harness/reach/visit-context.js';
import { PageReader } from '../reader/page-reader.js';
import { agentOf } from './agent.js';
import { argumentsFor } from './arguments-for.js';
import { bringTo } from './bring-to.js';
import { callWithChoices } from './call-with-choices.js';
import { effectsOf } from './effects-of.js';
import { noteWrites, type WriteJournal } from './note-writes.js';
import { proveContext } from './prove.js';
import type { ProveOptions } from './prove-options.js';
import { SentRequests, textOf } from './sent-requests.js';

/** One tool to call, in one state. */
export interface ToObserve {
  tool: ManifestTool;
  state: StateToVisit;
  /** Submits, and lets the requests pass. Else the call only fills, and every write is aborted. */
  submits: boolean;
}

export interface ObserveOptions extends Omit<ProveOptions, 'tools' | 'onProgress'> {
  calls: readonly ToObserve[];
  /** Receives each write before it is sent, and again when it was answered. */
  journal: WriteJournal;
  onProgress?: (done: number, total: number, tool: string) => void;
}

/** The behaviour of one call with its basis, or the reason why the tool could not be called. */
export type ObservedCall = { tool: string; state: string } & (
  | { behaviour: Behaviour; basis: VisitBasis | undefined }
  | { reason: string }
);

/**
 * Calls tools and records their behaviour, each in a fresh page.
 * @throws ProblemError for no browser or a failed login; the signal's reason when it was aborted
 */
export async function observe(options: ObserveOptions): Promise<ObservedCall[]> {
  const { baseUrl, allowHosts = [], calls, harness, signal, onProgress = () => undefined } = options;
  assertAllowed(baseUrl, allowHosts);
  if (calls.length === 0) return [];
  const browser = await openBrowser({
    allowHosts: [...allowHosts, new URL(baseUrl).hostname],
    args: ['--enable-features=WebMCP'],
    ...(signal === undefined ? {} : { signal }),
  });
  const app = new AppPresence(baseUrl, options.ended, { ...usualDeadlines, ...options.deadlines }.absence);
  try {
    const shared = proveContext(options, browser, app);
    if (harness?.login !== undefined)
      Object.assign(shared, await logIn(harness.login as NonNullable<Harness['login']>, shared));
    const observed: ObservedCall[] = [];
    // One call after the other, because calls may change the data of each other's states.
    for (const [done, call] of calls.entries()) {
      signal?.throwIfAborted();
      onProgress(done, calls.length, call.tool.name);
      observed.push(await observeCall(call, options, shared));
    }
    return observed;
  } catch (cause) {
    signal?.throwIfAborted();
    throw await app.explained(cause, 'proved');
  } finally {
    await browser.close();
  }
}

async function observeCall(call: ToObserve, options: ObserveOptions, shared: VisitContext): Promise<ObservedCall> {
  const { tool, state } = call;
  const of = { tool: tool.id, state: state.id };
  const context = await shared.browser.newContext({
    ...contextOptions(shared.baseUrl, shared.storageState),
    serviceWorkers: 'block',
  });
  try {
    await addScripts(context, shared);
    await context.addInitScript({ content: options.script });
    return { ...of, ...(await behaviourIn(context, call, options, shared)) };
  } catch (cause) {
    if (!shared.browser.isConnected()) throw cause;
    return { ...of, reason: failureReason(cause) };
  } finally {
    await closeGuarded(context);
  }
}

type Observed = { behaviour: Behaviour; basis: VisitBasis | undefined } | { reason: string };

async function behaviourIn(
  context: BrowserContext,
  { tool, state, submits }: ToObserve,
  { journal }: ObserveOptions,
  shared: VisitContext,
): Promise<Observed> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const asks = questionsOf(page, submits);
  const basis = await PageBasis.begin(page, shared.baseUrl, shared.allowHosts);
  const arm = await abortWrites(context, () => undefined);
  const fault = await bringTo(state, shared, page, arm);
  if (fault !== null) return { reason: `state ${state.id}: ${fault}` };
  arm(!submits);
  const agent = agentOf(page);
  const listed = await agent.listed(tool.name);
  if (listed === null) return { reason: 'the page does not offer it' };
  const made = tool.kind === 'read' ? { args: {}, note: '' } : await argumentsFor(tool, listed, agent);
  if ('status' in made) return { reason: made.status === 'proved' ? made.result : made.reason };
  const filled = tool.kind === 'read' ? made : await callWithChoices(agent, tool, made.args, true);
  if ('unmade' in filled) return { reason: `no value could be made for ${filled.unmade}` };
  const { args } = filled;
  const values = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, textOf(value)]));
  const watch = new PageWatch(page, shared.allowHosts, shared.background);
  const reader = new PageReader(page, shared.script);
  const before = await reader.call('pageFacts', values);
  basis.callBegins();
  asks.begin();
  const sent = new SentRequests(context);
  sent.begin(args);
  // Every write of a call that submits nothing is aborted.
  if (submits) await noteWrites(context, tool.id, journal);
  const status = await statusOf(agent.call(tool.name, submits ? args : { ...args, $dryRun: 'fill' as JsonValue }));
  await settle(watch, reader, shared.deadlines.settle);
  const after = await reader.call('pageFacts', values);
  return {
    behaviour: { status, asks: asks.end(), sends: sent.end(), effects: effectsOf(before, after) },
    basis: await basis.end(reader),
  };
}

/** Returns the status of a call. A page that is left at once takes the answer with it. */
async function statusOf(call: Promise<CallResult>): Promise<string> {
  try {
    return (await call).status;
  } catch (cause) {
    if (/context was destroyed|navigat/i.test(failureReason(cause))) return 'navigated';
    throw cause;
  }
}

/** The first line of the runtime's own question, which is no behaviour of the app. */
const ownQuestion = /^An agent wants to run: /;

/** Answers the questions of a page, and records the kinds of the app's own questions from a moment on. */
function questionsOf(page: Page, accepts: boolean): { begin(): void; end(): string[] } {
  const asked: string[] = [];
  let isCalling = false;
  page.on('dialog', (dialog) => {
    if (isCalling && !ownQuestion.test(dialog.message())) asked.push(dialog.type());
    // A page that is left takes its question with it.
    (accepts ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
  });
  return {
    begin: () => {
      isCalling = true;
    },
    end: () => asked,
  };
}
