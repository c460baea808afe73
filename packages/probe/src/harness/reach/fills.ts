import { DocumentGone } from '../../reader/page-reader.js';
import { coldestStart, settle } from '../pages/settle.js';
import { framesHoldControls } from './read-frames.js';
import type { KeptStorage } from './kept-storage.js';
import type { VisitContext } from './visit-context.js';
import type { VisitedPage } from './visited-page.js';

/** The settings of a run that the wait needs. A login is before the storage of the run. */
type Reader = Omit<VisitContext, keyof KeptStorage>;

/** The most documents that follow the first one. A cold dev server reloads a page two or three times. */
const mostReloads = 8;

/**
 * Waits until the page is at rest and has a control, or a frame with one. A page without scripts cannot fill itself, and
 * a page with an error overlay does not.
 * @returns `empty` for a page that stays empty, `reloads` for a page that opens one document after the other
 */
export async function fills(shared: Reader, visited: VisitedPage): Promise<'filled' | 'empty' | 'reloads'> {
  const { page, watch, reader } = visited;
  // Reloads of ours are no reloads of the page.
  let ownOpenings = watch.openings;
  const start = performance.now();
  for (;;) {
    await settle(watch, reader, shared.deadlines.settle);
    if (watch.openings - ownOpenings > mostReloads) return 'reloads';
    // A page that still loads modules is not empty yet.
    const end = Math.min(Math.max(start, watch.modulesAt) + shared.deadlines.empty, start + coldestStart);
    try {
      const left = end - performance.now();
      // A server with nothing but outdated answers counts as an empty page at the end.
      if (watch.outdated && left > 0) {
        ownOpenings += 1;
        await page.reload({ waitUntil: 'commit' });
        continue;
      }
      if (await isAsFullAsItGets(shared, visited)) return 'filled';
      // A page that broke over a stamp stays empty. The next attempt opens it without that stamp.
      if (left <= 0 || (shared.restamp !== undefined && watch.failsOnStamp)) return 'empty';
      await reader.call('nextMutation', Math.min(left, 5_000));
    } catch (cause) {
      if (!(cause instanceof DocumentGone) || performance.now() > end) throw cause;
    }
  }
}

/** Decides whether the wait can end: the page has a control, an error overlay, no scripts, or a control in a frame. */
async function isAsFullAsItGets(shared: Reader, { page, reader }: VisitedPage): Promise<boolean> {
  return (
    (await reader.call('hasInteractive')) ||
    (await reader.call('overlayText')) !== null ||
    !(await reader.call('hasScripts')) ||
    (await framesHoldControls(page, shared))
  );
}
