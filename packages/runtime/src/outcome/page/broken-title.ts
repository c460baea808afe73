import { anyWords, pagePhrases } from '@webmcp/text';

import { shownTexts } from './page-signals.js';

const brokenWords = anyWords(pagePhrases('broken'));

/**
 * The first line of what came in the place of a part that is gone, where it says that something broke: what an error
 * boundary shows. Further lines don't count; a receipt tells of many things.
 * @param added what came into the document since the act
 */
export function brokenTitle(added: Iterable<Node>): string | undefined {
  const tops = [...added].filter((node): node is Element => node instanceof Element && node.isConnected);
  tops.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  for (const top of tops) {
    const [text] = shownTexts(top, undefined).values();
    if (text !== undefined) return text.length < 120 && brokenWords.test(text) ? text : undefined;
  }
  return undefined;
}
