import { fieldGroup, once, usable } from '@webmcp/runtime/page';
import { fieldRoles } from '@webmcp/text';
import { composedElements, isWithin } from './composed-tree.js';
import { isWeakCandidate } from './weak-candidate.js';

/** Native controls, links, and roles that a person acts on or fills. */
const strong = [
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'a[href]',
  'area[href]',
  'summary',
  '[contenteditable]:not([contenteditable=false])',
  // A date or time in parts is one field.
  fieldGroup,
  ...[
    'button',
    'link',
    ...fieldRoles,
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'tab',
    'treeitem',
  ].map((role) => `[role=${role}]`),
].join();

/** Roles of fields that a library may put on a box around the native control that does the work (ARIA 1.1 comboboxes). */
const fieldBox = '[role=combobox],[role=textbox],[role=searchbox],[role=spinbutton]';

/**
 * The elements that a person can act on, in document order: usable ones of the {@link strong} kinds, and as weak
 * candidates others with a click handler, a tab stop or a pointer cursor of their own.
 */
export function interactiveElements(root: ParentNode): Element[] {
  const found: Element[] = [];
  // In document order what lies in an element follows it directly.
  let outer: Element | undefined;
  for (const element of composedElements(root)) {
    if (outer !== undefined && !isWithin(element, outer)) outer = undefined;
    if (isStrong(element)) {
      if (isBoxOfField(element)) continue;
      outer ??= element;
      if (usable(element)) found.push(element);
    } else if (outer === undefined && isWeakCandidate(element, strong) && usable(element)) {
      found.push(element);
    }
  }
  return found;
}

/** Whether there is anything at all that a person can act on; the strong kinds are asked first, as that is cheap. */
export function hasInteractive(root: ParentNode = document): boolean {
  for (const element of composedElements(root)) {
    if (isStrong(element) && usable(element)) return true;
  }
  return interactiveElements(root).length > 0;
}

/** What most elements of a page are not, told without matching all of {@link strong}. */
const strongTag = /^(button|input|select|textarea|a|area|summary)$/;

/** A native control, a link or an element with a role that a person acts on. */
export function isStrong(element: Element): boolean {
  return (
    (strongTag.test(element.localName) || element.hasAttribute('role') || element.hasAttribute('contenteditable')) &&
    isOfStrongKind(element)
  );
}

const isOfStrongKind = once((element: Element): boolean => element.matches(strong) && isHost(element));

function isBoxOfField(element: Element): boolean {
  if (!element.hasAttribute('role') || !element.matches(fieldBox)) return false;
  return [...element.querySelectorAll('input:not([type=hidden]),textarea')].some(usable);
}

/** An editing host is its outermost element; a summary counts only as the one of its details. */
function isHost(element: Element): boolean {
  if (element.localName === 'summary')
    return (
      element.parentElement?.localName === 'details' &&
      element.parentElement.querySelector(':scope > summary') === element
    );
  if (element.getAttribute('role') === 'spinbutton' && element.closest(fieldGroup)) return false;
  return (
    !element.hasAttribute('contenteditable') ||
    !element.matches('[contenteditable] [contenteditable]') ||
    element.matches('button,input,select,textarea,a[href]')
  );
}
