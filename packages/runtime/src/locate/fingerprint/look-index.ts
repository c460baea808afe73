import { usable } from '../../accessibility/usable.js';
import { queryOften } from '../../dom/query.js';
import { extended } from '../wording/compare-labels.js';
import { wordsOf } from '../wording/words.js';
import { related } from './related-roles.js';
import { lookOf, type Traits } from './traits.js';

type ReadTraits = (element: Element) => Traits;

/** The usable elements of some tags by their looks. */
export interface LookIndex {
  /** Returns the elements with the role and the text of an element. Without a text, its picture counts. */
  alike(own: Traits): ReadonlySet<Element> | undefined;
  /** Returns the elements with a picture. */
  pictured(icon: string): readonly Element[];
  /** Compares an element's words with the words of other elements of a related role. */
  echo(element: Element): 'same' | 'extended' | undefined;
}

/** Reads the usable elements of some tags once. */
export function lookIndex(roots: ParentNode[], tags: string, read: ReadTraits): LookIndex {
  const elements = queryOften(roots, tags).filter(usable);
  const alike = new Map<string, Set<Element>>();
  const pictured = new Map<string, Element[]>();
  for (const element of elements) {
    const own = read(element);
    if (own.icon) push(pictured, own.icon, element);
    for (const text of own.texts.length ? own.texts : [own.icon ?? '']) {
      const look = `${own.kind} ${lookOf(own, text)}`;
      const set = alike.get(look);
      if (set) set.add(element);
      else alike.set(look, new Set([element]));
    }
  }
  return {
    alike: (own) => alike.get(`${own.kind} ${lookOf(own)}`),
    pictured: (icon) => pictured.get(icon) ?? [],
    echo: echoIn(elements, read),
  };
}

function push(map: Map<string, Element[]>, key: string, element: Element): void {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
}

/** Returns a function that finds the same or extended words. Only elements that share a rare word are compared. */
function echoIn(elements: readonly Element[], read: ReadTraits): LookIndex['echo'] {
  const byWord = new Map<string, Element[]>();
  const byText = new Map<string, Element[]>();
  const byRarest = new Map<string, Element[]>();
  for (const element of elements)
    for (const word of new Set(read(element).texts.flatMap(wordsOf))) push(byWord, word, element);
  const count = (word: string): number => byWord.get(word)?.length ?? 0;
  const rarestOf = (words: readonly string[]): string =>
    words.reduce((rarest, word) => (count(word) < count(rarest) ? word : rarest), words[0] ?? '');
  for (const element of elements)
    for (const words of read(element).texts.map(wordsOf)) {
      push(byRarest, rarestOf(words), element);
      push(byText, words.join(' '), element);
    }
  return (element) => {
    const { kind, texts } = read(element);
    const isOther = (other: Element): boolean => other !== element && related(kind, read(other).kind);
    const wordings = texts.map(wordsOf).filter((words) => words.length);
    if (wordings.some((words) => byText.get(words.join(' '))?.some(isOther))) return 'same';
    // A text that extends another contains the rarest word of the shorter one.
    const isExtended = wordings.some((words) =>
      [byWord.get(rarestOf(words)), ...words.map((word) => byRarest.get(word))].some((others) =>
        others?.some((other) => isOther(other) && read(other).texts.some((text) => extended(words, wordsOf(text)))),
      ),
    );
    return isExtended ? 'extended' : undefined;
  };
}
