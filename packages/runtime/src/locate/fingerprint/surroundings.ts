import { once } from '../../dom/still.js';
import { digest } from './digest.js';
import { parentElement } from '../../dom/parents.js';

const mostWords = 12;

/** The least part of the words around two elements that is common if their surroundings count as the same. */
export const nearEnough = 0.6;

const digestOf = once(digest);

/** Splits a text at white space only, as in `HL-1041` or `18.50`: rows have the parts of such words in common. */
const wordsOf = once(
  (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\d](?:\S*[\p{L}\p{M}\d])?/gu) ?? [],
);

/** Attributes with a text that people read: in a field, of a picture, or under the pointer. */
const spoken = ['placeholder', 'aria-label', 'alt', 'title'];

const none: ReadonlySet<string> = new Set();
const nothing = (): ReadonlySet<string> => none;

/** Collects visible words, without some known words. The collection stops at too many words. */
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

  /** Adds the texts of an element's own attributes. */
  addSpoken(element: Element): void {
    if (element.hasAttributes()) for (const name of spoken) this.add(element.getAttribute(name));
  }

  /** Adds the texts below an element, without one of its children. */
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
 * Returns digests of the words around each of some elements that look the same: its tooltip, and the widest ancestor
 * with few words and no other of them.
 * In a table that ancestor is the row, among cards the card, in a form the label that nobody linked.
 */
export function surroundings(twins: Element[]): Map<Element, string> {
  const held = new Map<Element, number>();
  for (const twin of twins)
    for (let at = parentElement(twin); at; at = parentElement(at)) held.set(at, (held.get(at) ?? 0) + 1);
  return new Map(
    twins.map((twin) => {
      let own: Words | undefined;
      // The element's own words are read with the first word around it: a box without a name may contain the whole
      // page.
      const except = (): ReadonlySet<string> => {
        if (!own) (own = new Words()).addBelow(twin);
        return own.found;
      };
      // A tooltip distinguishes elements with the same name or none.
      const tooltip = new Words(except);
      tooltip.add(twin.getAttribute('title'));
      const words = new Words(except);
      let found = [...tooltip.found];
      for (
        let at = twin, around = parentElement(at);
        around && held.get(around) === 1;
        at = around, around = parentElement(at)
      ) {
        words.most = found.length ? mostWords : Infinity;
        words.addSpoken(at);
        words.addBelow(around, at);
        if (words.found.size > words.most) break;
        found = [...words.found];
      }
      // The least digests are kept, so the order of many words does not decide which of them are kept.
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

/** Returns the part that two surroundings have in common, 0 to 1. */
export function nearness(captured: string, now: string): number {
  return inCommon(partsOf(captured), partsOf(now));
}

/**
 * Returns the members of a group with unique surroundings: no other member has enough of their words. Two sets of words
 * with enough in common share one of the rarest words of each. This is the prefix and positional filter of set
 * similarity joins (Xiao et al., PPJoin, 2008). Therefore only members with such a word are compared.
 */
export function loners(group: Map<Element, string>): Set<Element> {
  const often = new Map<string, number>();
  const parts = new Map([...group].map(([element, words]) => [element, partsOf(words)]));
  for (const words of parts.values()) for (const word of words) often.set(word, (often.get(word) ?? 0) + 1);
  // By word, then by the number of words from there on, and in all.
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
