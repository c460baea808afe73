import { DocumentGone, type PageReader } from '../../reader/page-reader.js';
import type { PageWatch } from './page-watch.js';

/**
 * Milliseconds that a cold dev server may take to answer for one of the modules that a page imports: a minute was measured
 * while dependencies are prepared.
 */
const slowestModule = 60_000;
/** Milliseconds for all of them: a Vuetify app that compiles each component's Sass took more than two minutes. */
export const coldestStart = 300_000;

/**
 * Animation frames without a mutation that are rest once a part of the app was asked for late: between its arrival and
 * what it shows, a busy machine lets several pass. Counted in frames, so that it takes longer where everything does.
 */
const framesAfterModules = 12;

/**
 * Waits until the page has come to rest: nothing in flight, and then animation frames without a mutation, fonts there,
 * finite animations done, nothing that says it is at work, with no request begun meanwhile. Survives navigations and reloads on the way.
 * @param deadline milliseconds; while modules arrive one after the other it begins anew, as far as a cold server may need it
 * @returns null at rest, else what it was still waiting for
 */
export async function settle(watch: PageWatch, reader: PageReader, deadline: number): Promise<string | null> {
  const start = performance.now();
  for (;;) {
    if (watch.crashed) throw new Error('the page crashed');
    const idle = await watch.idle(watch.awaitsModules ? deadline : Math.max(0, endOf() - performance.now()));
    if (!idle) {
      const now = performance.now();
      if (watch.awaitsModules && now < watch.modulesAt + slowestModule && now < start + coldestStart) continue;
      const pending = watch.pending().join(', ');
      watch.giveUpOnPending();
      return `requests: ${pending}`;
    }
    const begun = watch.started;
    const frames = watch.lateModules ? framesAfterModules : undefined;
    const waiting = await restOf(reader, Math.max(0, endOf() - performance.now()), frames);
    if (waiting === null && !watch.busy && watch.started === begun) {
      watch.lateModules = false;
      return null;
    }
    if (performance.now() >= endOf()) return waiting ?? 'requests that follow each other';
  }

  function endOf(): number {
    return Math.min(Math.max(start, watch.modulesAt) + deadline, start + coldestStart);
  }
}

async function restOf(reader: PageReader, deadline: number, frames: number | undefined): Promise<string | null> {
  try {
    return await reader.call('quiet', deadline, frames);
  } catch (cause) {
    if (cause instanceof DocumentGone) return 'a navigation';
    throw cause;
  }
}
