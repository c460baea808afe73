import { anyWords, pagePhrases } from '@webmcp/text';

import { shownTexts } from './page-signals.js';

const brokenWords = anyWords(pagePhrases('broken'));

/**
 * Returns the title of an error boundary: the first line in the place of a removed part, if the line reports a failure.
 * Further lines are not read, because a receipt mentions many things.
 * @param added the nodes that came into the document since the act
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
