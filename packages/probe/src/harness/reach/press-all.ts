import { blockWrites } from '../../guard/block-writes.js';
import { settle } from '../pages/settle.js';
import type { StateToVisit } from './state-to-visit.js';
import type { VisitContext } from './visit-context.js';
import type { VisitedPage } from './visited-page.js';

/**
 * Presses the openers of a state in order, with writes blocked, and waits for rest after each.
 * @returns false if an opener could not be pressed
 */
export async function pressAll(
  presses: NonNullable<StateToVisit['presses']>,
  shared: VisitContext,
  { page, watch, reader }: VisitedPage,
): Promise<boolean> {
  if (!shared.blockWrites) await blockWrites(page.context(), (write) => watch.blockedWrites.add(write));
  for (const press of presses) {
    if ((await reader.call('pressTarget', press, shared.testIdAttributes)) !== null) return false;
    await settle(watch, reader, shared.deadlines.settle);
  }
  return true;
}
