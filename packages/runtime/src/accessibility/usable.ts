import { composedClosest } from '../dom/composed-closest.js';
import { rendered } from './rendered.js';
import { once } from '../dom/still.js';

const topModal = once((document: Document): Element | undefined => {
  let top: Element | undefined;
  for (const dialog of document.getElementsByTagName('dialog')) if (dialog.matches(':modal')) top = dialog;
  return top;
});

/** Outside the topmost modal dialog everything is inert, without any attribute saying so. */
function behindModal(element: Element): boolean {
  const top = topModal(element.ownerDocument);
  return !!top && composedClosest(element, 'dialog:modal') !== top;
}

/**
 * Whether a person, or assistive technology, can reach an element: rendered, not inert, not `aria-hidden`, not behind
 * a modal dialog. A disabled control is usable in this sense: it is there, and acting on it tells why not.
 */
export const usable: (element: Element) => boolean = once(
  (element) =>
    element.isConnected &&
    rendered(element) &&
    !composedClosest(element, '[inert],[aria-hidden=true]') &&
    !behindModal(element),
);
