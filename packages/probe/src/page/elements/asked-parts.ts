import { askedPartsName, questionSelector } from '@webmcp/text';

import { composedParent } from './composed-tree.js';
import { hasListener, isOfFramework } from './watched-listeners.js';

/** The window's member for the selectors. A symbol, so that no loop over the window's names finds it. */
const place: unique symbol = Symbol.for(askedPartsName);

interface Asking {
  [place]?: string[];
}

/** Matches tags of texts and boxes. A listener that asks for such a tag asks for it in its own list alone. */
const general = /^(?:a|b|div|em|label|p|section|small|span|strong|td|th)$/i;

/** Returns the selectors by which the app's listeners ask for an element, as its source writes them. */
export const askedSelectors = (element: Element): string[] =>
  ((window as Asking)[place] ?? []).filter((selector) => !general.test(selector) && isMatch(element, selector));

/** Decides whether the app's code asks for an element by a selector, and a script listens around the element. */
export function isAskedFor(element: Element): boolean {
  if (askedSelectors(element).length === 0 || isOfFramework(element)) return false;
  for (let at: Element | null = element; at !== null; at = composedParent(at)) if (hasListener(at)) return true;
  return hasListener(document);
}

/** Matches a question for an attribute of any value. */
const anyValue = /^\[(data-[\w-]+)\]$/;

/** Adds to selectors each attribute with the value of the element: code may choose an act by it. */
export function withValues(selectors: readonly string[], element: Element): string[] {
  const values = selectors.flatMap((selector) => {
    const [, name = ''] = anyValue.exec(selector) ?? [];
    const value = element.getAttribute(name) ?? '';
    return /^[\w.-]{1,40}$/.test(value) ? [questionSelector({ asks: 'attribute', name, value })] : [];
  });
  return [...new Set([...selectors, ...values])];
}

function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // The selector is an extension of a library.
    return false;
  }
}
