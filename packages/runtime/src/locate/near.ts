import { digest } from './digest.js';
import { nearEnough } from './weights.js';

const mostWords = 12;

/** Words as they stand, `HL-1041` or `18.50`: their pieces are what rows have in common. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\d](?:\S*[\p{L}\p{M}\d])?/gu));
}

/** The words a reader sees in a subtree, in whatever order its parts stand; those of fields and pictures included. */
function wordsIn(element: Element): Set<string> {
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) text += ` ${walker.currentNode.nodeValue}`;
  for (const part of element.querySelectorAll('[placeholder],[aria-label],[alt],[title]'))
    for (const name of ['placeholder', 'aria-label', 'alt', 'title']) text += ` ${part.getAttribute(name) ?? ''}`;
  return wordsOf(text);
}

/**
 * Digests of the words around each of some elements that look the same by themselves: its tooltip, and the widest ancestor that
 * holds no other of them and not too many words. In a table that is the row, among cards the card, in a form the label
 * that nobody linked.
 */
export function surroundings(twins: Element[]): Map<Element, string> {
  const held = new Map<Element, number>();
  for (const twin of twins)
    for (let at = twin.parentElement; at; at = at.parentElement) held.set(at, (held.get(at) ?? 0) + 1);
  return new Map(
    twins.map((twin) => {
      const own = wordsIn(twin);
      // A tooltip tells apart what has the same name or none.
      let found = [...wordsOf(twin.getAttribute('title') ?? '')].filter((word) => !own.has(word));
      for (let at = twin.parentElement; at && held.get(at) === 1; at = at.parentElement) {
        const words = [...wordsIn(at)].filter((word) => !own.has(word));
        if (words.length > mostWords && found.length) break;
        found = words;
      }
      // The least digests, so that the same part of many words is kept in whatever order they stand.
      const kept = found.map(digest).sort().slice(0, mostWords);
      return [twin, kept.join(' ')];
    }),
  );
}

const partsOf = (words: string): Set<string> => new Set(words.split(' '));

function inCommon(was: Set<string>, is: Set<string>): number {
  let shared = 0;
  for (const word of was) if (is.has(word)) shared += 1;
  return shared / (was.size + is.size - shared);
}

/** How much of two surroundings is common, 0 to 1. */
export function nearness(captured: string, now: string): number {
  return inCommon(partsOf(captured), partsOf(now));
}

/**
 * Those of a group whose surroundings no other member has about the same. Two sets of words that have enough in common
 * share one of the rarest few, so only members that do are compared.
 */
export function loners(group: Map<Element, string>): Set<Element> {
  const having = new Map<string, Element[]>();
  const parts = new Map<Element, Set<string>>();
  for (const [element, words] of group) {
    parts.set(element, partsOf(words));
    for (const word of words.split(' ')) {
      const list = having.get(word);
      if (list) list.push(element);
      else having.set(word, [element]);
    }
  }
  const alone = new Set<Element>();
  for (const [element, words] of group) {
    if (!words) continue;
    const own = parts.get(element)!;
    const rarest = words.split(' ').toSorted((a, b) => having.get(a)!.length - having.get(b)!.length);
    const few = rarest.slice(0, rarest.length - Math.ceil(nearEnough * rarest.length) + 1);
    const compared = new Set([element]);
    const isLike = (other: Element): boolean =>
      !compared.has(other) && !!compared.add(other) && inCommon(own, parts.get(other)!) >= nearEnough;
    if (!few.some((word) => having.get(word)!.some(isLike))) alone.add(element);
  }
  return alone;
}
