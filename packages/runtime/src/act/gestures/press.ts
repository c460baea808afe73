import { focus } from './focus.js';

/**
 * Presses an element as a mouse does, with the events in a browser's order and their rules: a cancelled `pointerdown`
 * brings no mouse events (Pointer Events, compatibility mapping), a cancelled `mousedown` no focus, and an element that
 * went away in between no click. The events go to what a mouse would hit inside it: libraries listen on the content of
 * an item whose role stands on the item.
 */
export function press(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = under(element, x + width / 2, y + height / 2);
  // What is drawn anew while it is pressed leaves the press to what is around it.
  const pressed = (): HTMLElement => (hit.isConnected ? hit : element);
  const send = (type: string, buttons = 0): boolean =>
    pressed().dispatchEvent(
      new (type[0] === 'p' ? PointerEvent : MouseEvent)(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        detail: 1,
        clientX: x + width / 2,
        clientY: y + height / 2,
        buttons,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
      }),
    );
  for (const type of ['pointerover', 'mouseover', 'pointermove', 'mousemove']) send(type);
  const compatible = send('pointerdown', 1);
  if (compatible && send('mousedown', 1)) focus(element);
  send('pointerup');
  if (compatible) send('mouseup');
  if (element.isConnected) pressed().click();
}

/** What lies uppermost at the point within the element; itself where that is another control, or nothing of it. */
function under(element: HTMLElement, x: number, y: number): HTMLElement {
  const root = element.getRootNode() as Document | ShadowRoot;
  let hit = root.elementFromPoint(x, y);
  while (hit !== null && !(hit instanceof HTMLElement)) hit = hit.parentElement;
  return hit !== null && element.contains(hit) && hit.closest(ownPress) === element.closest(ownPress) ? hit : element;
}

/** What answers a press by itself. */
const ownPress =
  'a[href],button,input,select,textarea,summary,label,[role],[tabindex]:not([tabindex^="-"]),[contenteditable]';
