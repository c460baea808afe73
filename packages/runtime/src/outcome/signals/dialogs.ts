import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { asks, textIn } from '../page/page-signals.js';
import { soundsDone, tone } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import { openedFields } from './form-opened.js';
import { isQuestion } from './inline-question.js';
import type { Reading } from './observation.js';
import { refusal } from './refusal.js';

/** The most characters of a dialog that only reports something. A longer one may show a record with any words. */
const longest = 120;

/**
 * A dialog around the act closed. Any press beside a dialog may close that dialog, so another dialog does not count.
 */
export const dialogClosed: EvidenceSignal = {
  name: 'dialog closed',
  kinds: ['dialog-closed'],
  reads: ({ before, now }) =>
    before.around.some((dialog) => !now.dialogs.includes(dialog)) ? [{ kind: 'dialog-closed', role: 'confirms' }] : [],
};

/**
 * A dialog opened. It confirms the act, but a dialog with several answers asks, unless it is a form to fill in. Where the
 * dialog is the result of the tool, only a dialog with a question mark asks. A dialog whose words refuse confirms nothing.
 */
export const dialogOpened: EvidenceSignal = {
  name: 'dialog opened',
  kinds: ['dialog-opened'],
  reads(seen) {
    const { scene, opened } = seen;
    const isForm = (dialog: Element): boolean => openedFields(seen).some((field) => isDrawnIn(field, dialog));
    const others = opened.filter((dialog) => !isForm(dialog));
    const question = others.find((dialog) => asks(dialog) && (!scene.opens || isQuestion(textIn(dialog))));
    if (question) return [{ kind: 'dialog-opened', role: 'asks', text: textIn(question) }];
    const refused = others.find((dialog) => refuses(dialog, seen));
    const isAlert = refused?.matches('[role=alertdialog]');
    if (refused) return [refusal(seen, textIn(refused), undefined, isAlert ? 'refuses' : 'refuses unless confirmed')];
    return opened.length ? [{ kind: 'dialog-opened', role: 'confirms' }] : [];
  },
};

/** Decides whether a dialog reports a refusal: short words that say no, and one way to close them. */
function refuses(dialog: HTMLElement, { scene, act }: Reading): boolean {
  const text = textIn(dialog);
  const sound = text.length < longest ? tone(dialog, text, act, scene.values) : undefined;
  return sound === 'no' || (sound === 'bad' && !soundsDone(text));
}
