import { foldText } from '@webmcp/text';

import { liveTexts } from '../page/page-signals.js';
import { withoutNumbers } from '../page/without-numbers.js';
import type { Said } from '../signals/observation.js';
import { floatingTexts } from './floating-texts.js';
import { contains } from '../../dom/matching.js';

/**
 * Returns a function that adds new texts to a list: those of live regions, and of parts that float over the page.
 * @param added the nodes that came into the document since the act
 * @param act returns the element of the act
 */
export function messagesReader(
  said: Said[],
  added: ReadonlySet<Node>,
  act: () => Element | undefined = () => undefined,
): () => void {
  let regions = liveTexts();
  return () => {
    const now = liveTexts();
    const gone = new Set([...regions].flatMap(([element, text]) => (now.has(element) ? [] : [text])));
    for (const [element, text] of now) {
      const earlier = regions.get(element);
      // A part of the earlier text is the rest after another message went.
      if (!text || (earlier ?? '').includes(text)) continue;
      // A message from before comes in a new element if the app draws its list of messages again.
      if (earlier === undefined && !added.has(element) && gone.has(text)) continue;
      note(said, { text: earlier && holdsSeveral(element) ? foldText(text.replace(earlier, ' ')) : text, element });
    }
    regions = now;
    for (const [element, text] of floatingTexts(added, act())) if (text) note(said, { text, element, floats: true });
  };
}

/**
 * Adds a message to a list. A text that counts is one message, and its last wording is kept. A region inside another
 * repeats its text. Two fields may have the same text beside them.
 */
function note(said: Said[], message: Said): void {
  const { text, element } = message;
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const other = said[at]!;
    const isSame =
      other.element === element
        ? withoutNumbers(other.text) === withoutNumbers(text)
        : other.text === text &&
          (contains(other.element, element) || contains(element, other.element) || !other.element.isConnected);
    if (isSame) said.splice(at, 1);
  }
  said.push(message);
}

/** Decides whether a live region holds several messages. A new message then comes beside those from before. */
function holdsSeveral(element: Element): boolean {
  let at = element;
  while (at.childElementCount === 1 && at.childNodes.length === 1) at = at.firstElementChild!;
  return at.childElementCount > 1;
}
