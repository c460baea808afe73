import { digest } from './digest.js';
import { parentElement, rootNode } from '../../dom/parents.js';
import { contains, matches } from '../../dom/matching.js';

/** The number of words that are read on each side. */
const reach = 3;

/** Returns the nearest words before or after an element in the document, without its own. */
function wordsBeside(element: Element, side: 'previousNode' | 'nextNode'): string[] {
  const walker = document.createTreeWalker(rootNode(element), NodeFilter.SHOW_TEXT);
  walker.currentNode = element;
  let words: string[] = [];
  for (let node = walker[side](); node && words.length < reach; node = walker[side]()) {
    if (contains(element, node) || matches(parentElement(node), 'script,style')) continue;
    const found = node.nodeValue!.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
    words = side === 'nextNode' ? [...words, ...found].slice(0, reach) : [...found, ...words].slice(-reach);
  }
  return words;
}

/**
 * Marks elements that look the same and have the same surroundings: `2/4 a1b c2d` is the second of four in document
 * order, between words with these digests.
 * The mark is the last resort. It changes as soon as a twin is added, removed or moved among other words.
 */
export function twinMarks(twins: Element[]): Map<Element, string> {
  const ordered = twins.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const beside = (element: Element, side: 'previousNode' | 'nextNode'): string =>
    digest(wordsBeside(element, side).join(' '));
  return new Map(
    ordered.map((element, at) => [
      element,
      `${at + 1}/${ordered.length} ${beside(element, 'previousNode')} ${beside(element, 'nextNode')}`,
    ]),
  );
}
