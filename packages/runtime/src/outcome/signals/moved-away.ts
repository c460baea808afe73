import type { EvidenceSignal } from './evidence-signal.js';

/**
 * The part with the pressed element moved out at the side of the window: a drawer that a class slides away keeps its texts.
 * Only a safe tool is done by that.
 */
export const movedAway: EvidenceSignal = {
  name: 'moved away',
  kinds: ['page-changed'],
  reads: ({ scene: { shows }, before, now }) =>
    shows === true && !before.isAside && now.isAside ? [{ kind: 'page-changed', role: 'hints' }] : [],
};
