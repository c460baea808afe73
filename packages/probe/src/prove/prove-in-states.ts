import { ProblemError } from '@webmcp/contract';
import type { BrowserContext, Page } from 'playwright';
import { abortWrites } from '../guard/abort-writes.js';
import { closeGuarded } from '../guard/close-guarded.js';
import { contextOptions } from '../harness/pages/context-options.js';
import { failureReason } from '../harness/pages/failure-reason.js';
import { addScripts } from '../harness/reach/add-scripts.js';
import type { StateToVisit } from '../harness/reach/state-to-visit.js';
import type { VisitContext } from '../harness/reach/visit-context.js';
import { agentOf } from './agent.js';
import { bringTo } from './bring-to.js';
import { failed, type Outcome, unproved } from './outcome.js';
import type { ToProve } from './prove-options.js';
import { proveTool } from './prove-tool.js';

/** The reason for an app with a service worker. The requests of a worker could change data, and nothing can abort them. */
const withoutWorker =
  'the app starts a service worker, which is blocked while proving, and may not work without the worker';

type Proof = Outcome & { aborted: string[] };

/**
 * Proves a tool in the first of its states in which it can be tried. Another state may have the missing part, such as
 * rows that an open dialog covers.
 */
export async function proveInStates(wanted: ToProve, script: string, shared: VisitContext): Promise<Proof> {
  let last: Proof = { ...unproved('no state in which it was seen can be opened'), aborted: [] };
  for (const state of wanted.states) {
    shared.signal?.throwIfAborted();
    const { proof, isFinal } = await proveInState(wanted, state, script, shared);
    if (isFinal) return proof;
    // A state that cannot be opened says less than a tool that failed.
    last = last.status === 'failed' && proof.status === 'unproved' ? last : proof;
  }
  return last;
}

/** A proof from one state. `isFinal`: the tool was called, and another state would add nothing. */
interface Tried {
  proof: Proof;
  isFinal: boolean;
}

async function proveInState(
  { tool, upTo }: ToProve,
  state: StateToVisit,
  script: string,
  shared: VisitContext,
): Promise<Tried> {
  const aborted = new Set<string>();
  const context = await shared.browser.newContext({
    ...contextOptions(shared.baseUrl, shared.storageState),
    serviceWorkers: 'block',
  });
  try {
    const { page, wantsWorker } = await openPage(context, script, shared);
    const arm = await abortWrites(context, (write) => aborted.add(write));
    const fault = await bringTo(state, shared, page, arm);
    if (fault !== null)
      return {
        proof: { ...unproved(wantsWorker() ? withoutWorker : `state ${state.id}: ${fault}`), aborted: [] },
        isFinal: false,
      };
    // Only a tool that the developer calls harmless may send.
    arm(upTo !== 'submitted');
    const tried = await proveTool(tool, upTo, agentOf(page));
    const isHeldUp = wantsWorker() && tried.status === 'failed' && tried.level === 'located';
    const outcome: Outcome = isHeldUp ? unproved(withoutWorker) : tried;
    return { proof: { ...outcome, aborted: [...aborted].sort() }, isFinal: isFinal(outcome) };
  } catch (cause) {
    if (cause instanceof ProblemError || !shared.browser.isConnected()) throw cause;
    return {
      proof: { ...failed('located', failureReason(cause)), aborted: [...aborted].sort() },
      isFinal: false,
    };
  } finally {
    await closeGuarded(context);
  }
}

const isFinal = (outcome: Outcome): boolean =>
  outcome.status === 'proved' || (outcome.status === 'failed' && outcome.elsewhere !== true);

/** Opens a page with the emitted script. Dialogs are dismissed, because a person's answer is no part of a proof. */
async function openPage(
  context: BrowserContext,
  script: string,
  shared: VisitContext,
): Promise<{ page: Page; wantsWorker: () => boolean }> {
  await addScripts(context, shared);
  await context.addInitScript({ content: script });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('dialog', (dialog) => void dialog.dismiss());
  let wantedWorker = false;
  page.on('console', (message) => {
    // Playwright logs this text for a registration that it blocks.
    wantedWorker ||= message.text().startsWith('Service Worker registration blocked');
  });
  return { page, wantsWorker: () => wantedWorker };
}
