import { usable } from '../../accessibility/usable.js';
import { missingTexts } from '../page/missing-texts.js';
import type { EvidenceSignal } from './evidence-signal.js';

/**
 * A destructive act brought buttons, and no other text of its part went away: "Delete" became "Confirm" and "Cancel".
 * Nothing is done before one of them is pressed. One button asks in the place of the pressed one, two beside it.
 */
export const answersInPlace: EvidenceSignal = {
  name: 'answers in place',
  kinds: ['dialog-opened'],
  reads({ scene: { action, ends }, before, now }, found) {
    if (ends !== true || found.some(({ role }) => role === 'confirms' || role === 'asks')) return [];
    const answers = missingTexts(now.buttons, before.buttons);
    const least = action && usable(action) ? 2 : 1;
    const went = missingTexts(before.texts.values(), now.texts.values());
    return answers.length < least || went.length > 0
      ? []
      : [{ kind: 'dialog-opened', role: 'asks', text: answers.join(' | ') }];
  },
};
