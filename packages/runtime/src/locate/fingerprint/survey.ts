import { boxesWith, boxText } from '../../accessibility/box-text.js';
import { memo } from '../../dom/memo.js';
import { openRoots } from '../../dom/open-roots.js';
import { longestWord } from '../wording/words.js';
import { attributeIndex } from './attribute-index.js';
import { identifying } from './identifying.js';
import { lookIndex, type LookIndex } from './look-index.js';
import { familyTags } from './related-roles.js';
import { traitsReader, type Traits } from './traits.js';
import { twinGroups, type TwinGroups } from './twin-groups.js';

/** The signals that an element shares with others of a page, looked up instead of searched for. */
export interface Survey extends TwinGroups {
  roots: ParentNode[];
  read(element: Element): Traits;
  /** Returns the usable elements with this value of an attribute. */
  holding(attribute: string, value: string): Element[];
  /** Decides whether another usable element looks the same: role and text, or role and picture without a text. */
  hasTwin(element: Element): boolean;
  /** Returns the usable elements of a related role with the same picture, the element included. */
  pictured(element: Element): readonly Element[];
  /**
   * Compares the words with the words of other usable elements of a related role: the same words, more or fewer words,
   * or other words.
   */
  echo(element: Element): 'same' | 'extended' | undefined;
}

/** Reads a page once, so that many of its elements can be described. The survey holds while the page does not change. */
export function survey(root: ParentNode, testIdAttributes: string[]): Survey {
  const roots = openRoots(root);
  const read = traitsReader();
  const looksOf = memo((tags: string) => lookIndex(roots, tags, read));
  const looksLike = (element: Element): LookIndex => looksOf(familyTags(read(element).kind));
  const alike = memo((element: Element) => {
    const box = boxText(element);
    // No list of tags covers the boxes without a role.
    return box ? new Set(boxesWith(box, longestWord(box), roots)) : looksLike(element).alike(read(element));
  });
  return {
    roots,
    read,
    holding: attributeIndex(roots, [...identifying, ...testIdAttributes]),
    hasTwin(element) {
      const twins = alike(element);
      return !!twins && twins.size > Number(twins.has(element));
    },
    pictured: (element) => looksLike(element).pictured(read(element).icon ?? ''),
    echo: (element) => looksLike(element).echo(element),
    ...twinGroups((element) => [...new Set([element, ...(alike(element) ?? [])])]),
  };
}
