import { anyWords, pagePhrases } from '@webmcp/text';

import { shownTexts } from './page-signals.js';
import { withoutValues } from './tone.js';
import { parentNode } from '../../dom/parents.js';
import { matches } from '../../dom/matching.js';

const brokenWords = anyWords(pagePhrases('broken'));
const rows = 'li,tr,[role=row],[role=listitem]';

/** The first line in the place of a removed part. */
export interface BrokenTitle {
  text: string;
  /** False beside parts of the same kind: a new record comes so, and so may an error boundary. */
  sure: boolean;
}

/** Decides whether a title reports a failure. */
export const soundsBroken = (title: string): boolean => title.length < 120 && brokenWords.test(title);

/**
 * Returns the title of an error boundary: the first line in the place of a removed part, if the line reports a failure.
 * Further lines are not read, because a receipt mentions many things. A row of a list is no error boundary: a record may
 * be a "Broken chair". The values of the call report nothing.
 * @param added the nodes that came into the document since the act
 * @param place the element that the part was removed from
 */
export function brokenTitle(added: Iterable<Node>, place: Node | undefined, values: string[]): BrokenTitle | undefined {
  const tops = [...added].filter(
    (node): node is Element => node instanceof Element && node.isConnected && parentNode(node) === place,
  );
  tops.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  for (const top of tops) {
    const [text] = matches(top, rows) ? [] : shownTexts(top, undefined).values();
    if (text !== undefined)
      return soundsBroken(withoutValues(text, values)) ? { text, sure: !isOneOfSeveral(top) } : undefined;
  }
  return undefined;
}

/** Decides whether an element is one of several of a kind: the element before or after has its tag and class. */
function isOneOfSeveral(element: Element): boolean {
  const { localName, className } = element;
  return [element.previousElementSibling, element.nextElementSibling].some(
    (other) => other !== null && className !== '' && other.localName === localName && other.className === className,
  );
}
