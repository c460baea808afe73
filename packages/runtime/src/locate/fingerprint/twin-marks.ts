import { digest } from './digest.js';

/** Words that are read on each side. */
const reach = 3;

/** The nearest words before or after an element in the document, its own left out. */
function wordsBeside(element: Element, side: 'previousNode' | 'nextNode'): string[] {
  const walker = document.createTreeWalker(element.getRootNode(), NodeFilter.SHOW_TEXT);
  walker.currentNode = element;
  let words: string[] = [];
  for (let node = walker[side](); node && words.length < reach; node = walker[side]()) {
    if (element.contains(node) || node.parentElement?.matches('script,style')) continue;
    const found = node.nodeValue!.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
    words = side === 'nextNode' ? [...words, ...found].slice(0, reach) : [...found, ...words].slice(-reach);
  }
  return words;
}

/**
 * For elements that look the same and stand in the same surroundings: which of how many each is in document order, and
 * digests of the words just before and after it, as `2/4 a1b c2d`. The last that tells one from another when nothing
 * else does; as soon as one is added or taken away, or moved among other words, the mark is another.
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
