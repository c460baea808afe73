import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { asks, textIn } from '../page/page-signals.js';
import type { EvidenceSignal } from './evidence-signal.js';
import { openedFields } from './form-opened.js';

/**
 * A dialog around the act closed. Any press beside a dialog may close that dialog, so another dialog does not count.
 */
export const dialogClosed: EvidenceSignal = {
  name: 'dialog closed',
  kinds: ['dialog-closed'],
  reads: ({ before, now }) =>
    before.around.some((dialog) => !now.dialogs.includes(dialog)) ? [{ kind: 'dialog-closed', role: 'confirms' }] : [],
};

/** A dialog opened. It confirms the act, but a dialog with several answers asks, unless it is a form to fill in. */
export const dialogOpened: EvidenceSignal = {
  name: 'dialog opened',
  kinds: ['dialog-opened'],
  reads(seen) {
    const { scene, opened } = seen;
    const isForm = (dialog: Element): boolean => openedFields(seen).some((field) => isDrawnIn(field, dialog));
    const question = scene.opens ? undefined : opened.find((dialog) => asks(dialog) && !isForm(dialog));
    if (question) return [{ kind: 'dialog-opened', role: 'asks', text: textIn(question) }];
    return opened.length ? [{ kind: 'dialog-opened', role: 'confirms' }] : [];
  },
};
