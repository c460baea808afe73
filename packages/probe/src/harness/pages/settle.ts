import { DocumentGone, type PageReader } from '../../reader/page-reader.js';
import type { PageWatch } from './page-watch.js';

/**
 * Milliseconds that a cold dev server may take for one module of a page. One minute was measured, while the server
 * prepared dependencies.
 */
const slowestModule = 60_000;
/** Milliseconds for all modules of a page. A Vuetify app that compiles each component's Sass took over two minutes. */
export const coldestStart = 300_000;

/**
 * Animation frames without a mutation that count as rest after a late module. A busy machine needs several frames from
 * the module's arrival to its content. Frames take longer on a slow machine, so the count needs no factor.
 */
const framesAfterModules = 12;

/**
 * Waits until a page is at rest: no request in flight, and then animation frames without a mutation. Fonts are loaded,
 * finite animations are done, and no busy indicator and no new request is there. Navigations and reloads meanwhile do
 * no harm.
 * @param deadline milliseconds; each module that arrives starts the deadline again, within the limits of a cold server
 * @returns null at rest, else the thing that the page still waits for
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
