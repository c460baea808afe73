import { asks, textIn } from '../page/page-signals.js';
import type { EvidenceSignal } from './evidence-signal.js';

/**
 * A dialog around the act closed. Any press beside a dialog may close that dialog, so another dialog does not count.
 */
export const dialogClosed: EvidenceSignal = {
  name: 'dialog closed',
  kinds: ['dialog-closed'],
  reads: ({ before, now }) =>
    before.around.some((dialog) => !now.dialogs.includes(dialog)) ? [{ kind: 'dialog-closed', role: 'confirms' }] : [],
};

/** A dialog opened. It confirms the act, but a dialog with several answers asks. */
export const dialogOpened: EvidenceSignal = {
  name: 'dialog opened',
  kinds: ['dialog-opened'],
  reads({ scene, opened }) {
    const question = scene.opens ? undefined : opened.find(asks);
    if (question) return [{ kind: 'dialog-opened', role: 'asks', text: textIn(question) }];
    return opened.length ? [{ kind: 'dialog-opened', role: 'confirms' }] : [];
  },
};
