function send(element: Element, quiet: string, bubbling: string): void {
  element.dispatchEvent(new FocusEvent(quiet, { composed: true }));
  element.dispatchEvent(new FocusEvent(bubbling, { bubbles: true, composed: true }));
}

/** Focuses an element. Sends the focus events itself in a background window, which fires no focus events. */
export function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (!document.hasFocus()) send(element, 'focus', 'focusin');
}

/** Takes the focus away from an element, with the events that start validation on blur. */
export function blur(element: HTMLElement): void {
  element.blur();
  if (!document.hasFocus()) send(element, 'blur', 'focusout');
}
