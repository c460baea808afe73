import { soundsRefused } from '../page/tone.js';
import { withoutNumbers } from '../page/without-numbers.js';
import type { EvidenceSignal } from './evidence-signal.js';
import { isQuestion } from './inline-question.js';
import { isUnderWay } from './live-messages.js';

/**
 * The pressed element has another wording: "Mark as read" became "Mark as unread". A wording that reports work or a refusal is
 * no evidence, and neither is a number that counts. A wording with a question mark asks. A destructive tool is not done by a
 * wording: its button may ask to be pressed again.
 */
export const wordingChanged: EvidenceSignal = {
  name: 'wording changed',
  kinds: ['state-changed'],
  reads({ scene: { action, ends }, before, now }) {
    const { wording = '' } = now;
    const isOther = withoutNumbers(wording) !== withoutNumbers(before.wording);
    if (!action?.isConnected || !wording || !isOther) return [];
    if (isQuestion(wording)) return [{ kind: 'state-changed', role: 'asks', text: wording }];
    return ends === true || isUnderWay(wording) || soundsRefused(wording)
      ? []
      : [{ kind: 'state-changed', role: 'hints' }];
  },
};
