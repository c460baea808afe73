import { type Harness, ProblemError } from '@webmcp/contract';
import type { Browser } from 'playwright';
import { openBrowser } from '../browser/open-browser.js';
import { assertAllowed } from '../guard/allowed-hosts.js';
import { AppPresence } from '../harness/pages/app-presence.js';
import { nothingKept } from '../harness/reach/kept-storage.js';
import { logIn } from '../harness/reach/log-in.js';
import { runHere } from '../harness/reach/run-step.js';
import { usualDeadlines, type VisitContext } from '../harness/reach/visit-context.js';
import { readerScript } from '../reader/page-reader.js';
import type { ProveOptions, ToolProof } from './prove-options.js';
import { proveInStates } from './prove-in-states.js';

/** Milliseconds until a page counts as empty. Short, because the server has just served the same pages. */
const warm = 15_000;

/** The number of pages that are open at the same time. */
const parallelPages = 2;

/**
 * Calls every tool through the browser's own `document.modelContext`. Each call has a fresh context in one of the
 * tool's states, with all writes aborted. A call finds its elements, fills in values made from its schema and reads
 * them back. It submits only if it may.
 * @returns one proof for each tool, in the order of the tools
 * @throws ProblemError for no browser, a failed login, or an app that stops meanwhile (APP_STOPPED); the signal's
 * reason when it was aborted
 */
export async function prove(options: ProveOptions): Promise<ToolProof[]> {
  const { baseUrl, tools, harness, allowHosts = [], signal } = options;
  assertAllowed(baseUrl, allowHosts);
  const browser = await openBrowser({
    allowHosts: [...allowHosts, new URL(baseUrl).hostname],
    args: ['--enable-features=WebMCP'],
    ...(signal === undefined ? {} : { signal }),
  });
  const app = new AppPresence(baseUrl, options.ended, { ...usualDeadlines, ...options.deadlines }.absence);
  // An app that stops leaves all tools unproved: a failure before may have had the same cause.
  for (const { tool } of tools) app.leave(tool.name, false);
  try {
    const shared = proveContext(options, browser, app);
    if (harness?.login !== undefined)
      Object.assign(shared, await logIn(harness.login as NonNullable<Harness['login']>, shared));
    const proofs = await proveAll(options, shared);
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

/** Fills in the defaults of the options. Production mode is allowed, because `probe` has judged the app already. */
export function proveContext(
  options: Omit<ProveOptions, 'tools' | 'onProgress'>,
  browser: Browser,
  app: AppPresence,
): VisitContext {
  return {
    browser,
    app,
    ownBrowser: true,
    script: options.reader ?? readerScript(),
    baseUrl: options.baseUrl,
    allowHosts: options.allowHosts ?? [],
    allowProduction: true,
    testIdAttributes: options.testIdAttributes,
    placeOf: options.placeOf ?? (() => undefined),
    deadlines: { ...usualDeadlines, empty: warm, ...options.deadlines },
    runner: options.runner ?? runHere,
    background: new Set(),
    copies: false,
    withBasis: false,
    blockWrites: false,
    ...nothingKept,
    rowPlaces: [],
    pressedParts: [],
    rowOfHandler: () => undefined,
    signal: options.signal,
  };
}

/** Proves the tools, several at the same time, and reports the progress. */
async function proveAll(
  { tools, script, onProgress = () => undefined }: ProveOptions,
  shared: VisitContext,
): Promise<ToolProof[]> {
  const proofs: ToolProof[] = [];
  const browser = `Chromium ${shared.browser.version()}`;
  const open = new Set<string>();
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < tools.length) {
      const index = next;
      next += 1;
      const one = tools[index]!;
      open.add(one.tool.name);
      onProgress({ done, total: tools.length, open: [...open] });
      const proof = await proveInStates(one, script, shared);
      proofs[index] = { tool: one.tool.id, browser, ...proof };
      done += 1;
      open.delete(one.tool.name);
      onProgress({ done, total: tools.length, open: [...open], proved: one.tool.name });
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallelPages, tools.length) }, work));
  return proofs;
}
