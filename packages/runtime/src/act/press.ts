import { focus } from './focus.js';

/**
 * Presses an element as a mouse does, with the events in a browser's order and their rules: a cancelled `pointerdown`
 * brings no mouse events (Pointer Events, compatibility mapping), a cancelled `mousedown` no focus, and an element that
 * went away in between no click.
 */
export function press(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const send = (type: string, buttons = 0): boolean =>
    element.dispatchEvent(
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
  if (element.isConnected) element.click();
}
