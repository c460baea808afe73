import { composedClosest } from '../dom/composed-closest.js';
import { listens } from '../dom/listens.js';
import { matches } from '../dom/matching.js';
import { outwards } from '../dom/outwards.js';
import { fadedOut } from './faded-out.js';
import { isBehindDrawn } from './drawn-dialogs.js';
import { isBehindNamed } from './named-modals.js';
import { rendered } from './rendered.js';
import { once } from '../dom/still.js';
import { shownLabel } from './shown-label.js';
import { shownOnDemand } from './shown-on-demand.js';

const topModal = once((document: Document): Element | undefined => {
  let top: Element | undefined;
  for (const dialog of document.getElementsByTagName('dialog')) if (dialog.matches(':modal')) top = dialog;
  return top;
});

/**
 * Decides whether an element is behind the topmost modal dialog. Everything there is inert, and no attribute marks it. A
 * dialog with `aria-modal` covers the page in the same way. A box that is drawn as a dialog does so, too.
 */
function behindModal(element: Element): boolean {
  const top = topModal(element.ownerDocument);
  if (top) return composedClosest(element, 'dialog:modal') !== top;
  return element.ownerDocument === document && (isBehindDrawn(element) || isBehindNamed(element));
}

/** Matches parts of a page that nobody can use. */
const away = '[inert],[aria-hidden=true]';

/**
 * Decides whether an element or a part around it is inert or `aria-hidden`. Icon sets hide each of their drawings, also one
 * that a framework's handler answers. People press such a drawing.
 */
function isPutAway(element: Element): boolean {
  const by = composedClosest(element, away);
  if (by !== element || !(element instanceof SVGElement) || matches(element, '[inert]') || !listens(element))
    return !!by;
  return outwards(element).some((part) => part !== element && part instanceof Element && matches(part, away));
}

/**
 * Decides whether a person, or assistive technology, can reach an element: rendered, not faded out, not inert, not
 * `aria-hidden`, not behind a modal dialog. A hidden checkbox or radio is reached through its shown label. A control that the mouse
 * or the focus shows is reached by pointing at the part around it.
 * A disabled control is usable: a person sees it, and an attempt to use it names the reason.
 */
export const usable: (element: Element) => boolean = once(
  (element) =>
    element.isConnected &&
    ((rendered(element) && !fadedOut(element)) || !!shownLabel(element) || shownOnDemand(element)) &&
    !isPutAway(element) &&
    !behindModal(element),
);
