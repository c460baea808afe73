import { foldText } from '@webmcp/text';

import { answeringDrawing } from '../../accessibility/answering-drawing.js';
import { shownLabel } from '../../accessibility/shown-label.js';
import { allIn } from '../../dom/all-in.js';
import { matches } from '../../dom/matching.js';
import { natives } from '../../dom/natives.js';
import { send as sendEvent } from '../../dom/send.js';
import { click } from './click.js';
import { focus } from './focus.js';
import { parentElement, rootNode } from '../../dom/parents.js';

/**
 * Presses an element as a mouse does, with a browser's events in a browser's order. A cancelled `pointerdown` suppresses
 * the mouse events (Pointer Events, compatibility mapping). A cancelled `mousedown` suppresses the focus. An element that
 * was removed in between gets no click. The events go to the element under the mouse inside it, because libraries
 * listen on the content of an item. The button that is all of an item gets them, too. A checkbox or radio without a box is
 * pressed by its shown label. A drawing that listens is pressed itself, also for a button that it fills and that does not
 * listen.
 */
export function press(element: HTMLElement): void {
  pressDown(shownLabel(element) ?? element)();
}

/** Presses an element as its target needs it: twice for an element that answers a double click alone. */
export function pressAs({ double }: { double?: true }, element: HTMLElement): void {
  press(element);
  if (double) pressAgain(element);
}

/** Presses an element that was pressed before, and sends the double click of a browser. */
export function pressAgain(element: HTMLElement): void {
  if (!element.isConnected) return;
  press(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { clientX: x + width / 2, clientY: y + height / 2 };
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 2, ...point };
  sendEvent(element, new natives.MouseEvent('dblclick', init));
}

/**
 * Does the first half of a press: the mouse goes down, and the focus moves to the element. Between the halves the page
 * reacts to the moved focus, as it does under a person's hand.
 * @returns does the second half: the mouse goes up and clicks, unless the page turned the element meanwhile
 */
export function pressDown(element: HTMLElement): (isTurned?: () => boolean) => void {
  element.scrollIntoView({ block: 'nearest' });
  const part = answeringDrawing(element) ?? element;
  const { x, y, width, height } = part.getBoundingClientRect();
  const hit = wholeOf(element) ?? under(part, x + width / 2, y + height / 2);
  // An inner element that is redrawn during the press passes the press on to the whole element.
  const pressed = (): HTMLElement => (hit.isConnected ? hit : element);
  const send = (type: string, buttons = 0): boolean =>
    sendEvent(
      pressed(),
      new (type[0] === 'p' ? natives.PointerEvent : natives.MouseEvent)(type, {
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
  if (compatible && send('mousedown', 1) && isHtml(element)) focus(element);
  return (isTurned = () => false) => {
    send('pointerup');
    if (compatible) send('mouseup');
    if (!element.isConnected || isTurned()) return;
    if (isHtml(pressed())) click(pressed());
    else send('click');
  };
}

/** Returns the uppermost element at a point inside an element; the element itself if another control covers it. */
function under(element: HTMLElement, x: number, y: number): HTMLElement {
  if (!isHtml(element)) return element;
  const root = rootNode(element) as Document | ShadowRoot;
  let hit = root.elementFromPoint(x, y);
  while (hit !== null && !(hit instanceof HTMLElement)) hit = parentElement(hit);
  return hit !== null && element.contains(hit) && hit.closest(ownPress) === element.closest(ownPress) ? hit : element;
}

/**
 * Returns the control that is all that an item of a list or menu shows: `<li role="option"><button>Small</button></li>`. A
 * person who chooses the item presses that control, and its handler may be the one that counts.
 */
function wholeOf(item: HTMLElement): HTMLElement | undefined {
  if (!matches(item, '[role=option],[role^=menuitem],[role=treeitem]')) return undefined;
  const [control, ...others] = [...allIn(item, ownPress)].filter(isHtml);
  const isWhole = control && foldText(item.textContent ?? '') === foldText(control.textContent ?? '');
  return isWhole && others.every((other) => control.contains(other)) ? control : undefined;
}

const isHtml = (element: Element): element is HTMLElement => element instanceof HTMLElement;

/** Matches elements that answer a press themselves. */
const ownPress =
  'a[href],button,input,select,textarea,summary,label,[role],[tabindex]:not([tabindex^="-"]),[contenteditable]';
