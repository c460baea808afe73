import { allSelectors } from '@webmcp/text';
import { askedSelectors, withValues } from '../elements/asked-parts.js';
import { questionsOf } from './questions-of.js';

/**
 * Decides by its text whether a listener of an element around may answer for the element pressed. In doubt, it may. A
 * listener that tests for selectors serves only their matches. A listener of the document or window may look at no
 * pressed element, such as one that closes a menu. It serves no element in particular.
 * @param isRoot true for a listener of the document or window
 */
export function mayServe(listener: unknown, element: Element, isRoot: boolean): boolean {
  const { serves, selectors } = questionsOf(listener);
  if (serves !== 'asked') return serves === 'any';
  return selectors.length > 0 ? selectors.some((selector) => isInside(element, selector)) : !isRoot;
}

/**
 * Returns the selectors by which a listener of an element around asks for exactly this element, from its text. Undefined
 * for a listener that does not ask for the element.
 */
export function askedSelector(listener: unknown, element: Element): string | undefined {
  const { selectors } = questionsOf(listener);
  return joined(
    selectors.filter((selector) => isMatch(element, selector)),
    element,
  );
}

/**
 * Returns the selectors by which the source of the listeners asks for exactly this element. A listener that passes its event
 * on asks for nothing itself.
 */
export const askedInSource = (element: Element): string | undefined => joined(askedSelectors(element), element);

function joined(selectors: readonly string[], element: Element): string | undefined {
  const all = withValues(selectors, element);
  return all.length === 0 ? undefined : allSelectors(all);
}

/** Decides whether a selector matches exactly an element. In doubt, it does not. */
export function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Decides whether an element is inside a match of a selector. In doubt, it is. */
export function isInside(element: Element, selector: string): boolean {
  try {
    return element.closest(selector) !== null;
  } catch {
    // The selector is a library's own extension, such as jQuery's `:visible`.
    return true;
  }
}
