import { compile, type Options } from 'css-select';

import { isInside, type PageElement } from './page-element.js';

/**
 * Pseudo-classes whose answer the source does not show. jQuery's filters by place and visibility match every element,
 * because scripts narrow a known list with them. States of the running page match no element, because a wrong element
 * would be worse.
 */
const pseudos: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['first-child', 'first', 'last-child', 'last', 'enabled', 'visible'].map((name) => [name, '*']),
  ),
  ...Object.fromEntries(
    ['checked', 'selected', 'disabled', 'hidden', 'focus', 'hover', 'active', 'visited', 'target', 'empty'].map(
      (name) => [name, ':not(*)'],
    ),
  ),
};

const options: Options<PageElement, PageElement> = {
  // Scripts add elements to the page while it is read.
  cacheResults: false,
  relativeSelector: false,
  pseudos,
  adapter: {
    isTag: (element): element is PageElement => element.tag !== '',
    getAttributeValue: (element, name) => element.attributes.get(name),
    getChildren: (element) => element.children,
    getName: (element) => element.tag,
    getParent: (element) => element.parent,
    getSiblings: (element) => element.siblings,
    getText: () => '',
    hasAttrib: (element, name) => element.attributes.has(name),
    removeSubsets: (elements) => elements,
  },
};

/**
 * Returns the elements that a selector matches, in document order. A selector that css-select does not know matches
 * nothing.
 * @param within returns only elements inside one of these
 */
export function selectElements(
  selector: string,
  elements: readonly PageElement[],
  within?: readonly PageElement[],
): PageElement[] {
  const matches = compiled(selector);
  if (matches === null) return [];
  return elements.filter(
    (element) =>
      (within === undefined || within.some((outer) => outer !== element && isInside(element, outer))) &&
      matches(element),
  );
}

function compiled(selector: string): ((element: PageElement) => boolean) | null {
  try {
    return compile<PageElement, PageElement>(selector, options);
  } catch {
    return null;
  }
}
