import { focused } from '../../dom/focused.js';

function send(element: Element, quiet: string, bubbling: string, relatedTarget: Element | null): void {
  element.dispatchEvent(new FocusEvent(quiet, { composed: true, relatedTarget }));
  element.dispatchEvent(new FocusEvent(bubbling, { bubbles: true, composed: true, relatedTarget }));
}

/**
 * Focuses an element; the focus comes from the element that has it, as with the Tab key. Sends the focus events itself
 * in a background window, which fires no focus events.
 */
export function focus(element: HTMLElement): void {
  const before = focused();
  element.focus({ preventScroll: true });
  if (document.hasFocus()) return;
  if (before && before !== element) send(before, 'blur', 'focusout', element);
  send(element, 'focus', 'focusin', before);
}

/** Takes the focus away from an element, with the events that start validation on blur. */
export function blur(element: HTMLElement): void {
  element.blur();
  if (!document.hasFocus()) send(element, 'blur', 'focusout', null);
}

/**
 * Leaves an element as the Tab key does: to the next element of the call. Without such an element, the focus goes
 * nowhere. Editors that close on blur stay open only while the focus stays inside them.
 */
export function moveOn(element: HTMLElement, to: HTMLElement | undefined): void {
  const at = focused();
  const from = at instanceof HTMLElement && element.contains(at) ? at : element;
  if (to && to !== element) focus(to);
  if (!to || focused() !== to) blur(from);
}
