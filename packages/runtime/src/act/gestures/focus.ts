import { focused } from '../../dom/focused.js';
import { natives, run } from '../../dom/natives.js';
import { send } from '../../dom/send.js';

function sendBoth(element: Element, quiet: string, bubbling: string, relatedTarget: Element | null): void {
  send(element, new natives.FocusEvent(quiet, { composed: true, relatedTarget }));
  send(element, new natives.FocusEvent(bubbling, { bubbles: true, composed: true, relatedTarget }));
}

/**
 * Focuses an element; the focus comes from the element that has it, as with the Tab key. Sends the focus events itself
 * in a background window, which fires no focus events.
 */
export function focus(element: HTMLElement): void {
  const before = focused();
  run(natives.focus, element, [{ preventScroll: true }]);
  if (document.hasFocus()) return;
  if (before && before !== element) sendBoth(before, 'blur', 'focusout', element);
  sendBoth(element, 'focus', 'focusin', before);
}

/** Takes the focus away from an element, with the events that start validation on blur. */
export function blur(element: HTMLElement): void {
  run(natives.blur, element, []);
  if (!document.hasFocus()) sendBoth(element, 'blur', 'focusout', null);
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
