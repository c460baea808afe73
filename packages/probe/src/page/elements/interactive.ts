import { once, usable } from '@webmcp/runtime/page';
import { composedElements, isWithin } from './composed-tree.js';
import { partRules, strong } from './interactive-kinds.js';
import { isWeakCandidate, listensForClick } from './weak-candidate.js';

/** Matches roles that a library may put on a box around the native field (ARIA 1.1 comboboxes). */
const fieldBox = '[role=combobox],[role=textbox],[role=searchbox],[role=spinbutton]';

/** Matches elements that answer a press as a whole, and can contain a part that answers its own press. */
const pressedWhole = 'a[href],button,[role=button],[role=link]';

/**
 * Finds the elements that a person can act on, in document order. These are usable elements of the strong kinds, and
 * some weak candidates. A weak candidate has its own click handler, tab stop or pointer cursor. Inside a button or link,
 * only its own click handler counts: the cross that closes a tab, the icon that deletes a pressed card.
 */
export function interactiveElements(root: ParentNode): Element[] {
  const found: Element[] = [];
  // In document order an element is followed by its descendants.
  let outer: Element | undefined;
  for (const element of composedElements(root)) {
    if (outer !== undefined && !isWithin(element, outer)) outer = undefined;
    if (isStrong(element)) {
      if (isBoxOfField(element)) continue;
      outer ??= element;
      if (usable(element)) found.push(element);
    } else if (
      (outer === undefined || isPartOf(outer, element)) &&
      isWeakCandidate(element, strong) &&
      usable(element)
    ) {
      found.push(element);
    }
  }
  return found;
}

/** Decides whether a part of a button or link answers its own press. The part that is its whole face answers for all. */
const isPartOf = (outer: Element, element: Element): boolean =>
  outer.matches(pressedWhole) &&
  outer.textContent.trim() !== element.textContent?.trim() &&
  (element instanceof HTMLElement || element instanceof SVGSVGElement) &&
  listensForClick(element);

/** Decides whether a page has an element that a person can act on. Looks at the strong kinds first, which is cheap. */
export function hasInteractive(root: ParentNode = document): boolean {
  for (const element of composedElements(root)) {
    if (isStrong(element) && usable(element)) return true;
  }
  return interactiveElements(root).length > 0;
}

/** Matches the tags of the strong kinds. Most elements fail this cheap test, and need no match of the selector. */
const strongTag = /^(button|input|select|textarea|a|area|summary)$/;

/** Decides whether an element is interactive by itself: a native control, a link, or an element with such a role. */
export function isStrong(element: Element): boolean {
  return (
    (strongTag.test(element.localName) || element.hasAttribute('role') || element.hasAttribute('contenteditable')) &&
    isOfStrongKind(element)
  );
}

const isOfStrongKind = once(
  (element: Element): boolean => element.matches(strong) && !partRules.some(({ isPart }) => isPart(element)),
);

function isBoxOfField(element: Element): boolean {
  if (!element.hasAttribute('role') || !element.matches(fieldBox)) return false;
  return [...element.querySelectorAll('input:not([type=hidden]),textarea')].some(usable);
}
