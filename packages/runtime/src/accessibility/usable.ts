import { composedClosest } from '../dom/composed-closest.js';
import { rendered } from './rendered.js';
import { once } from '../dom/still.js';
import { shownLabel } from './shown-label.js';
import { shownOnHover } from './shown-on-hover.js';

const topModal = once((document: Document): Element | undefined => {
  let top: Element | undefined;
  for (const dialog of document.getElementsByTagName('dialog')) if (dialog.matches(':modal')) top = dialog;
  return top;
});

/**
 * Decides whether an element is behind the topmost modal dialog. Everything there is inert, and no attribute marks it.
 */
function behindModal(element: Element): boolean {
  const top = topModal(element.ownerDocument);
  return !!top && composedClosest(element, 'dialog:modal') !== top;
}

/**
 * Decides whether a person, or assistive technology, can reach an element: rendered, not inert, not `aria-hidden`, not
 * behind a modal dialog. A hidden checkbox or radio is reached through its shown label. A control that the mouse
 * shows is reached by pointing at the part around it.
 * A disabled control is usable: a person sees it, and an attempt to use it names the reason.
 */
export const usable: (element: Element) => boolean = once(
  (element) =>
    element.isConnected &&
    (rendered(element) || !!shownLabel(element) || shownOnHover(element)) &&
    !composedClosest(element, '[inert],[aria-hidden=true]') &&
    !behindModal(element),
);
