import { foldText } from '@webmcp/text';

import { liveTexts } from '../page/page-signals.js';

/** Returns a text without its numbers, which count by themselves. */
export const withoutNumbers = (text: string | null | undefined): string | undefined => text?.replace(/\d+/g, '0');

/**
 * Returns a function that adds the new texts of live regions to a map.
 * @param added the nodes that came into the document since the act
 */
export function messagesReader(said: Map<string, Element>, added: ReadonlySet<Node>): () => void {
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
      // A text that counts is one message; its last wording is kept.
      for (const [other, by] of said)
        if (by === element && withoutNumbers(other) === withoutNumbers(text)) said.delete(other);
      said.set(earlier && holdsSeveral(element) ? foldText(text.replace(earlier, ' ')) : text, element);
    }
    regions = now;
  };
}

/** Decides whether a live region holds several messages. A new message then comes beside those from before. */
function holdsSeveral(element: Element): boolean {
  let at = element;
  while (at.childElementCount === 1 && at.childNodes.length === 1) at = at.firstElementChild!;
  return at.childElementCount > 1;
}
