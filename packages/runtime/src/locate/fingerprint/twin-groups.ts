import { loners, surroundings } from './surroundings.js';
import { twinMarks } from './twin-marks.js';

/** The differences between elements that look the same. */
export interface TwinGroups {
  /** Returns the words around an element. `alone` is true if no twin has about the same words. */
  near(element: Element): { words: string; alone: boolean };
  /** Returns the mark of an element among its twins. */
  twin(element: Element): string;
}

/**
 * Compares the elements of each group of twins once.
 * @param withTwins returns an element with its twins
 */
export function twinGroups(withTwins: (element: Element) => Element[]): TwinGroups {
  const marks = new Map<Element, string>();
  const groups = new Map<Element, { words: Map<Element, string>; alone: Set<Element> }>();
  return {
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
