/** Matches the elements that a test id on a wrapper can mean. */
const controls =
  '[role=combobox],input:not([type=hidden]):not([aria-hidden=true]),textarea,select,[contenteditable]:not([contenteditable=false])';

/** Returns the control to act on: the element, or the only control inside it if the element is a plain wrapper. */
export function control(element: Element): HTMLElement {
  const inside = element.querySelectorAll<HTMLElement>(controls);
  return (element.matches(`${controls},[role],button`) || inside.length !== 1 ? element : inside[0]) as HTMLElement;
}
