import { usable } from '../../accessibility/usable.js';
import { familyTags, related } from './related-roles.js';
import { memo } from '../../dom/memo.js';
import { loners, surroundings } from './surroundings.js';
import { openRoots } from '../../dom/open-roots.js';
import { identifying } from './identifying.js';
import { query, queryOften } from '../../dom/query.js';
import { extended } from '../wording/compare-labels.js';
import { twinMarks } from './twin-marks.js';
import { lookOf, traitsReader, type Traits } from './traits.js';
import { wordsOf } from '../wording/words.js';

/** The signals that an element shares with others of a page, looked up instead of searched for. */
export interface Survey {
  roots: ParentNode[];
  read(element: Element): Traits;
  /** Returns the usable elements with this value of an attribute. */
  holding(attribute: string, value: string): Element[];
  /** Decides whether another usable element looks the same: role and text, or role and picture without a text. */
  hasTwin(element: Element): boolean;
  /** Returns the usable elements of a related role with the same picture, the element included. */
  pictured(element: Element): Element[];
  /**
   * Compares the words with those of other usable elements of a related role: the same words, some more or fewer, or
   * neither.
   */
  echo(element: Element): 'same' | 'extended' | undefined;
  /** Returns the words around an element, and whether its twins have about the same. */
  near(element: Element): { words: string; alone: boolean };
  /** Returns the mark of an element among its twins. */
  twin(element: Element): string;
}

function push<K>(map: Map<K, Element[]>, key: K, element: Element): void {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
}

function join<K>(map: Map<K, Set<Element>>, key: K, element: Element): void {
  const set = map.get(key);
  if (set) set.add(element);
  else map.set(key, new Set([element]));
}

/** Returns the word that the fewest elements have; the first of several. */
function rarestOf(words: string[], having: Map<string, Element[]>): string {
  const often = (word: string): number => having.get(word)?.length ?? 0;
  return words.reduce((rarest, word) => (often(word) < often(rarest) ? word : rarest), words[0] ?? '');
}

/**
 * Reads a page once, so that many of its elements can be described. The survey holds while the page does not change.
 */
export function survey(root: ParentNode, testIdAttributes: string[]): Survey {
  const roots = openRoots(root);
  const read = traitsReader();
  const attributes = [...identifying, ...testIdAttributes];
  const holders = new Map(attributes.map((name) => [name, new Map<string, Element[]>()]));
  for (const element of query(roots, attributes.map((name) => `[${name}]`).join()).filter(usable))
    for (const [name, byValue] of holders) {
      const value = element.getAttribute(name);
      if (value) push(byValue, value, element);
    }
  // A text that extends another contains the rarest word of the shorter one.
  interface Speakers {
    having: Map<string, Element[]>;
    rarest: Map<string, Element[]>;
    saying: Map<string, Element[]>;
    alike: Map<string, Set<Element>>;
    pictured: Map<string, Element[]>;
  }
  const speakers = memo((tags: string): Speakers => {
    const having = new Map<string, Element[]>();
    const rarest = new Map<string, Element[]>();
    const saying = new Map<string, Element[]>();
    const alike = new Map<string, Set<Element>>();
    const pictured = new Map<string, Element[]>();
    const usables = queryOften(roots, tags).filter(usable);
    for (const element of usables) {
      const own = read(element);
      if (own.icon) push(pictured, own.icon, element);
      for (const text of own.texts.length ? own.texts : [own.icon ?? ''])
        join(alike, `${own.kind} ${lookOf(own, text)}`, element);
      for (const word of new Set(own.texts.flatMap(wordsOf))) push(having, word, element);
    }
    for (const element of usables)
      for (const words of read(element).texts.map(wordsOf)) {
        push(rarest, rarestOf(words, having), element);
        push(saying, words.join(' '), element);
      }
    return { having, rarest, saying, alike, pictured };
  });
  const marks = new Map<Element, string>();
  const groups = new Map<Element, { words: Map<Element, string>; alone: Set<Element> }>();
  const alikeOf = memo((element: Element): Set<Element> | undefined => {
    const own = read(element);
    return speakers(familyTags(own.kind)).alike.get(`${own.kind} ${lookOf(own)}`);
  });
  const withTwins = (element: Element): Element[] => [...new Set([element, ...(alikeOf(element) ?? [])])];

  return {
    roots,
    read,
    holding: (attribute, value) => holders.get(attribute)?.get(value) ?? [],
    hasTwin(element) {
      const alike = alikeOf(element);
      return !!alike && alike.size > Number(alike.has(element));
    },
    pictured(element) {
      const { kind, icon } = read(element);
      return speakers(familyTags(kind)).pictured.get(icon ?? '') ?? [];
    },
    echo(element) {
      const { kind, texts } = read(element);
      const { having, rarest, saying } = speakers(familyTags(kind));
      const isOther = (other: Element): boolean => other !== element && related(kind, read(other).kind);
      const spoken = texts.map(wordsOf).filter((words) => words.length);
      if (spoken.some((words) => saying.get(words.join(' '))?.some(isOther))) return 'same';
      const isExtended = spoken.some((words) =>
        [having.get(rarestOf(words, having)), ...words.map((word) => rarest.get(word))].some((others) =>
          others?.some((other) => isOther(other) && read(other).texts.some((text) => extended(words, wordsOf(text)))),
        ),
      );
      return isExtended ? 'extended' : undefined;
    },
    near(element) {
      let group = groups.get(element);
      if (!group) {
        const words = surroundings(withTwins(element));
        group = { words, alone: loners(words) };
        for (const member of words.keys()) groups.set(member, group);
      }
      return { words: group.words.get(element)!, alone: group.alone.has(element) };
    },
    twin(element) {
      if (!marks.has(element)) for (const [member, mark] of twinMarks(withTwins(element))) marks.set(member, mark);
      return marks.get(element)!;
    },
  };
}
