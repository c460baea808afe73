import { natives } from '../../dom/natives.js';
import { send as sendEvent } from '../../dom/send.js';
import { outwards } from '../../dom/outwards.js';

/** Brings an element into view and moves the mouse over it, with a browser's events. */
export function hover(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  const send = (target: Node, type: string, bubbles: boolean): boolean =>
    sendEvent(
      target,
      new (type[0] === 'p' ? natives.PointerEvent : natives.MouseEvent)(type, {
        bubbles,
        composed: bubbles,
        view: window,
        ...(type[0] === 'p' && { pointerId: 1, pointerType: 'mouse', isPrimary: true }),
      }),
    );
  for (const kind of ['pointer', 'mouse']) {
    send(element, `${kind}over`, true);
    // A browser sends these to each element that the mouse enters, outermost first.
    for (const node of outwards(element).reverse()) if (node instanceof Element) send(node, `${kind}enter`, false);
    send(element, `${kind}move`, true);
  }
}
