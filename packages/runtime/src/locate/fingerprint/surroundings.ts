import { once } from '../../dom/still.js';
import { digest } from './digest.js';

const mostWords = 12;

/** The least part of the words around two elements that is common where their surroundings count as the same. */
export const nearEnough = 0.6;

const digestOf = once(digest);

/** Words as they stand, `HL-1041` or `18.50`: their pieces are what rows have in common. */
const wordsOf = once(
  (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\d](?:\S*[\p{L}\p{M}\d])?/gu) ?? [],
);

/** What is read of a field or a picture, and of what only says something when pointed at. */
const spoken = ['placeholder', 'aria-label', 'alt', 'title'];

const none: ReadonlySet<string> = new Set();
const nothing = (): ReadonlySet<string> => none;

/** Words that a reader sees, other than some; as many as are needed to know that they are too many. */
class Words {
  readonly found = new Set<string>();
  most = Infinity;
  readonly #except: () => ReadonlySet<string>;

  constructor(except = nothing) {
    this.#except = except;
  }

  add(text: string | null): void {
    if (text) for (const word of wordsOf(text)) if (!this.#except().has(word)) this.found.add(word);
  }

  /** What an element says beside what is in it. */
  addSpoken(element: Element): void {
    if (element.hasAttributes()) for (const name of spoken) this.add(element.getAttribute(name));
  }

  /** What is below an element, all but one child of it. */
  addBelow(element: Element, except?: Element): void {
    for (let child = element.firstChild; child && this.found.size <= this.most; child = child.nextSibling)
      if (child.nodeType === Node.TEXT_NODE) this.add(child.nodeValue);
      else if (child.nodeType === Node.ELEMENT_NODE && child !== except) {
        this.addSpoken(child as Element);
        this.addBelow(child as Element);
      }
  }
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
      let own: Words | undefined;
      // Read when the first word is found around it: a box without a name may hold the whole page.
      const except = (): ReadonlySet<string> => {
        if (!own) (own = new Words()).addBelow(twin);
        return own.found;
      };
      // A tooltip tells apart what has the same name or none.
      const tooltip = new Words(except);
      tooltip.add(twin.getAttribute('title'));
      const words = new Words(except);
      let found = [...tooltip.found];
      for (let at = twin; at.parentElement && held.get(at.parentElement) === 1; at = at.parentElement) {
        words.most = found.length ? mostWords : Infinity;
        words.addSpoken(at);
        words.addBelow(at.parentElement, at);
        if (words.found.size > words.most) break;
        found = [...words.found];
      }
      // The least digests, so that the same part of many words is kept in whatever order they stand.
      const kept = found.map(digestOf).sort().slice(0, mostWords);
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
 * share one of the rarest few of each, early enough for the rest to make it up (prefix and positional filter of set
 * similarity joins: Xiao et al., PPJoin, 2008), so only members that do are compared.
 */
export function loners(group: Map<Element, string>): Set<Element> {
  const often = new Map<string, number>();
  const parts = new Map([...group].map(([element, words]) => [element, partsOf(words)]));
  for (const words of parts.values()) for (const word of words) often.set(word, (often.get(word) ?? 0) + 1);
  // By word, then by how many words its set has from there on and in all.
  const having = new Map<string, Map<string, { left: number; size: number; elements: Element[] }>>();
  const few = new Map<Element, string[]>();
  for (const [element, words] of parts) {
    const size = words.size;
    const rarest = [...words].sort((a, b) => often.get(a)! - often.get(b)! || (a < b ? -1 : 1));
    few.set(element, rarest.slice(0, size - Math.ceil(nearEnough * size) + 1));
    few.get(element)!.forEach((word, at) => {
      const lists = having.get(word) ?? new Map<string, { left: number; size: number; elements: Element[] }>();
      having.set(word, lists);
      const key = `${size - at} ${size}`;
      const list = lists.get(key);
      if (list) list.elements.push(element);
      else lists.set(key, { left: size - at, size, elements: [element] });
    });
  }
  const alone = new Set<Element>();
  for (const [element, words] of group) {
    if (!words) continue;
    const own = parts.get(element)!;
    const isLike = (other: Element): boolean => other !== element && inCommon(own, parts.get(other)!) >= nearEnough;
    const hasLike = few
      .get(element)!
      .some((word, at) =>
        [...having.get(word)!.values()].some(
          ({ left, size, elements }) =>
            Math.min(left, own.size - at) >= (nearEnough / (1 + nearEnough)) * (size + own.size) &&
            elements.some(isLike),
        ),
      );
    if (!hasLike) alone.add(element);
  }
  return alone;
}
