import { DocumentGone, type PageReader } from '../reader.js';
import type { PageWatch } from './page-watch.js';

/** Milliseconds that a cold dev server may take to answer for the modules that a page imports; a minute was measured. */
const coldServer = 60_000;

/**
 * Waits until the page has come to rest: nothing in flight, and then two animation frames without a mutation, fonts
 * there, finite animations done, with no request begun meanwhile. Survives navigations and reloads on the way.
 * @param deadline milliseconds; while modules are on their way it begins anew, as far as a cold server may need it
 * @returns null at rest, else what it was still waiting for
 */
export async function settle(watch: PageWatch, reader: PageReader, deadline: number): Promise<string | null> {
  const start = performance.now();
  let end = start + deadline;
  for (;;) {
    const left = Math.max(0, end - performance.now());
    if (watch.crashed) throw new Error('the page crashed');
    if (!(await watch.idle(left))) {
      if (watch.awaitsModules && performance.now() < start + coldServer) {
        end = performance.now() + deadline;
        continue;
      }
      const pending = watch.pending().join(', ');
      watch.giveUpOnPending();
      return `requests: ${pending}`;
    }
    const begun = watch.started;
    const waiting = await restOf(reader, Math.max(0, end - performance.now()));
    if (waiting === null && !watch.busy && watch.started === begun) return null;
    if (performance.now() >= end) return waiting ?? 'requests that follow each other';
  }
}

async function restOf(reader: PageReader, deadline: number): Promise<string | null> {
  try {
    return await reader.call('quiet', deadline);
  } catch (cause) {
    if (cause instanceof DocumentGone) return 'a navigation';
    throw cause;
  }
}
