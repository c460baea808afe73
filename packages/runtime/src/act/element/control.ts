const controls =
  '[role=combobox],input:not([type=hidden]):not([aria-hidden=true]),textarea,select,[contenteditable]:not([contenteditable=false])';

/** The control to act on: the element, or where a test id stands on a wrapper, the only control inside it. */
export function control(element: Element): HTMLElement {
  const inside = element.querySelectorAll<HTMLElement>(controls);
  return (element.matches(`${controls},[role],button`) || inside.length !== 1 ? element : inside[0]) as HTMLElement;
}
