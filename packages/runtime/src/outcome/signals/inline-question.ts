import { usable } from '../../accessibility/usable.js';
import { missingTexts } from '../page/missing-texts.js';
import { messageText } from '../page/message-text.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';
import { matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/** The most characters of a question. */
const longest = 200;

/** Matches a text that contains a question. */
const questionMark = /[?？؟](?:[\s"”»)]|$)/;
const answers = 'button,[role=button],input[type=button],input[type=submit]';

/** Decides whether a text asks the person something. */
export const isQuestion = (text: string): boolean => text.length <= longest && questionMark.test(text);

/**
 * The act made the page ask in place: new words with a question mark, beside at least two new buttons. Nothing is done
 * before the answer. Where a safe act made texts go, the part is another view, which may hold any words.
 */
export const inlineQuestion: EvidenceSignal = {
  name: 'inline question',
  kinds: ['dialog-opened'],
  reads(seen, found) {
    if (found.some(({ role, kind }) => role === 'asks' || kind === 'form-opened')) return [];
    const { scene, before, now } = seen;
    const isView = scene.shows === true && missingTexts(before.texts.values(), now.texts.values()).length > 0;
    const question = isView ? undefined : newParts(seen).find(asks);
    return question ? [{ kind: 'dialog-opened', role: 'asks', text: messageText(question) }] : [];
  },
};

const newParts = ({ added }: Reading): HTMLElement[] =>
  [...added].filter((node): node is HTMLElement => node instanceof HTMLElement && node.isConnected);

/** Decides whether a new part is a question with its answers. A new row of a list may have any text. */
function asks(part: HTMLElement): boolean {
  const buttons = allIn(part, answers);
  if (buttons.length < 2 || matches(part, 'li,tr,[role=row],[role=listitem]')) return false;
  return isQuestion(messageText(part)) && [...buttons].filter(usable).length > 1;
}
