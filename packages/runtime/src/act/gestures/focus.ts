function send(element: Element, quiet: string, bubbling: string): void {
  element.dispatchEvent(new FocusEvent(quiet, { composed: true }));
  element.dispatchEvent(new FocusEvent(bubbling, { bubbles: true, composed: true }));
}

/** Focuses an element. A window in the background fires no focus events of its own, so they are sent for it. */
export function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (!document.hasFocus()) send(element, 'focus', 'focusin');
}

/** Takes the focus away again, with the events that validation on blur waits for. */
export function blur(element: HTMLElement): void {
  element.blur();
  if (!document.hasFocus()) send(element, 'blur', 'focusout');
}
